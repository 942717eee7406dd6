"""Reading matrices whose rows stand in several folders as if each were one.

In the folder <library>/vectors:
<name>.f32                  the part that this machine wrote
shards/<name>/<name>.f32    a part that a worker wrote (app.core.store.matrices.shard_writer)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import numpy as np

from app.core.errors import LibraryDamagedError
from app.core.language import tr
from app.core.store.matrices.extents import OWN, Extent
from app.core.store.matrices.matrix_file import row_numbers
from app.core.store.matrices.vectors import VectorStore
from engine.index.base import Matrix
from engine.types import Float32, Rows

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,99}")
"""What a shard may be called: it names a folder."""

OPEN_AT_ONCE = 32  # files of one matrix; systems allow about 1,000

NO_ROWS = np.zeros(0, np.int64)


def shard_folder(vectors_folder: Path, shard: str) -> Path:
    """The folder of a shard; OWN: that around them. Raises LibraryDamagedError on a wrong name."""
    if shard == OWN:
        return vectors_folder
    if not NAME.fullmatch(shard):
        raise LibraryDamagedError(
            tr(
                "The catalogue names the shard {shard}, which no shard can be called.",
                shard=repr(shard),
            ),
            tr("`likewise restore` lists the backups that can be restored."),
        )
    return vectors_folder / "shards" / shard


@dataclass(frozen=True, slots=True)
class Shard:
    """A folder of matrices. ``rows``: how many to read; those that no extent names do not exist."""

    name: str  # OWN for the folder around them
    folder: Path
    dimensions: Mapping[str, int]
    rows: int

    def read(self) -> dict[str, Matrix]:
        """Each matrix (rows, d), by name. Raises LibraryDamagedError if a file is short."""
        return self.store.read(self.rows)

    @property
    def store(self) -> VectorStore:
        """Its files."""
        return VectorStore(self.folder, self.dimensions)


@dataclass(frozen=True)
class Layout:
    """Where the rows 0..n-1 stand; extent i covers [first[i], first[i + 1]).

    ``first``, ``shard`` (index in ``shards``), ``local``: int64 (extents,); ``count``: n.
    """

    shards: tuple[Shard, ...] = ()
    first: Rows = field(default_factory=NO_ROWS.copy)
    shard: Rows = field(default_factory=NO_ROWS.copy)
    local: Rows = field(default_factory=NO_ROWS.copy)
    count: int = 0

    def locate(self, rows: Rows) -> tuple[Rows, Rows]:
        """(index of the shard, row in it), int64 (m,) each, of ``rows`` in [0, count)."""
        extent = np.searchsorted(self.first, rows, side="right") - 1
        return self.shard[extent], self.local[extent] + rows - self.first[extent]

    def by_shard(self, rows: Rows) -> tuple[dict[str, Rows], dict[str, Rows]]:
        """Of each shard that holds some of ``rows``, by name: the rows in it that they are, and
        where these stand among ``rows``."""
        shards, local = self.locate(rows)
        within: dict[str, Rows] = {}
        positions: dict[str, Rows] = {}
        for number in np.unique(shards).tolist():
            name = self.shards[number].name
            positions[name] = np.flatnonzero(shards == number)
            within[name] = local[positions[name]]
        return within, positions

    def rows_of(self, shard: int) -> tuple[Rows, Rows]:
        """(rows in the shard, rows of the library), int64 (m,) each, ascending in the shard."""
        extents = np.flatnonzero(self.shard == shard)
        extents = extents[np.argsort(self.local[extents])]
        lengths = np.diff(self.first, append=self.count)[extents]
        within = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        return (
            np.repeat(self.local[extents], lengths) + within,
            np.repeat(self.first[extents], lengths) + within,
        )

    def matrices(self, dimensions: Mapping[str, int]) -> dict[str, Matrix]:
        """Name -> float32 (count, d), of which nothing is read yet. ``dimensions``: name ->
        d. Raises LibraryDamagedError if a file is short, then or when it is read.
        """
        if not self.count:
            return {name: np.zeros((0, d), np.float32) for name, d in dimensions.items()}
        for shard in self.shards:
            shard.store.check(shard.rows)
        if len(self.first) == 1 and self.local[0] == 0:
            return dict(self.shards[0].read())
        return {name: ShardedMatrix(self, name) for name in dimensions}


def layout_of(
    extents: Sequence[Extent], count: int, vectors_folder: Path, dimensions: Mapping[str, int]
) -> Layout:
    """The layout of ``count`` rows. Raises LibraryDamagedError if extents overlap or leave gaps."""
    ends = [extent.first + extent.count for extent in extents]
    if [extent.first for extent in extents] != [0, *ends][: len(extents)] or count != (ends or [0])[
        -1
    ]:
        raise LibraryDamagedError(
            tr(
                "The catalogue counts {count} rows, but not where each of them stands.", count=count
            ),
            tr("`likewise restore` lists the backups that can be restored."),
        )
    lengths: dict[str, int] = {}
    for extent in extents:
        lengths[extent.shard] = max(lengths.get(extent.shard, 0), extent.local + extent.count)
    numbers = {name: number for number, name in enumerate(lengths)}
    return Layout(
        shards=tuple(
            Shard(name, shard_folder(vectors_folder, name), dimensions, rows)
            for name, rows in lengths.items()
        ),
        first=np.array([extent.first for extent in extents], np.int64),
        shard=np.array([numbers[extent.shard] for extent in extents], np.int64),
        local=np.array([extent.local for extent in extents], np.int64),
        count=count,
    )


class ShardedMatrix:
    """One matrix, float32 (n, d), gathered from where they stand when asked for."""

    def __init__(self, layout: Layout, name: str) -> None:
        self._layout = layout
        self._name = name
        self._dimension = layout.shards[0].dimensions[name]
        self._opened = lru_cache(OPEN_AT_ONCE)(self._open)

    @property
    def shape(self) -> tuple[int, int]:
        """(rows, entries)."""
        return self._layout.count, self._dimension

    @property
    def nbytes(self) -> int:
        """Bytes of all rows, on the disk."""
        return self._layout.count * self._dimension * 4

    def __len__(self) -> int:
        return self._layout.count

    def __getitem__(self, rows: slice | Rows | Sequence[int], /) -> Float32:
        """float32 (m, d). Raises IndexError for a row that does not exist."""
        wanted = row_numbers(rows, len(self))
        found = np.empty((len(wanted), self._dimension), np.float32)
        for shard, positions, local in _by_shard(*self._layout.locate(wanted)):
            found[positions] = self._opened(shard)[local]
        return found

    def _open(self, shard: int) -> Matrix:
        found = self._layout.shards[shard]
        return found.store.matrix(self._name, found.rows)


def _by_shard(shards: Rows, local: Rows) -> Iterator[tuple[int, Rows, Rows]]:
    """(shard, positions in the answer, rows in the shard), shard by shard."""
    order = np.argsort(shards, kind="stable")
    for positions in np.split(order, np.flatnonzero(np.diff(shards[order])) + 1):
        if len(positions):
            yield int(shards[positions[0]]), positions, local[positions]
