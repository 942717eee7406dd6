"""Fills an album from a search: which photos belong to it, and how probably each does."""

from __future__ import annotations

from collections.abc import Generator, Sequence
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
    return _filling(ranker.rank(clicks), ranker.held_out(clicks), clicks)


def fill_in_steps(ranker: SearchRanker, clicks: Sequence[Click]) -> Generator[None, None, Filling]:
    """``fill``, in steps as short as the training of one model."""
    for count in range(1, 1 if ranker.remembers(clicks) else len(clicks)):
        ranker.rank(clicks[:count], 0)
        yield
    ranking = ranker.rank(clicks)
    yield
    held_out = yield from ranker.held_out_in_steps(clicks)
    return _filling(ranking, held_out, clicks)


def _filling(ranking: Ranking, held_out: Float64, clicks: Sequence[Click]) -> Filling:
    edge = fit_edge(ranking.scores, held_out, [sign for _, sign in clicks])
    return Filling(ranking, edge, edge.probability(ranking.scores))
