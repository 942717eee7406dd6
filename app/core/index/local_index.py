"""The index of a library in this process: brute force while it is small, codes beyond.

It is kept in one file, which is read at the next start, prepared in steps and saved. What it knows
is an estimate of what is near, never the truth: a file that is missing, damaged or of something
else is made anew. Idle work, which leaves the index free, searches a copy of all embeddings.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from uuid import uuid4

import numpy as np

from app.core.base.garbage import settle, without_collections
from app.core.base.paths import remove
from app.core.base.work_types import Doing, IndexState
from app.core.index.protocol import SearchIndex
from app.core.library.snapshot import LibrarySnapshot
from app.core.store.derived import derived_folder, derived_path
from engine.at_once import at_once
from engine.errors import EngineError
from engine.feedback.candidates import CANDIDATES, squared_distances
from engine.index import AdaptiveIndex, Hits, Index
from engine.index.base import StoredVectors
from engine.index.projection import distances_to_nearest, projection_of
from engine.index.top_k import top_k
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors

log = logging.getLogger(__name__)

LEFT = 24 * 3600.0  # seconds after which an unfinished file is taken for abandoned


class PersistentIndex:
    """Belongs to one thread; ``file`` may be that of several processes, one after the other.

    Attributes: ``index``, what answers; ``metric``, by which; ``doing``, what it is prepared by
    right now.
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
        """Over ``vectors``, of which ``meaning`` names what they mean: a file of another is not
        read. ``make`` makes an index without photos.

        ``load``: the file may be read; ``keep``: it may be written, once ``save_from`` rows came
        or more than that has changed; ``save_aside``: on a thread of its own.
        """
        self.doing: Doing = ""
        self._file = file
        self._meaning = meaning
        self._vectors = vectors
        self.metric = metric
        self._keep = keep
        self._save_from = save_from
        self._save_aside = save_aside
        self._saved = 0  # rows in the file
        self._changed = False  # in more than rows, since the file was written
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
        """See the rows that were added behind the others, at once if that costs nothing, else once
        they are prepared."""
        self._vectors = vectors
        if self.index.adds_at_once:
            self.index.add(vectors)

    def measure_by(self, metric: Metric) -> None:
        """Search under ``metric`` from now on; costs nothing if it is the same."""
        if not _equal(metric, self.metric):
            self.index.metric_changed(metric)
        self.metric = metric

    def near(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """At most k rows nearly nearest to any of the queries, by estimated distances, of those
        that are prepared. ``allowed`` bool (rows,): what may be found."""
        return self.index.near(queries, k, allowed=allowed[: self.index.count])

    # Preparing

    def prepare(self) -> Iterator[None]:
        """Know all rows, and bring up to the metric what is stale, in steps of some 20 ms."""
        index, vectors = self.index, self._vectors
        if index.count < _rows(vectors):
            yield from self._steps("growing", index.grow(vectors))
        if index.stale():
            doing: Doing = "refreshing" if index.is_approximate else "building"
            yield from self._steps(doing, index.refresh())
            self._changed = True

    def compare(self, queries: Vectors, k: int, among: int, allowed: Mask) -> Iterator[None]:
        """Have `Index.readout` tell how many of the k nearest are found, in such steps."""
        known = allowed[: self.index.count]  # more photos may have come than are prepared
        steps = self.index.readout(queries, k, among=among, allowed=known)
        yield from self._steps("comparing", steps)
        self._changed = True

    def _steps(self, doing: Doing, steps: Iterator[float]) -> Iterator[None]:
        self.doing = doing
        try:
            for _ in steps:
                yield
        finally:
            self.doing = ""

    # The file

    def save(self) -> None:
        """Write the file if that would spare the next start much."""
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
        """Finish what is being written. Safe to call twice."""
        if self._saving is not None:
            self._saving.join()

    def _is_saving(self) -> bool:
        return self._saving is not None and self._saving.is_alive()

    def _write(self) -> None:
        """Write the file whole: another process may be writing it too."""
        for left in self._file.parent.glob(f"{self._file.name}.*"):
            with suppress(OSError):  # a process that was killed could not remove it
                if time.time() - left.stat().st_mtime > LEFT:
                    remove(left)
        temporary = self._file.with_name(f"{self._file.name}.{uuid4().hex}")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self.index.save(temporary, self._meaning)
            temporary.replace(self._file)
        except OSError as error:  # full, or (on Windows) mapped: the next start makes it again
            log.warning("the index is not kept: %s", error)
            with suppress(OSError):
                remove(temporary)


def _rows(vectors: StoredVectors) -> int:
    return next((int(matrix.shape[0]) for matrix in vectors.values()), 0)


def _equal(a: Metric, b: Metric) -> bool:
    if a is b:
        return True
    return np.array_equal(a.weights, b.weights) and all(
        np.array_equal(matrix, b.components[name]) for name, matrix in a.components.items()
    )


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
