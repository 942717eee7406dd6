"""HashIndex: codes that lag behind the metric propose, the exact current distance ranks.

Re-projecting or re-hashing a library at every click costs seconds. Following Jain et al. 2008,
section 3.2, codes stay as they are and are made anew when enough bits would have flipped. Beyond
the paper, what the codes propose is scored under the current metric: stale codes can lose a photo
but never rank one wrongly.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Self

import numpy as np

from engine.index import files
from engine.index.base import Hits, Metric, StoredVectors
from engine.index.blocks import appended, collected, gathered, named
from engine.index.codes import Words, encode, hyperplanes
from engine.index.hash_state import (
    DEFAULT,
    FLIP_BITS,
    HashSettings,
    HashState,
    chunks,
    extended,
    flipped,
    propose,
    rank,
    shortlist,
)
from engine.index.projection import (
    Projection,
    check_matrices,
    check_same_shape,
    dimensions,
    freeze,
    nothing,
    read,
)
from engine.index.recall import recall
from engine.index.reduction import Reduction, arrays_of, from_arrays
from engine.index.select import check_k, check_rows, findable, grown
from engine.types import Float32, Mask, Rows, Vectors, check_vectors

FORMAT = {"kind": "hash index", "version": 1}
FITTED = 2**12  # photos that the reduction is fitted on
FLIP_PHOTOS = 256  # photos that stand for all in the estimate of flipped bits
WIDER = 1.5  # growth of the candidates when recall is too low


class HashIndex:
    """Approximate search that a change of the metric costs next to nothing.

    Removed photos keep their bytes until the next ``build``.
    """

    def __init__(self, metric: Metric, settings: HashSettings = DEFAULT) -> None:
        self.settings = settings
        self.widening = 1.0
        self._lock = threading.Lock()  # between those who replace the state; readers need none
        projection = freeze(metric)
        self._state = self._fitted(nothing(projection), projection)

    @property
    def count(self) -> int:
        """Rows known, removed ones included."""
        return len(self._state.alive)

    @property
    def bytes_per_photo(self) -> int:
        """What each photo costs in memory."""
        return self.settings.bits // 8 + len(self._state.planes.T) + 1

    @property
    def alive(self) -> Mask:
        """Which rows were not removed, bool (count,); not to be written to."""
        return self._state.alive

    def build(self, vectors: StoredVectors) -> None:
        """See Index.build."""
        for _ in self.build_steps(vectors):
            pass

    def build_steps(self, vectors: StoredVectors) -> Iterator[float]:
        """``build`` in short steps, like ``refresh``: the old state serves until the last one."""
        projection = self._state.projection
        count = check_matrices(vectors, projection)
        state = self._fitted(vectors, projection)
        for rows in chunks(0, count):
            state = extended(state, rows)
            yield float(rows[-1] + 1) / count
        with self._lock:
            projection = self._state.projection
            grams = state.reduction.grams(projection)
            self._state = replace(state, projection=projection, grams=grams)
            self.widening = 1.0

    def add(self, vectors: StoredVectors) -> None:
        """See Index.add. What follows upon an empty library is built."""
        if self.count == 0:
            self.build(vectors)
            return
        with self._lock:
            old = self._state
            alive = grown(old.alive, check_matrices(vectors, old.projection))
            state = replace(old, vectors=vectors, alive=alive)
            for rows in chunks(len(old.alive), len(alive)):
                state = extended(state, rows)
            self._state = state

    def remove(self, rows: Iterable[int]) -> None:
        """See Index.remove."""
        with self._lock:
            alive = self._state.alive.copy()
            alive[check_rows(rows, len(alive))] = False
            self._state = replace(self._state, alive=alive)

    def metric_changed(self, metric: Metric) -> None:
        """See Index.metric_changed."""
        projection = freeze(metric)
        with self._lock:
            check_same_shape(self._state.projection, projection)
            grams = self._state.reduction.grams(projection)
            self._state = replace(self._state, projection=projection, grams=grams)

    def search(
        self, queries: Vectors, k: int, *, allowed: Mask | None = None, exclude: Iterable[int] = ()
    ) -> Hits:
        """See Index.search. Codes leave nothing out if at most ``candidates`` may be found, and
        the answer is exact if at most ``shortlist`` may."""
        check_k(k)
        state = self._state
        check_vectors(queries, dimensions(state.projection), "queries")
        return self._search(state, queries, k, findable(state.alive, allowed, exclude))

    def flipped(self) -> float:
        """The share of bits that a refresh would change, estimated on a sample."""
        state = self._state
        planes = self._hyperplanes(state.grams)[:FLIP_BITS]
        return flipped(state, planes, FLIP_PHOTOS)

    def stale(self) -> bool:
        """Whether more than ``flipped_limit`` of the bits have flipped."""
        return self.flipped() > self.settings.flipped_limit

    def refresh(self) -> Iterator[float]:
        """See Index.refresh. Codes follow the metric of the moment when the refresh began; photos
        added meanwhile are coded too. A ``build`` meanwhile ends it without effect."""
        state = self._state
        reduction = state.reduction
        planes = self._hyperplanes(state.grams)
        codes: tuple[Words, ...] = ()
        done = 0
        while state.reduction is reduction:
            count = len(state.alive)
            for rows in chunks(done, count):
                codes = appended(codes, encode(gathered(state.points, rows), planes), axis=1)
                yield float(rows[-1] + 1) / count
            done = count
            with self._lock:
                state = self._state
                if state.reduction is reduction and len(state.alive) == done:
                    self._state = replace(state, planes=planes, codes=codes)
                    return

    def readout(self, queries: Vectors, k: int = 100) -> float:
        """Recall of one search against brute force, which reads the whole library: for idle time.

        Below ``recall_target`` the candidates grow, and stay so until the next ``build``.
        """
        check_k(k)
        state = self._state
        check_vectors(queries, dimensions(state.projection), "queries")
        truth = rank(state, queries, np.flatnonzero(state.alive), k)
        found = recall(self._search(state, queries, k, state.alive), truth)
        if found < self.settings.recall_target and self._candidates(k) < self.count:
            self.widening *= WIDER
        return found

    def memory_use(self) -> int:
        """See Index.memory_use. Of a loaded index, most is mapped and need not be resident."""
        state = self._state
        reduction = arrays_of(state.reduction).values()
        matrices = (*state.projection.values(), *state.grams.values(), *reduction)
        arrays = (*matrices, *state.points, *state.codes, state.planes, state.alive)
        return sum(array.nbytes for array in arrays)

    def save(self, path: Path, schema: str) -> None:
        """See Index.save. The hyperplanes go with the codes: a metric that has moved on since
        the last refresh makes a loaded index stale, not wrong."""
        state = self._state
        header = {
            **FORMAT,
            "schema": schema,
            "dimensions": dimensions(state.projection),
            "settings": asdict(self.settings),
            "widening": self.widening,
        }
        arrays = {"alive": state.alive, "planes": state.planes, **arrays_of(state.reduction)}
        blocks = {**named("points", state.points), **named("codes", state.codes)}
        files.write(path, header, {**arrays, **blocks})

    @classmethod
    def load(cls, path: Path, schema: str, vectors: StoredVectors, metric: Metric) -> Self:
        """See Index.load. The codes are memory-mapped."""
        header, arrays = files.read(path)
        projection = freeze(metric)
        expected = {**FORMAT, "schema": schema, "dimensions": dimensions(projection)}
        files.check(path, header, expected)
        files.check_count(path, arrays["alive"].size, check_matrices(vectors, projection))
        index = cls(metric, HashSettings(**header["settings"]))
        index.widening = header["widening"]
        reduction = from_arrays(arrays, list(header["dimensions"]))
        index._state = HashState(
            projection=projection,
            grams=reduction.grams(projection),
            vectors=vectors,
            alive=np.array(arrays["alive"]),
            reduction=reduction,
            points=collected("points", arrays),
            planes=np.array(arrays["planes"]),
            codes=collected("codes", arrays),
        )
        index.add(vectors)
        return index

    def _search(self, state: HashState, queries: Vectors, k: int, findable: Mask) -> Hits:
        reduced = state.reduction.apply(queries)
        rows = self._proposed(state, reduced, self._candidates(k), findable)
        rows = shortlist(state, reduced, rows, max(self.settings.shortlist, k + k // 5))
        return rank(state, queries, rows, k)

    def _candidates(self, k: int) -> int:
        """How many photos the codes propose."""
        wanted = max(self.settings.candidates, self.settings.share * self.count)
        return max(k, int(self.widening * wanted))

    def _proposed(self, state: HashState, queries: Float32, count: int, findable: Mask) -> Rows:
        """The rows worth scoring, ascending: a subclass may know another way to them."""
        return propose(state, queries, count, findable)

    def _hyperplanes(self, grams: Mapping[str, Float32]) -> Float32:
        return hyperplanes(self.settings.bits, grams, self.settings.seed)

    def _fitted(self, vectors: StoredVectors, projection: Projection) -> HashState:
        """A reduction and hyperplanes for ``vectors``, of which none is coded yet."""
        count = check_matrices(vectors, projection)
        spread = np.unique(np.linspace(0, count - 1, min(count, FITTED)).astype(np.int64))
        reduction = Reduction.fit(read(vectors, spread), self.settings.components)
        grams = reduction.grams(projection)
        planes = self._hyperplanes(grams)
        return HashState(
            projection, grams, vectors, np.ones(count, np.bool_), reduction, (), planes, ()
        )
