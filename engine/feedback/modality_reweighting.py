"""Reweight the modalities by how well each separates a search's ups from its downs (Fisher ratio).

A person may mean the colours and not the subject. Then the ups agree in colour and differ in the
rest, while the downs show the same subject in other colours. Each modality is weighted by a Fisher
ratio: the distance of the downs from the ups over the distances among the ups. Two thumbs prove
little, so the ratio's exponent grows with the number of thumbs of the rarer kind.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.types import Float32, Float64, Floats, Rows

POWER = 2.0  # exponent of the ratio after many thumbs
HALF = 2.0  # thumbs of the rarer kind at which half the exponent is reached
PRIOR = 0.3  # share of a modality's own spread that is added to both sides of the ratio


def modality_reweighting(points: Float32, labels: Floats, widths: Sequence[int]) -> Float64:
    """Return the weight of each modality in this search, float64 (m,), with a mean of 1.

    ``points`` (n, d): z of the candidates; ``labels`` (n,): > 0 up or query, < 0 down; ``widths``
    (m,): the number of entries of z per modality, in order. All weights are 1 without a down,
    without an up besides the query, or with a single modality.
    """
    ups, downs = points[labels > 0], points[labels < 0]
    evidence = min(len(ups) - 1, len(downs))
    if evidence < 1 or len(widths) < 2:
        return np.ones(len(widths))
    bounds = np.cumsum([0, *widths[:-1]])
    spread, within = (
        2 * _by_modality(group.var(axis=0, ddof=1), bounds) for group in (points, ups)
    )
    between = _by_modality(
        ups.var(axis=0) + downs.var(axis=0) + np.square(ups.mean(axis=0) - downs.mean(axis=0)),
        bounds,
    )
    margin = np.maximum(PRIOR * spread, np.finfo(np.float32).tiny)
    ratio = (between + margin) / (within + margin)
    weights: Float64 = ratio ** (POWER * evidence / (evidence + HALF))
    weights /= weights.mean()
    return weights


def _by_modality(values: Floats, bounds: Rows) -> Float64:
    sums: Float64 = np.add.reduceat(values.astype(np.float64), bounds)
    return sums
