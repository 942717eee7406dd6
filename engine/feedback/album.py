"""Fills an album from a search: which photos belong to it, and how probably each does."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from engine.feedback.album_edge import Edge, fit_edge
from engine.feedback.ranker import Click, Ranking, SearchRanker
from engine.steps import finish
from engine.types import Float64


@dataclass(frozen=True)
class Filling:
    """The ranking of an album's search, the edge of the album, and ``probabilities`` float64 (n,)
    of the ranked photos, falling. Photos that are no candidates of the search have none."""

    ranking: Ranking
    edge: Edge
    probabilities: Float64


def fill(ranker: SearchRanker, clicks: Sequence[Click], gestures: Sequence[int] = ()) -> Filling:
    """What ``clicks`` make of the search of ``ranker``; ``gestures``: see ``SearchRanker.rank``. A
    pure function of both, as the ranking is; after photos have arrived, ask a ranker of the grown
    library with the same clicks.

    Raises InputError as ``SearchRanker.rank`` does.
    """
    return finish(fill_in_steps(ranker, clicks, gestures))


def fill_in_steps(
    ranker: SearchRanker, clicks: Sequence[Click], gestures: Sequence[int] = ()
) -> Generator[None, None, Filling]:
    """``fill``, in steps as short as the training of one model."""
    ranking = yield from ranker.rank_in_steps(clicks, None, gestures)
    held_out = yield from ranker.held_out_in_steps(clicks, gestures)
    edge = fit_edge(ranking.scores, held_out, [sign for _, sign in clicks])
    return Filling(ranking, edge, edge.probability(ranking.scores))
