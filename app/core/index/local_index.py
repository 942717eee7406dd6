"""The index of a library in this process: brute force while it is small, codes beyond.

It is stored in one file, which is read at the next start; it is updated in steps and saved. It only
estimates what is near, so a file that is missing, damaged or unrelated is recreated. Idle work that
must not disturb the index searches its own copy of all embeddings.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Thread

import numpy as np

from app.core.base.garbage import settle, without_collections
from app.core.base.work_types import IndexState
from app.core.index.protocol import SearchIndex
from app.core.library.library import LibrarySnapshot
from app.core.store.derived import derived_folder, derived_path
from engine.at_once import at_once
from engine.atomic import replacing
from engine.errors import EngineError
from engine.feedback.candidates import CANDIDATES, squared_distances
from engine.index import AdaptiveIndex, Hits, Index
from engine.index.base import StoredVectors
from engine.index.projection import distances_to_nearest, projection_of
from engine.index.top_k import top_k
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors

log = logging.getLogger(__name__)


class PersistentIndex:
    """Belongs to one thread; several processes may use ``file`` one after the other.

    Attributes: ``index``, which answers; ``metric``, its metric.
    """

    def __init__(
        self,
        file: Path,
        meaning: str,
        vectors: StoredVectors,
        metric: Metric,
        make: Callable[[Metric], Index],
        *,
        load: bool = True,
        keep: bool = True,
        save_from: int = 1,
        save_aside: bool = False,
    ) -> None:
        """Open or create the index over ``vectors``; a file with another ``meaning`` is not read.

        ``make`` creates an empty index. ``load``: the file may be read; ``keep``: it may be
        written, after ``save_from`` new rows or any other change; ``save_aside``: on a thread of
        its own.
        """
        self._file = file
        self._meaning = meaning
        self._vectors = vectors
        self.metric = metric
        self._keep = keep
        self._save_from = save_from
        self._save_aside = save_aside
        self._saved = 0  # rows in the file
        self._changed = False  # other than by new rows, since the file was written
        self._saving: Thread | None = None
        self.index = make(metric)
        try:
            if load:
                self.index = type(self.index).load(file, meaning, vectors, metric)
                self._saved = self.index.count
        except (EngineError, OSError) as error:
            log.debug("the index is made anew: %s", error)
        self.follow(vectors)

    def follow(self, vectors: StoredVectors) -> None:
        """Use the vectors with rows appended, now if that costs nothing, or once prepared."""
        self._vectors = vectors
        if self.index.adds_at_once:
            self.index.add(vectors)

    def measure_by(self, metric: Metric) -> None:
        """Search under ``metric`` from now on; free if it is unchanged."""
        if not _equal_metrics(metric, self.metric):
            self.index.metric_changed(metric)
        self.metric = metric

    def near(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """Return about the k nearest prepared rows that are ``allowed``, by estimated distances."""
        return self.index.near(queries, k, allowed=allowed[: self.index.count])

    # Preparing

    def prepare(self) -> Iterator[None]:
        """Add missing rows and refresh what is stale for the metric, in steps of about 20 ms."""
        index, vectors = self.index, self._vectors
        if index.count < _rows(vectors):
            yield from _steps(index.grow(vectors))
        if index.stale():
            yield from _steps(index.refresh())
            self._changed = True

    def compare(self, queries: Vectors, k: int, among: int, allowed: Mask) -> Iterator[None]:
        """Measure by `Index.readout` how many of the k nearest are found, in such steps."""
        known = allowed[: self.index.count]  # not all photos may be prepared yet
        yield from _steps(self.index.readout(queries, k, among=among, allowed=known))
        self._changed = True

    # The file

    def save(self) -> None:
        """Write the file if that would save much of the next start's work."""
        due = self._changed or self.index.count - self._saved >= self._save_from
        if not (self._keep and due and self.index.worth_saving) or self._is_saving():
            return
        self._saved, self._changed = self.index.count, False
        if self._save_aside:
            self._saving = Thread(target=self._write, name="index file")
            self._saving.start()
        else:
            self._write()

    def close(self) -> None:
        """Wait until the file is written. Safe to call twice."""
        if self._saving is not None:
            self._saving.join()

    def _is_saving(self) -> bool:
        return self._saving is not None and self._saving.is_alive()

    def _write(self) -> None:
        """Write the file, which another process may write at the same time."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with replacing(self._file, durable=False, by_many=True) as temporary:
                self.index.save(temporary, self._meaning)
        except OSError as error:  # full, or (on Windows) mapped: the next start creates it again
            log.warning("the index is not kept: %s", error)


def _steps(steps: Iterator[float]) -> Iterator[None]:
    for _ in steps:
        yield


def _rows(vectors: StoredVectors) -> int:
    return next((int(matrix.shape[0]) for matrix in vectors.values()), 0)


def _equal_metrics(a: Metric, b: Metric) -> bool:
    if a is b:
        return True
    return np.array_equal(a.weights, b.weights) and all(
        np.array_equal(matrix, b.components[name]) for name, matrix in a.components.items()
    )


PHOTOS_PER_STEP = 1_000
"""Photos whose points are computed in one step."""


class _View:
    """A snapshot under one metric. Every answer is complete."""

    incomplete = ""

    def __init__(self, snapshot: LibrarySnapshot, metric: Metric) -> None:
        self.metric = metric
        self._snapshot = snapshot
        self._width = sum(map(len, metric.components.values()))

    @property
    def shape(self) -> tuple[int, int]:
        """(photos, entries of z)."""
        return len(self._snapshot.rows), self._width

    def _embed(self, rows: slice | Rows) -> Float32:
        vectors = {name: matrix[rows] for name, matrix in self._snapshot.vectors.items()}
        return self.metric.embed(vectors)


class OwnPoints(_View):
    """A `SearchIndex` with its own points, which are computed on first use and then kept."""

    def __init__(self, snapshot: LibrarySnapshot, metric: Metric) -> None:
        super().__init__(snapshot, metric)
        self._points: Float32 | None = None

    def prepare(self) -> Iterator[None]:
        """Compute the points, in steps of about 10 ms."""
        if self._points is not None:
            return
        points = np.empty(self.shape, np.float32)
        for first in range(0, len(points), PHOTOS_PER_STEP):
            rows = slice(first, first + PHOTOS_PER_STEP)
            points[rows] = self._embed(rows)
            yield
        self._points = points

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        return self._embed(rows) if self._points is None else self._points[rows]

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """See SearchIndex.nearest."""
        for _ in self.prepare():
            pass
        rows = np.flatnonzero(allowed)
        distances = squared_distances(self.metric.embed(queries), self[rows])
        return top_k(rows, distances.min(axis=0, initial=np.inf), k)


NAME = "index"

SWITCH = 10_000
"""Largest library for brute force, above that of `AdaptiveIndex` (docs/search.md).

