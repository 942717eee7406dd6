"""Explain a result: which modalities make up its distance, and which liked photo pulled it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.feedback.candidates import squared_distances, squared_norms
from engine.index.base import Matrix
from engine.types import Float64, Floats, Rows


def modality_shares(
    query: Floats, results: Floats, widths: Sequence[int], weights: Float64
) -> Float64:
    """Return each modality's share of the distance of each result to the nearest query photo.

    ``query`` (q, D) and ``results`` (n, D) are z; ``widths`` are the numbers of entries of z per
    modality, in order. The shares are float64 (n, m), and each row sums to 1. A result at distance
    0 gets ``weights``, theta (m,).
    """
    ends = np.cumsum(widths)
    blocks = [slice(end - width, end) for end, width in zip(ends, widths, strict=True)]
    squared = np.square(np.asarray(results, np.float64) - np.asarray(query, np.float64)[:, None])
    parts = np.stack([squared[:, :, block].sum(axis=2) for block in blocks], axis=2)
    nearest = parts.sum(axis=2).argmin(axis=0)
    chosen = parts[nearest, np.arange(parts.shape[1])]
    totals = chosen.sum(axis=1, keepdims=True)
    shares: Float64 = np.where(totals > 0, chosen / np.where(totals > 0, totals, 1), weights)
    return shares


def pulled_by(
    embedding: Matrix, query: Floats, ups: Sequence[int], results: Rows
) -> list[int | None]:
    """Return the liked photo nearest to each result, None where a query photo is nearer.

    ``embedding`` (n, D) is z of the library, ``query`` (q, D) z of the query photos, if any.
    """
    if not ups or not len(results):
        return [None] * len(results)
    found = embedding[results]
    norms = squared_norms(found)
    to_ups = squared_distances(embedding[np.array(ups, np.int64)], found, norms)
    to_query = squared_distances(query, found, norms).min(axis=0, initial=np.inf)
    nearest = to_ups.argmin(axis=0)
    nearer = to_ups[nearest, np.arange(len(nearest))] < to_query
    return [
        ups[position] if pulled else None
        for position, pulled in zip(nearest.tolist(), nearer.tolist(), strict=True)
    ]
