"""HashIndex: codes of an earlier metric propose, the exact current distance ranks.

Re-projecting or re-hashing a library at every click costs seconds. Following Jain et al. 2008,
section 3.2, codes are kept and only recomputed when enough bits would have flipped. Beyond the
paper, proposed photos are scored under the current metric: stale codes can lose a photo but never
misrank one.
"""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Self

import numpy as np

from engine.index.base import Hits, Index, StoredVectors
from engine.index.binary_codes import hyperplanes
from engine.index.blocks import gathered
from engine.index.candidate_counts import CandidateCounts
from engine.index.hamming import WORTH, hamming
from engine.index.hash_file import read_hash, write_hash
from engine.index.hash_state import (
    DEFAULT,
    FLIP_BITS,
    HashSettings,
    HashState,
    brute_force,
    chunks,
    no_sketches,
    propose,
    rank,
    rank_first,
    shortlist,
    unfilled,
)
from engine.index.projection import (
    check_matrices,
    check_same_shape,
    dimensions,
    nothing,
    projection_of,
    read,
)
from engine.index.quantised_pca import QuantisedPCA, arrays_of, principal
from engine.index.recall import recall
from engine.index.sketch import Frame
from engine.index.top_k import check_k, check_rows, findable, first_of, grown
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors, check_vectors

FITTED = 2**12  # photos that the reduction and the sketches are fitted to
PHOTOS_PER_STEP = 2**13  # photos between two yields of a refresh: about 15 ms
FLIP_PHOTOS = 256  # sampled photos for the estimate of flipped bits


