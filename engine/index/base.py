"""The interface of every index, and the types that it is made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, Self

from engine.metrics.metric import Metric
from engine.types import Float32, Floats, Mask, Rows, Vectors


class Matrix(Protocol):
    """Rows that can be read in slices or by number: an array, a memory map, or something that
    makes its rows when they are asked for (scaling what is stored, say)."""

    @property
    def shape(self) -> tuple[int, ...]: ...

    def __getitem__(self, rows: slice | Rows, /) -> Floats: ...


StoredVectors = Mapping[str, Matrix]
"""Modality -> Matrix (n, d_k) of scaled entries; row i of every matrix belongs to photo i."""


@dataclass(frozen=True)
class Hits:
    """The nearest rows, nearest first; equal distances in the order of their rows.

    rows: int64 (m,), m <= k. distances: float32 (m,), the squared distance D.
    """

    rows: Rows
    distances: Float32


class Index(ABC):
    """A searchable set of photos under a metric that may change between any two searches.

    One thread changes an index (build, add, grow, remove, metric_changed) and may drive the steps
    of ``refresh`` and ``readout``; any thread may search at any time and sees the state before or
    after a change, never between.

    What is not abstract is right for an index that compares every photo and prepares nothing.
    """

    @abstractmethod
    def build(self, vectors: StoredVectors) -> None:
        """Index these photos in place of all earlier ones. The matrices are read, never copied
        whole, and must stay readable. Raises InputError on wrong modalities or shapes."""

    @abstractmethod
    def add(self, vectors: StoredVectors) -> None:
        """Follow the library's growth. ``vectors`` are its matrices, old rows first and unchanged;
        the rows beyond ``count`` are new. Raises InputError if there are fewer rows than before."""

    def grow(self, vectors: StoredVectors) -> Iterator[float]:
        """``add`` in short steps: ``count`` tells how many rows can be found by now. Yields the
        share of the new rows that is done; dropping the iterator keeps what was done."""
        self.add(vectors)
        yield from ()

    @property
    def adds_at_once(self) -> bool:
        """Whether ``add`` costs next to nothing now, however many photos came; else ``grow`` suits
        those who can't wait."""
        return True

    @abstractmethod
    def remove(self, rows: Iterable[int]) -> None:
        """Never find these rows again; removing twice is harmless. Raises InputError on a row
        that does not exist."""

    @abstractmethod
    def search(
        self, queries: Vectors, k: int, *, allowed: Mask | None = None, exclude: Iterable[int] = ()
    ) -> Hits:
        """The k nearest photos to any of the queries (q, d_k): a photo's distance is its smallest
        to a query. (For the mean distance search once with the mean of the queries: the mean of
        the squared distances differs from the squared distance to the mean by a constant.)

        allowed: bool (at most count,), True where a photo may be found; photos beyond its end,
        which were added after it was made, may not. exclude: rows to leave out. Both apply before
        ranking, so that k photos come back whenever k remain.
        Raises InputError on a bad query, k < 1, a mask that is too long, an unknown row.
        """

    def near(self, queries: Vectors, k: int, *, allowed: Mask | None = None) -> Hits:
        """Nearly what ``search`` finds, for those who look at the exact vectors anyway: distances
        may be estimates, and the order is theirs. Raises InputError like ``search``."""
        return self.search(queries, k, allowed=allowed)

    @property
    def is_approximate(self) -> bool:
        """Whether a search may miss photos now; ``readout`` tells how many."""
        return False

    def readout(
        self, queries: Vectors, k: int = 100, *, among: int = 0, allowed: Mask | None = None
    ) -> Generator[float, None, float]:
        """Compare one search with brute force, which reads the whole library: for idle time.

        Yields the share that is done, in short steps, and returns the recall of the k nearest
        photos: by ``search``, or among the ``among`` that ``near`` finds. Raises InputError like
        ``search``.
        """
        yield from ()
        return 1.0

    @property
    def recall(self) -> float | None:
        """Of the last ``readout``; None before there was one, or where none is needed."""
        return None

    @abstractmethod
    def metric_changed(self, metric: Metric) -> None:
        """Search under this metric from now on. Raises InputError on a mismatch, or if it holds NaN
        or infinite entries."""

    @abstractmethod
    def stale(self) -> bool:
        """Whether a refresh would pay."""

    def flipped(self) -> float:
        """The share of bits of all codes that a refresh would change; 0 without codes."""
        return 0.0

    @abstractmethod
    def refresh(self) -> Iterator[float]:
        """Bring what is precomputed up to the metric of now, one short step at a time.

        Yields the share that is done. The result replaces the old state at once at the end, so
        that the iterator may be dropped at any step and searches go on in between.
        """

    @property
    def worth_compiling(self) -> bool:
        """Whether ``compile`` would make searches noticeably faster at this size."""
        return False

    def compile(self) -> object:
        """Compile what searches spend their time with, where the libraries for it are. Takes a
        second, once a process; may run on any thread."""
        return None

    @property
    @abstractmethod
    def count(self) -> int:
        """Rows known, removed ones included."""

    @abstractmethod
    def memory_use(self) -> int:
        """Bytes held beyond the matrices given to ``build`` and ``add``."""

    @abstractmethod
    def memory_in_advance(self, count: int) -> int:
        """About the bytes that ``memory_use`` tells once ``count`` photos are prepared."""

    @property
    def worth_saving(self) -> bool:
        """Whether reading a file of it would spare work now that ``build`` would do again."""
        return False

    @abstractmethod
    def save(self, path: Path, schema: str) -> None:
        """Write one file, which appears whole or not at all and replaces an earlier one.

        schema: what the vectors mean; ``load`` refuses another. Raises OSError.
        """

    @classmethod
    @abstractmethod
    def load(cls, path: Path, schema: str, vectors: StoredVectors, metric: Metric) -> Self:
        """Read what ``save`` wrote, over the same library; if it has grown, ``add`` what came.

        Raises SchemaError if it was made for another schema, other modalities or dimensions,
        more rows than ``vectors`` has, or by another version; InputError if there is no such file.
        """
