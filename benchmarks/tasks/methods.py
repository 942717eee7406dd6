"""Define the methods that `tasks` compares, by photo and word: no learning, three peers, ours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from benchmarks.clicks import peers
from benchmarks.clicks.methods import window_ranker, without
from engine.feedback.candidates import squared_distances
from engine.metrics.metric import Metric
from engine.research.simulated_user import Click, Method
from engine.types import Float32, Rows

NAMES = ("none", "rocchio", "logistic", "svm", "ours")
AT_ONCE = frozenset(NAMES) - {"ours"}
"""Methods for which the order of thumbs does not matter."""


@dataclass(frozen=True)
class Library:
    """All photos: ``embedding`` z under ``metric``, and ``seen``, the input of classifiers."""

    embedding: Float32
    metric: Metric
    seen: Float32

    def near(self, photo: int) -> Float32:
        """Return the unlearned distance of every photo to one of them, float32 (n,)."""
        return squared_distances(self.embedding[photo : photo + 1], self.embedding)[0]


def begin(name: str, library: Library, own: Sequence[int], distances: Float32) -> Method:
    """Begin a search with one method from the photos ``own``, or (if empty) from a word.
    The ``distances`` float32 (n,) are those to the start."""
    start = np.argsort(distances, kind="stable")
    if name == "none":
        return lambda clicks: without(start, own, clicks)
    if name == "rocchio":
        return peers.moved(library.embedding, own, start)
    if name == "ours":
        return _ours(library, own, start, distances)
    make = {"logistic": peers.new_logistic, "svm": peers.new_svm}[name]
    return peers.classified(library.seen, own, start, make)


def _ours(library: Library, own: Sequence[int], start: Rows, distances: Float32) -> Method:
    """Return the ranker of the window; photos that are no candidates follow by distance."""
    apart = None if len(own) else distances
    ranker = window_ranker(library.metric, library.embedding, own, apart)

    def method(clicks: Sequence[Click]) -> Rows:
        rows = ranker.rank(clicks).rows
        rest = without(start, own, clicks)
        return np.concatenate([rows, rest[~np.isin(rest, rows)]])

    return method
