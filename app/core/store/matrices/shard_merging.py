"""Merges small shards into larger ones, in short steps.

Each reading on a cluster begins shards of its own, so a library that gets a few photos a day would
come to have a thousand, and every search asks them all. Rows keep their numbers: only where they
stand changes. What stands there already is left for whoever still reads it (`SEEN_FOR`).
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.core.errors import LibraryDamagedError
from app.core.store.catalogue import Catalogue
from app.core.store.matrices.extents import OWN, move_rows, read_extents
from app.core.store.matrices.matrices import (
    StoredMatrix,
    dimensions_of,
    read_layout,
    vectors_folder,
)
from app.core.store.matrices.rows import ReadPhoto
from app.core.store.matrices.shard_writer import SLICE, ShardWriter
from app.core.store.matrices.shards import Layout, Shard
from app.core.store.matrices.vectors import checksums
from engine.types import Float32, Rows

SMALL = 4_096
"""Rows; a shard that has fewer is merged with others."""

FEWEST = 8
"""Small shards that are left alone: each row is copied once for so many times as many rows, so
four times at most until its shard is not small any more."""

MOST = 65_536
"""Rows of one that was merged, so that several workers have something to do."""

AT_ONCE = 250
"""Rows that are copied in one step, 4 MB."""

SEEN_FOR = 86_400.0
"""Seconds that the files of a shard stay when it is one no more: workers, and other programs that
opened the library before, may read them."""


def merge_small_shards(
    catalogue: Catalogue, library: Path, stored: Sequence[StoredMatrix]
) -> Iterator[None]:
    """Merge the small shards of the matrices of the library in folder ``library``, if there are
    FEWEST. Shards that are damaged are left as they are.

    What a step that is never followed by another leaves behind counts for nothing. Raises
    StorageError where the folder cannot be written.
    """
    layout = read_layout(catalogue, library, stored)
    for group in _groups(layout):
        found = {number: _told(layout.shards[number]) for number in group}
        yield
        told = {number: lines for number, lines in found.items() if lines is not None}
        if len(told) < 2:
            continue
        with suppress(LibraryDamagedError):  # the doctor tells of it
            yield from _Merging(catalogue, library, dimensions_of(stored), layout, told).steps()


def unused_shards(catalogue: Catalogue, library: Path) -> list[Path]:
    """The folders of shards that no row stands in and that nobody can be reading any more."""
    used = {extent.shard for extent in read_extents(catalogue)}
    folders = (vectors_folder(library) / "shards").glob("*")
    past = time.time() - SEEN_FOR
    return [each for each in folders if each.name not in used and each.stat().st_mtime < past]


@dataclass(frozen=True, slots=True)
class _Told:
    """What a shard's slice tells of one of its rows."""

    photo: int
    path: Path
    hash: bytes
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class _Merging:
    """Several shards become one. ``told``: what their slices tell, by the shard's number."""

    catalogue: Catalogue
    library: Path
    dimensions: Mapping[str, int]
    layout: Layout
    told: Mapping[int, Sequence[_Told]]

    def steps(self) -> Iterator[None]:
        """Copy their rows, some at a time; then let the library be searched there. Raises
        LibraryDamagedError where a matrix is short."""
        rows = np.sort(np.concatenate([self.layout.rows_of(number)[1] for number in self.told]))
        matrices = self.layout.matrices(self.dimensions)
        written = {number: self._checksums(number) for number in self.told}
        with closing(ShardWriter(vectors_folder(self.library), self.dimensions)) as writer:
            for start in range(0, len(rows), AT_ONCE):
                some = rows[start : start + AT_ONCE]
                vectors = {name: matrix[some] for name, matrix in matrices.items()}
                if not self._is_whole(written, some, vectors):
                    return  # these are not the vectors that were written once
                self._append(writer, some, vectors)
                yield
        before = [self.layout.shards[number] for number in self.told]
        names = [shard.name for shard in before]
        move_rows(self.catalogue, names, writer.name, rows.tolist())
        for shard in before:
            with suppress(OSError):  # another user's, whose files this one can't remove either
                os.utime(shard.folder)  # from now on it is unused

    def _checksums(self, number: int) -> Mapping[str, NDArray[np.uint32]]:
        shard = self.layout.shards[number]
        return {name: shard.store.checksums(name, shard.rows) for name in self.dimensions}

    def _is_whole(
        self,
        written: Mapping[int, Mapping[str, NDArray[np.uint32]]],
        rows: Rows,
        vectors: Mapping[str, Float32],
    ) -> bool:
        """Whether ``rows`` have the checksums that they were written with."""
        shards, local = self.layout.locate(rows)
        return all(
            np.array_equal(
                checksums(vectors[name][shards == number]), known[local[shards == number]]
            )
            for number, of_shard in written.items()
            for name, known in of_shard.items()
        )

    def _append(self, writer: ShardWriter, rows: Rows, vectors: Mapping[str, Float32]) -> None:
        shards, local = (each.tolist() for each in self.layout.locate(rows))
        known = [self.told[shard][row] for shard, row in zip(shards, local, strict=True)]
        batch = []
        for at, told in enumerate(known):
            here = {name: matrix[at] for name, matrix in vectors.items()}
            read = ReadPhoto(told.hash, told.width, told.height, here)
            batch.append((told.photo, told.path, read))
        writer.append(batch)


def _groups(layout: Layout) -> list[list[int]]:
    """Which shards become one, by their numbers in ``layout``."""
    lengths = np.diff(layout.first, append=layout.count)
    rows = np.bincount(layout.shard, lengths, len(layout.shards)).astype(int)
    small = [
        number
        for number, shard in enumerate(layout.shards)
        if shard.name != OWN and rows[number] < SMALL
    ]
    if len(small) < FEWEST:
        return []
    groups: list[list[int]] = [[]]
    for number in small:
        if rows[[*groups[-1], number]].sum() > MOST:
            groups.append([])
        groups[-1].append(number)
    return groups


def _told(shard: Shard) -> list[_Told] | None:
    """What a shard's slice tells of its rows; None if it does not tell of all."""
    try:
        lines = (shard.folder / SLICE).read_bytes().splitlines()[: shard.rows]
        found = [_line(json.loads(line), row) for row, line in enumerate(lines)]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return found if len(found) == shard.rows else None


def _line(line: dict[str, object], row: int) -> _Told:
    """Raises ValueError, KeyError or TypeError for one that is damaged."""
    told = _Told(
        photo=_number(line["photo"]),
        path=Path(str(line["path"])),
        hash=bytes.fromhex(str(line["hash"])),
        width=_number(line["width"]),
        height=_number(line["height"]),
    )
    if line["row"] != row:
        raise ValueError(line)
    return told


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(value)
    return value
