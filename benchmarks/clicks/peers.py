"""What others do with the same thumbs: Rocchio, the paper, classifiers of the network's vector."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.svm import SVC

from benchmarks.clicks.methods import Factory, order, without
from engine.metrics.learner_state import LearnerState
from engine.metrics.lomdml import LOMDML
from engine.research.simulated_user import Click, Method
from engine.types import Float32, Rows, Vectors

PAPER = {
    "gate": "combined",
    "step": "fixed",
    "eta": 0.03,
    "hedge": "triplet",
    "beta": 0.99,
    "floor": 0.0,
}
"""Algorithm 2 as printed; the start is the principal one, so that only the learning differs."""

LOGISTIC_C, SVM_C = 10.0, 1.0
"""The best on the validation half of caltech52 after 10 thumbs, of .1, 1, 10 and 100; on that of
corel1k nothing is more than .003 better."""

STRANGERS = 50
"""Photos without a thumb that stand for what is not meant, where no thumb says so."""


def rocchio(embedding: Float32) -> Factory:
    """The query moved to q + .75 mean(ups) - .25 mean(downs) (Rocchio 1971), normalised."""

    def for_query(query: int) -> Method:
        def method(clicks: Sequence[Click]) -> Rows:
            total, moved = 1.0, embedding[query].copy()
            for sign, weight in ((1, 0.75), (-1, -0.25)):
                rows = [row for row, given in clicks if given == sign]
                if rows:
                    total += weight
                    moved += weight * embedding[rows].mean(axis=0)
            return without(order(moved / total, embedding), query, clicks)

        return method

    return for_query


def logistic(points: Float32, untrained: Float32) -> Factory:
    """Logistic regression on ``points`` (n, d) alone, between the liked and the disliked."""
    return _classified(points, untrained, lambda: LogisticRegression(C=LOGISTIC_C))


def svm(points: Float32, untrained: Float32) -> Factory:
    """A linear support vector machine on ``points`` (n, d) alone."""
    return _classified(
        points, untrained, lambda: SVC(C=SVM_C, kernel="linear", class_weight="balanced")
    )


def _classified(points: Float32, untrained: Float32, make: Any) -> Factory:
    """Trained on this search's thumbs, with the query as one of the liked photos.

    The first page is that of the distance of ``untrained``. As in Exquisitor (Khan et al. 2021) and
    SeeSaw (Moll et al. 2023), photos drawn at random stand in for downs if there are none.
    """

    def for_query(query: int) -> Method:
        start = order(untrained[query], untrained)
        strangers = np.random.default_rng(query).permutation(len(points))

        def method(clicks: Sequence[Click]) -> Rows:
            if not clicks:
                return without(start, query, clicks)
            ups = [query, *(row for row, sign in clicks if sign > 0)]
            downs = [row for row, sign in clicks if sign < 0]
            downs = downs or strangers[~np.isin(strangers, ups)][:STRANGERS].tolist()
            labels = np.repeat([1, -1], [len(ups), len(downs)])
            scores = make().fit(points[ups + downs], labels).decision_function(points)
            return without(np.argsort(-scores, kind="stable"), query, clicks)

        return method

    return for_query


def paper(vectors: Vectors, start: LearnerState) -> Factory:
    """LOMDML as printed, from this search's triplets (query; up; down) alone."""

    def for_query(query: int) -> Method:
        def method(clicks: Sequence[Click]) -> Rows:
            learner = paper_learner(start)
            learner.partial_fit(vectors, paper_triplets(query, clicks))
            embedding = learner.transform(vectors)
            return without(order(embedding[query], embedding), query, clicks)

        return method

    return for_query


def paper_learner(start: LearnerState) -> LOMDML:
    """An untrained learner with the paper's settings, at ``start``."""
    learner = LOMDML(**PAPER)  # type: ignore[arg-type]  # a dict of mixed types
    return learner.restore(start)


def paper_triplets(query: int, clicks: Sequence[Click]) -> Rows:
    """(query; up; down), every combination, in random order."""
    ups = [row for row, sign in clicks if sign > 0]
    downs = [row for row, sign in clicks if sign < 0]
    triplets = np.array([(query, up, down) for up in ups for down in downs], np.int64)
    return np.random.default_rng(query).permutation(triplets.reshape(-1, 3))
