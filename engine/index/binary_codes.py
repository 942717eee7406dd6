"""Binary codes by random hyperplanes (Charikar 2002).

For a learned metric the hyperplanes cut the embedding, as in Jain, Kulis and Grauman 2008 and eq.
(3.1) of Jain et al. 2008: bit_i(x) = [r_i' G x >= 0] with G'G the metric. G is the symmetric root
of the metric, which depends on the metric alone. A learner's own factor W may rotate without
changing any distance, which would flip bits needlessly.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.index.hamming import Words
from engine.types import Float32, Rows

WORD = 64
SAMPLED = 16  # stride of the sample that estimates the largest of the closest distances,
SAMPLES = 2**14  # or a larger stride, to sample at most about this many


def root(gram: Float32) -> Float32:
    """Return the symmetric root G of a metric G'G, (p, p)."""
    values, axes = np.linalg.eigh(gram.astype(np.float64))
    symmetric: Float32 = ((axes * np.sqrt(values.clip(0))) @ axes.T).astype(np.float32)
    return symmetric


def hyperplanes(bits: int, gram: Float32, seed: int) -> Float32:
    """Return R G for ``bits`` random normals R and the root G of a metric ``gram`` (p, p).

    The result is (bits, p); fewer hyperplanes are a prefix of more.
    """
    normals = np.random.default_rng(seed).standard_normal((bits, len(gram)))
    return normals.astype(np.float32) @ root(gram)


def encode(points: NDArray[np.int8] | Float32, planes: Float32) -> Words:
    """Return the codes of centred ``points`` (n, p) under ``planes`` (bits, p)."""
    positive = points.astype(np.float32, copy=False) @ planes.T >= 0
    packed = np.packbits(positive, axis=1, bitorder="little").view("<u8")
    return np.ascontiguousarray(packed.T, dtype=np.uint64)


def closest(distances: Float32, count: int) -> Rows:
    """Return the positions of the ``count`` smallest distances, ascending, and all ties.

    Photos that tie with the last distance are indistinguishable; including all of them makes the
    answer independent of order. Infinite distances are never included. A limit estimated from a
    sample discards most distances before the selection.
    """
    stride = max(SAMPLED, distances.size // SAMPLES)
    sample = distances[::stride]
    expected = count / stride
    rank = int(expected + 4 * np.sqrt(expected) + 1)  # four standard deviations on the safe side
    if rank < sample.size:
        near = np.flatnonzero(distances <= np.partition(sample, rank)[rank])
    else:
        near = np.empty(0, np.int64)
    if near.size < count:  # the estimate was too low
        near = np.arange(distances.size)
    kept = distances[near]
    limit = np.partition(kept, count - 1)[count - 1] if count < kept.size else np.inf
    return near[(kept <= limit) & np.isfinite(kept)]
