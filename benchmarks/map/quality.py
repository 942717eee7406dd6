"""Measure a map by ranks of points: trustworthiness, continuity (Venna & Kaski 2001)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating]

NEIGHBOURS = 20
ALL_UP_TO = 5_000  # up to so many points, all neighbourhoods are measured
SAMPLE = 1_000  # points sampled otherwise

BLOCK = 200


def kept(z: Floats, positions: Floats, seed: int, k: int = NEIGHBOURS) -> dict[str, float]:
    """Return trustworthiness and continuity of a map, both 1 at best.

    Trustworthiness: how few of a point's k neighbours in the plane are not true ones, weighted by
    their true rank. Continuity: how few of its true neighbours are missing there. ``z`` (n, D) and
    ``positions`` (n, 2), n > 2 k. For many points a seeded sample is measured.
    """
    count = len(z)
    rows = np.arange(count)
    if count > ALL_UP_TO:
        rows = np.random.default_rng(seed).choice(count, SAMPLE, replace=False)
    strangers = torn = 0.0
    for start in range(0, len(rows), BLOCK):
        part = rows[start : start + BLOCK]
        truth, plane = _order(z, part), _order(positions, part)
        strangers += _beyond(truth, plane[:, :k], k)
        torn += _beyond(plane, truth[:, :k], k)
    worst = len(rows) * k * (2 * count - 3 * k - 1) / 2
    return {"trustworthiness": 1 - strangers / worst, "continuity": 1 - torn / worst}


def _order(points: Floats, rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return all other points, nearest first, for some points."""
    asked = points[rows].astype(np.float64)
    squares = np.square(points, dtype=np.float64).sum(axis=1)
    distances = squares - 2 * asked @ points.T.astype(np.float64)
    distances[np.arange(len(rows)), rows] = -np.inf
    return np.argsort(distances, axis=1, kind="stable")[:, 1:]


def _beyond(order: NDArray[np.int64], found: NDArray[np.int64], k: int) -> float:
    """Return the sum of ranks by which ``found`` exceeds the k nearest."""
    ranks = np.empty((len(order), order.shape[1] + 1), np.int64)
    positions = np.broadcast_to(np.arange(1, order.shape[1] + 1), order.shape)
    np.put_along_axis(ranks, order, positions, axis=1)
    return float(np.maximum(np.take_along_axis(ranks, found, axis=1) - k, 0).sum())
