"""Tables about duplicates: what a person said are none, and what tells photos apart."""

from __future__ import annotations

import os
from collections.abc import Iterable
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
