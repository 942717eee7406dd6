"""Read and write tables of duplicates and stacks.

The catalogue's hold the pairs that a person called different, and each stacked photo's position
from the top; the other data that tells duplicates apart is read here, too. The top of a stack is
the first photo that can be shown, so if its file is away the next one is the top until it is back.
A stack with fewer than two photos that can be shown counts as none.

The results of comparing pictures are stored by content, in a file that can be made again. It is
separate from the catalogue, so a search for duplicates can store results while another process
writes to the library. It doesn't refer to photos or paths: a photo that moves, or is there twice,
is not compared again.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Self

from app.core.base.paths import remove
from app.core.photos.at_hand_tables import photo_of_each
from app.core.store.catalogue import Catalogue
from app.core.store.connection import IN_LIST, connect, decoded, stored_path
from app.core.store.photo_states import IS_SEARCHABLE
from features.same_picture import Agreement


@dataclass(frozen=True, slots=True)
class PhotoFile:
    """A file of a searchable photo, and what decides which of several is the best.

    ``file``: its number; ``bytes``; ``width`` and ``height`` in pixels; ``modified`` in seconds
    since the epoch; ``taken`` on the camera's clock (features/exif.py), None if not known.
    """

    file: int
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
    of_photo: int = 0  # 0: that of the file's number

    @property
    def photo(self) -> int:
        """The photo that the file holds, whose row counts."""
        return self.of_photo or self.file

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
    return _pair(one.file, other.file, one.photo, other.photo)


def _pair(file: int, other: int, photo: int, other_photo: int) -> tuple[int, int]:
    """Return the numbers of two photos, or of files of one photo; the smaller first."""
    a, b = (file, other) if photo == other_photo else (photo, other_photo)
    return (a, b) if a < b else (b, a)


def split_distinct(
    photos: Sequence[PhotoFile], distinct: Collection[tuple[int, int]]
) -> list[list[PhotoFile]]:
    """Return parts of two photos or more without a ``distinct`` pair, filled in order."""
    parts: list[list[PhotoFile]] = []
    for photo in photos:
        for part in parts:
            if not any(pair_of(photo, other) in distinct for other in part):
                part.append(photo)
                break
        else:
            parts.append([photo])
    return [part for part in parts if len(part) > 1]


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


FILE_NAME = "compared.sqlite"

FORMAT = 3
"""Version of the table, and of how pictures are compared; results of other versions are dropped."""

BUSY_TIMEOUT = 10.0  # seconds to wait while another process writes

_TABLE = """
CREATE TABLE results (
    contents BLOB PRIMARY KEY,            -- hash of a measured picture, or of two compared ones
    numbers TEXT NOT NULL                 -- JSON list, of a Quality or an Agreement
) STRICT, WITHOUT ROWID;
"""

Contents = tuple[bytes, bytes]
"""Content hashes of two pictures, the smaller one first."""


@dataclass(frozen=True, slots=True)
class Quality:
    """JPEG quality, 1 to 100 (None: another format), and sharpness (see features/sharpness.py)."""

    compression: float | None
    sharpness: float


class StoredComparisons:
    """The stored results; additions are written at once. For one thread at a time.

    An unreadable file is replaced by a new one; if it can't be written, results are not stored.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @classmethod
    def open(cls, library: Path) -> Self:
        """Open the results in the folder ``library``."""
        path = library / FILE_NAME
        try:
            return cls(_connected(path))
        except sqlite3.OperationalError:  # it may not be written
            return cls(_connected(None))
        except sqlite3.DatabaseError:  # it is damaged
            for ending in ("", "-wal", "-shm"):
                with suppress(OSError):
                    remove(path.with_name(path.name + ending))
            return cls.open(library) if not path.exists() else cls(_connected(None))

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def agreements(self, pairs: Iterable[Contents]) -> dict[Contents, Agreement]:
        """Return the known results for ``pairs``."""
        found = ((pair, self._find(b"".join(pair))) for pair in pairs)
        return {pair: Agreement(*numbers) for pair, numbers in found if numbers}

    def add_agreements(self, found: Mapping[Contents, Agreement]) -> None:
        """Store the results for pairs."""
        self._add((b"".join(pair), astuple(agreement)) for pair, agreement in found.items())

    def qualities(self, contents: Iterable[bytes]) -> dict[bytes, Quality]:
        """Return the known qualities of pictures."""
        found = ((content, self._find(content)) for content in contents)
        return {content: Quality(*numbers) for content, numbers in found if numbers}

    def add_qualities(self, found: Mapping[bytes, Quality]) -> None:
        """Store the qualities of pictures."""
        self._add((content, astuple(quality)) for content, quality in found.items())

    def _find(self, contents: bytes) -> list[float] | None:
        line = self._connection.execute(
            "SELECT numbers FROM results WHERE contents = ?", (contents,)
        ).fetchone()
        return decoded(line[0]) if line else None

    def _add(self, found: Iterable[tuple[bytes, tuple[Any, ...]]]) -> None:
        """Write lines, unless the disk is full: they can be found again."""
        lines = [(contents, json.dumps(numbers)) for contents, numbers in found]
        with suppress(sqlite3.OperationalError), self._connection:
            self._connection.executemany("INSERT OR REPLACE INTO results VALUES (?, ?)", lines)


def _connected(path: Path | None) -> sqlite3.Connection:
    options: dict[str, Any] = {"timeout": BUSY_TIMEOUT, "check_same_thread": False}
    connection = (
        connect(path, "mode=rwc", **options) if path else sqlite3.connect(":memory:", **options)
    )
    try:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if found != FORMAT:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.executescript(
                "BEGIN IMMEDIATE; DROP TABLE IF EXISTS results;"
                f"{_TABLE} PRAGMA user_version = {FORMAT}; COMMIT;"
            )
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("SELECT 1 FROM results LIMIT 1")
    except BaseException:
        connection.close()
        raise
    return connection
