"""Tables about duplicates: what a person said are none, and what tells photos apart."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.core.store.catalogue import Catalogue
from app.core.store.states import IS_FILE
from app.core.types import PhotoState

_Line = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class PhotoFile:
    """The file of a photo that can be searched, and what tells which of several is the best.

    ``bytes``; ``width`` and ``height`` in pixels; ``modified`` in seconds since the epoch;
    ``taken`` on the camera's clock (features/exif.py), None if not known.
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
    stands: int = 0  # the photo that stands for the file, if that is a copy; else 0

    @property
    def shown(self) -> int:
        """The photo that a person sees of the file, and whose row it has."""
        return self.stands or self.photo

    @property
    def pixels(self) -> int:
        """How many the picture has."""
        return self.width * self.height


def photo_files(catalogue: Catalogue) -> list[PhotoFile]:
    """All photos that can be searched and whose content is known, and their copies, by id.

    What the content tells, and the stars, of a copy are those of the photo that stands for it.
    """
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT photos.id, photos.hash, roots.path, photos.path, size, width, height, mtime_ns,"
            " taken, camera, stars, online, state FROM photos JOIN roots ON roots.id = root"
            " LEFT JOIN shots ON shots.photo = photos.id AND shots.hash = photos.hash"
            " LEFT JOIN marks ON marks.photo = photos.id"
            f" WHERE {IS_FILE} AND photos.hash IS NOT NULL ORDER BY photos.id"
        ).fetchall()
    shown = {line[1]: line for line in found if line[-1] != PhotoState.COPY}
    return [_photo_file(line, shown.get(line[1], line)) for line in found]


def _photo_file(line: _Line, standing: _Line) -> PhotoFile:
    """``standing``: the line of the photo that stands for all files of this content."""
    photo, content, root, path, size, width, height, mtime_ns, *_, online, state = line
    *_, taken, camera, stars, _, _ = standing
    return PhotoFile(
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
        standing[0] if state == PhotoState.COPY and standing is not line else 0,
    )


def newest_photo(catalogue: Catalogue) -> int:
    """The highest id of a photo; 0 if there is none."""
    with catalogue.reading() as connection:
        (newest,) = connection.execute("SELECT max(id) FROM photos").fetchone()
    return newest or 0


def distinct_pairs(catalogue: Catalogue) -> set[tuple[int, int]]:
    """The pairs of photos that a person called different, the smaller id first."""
    with catalogue.reading() as connection:
        return set(connection.execute("SELECT a, b FROM distinct_photos").fetchall())


def note_distinct(catalogue: Catalogue, pairs: Iterable[tuple[int, int]]) -> None:
    """Remember that the photos of each pair, the smaller id first, are different."""
    with catalogue.transaction() as connection:
        connection.executemany("INSERT OR IGNORE INTO distinct_photos (a, b) VALUES (?, ?)", pairs)


def forget_distinct(catalogue: Catalogue, pairs: Iterable[tuple[int, int]]) -> None:
    """Forget that the photos of each pair, the smaller id first, are different."""
    with catalogue.transaction() as connection:
        connection.executemany("DELETE FROM distinct_photos WHERE a = ? AND b = ?", pairs)
