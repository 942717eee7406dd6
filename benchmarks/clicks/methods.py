"""Define the methods that `clicks` compares. Each maps a query's row to a user's `Method`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from app.core.search.ranking import search_meanings
from engine.feedback.candidates import squared_distances
from engine.feedback.journal import Judgment
from engine.feedback.ranker import SearchRanker
from engine.metrics.metric import Metric
from engine.research.simulated_user import Click, Method
from engine.types import Float32, Mask, Rows, Vectors

Factory = Callable[[int], Method]


def distance_order(embedding: Float32) -> Factory:
    """Don't learn within the search: keep the order of the distance, whatever is clicked."""

    def for_query(query: int) -> Method:
        rows = order(embedding[query], embedding)
        return lambda clicks: without(rows, [query], clicks)

    return for_query


def window_ranker(
    metric: Metric,
    embedding: Float32,
    own: Sequence[int],
    apart: Float32 | None = None,
    allowed: Mask | None = None,
) -> SearchRanker:
    """Return the ranker that the window uses, from photos ``own`` or a word's distances ``apart``.
    The ``embedding`` is that of all photos under ``metric``."""
    return SearchRanker(
        embedding,
        embedding[list(own)],
        exclude=own,
        allowed=allowed,
        widths=[len(matrix) for matrix in metric.components.values()],
        meant=search_meanings(metric),
        unlearned=None if apart is None else apart.__getitem__,
    )


def per_search(metric: Metric, vectors: Vectors, allowed: Mask | None = None) -> Factory:
    """Rank by the search's own thumbs, ``vectors`` being seen under ``metric``."""
    embedding = metric.embed(vectors)

    def for_query(query: int) -> Method:
        ranker = window_ranker(metric, embedding, [query], allowed=allowed)
        return lambda clicks: ranker.rank(clicks).rows

    return for_query


def first_page(metric: Metric, vectors: Vectors) -> Factory:
    """Keep the order that the window shows before any thumb, whatever is clicked."""
    begin = per_search(metric, vectors)

    def for_query(query: int) -> Method:
        rows = begin(query)([])
        return lambda clicks: without(rows, [query], clicks)

    return for_query


def judgments(search: int, query: int, clicks: Sequence[Click]) -> list[Judgment]:
    """Return a search as judgments of the journal."""
    return [Judgment(search, (query,), row, 1 if sign > 0 else -1) for row, sign in clicks]


def order(point: NDArray[np.float32], embedding: Float32) -> Rows:
    """Return the rows of ``embedding`` (n, d), nearest to ``point`` (d,) first."""
    return np.argsort(squared_distances(point[np.newaxis], embedding)[0], kind="stable")


def without(rows: Rows, own: Sequence[int], clicks: Sequence[Click]) -> Rows:
    """Return ``rows`` without the query photos ``own`` and photos with a thumb."""
    return rows[~np.isin(rows, [*own, *(row for row, _ in clicks)])]
