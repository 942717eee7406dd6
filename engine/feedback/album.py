"""Fills an album from a search: which photos belong to it, and how probably each does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from likewise.engine.feedback.album_edge import Edge, fit_edge
from likewise.engine.feedback.ranker import Click, Ranking, SearchRanker
from likewise.engine.types import Float64


@dataclass(frozen=True)
class Filling:
    """The ranking of an album's search, the edge of the album, and ``probabilities`` float64 (n,)
    of the ranked photos, falling. Photos that are no candidates of the search have none."""

    ranking: Ranking
    edge: Edge
    probabilities: Float64


def fill(ranker: SearchRanker, clicks: Sequence[Click]) -> Filling:
    """What ``clicks`` make of the search of ``ranker``. A pure function of the clicks, as the
    ranking is; after photos have arrived, ask a ranker of the grown library with the same clicks.

    Raises InputError as ``SearchRanker.rank`` does.
    """
    ranking = ranker.rank(clicks)
    edge = fit_edge(ranking.scores, ranker.held_out(clicks), [sign for _, sign in clicks])
    return Filling(ranking, edge, edge.probability(ranking.scores))
