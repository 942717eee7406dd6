"""Score the candidates of a search by an ensemble of models trained on its thumbs.

Three scores are added as z-scores over the candidates: manifold ranking, a regularised linear
discriminant, and a prior that pulls towards the unlearned order and fades as ups are added. The
first two see the stretched embedding; the prior is the unlearned distance or, where the search has
found what is meant, the distance to the query under that.

Before any thumb the query is all that is liked, and manifold ranking counts twice: a photo that is
joined to the query by a chain of similar ones comes before one that is merely as near.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from scipy.sparse import csr_array

from engine.at_once import LONG, at_once
from engine.feedback.candidates import distances_between
from engine.feedback.discriminant import Centred, centre, discriminant_scores
from engine.feedback.manifold import main_source, nearest_of_each, neighbour_graph, spread
from engine.types import Float32, Float64, Floats, Mask, Rows

NEGATIVE_MASS = 0.5  # weight of a down against an up; all downs together never outweigh positives
PRIOR = 1.0  # the prior's weight is PRIOR / (1 + ups)
STARTS = 20  # first photos of a given order that replace a missing query in the graph
MIN_POINTS = 50  # least number of points per such photo
TWIN = 0.05  # of the mean distance between points: anything nearer to the query is the same picture


@dataclass(frozen=True)
class Points:
    """The photos that are ranked, in the profile's embedding."""

    rows: Rows  # (n,), in the library
    z: Float32  # (n + q, D); the query photos come last
    to_query: Float32  # (n,), the unlearned distance


@dataclass(frozen=True)
class Space:
    """The stretched points ``z`` (n + q, D), with lazily derived data shared by clicks."""

    points: Points
    reweighting: Float64  # (m,)
    z: Float32

    @cached_property
    def distances(self) -> Float32:
        """Squared distances between all points, (n + q, n + q)."""
        return distances_between(self.z)

    @cached_property
    def mean(self) -> float:
        """The mean of the distances."""
        return float(self.distances.mean()) or 1.0

    @cached_property
    def nearest(self) -> Rows:
        """The neighbours of each point, (n + q, k)."""
        return nearest_of_each(self.distances)

    @cached_property
    def graph(self) -> csr_array:
        """The graph of the points and their neighbours."""
        return neighbour_graph(self.distances, self.nearest)

    @cached_property
    def is_query_remote(self) -> bool:
        """Whether the query photos are farther from their neighbours than most points are."""
        count = len(self.points.rows)
        if not 0 < count < len(self.z):
            return False
        apart = np.take_along_axis(self.distances, self.nearest, axis=1).mean(axis=1)
        return bool(apart[count:].min() > np.median(apart[:count]))

    @cached_property
    def centred(self) -> Centred:
        """The points minus their mean."""
        return centre(self.z)


def stretched(points: Points, reweighting: Float64, widths: Sequence[int]) -> Space:
    """Return ``points`` with each modality's squared distance scaled by ``reweighting`` (m,).

    ``widths`` (m,) are the numbers of entries of z per modality.
    """
    z = points.z * np.repeat(np.sqrt(reweighting), widths).astype(np.float32)
    return Space(points, reweighting, z)


def ensemble_scores(
    space: Space, labels: Float64, open_: Mask, before: Callable[[Space], Float32]
) -> Float64:
    """Return the scores of an ensemble trained on ``labels`` (n + q,), +1, -1 or 0.

    The three scores are added as z-scores over the candidates ``open_`` (n,); float64 (n,), higher
    is better. The prior pulls towards the order of the distances (n,) that ``before`` returns.
    """
    ups = np.count_nonzero(labels[: len(space.points.rows)] > 0)
    learned = PRIOR / (1 + ups) * z_scores(-before(space), open_)
    for scores in _learned_scores(space, labels):
        learned = learned + z_scores(scores[: len(open_)], open_)
    return z_scores(learned, open_)


def first_scores(space: Space, open_: Mask) -> tuple[Float64, Rows]:
    """Return the scores before any thumb, float64 (n,), and the source of each point, (n,).

    The source is the neighbour that contributed most to the point's score in the graph; n or more
    is a query photo. Twins of the query come first. Without query photos, the first photos by
    ``to_query``, which then holds a given order instead of distances, take their place.
    """
    count, to_query = len(space.points.rows), space.points.to_query
    labels = np.zeros(len(space.z))
    labels[count:] = 1
    scores = z_scores(-to_query, open_)
    if len(labels) > count:
        graph, discriminant = _learned_scores(space, labels)
        scores = scores + z_scores(discriminant[:count], open_)
        scores = scores + 2 * z_scores(graph[:count], open_)
        twins = to_query < TWIN * space.mean
        scores = np.where(twins, scores.max(initial=0) + 1 - to_query / space.mean, scores)
    else:
        first = np.argsort(to_query, kind="stable")[: min(STARTS, count // MIN_POINTS)]
        labels[first[to_query[first] < to_query.max(initial=0)]] = 1  # the last are not meant
        graph = spread(space.graph, labels)
        scores = scores + z_scores(graph, open_)
    return z_scores(scores, open_), main_source(space.graph, graph)[:count]


def _learned_scores(space: Space, labels: Floats) -> tuple[Float64, Float64]:
    """Return the scores (n + q,) of manifold ranking and the discriminant, higher is better."""
    positives, negatives = (labels > 0).sum(), (labels < 0).sum()
    mass = min(NEGATIVE_MASS, positives / max(negatives, 1))
    return at_once(
        lambda: spread(space.graph, np.where(labels < 0, -mass, labels)),
        lambda: discriminant_scores(space.centred, labels),
        least=LONG,
    )


def z_scores(values: Floats, among: Mask) -> Float64:
    """Return ``values`` standardised by mean and deviation of the entries ``among``."""
    exact: Float64 = values.astype(np.float64)
    if not among.any():
        return exact
    deviation = float(exact[among].std())
    scores: Float64 = (exact - exact[among].mean()) / (deviation or 1.0)
    return scores
