"""The interface of every index, and its types."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, Self

from engine.metrics.metric import Metric
from engine.types import Float32, Floats, Mask, Rows, Vectors


class Matrix(Protocol):
    """Rows that are read by slice or number: an array, a memory map, or computed on access."""

    @property
    def shape(self) -> tuple[int, ...]: ...

    def __getitem__(self, rows: slice | Rows, /) -> Floats: ...


StoredVectors = Mapping[str, Matrix]
"""Modality -> Matrix (n, d_k) of scaled entries; row i of every matrix belongs to photo i."""


@dataclass(frozen=True)
class Hits:
    """The nearest rows, nearest first; equal distances ordered by row.

    rows: int64 (m,), m <= k. distances: float32 (m,), the squared distance D.
    """

    rows: Rows
    distances: Float32


class Index(ABC):
    """A searchable set of photos under a metric that may change between any two searches.

    One thread changes an index (build, add, grow, remove, metric_changed) and may run the steps of
    ``refresh`` and ``readout``; any thread may search at any time and sees the state before or
    after a change, never between.

    The methods that are not abstract suit an index that compares every photo and prepares nothing.
    """

    @abstractmethod
    def build(self, vectors: StoredVectors) -> None:
        """Index only these photos; the matrices must stay readable. Raises InputError."""

    @abstractmethod
    def add(self, vectors: StoredVectors) -> None:
        """Index the rows beyond ``count``; older ones are unchanged. Raises InputError if fewer."""

    def grow(self, vectors: StoredVectors) -> Iterator[float]:
        """``add`` in short steps: updates ``count``, yields the share done, and may be dropped."""
        self.add(vectors)
        yield from ()

    @property
    def adds_at_once(self) -> bool:
        """Whether ``add`` is always practically free; otherwise ``grow`` may be preferable."""
        return True

    @abstractmethod
    def remove(self, rows: Iterable[int]) -> None:
        """Exclude these rows from all results. Raises InputError on a row that does not exist."""

    @abstractmethod
    def search(
        self, queries: Vectors, k: int, *, allowed: Mask | None = None, exclude: Iterable[int] = ()
    ) -> Hits:
        """Return the k photos nearest to any of the queries (q, d_k), by their smallest distance.

        (For the mean distance search once with the mean of the queries: the mean of the squared
        distances differs from the squared distance to the mean by a constant.)

        allowed: bool (at most count,), True where a photo may be found; photos beyond its end,
        which were added after it was made, may not. exclude: rows to leave out. Both apply before
        ranking, so k photos are returned if there are k. Raises InputError on a bad query, k < 1, a
        mask that is too long, or an unknown row.
        """

    def near(self, queries: Vectors, k: int, *, allowed: Mask | None = None) -> Hits:
        """Return nearly what ``search`` does, ordered by estimates, for callers that rank again."""
        return self.search(queries, k, allowed=allowed)

    @property
    def is_approximate(self) -> bool:
        """Whether a search may miss photos at present; ``readout`` measures how many."""
        return False

    def readout(
        self, queries: Vectors, k: int = 100, *, among: int = 0, allowed: Mask | None = None
    ) -> Generator[float, None, float]:
        """Compare one search with brute force, which reads the whole library, in idle time.

        Yields the share that is done, in short steps, and returns the recall of the k nearest
        photos: by ``search``, or among the ``among`` that ``near`` finds. Raises InputError as
        ``search`` does.
        """
        yield from ()
        return 1.0

    @property
    def recall(self) -> float | None:
        """The result of the last ``readout``; None before the first, or if none is needed."""
        return None

    @abstractmethod
    def metric_changed(self, metric: Metric) -> None:
        """Use this metric from now on. Raises InputError if it does not match or is not finite."""

    @abstractmethod
    def stale(self) -> bool:
        """Return whether a refresh would pay off."""

    def flipped(self) -> float:
        """Return the share of all code bits that a refresh would change; 0 without codes."""
        return 0.0

    @abstractmethod
    def refresh(self) -> Iterator[float]:
        """Update precomputed data to the current metric, in short steps.

        Yields the share that is done. The old state serves searches until the result replaces it at
        the end, so the iterator may be dropped at any step.
        """

    @property
    def worth_compiling(self) -> bool:
        """Whether ``compile`` would make searches noticeably faster at this size."""
        return False

    def compile(self) -> object:
        """Compile the scan if possible: takes a second, once per process, on any thread."""
        return None

    @property
    @abstractmethod
    def count(self) -> int:
        """Rows known, removed ones included."""

    @abstractmethod
    def memory_use(self) -> int:
        """Return the bytes held beyond the matrices given to ``build`` and ``add``."""

    @property
    def worth_saving(self) -> bool:
        """Whether loading a saved index would be cheaper than ``build``."""
        return False

    @abstractmethod
    def save(self, path: Path, schema: str) -> None:
        """Write one file atomically, replacing an earlier one. Raises OSError.

        schema: what the vectors mean; ``load`` refuses another.
        """

    @classmethod
    @abstractmethod
    def load(cls, path: Path, schema: str, vectors: StoredVectors, metric: Metric) -> Self:
        """Read what ``save`` wrote, over the same library; if it has grown, ``add`` the new rows.

        Raises SchemaError if it was made for another schema, other modalities or dimensions, more
        rows than ``vectors`` has, or by another version; InputError if there is no such file.
        """
