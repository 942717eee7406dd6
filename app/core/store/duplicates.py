"""Tables about duplicates: what a person said are none, and stacks; and what tells photos apart."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.store.states import IS_SEARCHABLE


@dataclass(frozen=True, slots=True)
class PhotoFile:
    """The file of a photo that can be searched, and what tells which of several is the best.

    ``bytes``; ``width`` and ``height`` in pixels; ``modified`` in seconds since the epoch;
    ``taken`` on the camera's clock (features/shot.py), None if not known.
    """

    photo: int
    content: bytes  # hash
    path: Path
    bytes: int
    width: int
    height: int
    modified: float
    taken: float | None = None
    camera: str = ""
    stars: int = 0
    online: bool = True  # whether its folder is there

    @property
    def pixels(self) -> int:
        """How many the picture has."""
        return self.width * self.height


def photo_files(catalogue: Catalogue) -> list[PhotoFile]:
    """All photos that can be searched and whose content is known, by id."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT photos.id, photos.hash, roots.path, photos.path, size, width, height, mtime_ns,"
            " taken, camera, stars, online FROM photos JOIN roots ON roots.id = root"
            " LEFT JOIN shots ON shots.photo = photos.id AND shots.hash = photos.hash"
            " LEFT JOIN marks ON marks.photo = photos.id"
            f" WHERE {IS_SEARCHABLE} AND photos.hash IS NOT NULL ORDER BY photos.id"
        ).fetchall()
    return [
        PhotoFile(
            photo,
            content,
            Path(os.fsdecode(root), os.fsdecode(path)),
            size,
            width,
            height,
            mtime_ns / 1e9,
            taken,
            camera or "",
            max(stars or 0, 0),
            bool(online),
        )
        for (
            photo, content, root, path, size, width, height, mtime_ns, taken, camera, stars, online
        ) in found
    ]  # fmt: skip


def distinct_pairs(catalogue: Catalogue) -> set[tuple[int, int]]:
    """The pairs of photos that a person called different, the smaller id first."""
    with catalogue.reading() as connection:
        return set(connection.execute("SELECT a, b FROM distinct_photos").fetchall())


def note_distinct(catalogue: Catalogue, pairs: Iterable[tuple[int, int]]) -> None:
    """Remember that the photos of each pair, the smaller id first, are different."""
    with catalogue.transaction() as connection:
        connection.executemany("INSERT OR IGNORE INTO distinct_photos (a, b) VALUES (?, ?)", pairs)


def forget_distinct(catalogue: Catalogue, pairs: Iterable[tuple[int, int]]) -> None:
    """Forget that the photos of each pair are different."""
    with catalogue.transaction() as connection:
        connection.executemany("DELETE FROM distinct_photos WHERE a = ? AND b = ?", pairs)


def stacks(catalogue: Catalogue) -> dict[int, tuple[int, ...]]:
    """Stacks: the photo on top -> the others, in order; of photos that can be searched, two or more
    of them. Where the one on top is gone, the next is on top."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT stack, photo FROM stack_photos JOIN photos ON photos.id = photo"
            f" WHERE {IS_SEARCHABLE} ORDER BY stack, place"
        ).fetchall()
    by_stack: dict[int, list[int]] = {}
    for stack, photo in found:
        by_stack.setdefault(stack, []).append(photo)
    return {top: tuple(others) for top, *others in by_stack.values() if others}


def add_stack(catalogue: Catalogue, photos: Sequence[int]) -> int:
    """Stack ``photos``, the first on top; they leave other stacks. Returns the stack."""
    with catalogue.transaction() as connection:
        remove_from_stacks(catalogue, photos)
        stack = connection.execute("INSERT INTO stacks (created) VALUES (?)", (time.time(),))
        connection.executemany(
            "INSERT INTO stack_photos (photo, stack, place) VALUES (?, ?, ?)",
            [(photo, stack.lastrowid, place) for place, photo in enumerate(photos)],
        )
    assert stack.lastrowid is not None
    return stack.lastrowid


def remove_from_stacks(catalogue: Catalogue, photos: Iterable[int]) -> None:
    """Take ``photos`` out of their stacks; a stack of one is none."""
    with catalogue.transaction() as connection:
        connection.execute(
            "DELETE FROM stack_photos WHERE photo IN (SELECT value FROM json_each(?))",
            (json.dumps(list(photos)),),
        )
        connection.execute(
            "DELETE FROM stacks WHERE (SELECT count(*) FROM stack_photos"
            " WHERE stack = stacks.id) < 2"
        )


def stack_of(catalogue: Catalogue, photo: int) -> tuple[int, ...]:
    """All photos of the stack that ``photo`` is in, in order, also those that are gone; () if it is
    in none."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT photo FROM stack_photos"
            " WHERE stack = (SELECT stack FROM stack_photos WHERE photo = ?) ORDER BY place",
            (photo,),
        ).fetchall()
    return tuple(each for (each,) in found)
