"""Protocols of an index over a library, as searches use it.

A `LibraryIndex` serves while the library is open. For each search it returns a `SearchIndex`: a
snapshot of the library under one metric, which finds near photos and returns their points z. One
implementation is in this process (`app.core.index.local_index`); another may ask other machines.
`app.cluster.machines` chooses.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from app.core.base.work_types import IndexState
from app.core.library.library import LibrarySnapshot
from engine.index.base import Hits
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors


class SearchIndex(Protocol):
    """A snapshot under a fixed metric, which one search reads. An `engine.index.Matrix` of z.

    Its answers may depend on how it was prepared meanwhile, so a search asks for the neighbours of
    a photo once and caches them (app/core/search/ranking.py); undo then gives the same results.
    """

    @property
    def metric(self) -> Metric: ...

    @property
    def shape(self) -> tuple[int, int]:
        """(rows of the snapshot, entries of z)."""
        ...

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        """Return z of some rows, float32 (n, D). Searches ask for hundreds, never for all."""
        ...

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """Return about the k nearest ``allowed`` rows to any of the queries (q, d_k), in order.

        Distances may be estimates. A search passes the same ``allowed`` bool (n,) each time.
        """
        ...

    @property
    def incomplete(self) -> str:
        """A sentence about what the last answer lacks, or empty; asked again at the next click."""
        ...


class LibraryIndex(Protocol):
    """Prepares the searches of one library. Belongs to one thread, like the library."""

    def bind(self, snapshot: LibrarySnapshot, metric: Metric) -> SearchIndex:
        """Return a cheap view of ``snapshot`` by ``metric``; earlier views remain usable."""
        ...

    def aside(self, snapshot: LibrarySnapshot, metric: Metric) -> SearchIndex:
        """Return the same for idle work, without disturbing what the search shown has prepared."""
        ...

    def upkeep(self) -> Iterator[object]:
        """Prepare what is due, in steps of about 20 ms that may be dropped, while idle."""
        ...

    @property
    def state(self) -> IndexState:
        """The state to show."""
        ...

    def close(self) -> None:
        """Finish writing. Safe to call twice."""
        ...
