"""Binary codes by random hyperplanes (Charikar 2002).

For a learned metric the hyperplanes cut the embedding, as in Jain, Kulis and Grauman 2008 and
eq. (3.1) of Jain et al. 2008: bit_i(x) = [r_i' G x >= 0] with G'G the metric. We take for G the
symmetric root of the metric. A learner's own factor W may turn without any distance changing, and
would flip bits for nothing; the root depends on the metric alone.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.index.hamming import Words
from engine.types import Float32, Rows

WORD = 64
SAMPLED = 16  # one distance in so many is looked at to guess the limit of the closest,
SAMPLES = 2**14  # or fewer, so that no more than about so many are


def root(gram: Float32) -> Float32:
    """The symmetric root G of a metric G'G, (p, p)."""
    values, axes = np.linalg.eigh(gram.astype(np.float64))
    symmetric: Float32 = ((axes * np.sqrt(values.clip(0))) @ axes.T).astype(np.float32)
    return symmetric


def hyperplanes(bits: int, gram: Float32, seed: int) -> Float32:
    """R G for ``bits`` random normals R and the root G of a metric ``gram`` (p, p); (bits, p).

    Fewer are the first of more.
    """
    normals = np.random.default_rng(seed).standard_normal((bits, len(gram)))
    return normals.astype(np.float32) @ root(gram)


def encode(points: NDArray[np.int8] | Float32, planes: Float32) -> Words:
    """The codes of centred ``points`` (n, p) under ``planes`` (bits, p)."""
    positive = points.astype(np.float32, copy=False) @ planes.T >= 0
    packed = np.packbits(positive, axis=1, bitorder="little").view("<u8")
    return np.ascontiguousarray(packed.T, dtype=np.uint64)


def closest(distances: Float32, count: int) -> Rows:
    """The positions of the ``count`` smallest distances, ascending; all that tie with the last.

    Photos that share the last distance are indistinguishable here: taking all of them keeps the
    answer independent of order. What is infinitely far is never taken. A guess at the limit from a
    sample leaves out most before any are sorted.
    """
    stride = max(SAMPLED, distances.size // SAMPLES)
    sample = distances[::stride]
    expected = count / stride
    rank = int(expected + 4 * np.sqrt(expected) + 1)  # four standard deviations on the safe side
    if rank < sample.size:
        near = np.flatnonzero(distances <= np.partition(sample, rank)[rank])
    else:
        near = np.empty(0, np.int64)
    if near.size < count:  # the guess was too low
        near = np.arange(distances.size)
    kept = distances[near]
    limit = np.partition(kept, count - 1)[count - 1] if count < kept.size else np.inf
    return near[(kept <= limit) & np.isfinite(kept)]
