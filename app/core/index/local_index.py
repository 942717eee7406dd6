"""The index of a library in this process: brute force while it is small, codes beyond.

It is kept in one file, which is read at the next start. Idle work, which leaves the index free,
searches a copy of all embeddings.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Thread

import numpy as np

from app.core.base.garbage import settle, without_collections
from app.core.base.work_types import IndexState
from app.core.index.persistent_index import PersistentIndex
from app.core.index.protocol import SearchIndex
from app.core.library.snapshot import LibrarySnapshot
from app.core.store.derived import derived_folder, derived_path
from engine.at_once import at_once
from engine.feedback.candidates import CANDIDATES, squared_distances
from engine.index import AdaptiveIndex, Hits, Index
from engine.index.projection import distances_to_nearest, projection_of
from engine.index.top_k import top_k
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors

PHOTOS_A_STEP = 1_000
"""Photos whose points are made in one step."""


class OwnPoints:
    """See `SearchIndex` in protocol.py. Its points are made when they are wanted first, and go with
    it."""

    incomplete = ""  # every answer is complete

    def __init__(self, snapshot: LibrarySnapshot, metric: Metric) -> None:
        self.metric = metric
        self._snapshot = snapshot
        self._points: Float32 | None = None

    @property
    def shape(self) -> tuple[int, int]:
        """(photos, entries of z)."""
        return len(self._snapshot.rows), sum(map(len, self.metric.components.values()))

    def prepare(self) -> Iterator[None]:
        """Make the points, in steps of some 10 ms."""
        if self._points is not None:
            return
        points = np.empty(self.shape, np.float32)
        for first in range(0, len(points), PHOTOS_A_STEP):
            rows = slice(first, first + PHOTOS_A_STEP)
            points[rows] = self._made(rows)
            yield
        self._points = points

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        return self._made(rows) if self._points is None else self._points[rows]

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """See SearchIndex.nearest."""
        for _ in self.prepare():
            pass
        rows = np.flatnonzero(allowed)
        distances = squared_distances(self.metric.embed(queries), self[rows])
        return top_k(rows, distances.min(axis=0, initial=np.inf), k)

    def _made(self, rows: slice | Rows) -> Float32:
        vectors = {name: matrix[rows] for name, matrix in self._snapshot.vectors.items()}
        return self.metric.embed(vectors)


NAME = "index"  # not shown

SWITCH = 10_000
"""Photos up to which brute force serves. More than `AdaptiveIndex` has by itself: the metric stays
during a search, so that its points are made once, in 70 ms for so many (docs/search.md)."""

CACHE_BYTES = 512 * 2**20
"""Points up to this size are kept while brute force serves."""

MANY = 200
"""Scattered photos whose points two threads make."""

READ_OUT = 100
"""Photos nearest to a query, of which a comparison with all photos tells how many were found."""

SEARCHES_BETWEEN = 8
"""Searches from one comparison to the next."""

SAVE_FROM = 2_000
"""Rows that have come since the file was written before it is written anew for them alone."""


class LocalIndex:
    """See `LibraryIndex` in protocol.py. ``folder`` is the library's; ``keep``: write there."""

    def __init__(self, folder: Path, *, keep: bool = True) -> None:
        self._folder = folder
        self._keep = keep
        self._index: PersistentIndex | None = None
        self._snapshot: LibrarySnapshot | None = None
        self._work_now: Iterator[None] | None = None  # the upkeep under way
        self._question: tuple[Vectors, Mask] | None = None  # asked last
        self._questions = 0  # searches since the last comparison
        self._compiling: Thread | None = None

    # Searching

    def bind(self, snapshot: LibrarySnapshot, metric: Metric) -> LocalSearch:
        """See LibraryIndex.bind."""
        known = self._snapshot
        if self._index is None or known is None or not _continues(snapshot, known):
            self._index = self._opened(snapshot, metric)
            self._work_now, self._question = None, None
        self._snapshot = snapshot
        self._index.measure_by(metric)
        self._index.follow(snapshot.vectors)
        return LocalSearch(self, snapshot, metric)

    def aside(self, snapshot: LibrarySnapshot, metric: Metric) -> SearchIndex:
        """See LibraryIndex.aside. Codes serve any metric in turn; brute force would have to make
        the points anew for whoever waits, so it makes its own."""
        known, kept = self._snapshot, self._index
        if kept is None or known is None or not _continues(snapshot, known):
            return OwnPoints(snapshot, metric)
        return (
            CodesAside(self, snapshot, metric)
            if kept.index.is_approximate
            else OwnPoints(snapshot, metric)
        )

    def nearest_aside(
        self, snapshot: LibrarySnapshot, metric: Metric, queries: Vectors, k: int, allowed: Mask
    ) -> Hits:
        """See SearchIndex.nearest; the metric of whoever waits is back afterwards, and the question
        is not one that a comparison asks again."""
        assert self._index is not None
        before, question = self._index.metric, self._question
        counted = self._questions
        try:
            return self.nearest(snapshot, metric, queries, k, allowed)
        finally:
            self._question, self._questions = question, counted
            self._index.measure_by(before)

    def nearest(
        self,
        snapshot: LibrarySnapshot,
        metric: Metric,
        queries: Vectors,
        k: int,
        allowed: Mask,
    ) -> Hits:
        """See SearchIndex.nearest. Photos that the index doesn't know yet are compared one by
        one."""
        assert self._index is not None
        self._index.measure_by(metric)
        if self._question is None or self._question[1] is not allowed:
            self._question, self._questions = (queries, allowed), self._questions + 1
        known = self._index.near(queries, k, allowed)
        count = self._index.index.count
        later = count + np.flatnonzero(allowed[count:])
        if not later.size:
            return known
        distances = distances_to_nearest(projection_of(metric), snapshot.vectors, later, queries)
        rows = np.concatenate([known.rows, later])
        return top_k(rows, np.concatenate([known.distances, distances]), k)

    def _opened(self, snapshot: LibrarySnapshot, metric: Metric) -> PersistentIndex:
        if self._index is not None:
            self._index.close()
        return PersistentIndex(
            derived_path(derived_folder(self._folder), NAME),
            snapshot.key,
            snapshot.vectors,
            metric,
            partial(AdaptiveIndex, switch=SWITCH, cache_bytes=CACHE_BYTES),
            keep=self._keep,
            save_from=SAVE_FROM,
            save_aside=True,  # a search does not wait for the disk
        )

    # Preparing

    def upkeep(self) -> Iterator[object]:
        """See LibraryIndex.upkeep. Work that is under way goes on where it was."""
        while True:
            work = self._work_now = self._work_now or self._work()
            try:
                next(work)
            except StopIteration:
                break
            yield None
        if self._work_now is work:
            self._work_now = None

    def _work(self) -> Iterator[None]:
        kept = self._index
        if kept is None:
            return
        yield from kept.prepare()
        if kept.index.is_approximate and self._question and self._is_comparison_due(kept):
            queries, allowed = self._question
            self._questions = 0
            yield from kept.compare(queries, READ_OUT, CANDIDATES, allowed)
        kept.save()
        if kept.index.worth_compiling and self._compiling is None:
            # On a thread of its own: a search does not wait that second.
            compile_scan = partial(_compile, kept.index)
            self._compiling = Thread(target=compile_scan, name="compile the scan")
            self._compiling.start()

    def _is_comparison_due(self, kept: PersistentIndex) -> bool:
        return kept.index.recall is None or self._questions >= SEARCHES_BETWEEN

    @property
    def state(self) -> IndexState:
        """See LibraryIndex.state."""
        if self._index is None or self._snapshot is None:
            return IndexState()
        index, total = self._index.index, len(self._snapshot.rows)
        return IndexState(
            approximate=index.is_approximate,
            rows=index.count,
            total=total,
            advance=index.memory_in_advance(total),
            held=index.memory_use(),
            stale=index.flipped(),
            recall=index.recall,
            doing=self._index.doing,
        )

    def close(self) -> None:
        """See LibraryIndex.close."""
        if self._index is not None:
            self._index.close()
        if self._compiling is not None:
            self._compiling.join()