class HashIndex(Index):
    """Approximate search for which a change of the metric is almost free.

    Removed photos keep their bytes until the next ``build``.
    """

    def __init__(self, metric: Metric, settings: HashSettings = DEFAULT) -> None:
        self.settings = settings
        self.counts = CandidateCounts()
        self._flipped: tuple[Float32, Frame, float] | None = None  # with its metric and frame
        self._lock = threading.Lock()  # between threads that replace the state; readers need none
        projection = projection_of(metric)
        vectors = nothing(projection)
        reduction = QuantisedPCA.fit(vectors, settings.components)
        self._state = unfilled(settings, vectors, projection, reduction, vectors)

    @property
    def count(self) -> int:
        """Rows known, removed ones included."""
        return len(self._state.alive)

    @property
    def adds_at_once(self) -> bool:
        """See Index.adds_at_once; False, because new photos must be coded."""
        return False

    @property
    def is_approximate(self) -> bool:
        """See Index.is_approximate."""
        return True

    @property
    def worth_saving(self) -> bool:
        """See Index.worth_saving."""
        return True

    @property
    def alive(self) -> Mask:
        """Which rows were not removed, bool (count,); read-only by convention."""
        return self._state.alive

    def build(self, vectors: StoredVectors) -> None:
        """See Index.build."""
        for _ in self.build_steps(vectors):
            pass

    def build_steps(self, vectors: StoredVectors) -> Iterator[float]:
        """``build`` in short steps, as in ``refresh``: the old state serves until the last one."""
        projection = self._state.projection
        count = check_matrices(vectors, projection)
        spread = np.unique(np.linspace(0, count - 1, min(count, FITTED)).astype(np.int64))
        sample, parts = read(vectors, spread), {}
        for modality, array in sample.items():
            parts[modality] = principal(array, self.settings.components)
            yield 0.0
        reduction = QuantisedPCA.of(parts)
        state = unfilled(self.settings, vectors, projection, reduction, sample)
        for rows in chunks(0, count):
            state = state.extended(rows)
            yield float(rows[-1] + 1) / count
        with self._lock:
            self._state = state.under(self._state.projection)
            self.counts = replace(self.counts, factor=1.0)

    def add(self, vectors: StoredVectors) -> None:
        """See Index.add. An empty index is built instead."""
        for _ in self.grow(vectors):
            pass

    def grow(self, vectors: StoredVectors) -> Iterator[float]:
        """See Index.grow. An empty index is built instead."""
        if self.count == 0:
            yield from self.build_steps(vectors)
            return
        first = self.count
        total = check_matrices(vectors, self._state.projection)
        for rows in chunks(first, len(grown(self._state.alive, total))):
            with self._lock:
                alive = grown(self._state.alive, int(rows[-1]) + 1)
                self._state = replace(self._state, vectors=vectors, alive=alive).extended(rows)
            yield float(rows[-1] + 1 - first) / (total - first)

    def remove(self, rows: Iterable[int]) -> None:
        """See Index.remove."""
        with self._lock:
            alive = self._state.alive.copy()
            alive[check_rows(rows, len(alive))] = False
            self._state = replace(self._state, alive=alive)

    def metric_changed(self, metric: Metric) -> None:
        """See Index.metric_changed."""
        projection = projection_of(metric)
        with self._lock:
            check_same_shape(self._state.projection, projection)
            self._state = self._state.under(projection)

    def search(
        self, queries: Vectors, k: int, *, allowed: Mask | None = None, exclude: Iterable[int] = ()
    ) -> Hits:
        """See Index.search; exact up to ``shortlist`` findable rows, no codes to ``candidates``."""
        check_k(k)
        state = self._state
        check_vectors(queries, dimensions(state.projection), "queries")
        return self._search(state, queries, k, findable(state.alive, allowed, exclude))

    def near(self, queries: Vectors, k: int, *, allowed: Mask | None = None) -> Hits:
        """See Index.near; at less than half the cost of ``search``."""
        check_k(k)
        state = self._state
        check_vectors(queries, dimensions(state.projection), "queries")
        return self._near(state, queries, k, findable(state.alive, allowed, ()))

    @property
    def recall(self) -> float | None:
        """See Index.recall."""
        return self.counts.recall

    def flipped(self) -> float:
        """See Index.flipped; estimated on a sample in a few milliseconds, once per metric."""
        state, frame = self._state, self._state.sketches.frame
        known = self._flipped
        if known is None or known[0] is not state.gram or known[1] is not frame:
            planes = hyperplanes(FLIP_BITS, state.gram, self.settings.seed)
            share = state.sketches.flipped(planes, FLIP_PHOTOS)
            self._flipped = known = state.gram, frame, share
        return known[2]

    def stale(self) -> bool:
        """Return whether more than ``flipped_limit`` of the bits have flipped."""
        return self.flipped() > self.settings.flipped_limit

    def refresh(self) -> Iterator[float]:
        """See Index.refresh. Sketches follow the metric at the start of the refresh.

        Photos added meanwhile are sketched too; a ``build`` meanwhile cancels the refresh.
        """
        state = self._state
        if not state.points:
            return
        reduction = state.reduction
        spread = np.arange(0, len(state.alive), max(1, len(state.alive) // FITTED))
        sketches = no_sketches(self.settings, gathered(state.points, spread), state.grams)
        done = 0
        while state.reduction is reduction:
            count = len(state.alive)
            for rows in chunks(done, count, PHOTOS_PER_STEP):
                sketches = sketches.extended(gathered(state.points, rows))
                yield float(rows[-1] + 1) / count
            done = count
            with self._lock:
                state = self._state
                if state.reduction is reduction and len(state.alive) == done:
                    self._state = state.sketched(sketches)
                    return

    def readout(
        self, queries: Vectors, k: int = 100, *, among: int = 0, allowed: Mask | None = None
    ) -> Generator[float, None, float]:
        """See Index.readout. Increased candidate counts last until the next ``build``."""
        check_k(k)
        state = self._state
        check_vectors(queries, dimensions(state.projection), "queries")
        findable_ = findable(state.alive, allowed, ())
        if among:
            rows = np.sort(self._near(state, queries, among, findable_).rows)
            hits = rank(state, queries, rows, k)
        else:
            hits = self._search(state, queries, k, findable_)
        truth = yield from brute_force(state, queries, k, findable_)
        found = recall(hits, truth)
        scored = among or self.counts.ranked(self.settings, k)
        self.counts = self.counts.after(self.settings, found, scored, self.count)
        return found

    @property
    def worth_compiling(self) -> bool:
        """See Index.worth_compiling."""
        return self.count >= WORTH

    def compile(self) -> object:
        """See Index.compile; compiles the scan of the codes."""
        return hamming.compile()

    def memory_use(self) -> int:
        """See Index.memory_use."""
        state = self._state
        reduction = arrays_of(state.reduction).values()
        matrices = (*state.projection.values(), *state.grams.values(), state.gram, *reduction)
        arrays = (*matrices, *state.points, *state.sketches.arrays().values(), state.alive)
        return sum(array.nbytes for array in arrays)

    def save(self, path: Path, schema: str) -> None:
        """See Index.save. The frame is saved too, so a later metric makes sketches only stale."""
        write_hash(path, schema, self._state, self.settings, self.counts)

    @classmethod
    def load(cls, path: Path, schema: str, vectors: StoredVectors, metric: Metric) -> Self:
        """See Index.load."""
        settings, counts, state = read_hash(path, schema, vectors, projection_of(metric))
        index = cls(metric, settings)
        index.counts, index._state = counts, state
        return index

    def _search(self, state: HashState, queries: Vectors, k: int, findable: Mask) -> Hits:
        ranked = self.counts.ranked(self.settings, k)
        reduced = self._shortlist(state, queries, ranked, findable)
        return rank_first(state, queries, reduced, k, ranked)

    def _near(self, state: HashState, queries: Vectors, count: int, findable: Mask) -> Hits:
        return first_of(self._shortlist(state, queries, count, findable), count)

    def _shortlist(self, state: HashState, queries: Vectors, count: int, findable: Mask) -> Hits:
        reduced = state.reduction.apply(queries)
        wanted = self.counts.proposed(self.settings, count, self.count)
        rows = self._proposed(state, reduced, wanted, findable)
        return shortlist(state, reduced, rows, count)

    def _proposed(self, state: HashState, queries: Float32, count: int, findable: Mask) -> Rows:
        """Return the rows worth scoring, ascending; subclasses may override this."""
        return propose(state, queries, count, findable)
