"""Simulate a user who thumbs the results of one search, and learn each thumb."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from benchmarks.search.data import Array, Library
from engine.feedback.journal import Judgment
from engine.feedback.triplets import search_triplets
from engine.index import Hits
from engine.metrics.lomdml import LOMDML
from features.families import prior

START = 2000  # photos that the learner's initial state is computed from


class Person:
    """Likes the nearest photo with the query's label, then dislikes the nearest other one."""

    def __init__(self, library: Library, seed: int) -> None:
        random = np.random.default_rng(seed)
        count = len(library.labels)
        self.library = library
        self.query = int(random.integers(count))
        self.random = random
        self.judgments: list[Judgment] = []
        start = np.sort(random.choice(count, min(START, count), replace=False))
        self.learner = LOMDML(seed=seed, prior=prior(library.vectors)).fit(library.read(start))

    @property
    def query_vectors(self) -> dict[str, Array]:
        return self.library.read([self.query])

    @property
    def judged(self) -> list[int]:
        """Return the query and all photos with a thumb, which the next results leave out."""
        return [self.query, *(judgment.row for judgment in self.judgments)]

    def thumb(self, hits: Hits) -> Judgment:
        """Judge one of ``hits``, none of which was judged before."""
        sign = 1 if len(self.judgments) % 2 == 0 else -1
        alike = self.library.labels[hits.rows] == self.library.labels[self.query]
        wanted = np.flatnonzero(alike if sign > 0 else ~alike)
        position = int(wanted[0]) if wanted.size else 0
        sign = 1 if alike[position] else -1
        return Judgment(search=1, anchors=(self.query,), row=int(hits.rows[position]), sign=sign)

    def learn(self, judgment: Judgment) -> int:
        """Learn the judgment's own triplets; return how many there were."""
        self.judgments.append(judgment)
        nobody = np.empty(0, np.int64)
        explicit, _ = search_triplets(self.judgments, nobody, self.random)
        new: NDArray[np.int64] = explicit[(explicit == judgment.row).any(axis=1)]
        if len(new):
            rows, numbers = np.unique(new, return_inverse=True)
            self.learner.partial_fit(self.library.read(rows), numbers.reshape(new.shape))
        return len(new)
