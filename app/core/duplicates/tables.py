"""Read and write tables of duplicates and stacks.

These hold the pairs that a person called different, and each stacked photo's position from the top;
the other data that tells duplicates apart is read here, too. The top of a stack is the first photo
that can be shown, so if its file is away the next one is the top until it is back. A stack with
fewer than two photos that can be shown counts as none.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from app.core.photos.at_hand_tables import photo_of_each
from app.core.store.catalogue import Catalogue
from app.core.store.connection import IN_LIST, stored_path
from app.core.store.rules import IS_SEARCHABLE


@dataclass(frozen=True, slots=True)
class PhotoFile:
    """A file of a searchable photo, and what decides which of several is the best.

    ``photo``: the file's number; ``bytes``; ``width`` and ``height`` in pixels; ``modified`` in
    seconds since the epoch; ``taken`` on the camera's clock (features/exif.py), None if not known.
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
    holds: int = 0  # the photo; 0: that of the file's number

    @property
    def shown(self) -> int:
        """The photo that the file holds, whose row counts."""
        return self.holds or self.photo

    @property
    def pixels(self) -> int:
        """The number of pixels of the picture."""
        return self.width * self.height


def photo_files(catalogue: Catalogue) -> list[PhotoFile]:
    """Return all files of searchable photos, by their numbers; they share EXIF facts and stars."""
    return catalogue.records(
        lambda file, content, root, path, *others: PhotoFile(
            file, content, stored_path(root, path), *others
        ),
        "SELECT files.id, files.hash, roots.path, files.path, size, width, height, mtime_ns / 1e9,"
        " taken, coalesce(camera, ''), max(coalesce(stars, 0), 0), online, files.photo"
        " FROM files JOIN photos ON photos.id = files.photo JOIN roots ON roots.id = root"
        " LEFT JOIN shots ON shots.photo = photos.id AND shots.hash = files.hash"
        " LEFT JOIN marks ON marks.photo = photos.id"
        f" WHERE {IS_SEARCHABLE} ORDER BY files.id",
    )


def distinct_pairs(catalogue: Catalogue) -> set[tuple[int, int]]:
    """Return the pairs of photos that a person called different, the smaller id first."""
    return {*catalogue.rows("SELECT a, b FROM distinct_photos")}


def set_distinct(catalogue: Catalogue, files: Collection[int], wanted: bool = True) -> None:
    """Record that ``files`` are no duplicates of each other, or delete that record."""
    holds = photo_of_each(catalogue, files)
    with catalogue.transaction() as connection:
        connection.executemany(
            "INSERT OR IGNORE INTO distinct_photos (a, b) VALUES (?, ?)"
            if wanted
            else "DELETE FROM distinct_photos WHERE a = ? AND b = ?",
            [_pair(a, b, holds[a], holds[b]) for a, b in combinations(files, 2)],
        )


def pair_of(one: PhotoFile, other: PhotoFile) -> tuple[int, int]:
    """Return the entry of `distinct_pairs` that would keep two files apart."""
    return _pair(one.photo, other.photo, one.shown, other.shown)


def _pair(file: int, other: int, photo: int, other_photo: int) -> tuple[int, int]:
    """Return the numbers of two photos, or of files of one photo; the smaller first."""
    a, b = (file, other) if photo == other_photo else (photo, other_photo)
    return (a, b) if a < b else (b, a)


StackPosition = tuple[int, int] | None
"""Number of a stack, and position from the top; None: in no stack."""


def positions_in_stacks(catalogue: Catalogue, photos: Collection[int]) -> dict[int, StackPosition]:
    """Return the position of each of ``photos``."""
    found = catalogue.rows(
        f"SELECT photo, stack, place FROM stacked_photos WHERE photo {IN_LIST}", list(photos)
    )
    known = {photo: (stack, position) for photo, stack, position in found}
    return {photo: known.get(photo) for photo in photos}


def members(catalogue: Catalogue, stacks: Iterable[int]) -> dict[int, list[int]]:
    """Return stack -> its photos from the top, including those that can't be shown."""
    select = f"SELECT stack, photo FROM stacked_photos WHERE stack {IN_LIST} ORDER BY stack, place"
    return _grouped(catalogue.rows(select, list(stacks)))


def shown_stacks(catalogue: Catalogue) -> list[tuple[int, ...]]:
    """Return the photos that can be shown of each stack, from the top, if two or more."""
    found = catalogue.rows(
        "SELECT stack, photo FROM stacked_photos JOIN at_hand ON id = photo"
        f" WHERE {IS_SEARCHABLE} ORDER BY stack, place"
    )
    return [tuple(photos) for photos in _grouped(found).values() if len(photos) > 1]


def next_stack(catalogue: Catalogue) -> int:
    """Return an unused number for a stack."""
    return int(catalogue.value("SELECT coalesce(max(stack), 0) FROM stacked_photos")) + 1


def put_into_stacks(catalogue: Catalogue, positions: Mapping[int, StackPosition]) -> None:
    """Set the position of each photo."""
    with catalogue.transaction() as connection:
        connection.executemany(
            "DELETE FROM stacked_photos WHERE photo = ?", [(photo,) for photo in positions]
        )
        connection.executemany(
            "INSERT INTO stacked_photos (photo, stack, place) VALUES (?, ?, ?)",
            [(photo, *position) for photo, position in positions.items() if position is not None],
        )


def _grouped(found: Iterable[tuple[int, int]]) -> dict[int, list[int]]:
    stacks: defaultdict[int, list[int]] = defaultdict(list)
    for stack, photo in found:
        stacks[stack].append(photo)
    return stacks
