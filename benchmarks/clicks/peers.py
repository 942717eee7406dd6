"""Define the peers of the ranker: Rocchio, the paper, classifiers of the network's vector."""

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
"""Algorithm 2 as printed; it starts from the principal components, so only the learning differs."""

LOGISTIC_C, SVM_C = 10.0, 1.0
"""The best of .1, 1, 10 and 100 on the validation half of caltech52, after 10 thumbs.
On that of corel1k none is more than .003 better."""

STRANGERS = 50
"""Photos without a thumb that serve as negatives if there are no thumbs down."""


def rocchio(embedding: Float32) -> Factory:
    """Return `moved`, from the distance to the query."""
    return lambda query: moved(embedding, [query], order(embedding[query], embedding))


def moved(embedding: Float32, own: Sequence[int], start: Rows) -> Method:
    """Move the query to q + .75 mean(ups) - .25 mean(downs) (Rocchio 1971), normalised.
    ``own`` are the query photos; a word has none, only the order ``start``, until thumbs up are
    given."""

    def method(clicks: Sequence[Click]) -> Rows:
        total, centre = 0.0, np.zeros(embedding.shape[1], np.float32)
        for rows, weight in (
            (own, 1.0),
            ([row for row, sign in clicks if sign > 0], 0.75),
            ([row for row, sign in clicks if sign < 0], -0.25),
        ):
            if len(rows):
                total += weight
                centre += weight * embedding[list(rows)].mean(axis=0)
        if not clicks or total <= 0:
            return without(start, own, clicks)
        return without(order(centre / total, embedding), own, clicks)

    return method


def logistic(points: Float32, untrained: Float32) -> Factory:
    """Use logistic regression on ``points`` (n, d) alone, between liked and disliked photos."""
    return _from_query(points, untrained, new_logistic)


def svm(points: Float32, untrained: Float32) -> Factory:
    """Use a linear support vector machine on ``points`` (n, d) alone."""
    return _from_query(points, untrained, new_svm)


def new_logistic() -> LogisticRegression:
    """Return an untrained classifier."""
    return LogisticRegression(C=LOGISTIC_C)


def new_svm() -> SVC:
    """Return an untrained classifier."""
    return SVC(C=SVM_C, kernel="linear", class_weight="balanced")


def _from_query(points: Float32, untrained: Float32, make: Any) -> Factory:
    return lambda query: classified(points, [query], order(untrained[query], untrained), make)


def classified(points: Float32, own: Sequence[int], start: Rows, make: Any) -> Method:
    """Train on this search's thumbs, with the query photos ``own`` among the liked ones.

    The first page is that of ``start``. As in Exquisitor (Khan et al. 2021) and SeeSaw (Moll et al.
    2023), photos drawn at random replace thumbs down if there are none.
    """
    strangers = np.random.default_rng(int(start[0])).permutation(len(points))

    def method(clicks: Sequence[Click]) -> Rows:
        ups = [*own, *(row for row, sign in clicks if sign > 0)]
        if not clicks or not ups:
            return without(start, own, clicks)
        downs = [row for row, sign in clicks if sign < 0]
        downs = downs or strangers[~np.isin(strangers, ups)][:STRANGERS].tolist()
        labels = np.repeat([1, -1], [len(ups), len(downs)])
        scores = make().fit(points[ups + downs], labels).decision_function(points)
        return without(np.argsort(-scores, kind="stable"), own, clicks)

    return method


def paper(vectors: Vectors, start: LearnerState) -> Factory:
    """Use LOMDML as printed, from this search's triplets (query; up; down) alone."""

    def for_query(query: int) -> Method:
        def method(clicks: Sequence[Click]) -> Rows:
            learner = paper_learner(start)
            learner.partial_fit(vectors, paper_triplets(query, clicks))
            embedding = learner.transform(vectors)
            return without(order(embedding[query], embedding), [query], clicks)

        return method

    return for_query


def paper_learner(start: LearnerState) -> LOMDML:
    """Return an untrained learner with the paper's settings, at ``start``."""
    learner = LOMDML(**PAPER)  # type: ignore[arg-type]  # a dict of mixed types
    return learner.restore(start)


def paper_triplets(query: int, clicks: Sequence[Click]) -> Rows:
    """Return all combinations (query; up; down), in random order."""
    ups = [row for row, sign in clicks if sign > 0]
    downs = [row for row, sign in clicks if sign < 0]
    triplets = np.array([(query, up, down) for up in ups for down in downs], np.int64)
    return np.random.default_rng(query).permutation(triplets.reshape(-1, 3))
