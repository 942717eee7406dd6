"""Binary codes by random hyperplanes (Charikar 2002), and their Hamming distances.

For a learned metric the hyperplanes cut the embedding, as in Jain, Kulis and Grauman 2008 and
eq. (3.1) of Jain et al. 2008: bit_i(x) = [r_i' G x >= 0] with G'G the metric. We take for G the
symmetric root of the metric. A learner's own factor W may turn without any distance changing, and
would flip bits for nothing; the root depends on the metric alone.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from engine.types import Float32, Rows

Words = NDArray[np.uint64]
"""Codes, column-major: uint64 (bits / 64, n); word j holds bits 64 j to 64 j + 63."""

WORD = 64

UNREACHABLE = np.uint16(2**16 - 1)
"""The distance of a photo that must not be found."""


def hyperplanes(bits: int, grams: Mapping[str, Float32], seed: int) -> Float32:
    """R' G for ``bits`` random normals R and the block-diagonal metric ``grams``, (bits, p)."""
    random = np.random.default_rng(seed)
    planes = []
    for gram in grams.values():
        values, axes = np.linalg.eigh(gram.astype(np.float64))
        root = (axes * np.sqrt(values.clip(0))) @ axes.T
        planes.append(random.standard_normal((bits, len(gram))) @ root)
    return np.concatenate(planes, axis=1).astype(np.float32)


def encode(points: NDArray[np.int8] | Float32, planes: Float32) -> Words:
    """The codes of centred ``points`` (n, p) under ``planes`` (bits, p)."""
    positive = points.astype(np.float32, copy=False) @ planes.T >= 0
    packed = np.packbits(positive, axis=1, bitorder="little").view("<u8")
    return np.ascontiguousarray(packed.T, dtype=np.uint64)


def hamming_to_nearest(codes: Words, queries: Words) -> NDArray[np.uint16]:
    """For each column of ``codes`` (words, n) the differing bits from the nearest of ``queries``.

    queries: (q, words), q >= 1. Returns (n,).
    """
    nearest = _hamming(codes, queries[0])
    for query in queries[1:]:
        np.minimum(nearest, _hamming(codes, query), out=nearest)
    return nearest


def _hamming(codes: Words, code: Words) -> NDArray[np.uint16]:
    """Differing bits of each column from ``code``; one pass a word, through buffers in cache."""
    total = np.zeros(codes.shape[1], np.uint16)
    different = np.empty(codes.shape[1], np.uint64)
    counts = np.empty(codes.shape[1], np.uint8)
    for words, word in zip(codes, code, strict=True):
        np.bitwise_xor(words, word, out=different)
        np.bitwise_count(different, out=counts)
        np.add(total, counts, out=total)
    return total


def closest(distances: NDArray[np.uint16], count: int) -> Rows:
    """The positions of the ``count`` smallest distances, ascending; all that tie with the last.

    Photos that share the last distance are indistinguishable here: taking all of them keeps the
    answer independent of order. What is ``UNREACHABLE`` is never taken.
    """
    histogram = np.bincount(distances, minlength=1)[:UNREACHABLE]
    limit = int(np.searchsorted(np.cumsum(histogram), count))
    return np.flatnonzero(distances <= min(limit, len(histogram) - 1))
