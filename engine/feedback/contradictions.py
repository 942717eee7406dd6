"""Find judgments that contradict each other: near-duplicates, one liked and one disliked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.feedback.candidates import squared_distances
from engine.feedback.journal import Judgment
from engine.feedback.photo_vectors import gather
from engine.index.base import StoredVectors
from engine.metrics.metric import Metric
from engine.types import Vectors

NEAR_DUPLICATE = 0.05  # of the mean squared distance between two random photos, which is 1


@dataclass(frozen=True)
class Contradiction:
    """``liked`` and ``disliked`` photos of the same query, at squared ``distance``."""

    liked: Judgment
    disliked: Judgment
    distance: float


def contradictions(
    judgments: Sequence[Judgment],
    vectors: StoredVectors,
    metric: Metric,
    outside: Vectors | None = None,
) -> tuple[Contradiction, ...]:
    """Return pairs of opposite judgments at most `NEAR_DUPLICATE` apart, the nearest first.

    Only judgments for the same query photos are compared, in one search or in several. ``metric``
    should be the untrained one: a learned metric pushes exactly such pairs apart.
    """
    by_query: dict[tuple[int, ...], list[Judgment]] = defaultdict(list)
    for judgment in judgments:
        by_query[judgment.anchors].append(judgment)
    found: list[Contradiction] = []
    for group in by_query.values():
        ups = [judgment for judgment in group if judgment.sign > 0]
        downs = [judgment for judgment in group if judgment.sign < 0]
        if ups and downs:
            liked = metric.embed(gather(vectors, [up.row for up in ups], outside))
            disliked = metric.embed(gather(vectors, [down.row for down in downs], outside))
            distances = squared_distances(liked, disliked)
            found += [
                Contradiction(ups[i], downs[j], float(distances[i, j]))
                for i, j in np.argwhere(distances <= NEAR_DUPLICATE)
            ]
    return tuple(sorted(found, key=lambda pair: pair.distance))
