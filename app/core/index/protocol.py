"""Protocol of an index over a library: what searches ask of whatever finds what is near.

A `LibraryIndex` serves while the library is open. For each search it gives a `SearchIndex`: the
library of one moment under one metric, which finds what is near and has the points z of the photos
found. There is one in this process (`app.core.index.local_index`); another may ask other
machines. `app.cluster.machines` chooses.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from app.core.base.work_types import IndexState
from app.core.library.snapshot import LibrarySnapshot
from engine.index.base import Hits
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors


class SearchIndex(Protocol):
    """A snapshot under a metric that stays: what one search reads. An `engine.index.Matrix` of z.

    What it answers may depend on how it was prepared meanwhile, so a search asks for what is near
    to a photo once, and remembers (app/core/search/candidates.py): undo then finds the same
    again.
    """

    @property
    def metric(self) -> Metric: ...

    @property
    def shape(self) -> tuple[int, int]:
        """(rows of the snapshot, entries of z)."""
        ...

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        """z of some rows, float32 (n, D). Searches ask for some hundred at once, never for all."""
        ...

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """Nearly the k nearest rows to any of the queries (q, d_k), nearest first; distances may
        be estimates. ``allowed`` bool (n,): what may be found; a search gives the same array, never
        written to, each time."""
        ...

    @property
    def incomplete(self) -> str:
        """Empty if the last answer was complete; else a sentence about what is missing. Such an
        answer is asked for again at the next click."""
        ...


class LibraryIndex(Protocol):
    """What prepares searching one library. Belongs to one thread, like the library."""

    def bind(self, snapshot: LibrarySnapshot, metric: Metric) -> SearchIndex:
        """``snapshot`` as a search by ``metric`` sees it. Cheap; earlier ones go on to work while
        their matrices last."""
        ...

    def aside(self, snapshot: LibrarySnapshot, metric: Metric) -> SearchIndex:
        """The same for idle work: what is prepared for the search that a person waits for stays as
        it is."""
        ...

    def upkeep(self) -> Iterator[object]:
        """Whatever there is to prepare now, in steps of some 20 ms, for idle time: searching goes
        on in between, and the iterator may be dropped at any step."""
        ...

    @property
    def state(self) -> IndexState:
        """What there is to show of it."""
        ...

    def close(self) -> None:
        """Finish what is being written. Safe to call twice."""
        ...