def _compile(index: Index) -> None:
    """Make what can be compiled of an index; no collection then looks through the hundred thousand
    objects that come with the compiler."""
    with without_collections():
        index.compile()
        settle()


class LocalSearch:
    """See `app.core.index.protocol.SearchIndex`."""

    incomplete = ""  # every answer is complete

    def __init__(self, index: LocalIndex, snapshot: LibrarySnapshot, metric: Metric) -> None:
        self.metric = metric
        self._index = index
        self._snapshot = snapshot
        self._width = sum(len(matrix) for matrix in metric.components.values())

    @property
    def shape(self) -> tuple[int, int]:
        """(photos, entries of z)."""
        return len(self._snapshot.rows), self._width

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        if isinstance(rows, slice) or len(rows) < MANY:
            return self._embedded(rows)
        half = len(rows) // 2  # most of the time the pages of the matrices are waited for
        return np.concatenate(
            at_once(lambda: self._embedded(rows[:half]), lambda: self._embedded(rows[half:]))
        )

    def _embedded(self, rows: slice | Rows) -> Float32:
        vectors = {name: matrix[rows] for name, matrix in self._snapshot.vectors.items()}
        return self.metric.embed(vectors)

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """See SearchIndex.nearest."""
        return self._index.nearest(self._snapshot, self.metric, queries, k, allowed)


class CodesAside(LocalSearch):
    """The same, beside a search that somebody waits for."""

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """See SearchIndex.nearest."""
        return self._index.nearest_aside(self._snapshot, self.metric, queries, k, allowed)


def _continues(snapshot: LibrarySnapshot, known: LibrarySnapshot) -> bool:
    """Whether the rows of ``known`` are the first of ``snapshot``, unchanged."""
    return snapshot.key == known.key
