"""The index of a library in this process: brute force while it is small, codes beyond.

The codes are kept in one file beside the generation's matrices and mapped from there at the next
start. They are an estimate of what is near, never the truth: a file that is missing, damaged or of
something else is made anew.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import numpy as np

from likewise.app.core.library.snapshot import LibrarySnapshot
from likewise.app.core.types import Doing, IndexState
from likewise.engine.errors import EngineError
from likewise.engine.feedback.candidates import CANDIDATES
from likewise.engine.index import AdaptiveIndex, Hits
from likewise.engine.index.hamming import WORTH, hamming
from likewise.engine.index.projection import distances_to_nearest, freeze
from likewise.engine.index.top_k import top_k
from likewise.engine.metrics.metric import Metric
from likewise.engine.types import Float32, Mask, Rows, Vectors

log = logging.getLogger(__name__)

FILE_NAME = "index.likewise"

SWITCH = 10_000
"""Photos up to which brute force serves. More than `AdaptiveIndex` has by itself: the metric stays
during a search, so that its points are made once, in 70 ms for so many (docs/search.md)."""

CACHE_BYTES = 512 * 2**20
"""Points up to this size are kept while brute force serves."""

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
        self._index: AdaptiveIndex | None = None
        self._snapshot: LibrarySnapshot | None = None
        self._metric: Metric | None = None  # of the index now
        self._work_now: Iterator[None] | None = None  # the upkeep under way
        self._doing: Doing = ""
        self._question: tuple[Vectors, Mask] | None = None  # asked last
        self._questions = 0  # searches since the last comparison
        self._counted: tuple[Metric | None, float] | None = None  # bits flipped for it
        self._saved = 0  # rows in the file
        self._saving: Thread | None = None
        self._compiling: Thread | None = None

    # Searching

    def bind(self, snapshot: LibrarySnapshot, metric: Metric) -> LocalSearch:
        """See LibraryIndex.bind."""
        known = self._snapshot
        if self._index is None or known is None or not _continues(snapshot, known):
            self._open(snapshot, metric)
        self._snapshot = snapshot
        index = self._under(metric)
        if index.kind == "exact":
            index.add(snapshot.vectors)
        return LocalSearch(self, snapshot, metric)

    def nearest(
        self,
        snapshot: LibrarySnapshot,
        metric: Metric,
        queries: Vectors,
        k: int,
        allowed: Mask,
    ) -> Hits:
        """See SearchIndex.nearest. Photos that the codes don't know yet are compared one by one."""
        index = self._under(metric)
        if self._question is None or self._question[1] is not allowed:
            self._question, self._questions = (queries, allowed), self._questions + 1
        coded = index.near(queries, k, allowed=allowed[: index.count])
        later = index.count + np.flatnonzero(allowed[index.count :])
        if not later.size:
            return coded
        distances = distances_to_nearest(freeze(metric), snapshot.vectors, later, queries)
        rows = np.concatenate([coded.rows, later])
        return top_k(rows, np.concatenate([coded.distances, distances]), k)

    def _open(self, snapshot: LibrarySnapshot, metric: Metric) -> None:
        """Begin with the codes in the file if they fit, else with brute force."""
        self._metric, self._counted, self._question, self._saved = metric, None, None, 0
        self._work_now, self._doing = None, ""
        try:
            path, meaning = self._file(snapshot), _meaning(snapshot)
            index = AdaptiveIndex.load(path, meaning, snapshot.vectors, metric)
            self._saved = index.count
        except (EngineError, OSError) as error:
            log.debug("the index is made anew: %s", error)
            index = AdaptiveIndex(metric, switch=SWITCH, cache_bytes=CACHE_BYTES)
            index.begin(snapshot.vectors)
        self._index = index

    def _under(self, metric: Metric) -> AdaptiveIndex:
        """The index under ``metric``, whichever search used it last."""
        assert self._index is not None
        if self._metric is None or not _equal(metric, self._metric):
            self._index.metric_changed(metric)
        self._metric = metric
        return self._index

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
        index, snapshot = self._index, self._snapshot
        if index is None or snapshot is None:
            return
        changed = False
        if index.count < len(snapshot.rows):
            yield from self._steps("growing", index.grow(snapshot.vectors))
        if self._is_stale(index):
            changed = True
            doing: Doing = "building" if index.kind == "exact" else "refreshing"
            yield from self._steps(doing, index.refresh())
            self._counted = None
        if index.kind == "hash" and self._question and self._due(index):
            queries, allowed = self._question
            self._questions = 0
            known = allowed[: index.count]  # more photos may have come than the codes know
            steps = index.readout(queries, READ_OUT, among=CANDIDATES, allowed=known)
            yield from self._steps("comparing", steps)
            changed = True
        if index.kind == "hash" and (changed or index.count - self._saved >= SAVE_FROM):
            self._save(index, snapshot)
        if index.kind == "hash" and index.count >= WORTH:
            self._compile()

    def _steps(self, doing: Doing, steps: Iterator[float]) -> Iterator[None]:
        self._doing = doing
        try:
            for _ in steps:
                yield
        finally:
            self._doing = ""

    def _is_stale(self, index: AdaptiveIndex) -> bool:
        if index.kind == "exact":
            return index.stale()
        return self._flipped(index) > index.settings.flipped_limit

    def _flipped(self, index: AdaptiveIndex) -> float:
        """The share of flipped bits; counting takes some milliseconds, so once a metric."""
        if self._counted is None or self._counted[0] is not self._metric:
            self._counted = self._metric, index.flipped()
        return self._counted[1]

    def _due(self, index: AdaptiveIndex) -> bool:
        return index.recall is None or self._questions >= SEARCHES_BETWEEN

    @property
    def state(self) -> IndexState:
        """See LibraryIndex.state."""
        index, snapshot = self._index, self._snapshot
        if index is None or snapshot is None:
            return IndexState()
        total = len(snapshot.rows)
        return IndexState(
            kind="exact" if index.kind == "exact" else "codes",
            rows=index.count,
            total=total,
            advance=index.memory_in_advance(total),
            held=index.memory_use(),
            stale=self._flipped(index),
            recall=index.recall,
            doing=self._doing,
        )

    def _compile(self) -> None:
        """Make scans faster, on a thread of its own: a search does not wait that second."""
        if self._compiling is None:
            self._compiling = Thread(target=hamming.compile, name="compile the scan")
            self._compiling.start()

    # The file

    def _save(self, index: AdaptiveIndex, snapshot: LibrarySnapshot) -> None:
        """Write the file, on a thread of its own: a search does not wait for the disk."""
        if not self._keep or (self._saving is not None and self._saving.is_alive()):
            return
        self._saved = index.count
        arguments = index, self._file(snapshot), _meaning(snapshot)
        self._saving = Thread(target=_write, args=arguments, name="index file")
        self._saving.start()

    def close(self) -> None:
        """See LibraryIndex.close."""
        for thread in (self._saving, self._compiling):
            if thread is not None:
                thread.join()

    def _file(self, snapshot: LibrarySnapshot) -> Path:
        return self._folder / "vectors" / str(snapshot.generation) / FILE_NAME


