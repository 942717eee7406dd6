"""Near duplicates, by a k-d tree over principal components, without comparing each with each.

A projection onto a few orthonormal directions never lengthens a distance. So what is near is near
in the leading principal components too, where a k-d tree finds it; the exact vectors decide.
Nothing that is near is missed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from scipy.spatial import cKDTree

from likewise.engine.index.base import StoredVectors
from likewise.engine.index.projection import CHUNK, read
from likewise.engine.metrics.metric import Metric
from likewise.engine.types import Float32, Mask, Rows

TREE = 8
"""Principal components that the tree cuts: with more it would hardly prune."""

KEPT = 48
"""Components that are in memory: they spare most candidates the reading of their vectors."""

ASKED = 64
"""Rows that the tree is asked for at once: each may have all others near it."""

SAMPLE = 2_000
"""Rows that the components are computed from: any directions are correct, good ones are fast."""

SLACK = 1e-4
"""Share by which rounding to float32 may lengthen a projected distance."""


def near_duplicate_groups(
    vectors: StoredVectors,
    metric: Metric,
    order: Rows,
    threshold: float,
    progress: Callable[[int, int], object] = lambda done, total: None,
) -> Iterator[Rows]:
    """Groups of two rows or more of ``order`` (n,), each row in one group at most.

    In turn each row that is in no group yet takes all such rows later in ``order`` whose squared
    distance D to it is at most ``threshold``: it comes first in its group, the others in order. So
    every member is near to the first one, and no chain leads from it to something else.
    ``progress(done, total)`` counts rows. Holds KEPT float32 and TREE float64 a row.
    """
    if not len(order):
        return
    points = _reduced(vectors, metric, order)
    tree = cKDTree(points[:, :TREE])
    radius = float(np.sqrt(threshold) * (1 + SLACK))
    free = np.ones(len(order), np.bool_)
    for start in range(0, len(order), ASKED):
        progress(start, len(order))
        places = (start + np.flatnonzero(free[start : start + ASKED])).tolist()
        for place, found in zip(
            places, tree.query_ball_point(points[places, :TREE], radius), strict=True
        ):
            if len(found) == 1 or not free[place]:
                continue
            near = _near(points, free, place, np.sort(found), threshold)
            near = near[_apart(vectors, metric, order[place], order[near]) <= threshold]
            if near.size:
                free[near] = free[place] = False
                yield order[np.concatenate([[place], near])]


def _reduced(vectors: StoredVectors, metric: Metric, order: Rows) -> Float32:
    """The leading principal components of the embedding of each row of ``order``, (n, <= KEPT)."""
    step = -(-len(order) // SAMPLE)
    sample = metric.embed(read(vectors, np.sort(order[::step])))
    mean = sample.mean(axis=0)
    centred = (sample - mean).astype(np.float64)
    axes = np.linalg.eigh(centred.T @ centred)[1][:, ::-1][:, :KEPT].astype(np.float32)
    points = np.empty((len(order), axes.shape[1]), np.float32)
    by_row = np.argsort(order)
    for start in range(0, len(order), CHUNK):
        places = by_row[start : start + CHUNK]
        points[places] = (metric.embed(read(vectors, order[places])) - mean) @ axes
    return points


def _near(points: Float32, free: Mask, place: int, found: Rows, threshold: float) -> Rows:
    """Those of ``found`` that are free, later than ``place``, and may be near by all components."""
    found = found[(found > place) & free[found]]
    apart = np.square(points[found] - points[place]).sum(axis=1)
    near: Rows = found[apart <= threshold * (1 + SLACK) ** 2]
    return near


def _apart(vectors: StoredVectors, metric: Metric, row: int, others: Rows) -> Float32:
    """D from ``row`` to each of ``others`` by their exact vectors; differences come first, so that
    nothing is lost in rounding. (m,)."""
    apart = np.empty(len(others), np.float32)
    for start in range(0, len(others), CHUNK):
        rows = np.append(others[start : start + CHUNK], row)
        points = metric.embed({name: np.asarray(matrix[rows]) for name, matrix in vectors.items()})
        apart[start : start + CHUNK] = np.square(points[:-1] - points[-1]).sum(axis=1)
    return apart