The metric is fixed during a search, so its points are computed once, in 70 ms at this size.
"""

CACHE_BYTES = 512 * 2**20
"""Points up to this size are cached while brute force is used."""

MANY = 200
"""Scattered photos from which two threads compute the points."""

READ_OUT = 100
"""Number of nearest photos in a comparison with brute force."""

SEARCHES_BETWEEN = 8
"""Searches between two comparisons."""

SAVE_FROM = 2_000
"""New rows after which the file is written again."""


class LocalIndex:
    """A `LibraryIndex` (protocol.py) for the library in ``folder``; ``keep``: write there."""

    def __init__(self, folder: Path, *, keep: bool = True) -> None:
        self._folder = folder
        self._keep = keep
        self._index: PersistentIndex | None = None
        self._snapshot: LibrarySnapshot | None = None
        self._work_now: Iterator[None] | None = None  # the upkeep in progress
        self._question: tuple[Vectors, Mask] | None = None  # the last one
        self._questions = 0  # searches since the last comparison
        self._compiling: Thread | None = None

    # Searching

    def bind(self, snapshot: LibrarySnapshot, metric: Metric) -> LocalSearch:
        """See LibraryIndex.bind."""
        if self._index is None or not self._continues(snapshot):
            self._index = self._open_index(snapshot, metric)
            self._work_now, self._question = None, None
        self._snapshot = snapshot
        self._index.measure_by(metric)
        self._index.follow(snapshot.vectors)
        return LocalSearch(self, snapshot, metric)

    def aside(self, snapshot: LibrarySnapshot, metric: Metric) -> SearchIndex:
        """See LibraryIndex.aside. Codes serve any metric; brute force needs its own points."""
        if self._continues(snapshot) and self._index and self._index.index.is_approximate:
            return LocalSearch(self, snapshot, metric, aside=True)
        return OwnPoints(snapshot, metric)

    def nearest_aside(
        self, snapshot: LibrarySnapshot, metric: Metric, queries: Vectors, k: int, allowed: Mask
    ) -> Hits:
        """Search in idle time, and restore the metric and question of the search shown."""
        assert self._index is not None
        before, question, counted = self._index.metric, self._question, self._questions
        try:
            return self.nearest(snapshot, metric, queries, k, allowed)
        finally:
            self._question, self._questions = question, counted
            self._index.measure_by(before)

    def nearest(
        self, snapshot: LibrarySnapshot, metric: Metric, queries: Vectors, k: int, allowed: Mask
    ) -> Hits:
        """See SearchIndex.nearest. Photos that are not indexed yet are compared one by one."""
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

    def _continues(self, snapshot: LibrarySnapshot) -> bool:
        """Return whether the rows of the snapshot known are the first of this one, unchanged."""
        return self._snapshot is not None and snapshot.key == self._snapshot.key

    def _open_index(self, snapshot: LibrarySnapshot, metric: Metric) -> PersistentIndex:
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
            save_aside=True,  # searches don't wait for the disk
        )

    # Preparing

    def upkeep(self) -> Iterator[object]:
        """See LibraryIndex.upkeep. Continues work in progress."""
        while True:
            work = self._work_now = self._work_now or self._upkeep_steps()
            try:
                next(work)
            except StopIteration:
                break
            yield None
        if self._work_now is work:
            self._work_now = None

    def _upkeep_steps(self) -> Iterator[None]:
        kept = self._index
        if kept is None:
            return
        yield from kept.prepare()
        due = kept.index.recall is None or self._questions >= SEARCHES_BETWEEN
        if kept.index.is_approximate and self._question and due:
            queries, allowed = self._question
            self._questions = 0
            yield from kept.compare(queries, READ_OUT, CANDIDATES, allowed)
        kept.save()
        if kept.index.worth_compiling and self._compiling is None:
            # On a thread of its own, because it takes a second.
            compile_scan = partial(_compile, kept.index)
            self._compiling = Thread(target=compile_scan, name="compile the scan")
            self._compiling.start()

    @property
    def state(self) -> IndexState:
        """See LibraryIndex.state."""
        if self._index is None or self._snapshot is None:
            return IndexState()
        return IndexState(self._index.index.count, len(self._snapshot.rows))

    def close(self) -> None:
        """See LibraryIndex.close."""
        if self._index is not None:
            self._index.close()
        if self._compiling is not None:
            self._compiling.join()


def _compile(index: Index) -> None:
    """Compile an index's scan, and exempt the compiler's many objects from garbage collection."""
    with without_collections():
        index.compile()
        settle()


class LocalSearch(_View):
    """A `SearchIndex` (protocol.py) that uses the library's index.

    ``aside``: for idle work, beside the search shown.
    """

    def __init__(
        self, index: LocalIndex, snapshot: LibrarySnapshot, metric: Metric, *, aside: bool = False
    ) -> None:
        super().__init__(snapshot, metric)
        self._find = index.nearest_aside if aside else index.nearest

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        if isinstance(rows, slice) or len(rows) < MANY:
            return self._embed(rows)
        half = len(rows) // 2  # most of the time is spent waiting for pages of the matrices
        return np.concatenate(
            at_once(lambda: self._embed(rows[:half]), lambda: self._embed(rows[half:]))
        )

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """See SearchIndex.nearest."""
        return self._find(self._snapshot, self.metric, queries, k, allowed)
