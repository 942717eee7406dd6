"""Methods that `clicks` compares. Each maps a query's row to a simulated user's `Method`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from likewise.engine.feedback import Judgment, SearchRanker
from likewise.engine.feedback.candidates import squared_distances
from likewise.engine.metrics.lomdml import LOMDML
from likewise.engine.metrics.metric import Metric
from likewise.engine.metrics.multi_modal import LearnerState
from likewise.engine.research.simulated_user import Click, Method
from likewise.engine.types import Float32, Mask, Rows, Vectors

Factory = Callable[[int], Method]

PAPER = {
    "gate": "combined",
    "step": "fixed",
    "eta": 0.03,
    "hedge": "triplet",
    "beta": 0.99,
    "floor": 0.0,
}
"""Algorithm 2 as printed; the start is the principal one, so that only the learning differs."""


def distance_order(embedding: Float32) -> Factory:
    """No learning within the search: the order of the distance, whatever is clicked."""

    def for_query(query: int) -> Method:
        order = _order(embedding[query], embedding)
        return lambda clicks: _without(order, query, clicks)

    return for_query


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
            return _without(_order(moved / total, embedding), query, clicks)

        return method

    return for_query


def paper(vectors: Vectors, start: LearnerState) -> Factory:
    """LOMDML as printed, from this search's triplets (query; up; down) alone."""

    def for_query(query: int) -> Method:
        def method(clicks: Sequence[Click]) -> Rows:
            learner = paper_learner(start)
            learner.partial_fit(vectors, paper_triplets(query, clicks))
            embedding = learner.transform(vectors)
            return _without(_order(embedding[query], embedding), query, clicks)

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


def per_search(metric: Metric, vectors: Vectors, allowed: Mask | None = None) -> Factory:
    """The ranker that the window uses, on ``vectors`` under ``metric``."""
    embedding = metric.embed(vectors)
    widths = [len(matrix) for matrix in metric.components.values()]

    def for_query(query: int) -> Method:
        ranker = SearchRanker(
            embedding,
            embedding[query : query + 1],
            exclude=[query],
            allowed=allowed,
            widths=widths,
        )
        return lambda clicks: ranker.rank(clicks).rows

    return for_query


def judgments(search: int, query: int, clicks: Sequence[Click]) -> list[Judgment]:
    """What the journal keeps of a search."""
    return [Judgment(search, (query,), row, 1 if sign > 0 else -1) for row, sign in clicks]


def _order(point: NDArray[np.float32], embedding: Float32) -> Rows:
    return np.argsort(squared_distances(point[np.newaxis], embedding)[0], kind="stable")


def _without(order: Rows, query: int, clicks: Sequence[Click]) -> Rows:
    return order[~np.isin(order, [query, *(row for row, _ in clicks)])]