class LocalSearch:
    """See `likewise.app.core.index.protocol.SearchIndex`."""

    note = ""  # every answer is complete

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
        vectors = {name: matrix[rows] for name, matrix in self._snapshot.vectors.items()}
        return self.metric.embed(vectors)

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """See SearchIndex.nearest."""
        return self._index.nearest(self._snapshot, self.metric, queries, k, allowed)


def _write(index: AdaptiveIndex, path: Path, meaning: str) -> None:
    try:
        index.save(path, meaning)
    except OSError as error:  # full, or (on Windows) mapped: the next start makes the codes again
        log.warning("the index is not kept: %s", error)


def _continues(snapshot: LibrarySnapshot, known: LibrarySnapshot) -> bool:
    """Whether the rows of ``known`` are the first of ``snapshot``, unchanged."""
    return snapshot.generation == known.generation and _meaning(snapshot) == _meaning(known)


def _meaning(snapshot: LibrarySnapshot) -> str:
    """What the vectors mean; in a generation without scales yet, that changes as it grows."""
    return f"{snapshot.schema} {sorted(snapshot.scales.items())}"


def _equal(a: Metric, b: Metric) -> bool:
    if a is b:
        return True
    return np.array_equal(a.weights, b.weights) and all(
        np.array_equal(matrix, b.components[name]) for name, matrix in a.components.items()
    )
