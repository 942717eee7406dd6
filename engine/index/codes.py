"""Binary codes by random hyperplanes (Charikar 2002), and their Hamming distances.

For a learned metric the hyperplanes cut the embedding, as in Jain, Kulis and Grauman 2008 and
eq. (3.1) of Jain et al. 2008: bit_i(x) = [r_i' G x >= 0] with G'G the metric. We take for G the
symmetric root of the metric. A learner's own factor W may turn without any distance changing, and
would flip bits for nothing; the root depends on the metric alone.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.types import Float32, Rows

Words = NDArray[np.uint64]
"""Codes, column-major: uint64 (bits / 64, n); word j holds bits 64 j to 64 j + 63."""

WORD = 64
SAMPLED = 16  # one distance in so many is looked at to guess the limit of the closest


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


def hamming(codes: Words, code: Words) -> NDArray[np.uint16]:
    """Differing bits of each column of ``codes`` (words, n) from ``code`` (words,); (n,).

    One pass a word, through buffers in cache.
    """
    total = np.zeros(codes.shape[1], np.uint16)
    different = np.empty(codes.shape[1], np.uint64)
    counts = np.empty(codes.shape[1], np.uint8)
    for words, word in zip(codes, code, strict=True):
        np.bitwise_xor(words, word, out=different)
        np.bitwise_count(different, out=counts)
        np.add(total, counts, out=total)
    return total


def closest(distances: Float32, count: int) -> Rows:
    """The positions of the ``count`` smallest distances, ascending; all that tie with the last.

    Photos that share the last distance are indistinguishable here: taking all of them keeps the
    answer independent of order. What is infinitely far is never taken. A guess at the limit from a
    sample leaves out most before any are sorted.
    """
    sample = distances[::SAMPLED]
    expected = count / SAMPLED
    place = int(expected + 4 * np.sqrt(expected) + 1)  # four standard deviations on the safe side
    near = np.arange(distances.size)
    if place < sample.size:
        guessed = np.flatnonzero(distances <= np.partition(sample, place)[place])
        near = guessed if guessed.size >= count else near
    kept = distances[near]
    limit = np.partition(kept, count - 1)[count - 1] if count < kept.size else np.inf
    return near[(kept <= limit) & np.isfinite(kept)]
