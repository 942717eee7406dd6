"""Sketches: 64 int8 principal components, a binary code and a length per photo, at last refresh.

The 64 numbers are the photo's coordinates along the principal directions of the embedding, all
modalities together, under the metric of the refresh; distances under a later metric can be
estimated from them. The code holds the sides of hyperplanes in the same space: Hamming distances
estimate angles and, with the lengths, distances under the metric of the refresh.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.index.binary_codes import WORD, encode, hyperplanes, root
from engine.index.blocks import appended, collected, named
from engine.index.hamming import Words, hamming
from engine.index.quantised_pca import LIMIT, Int8
from engine.types import Float32

ROUNDING = 1e-6  # of the largest variance; smaller ones may be rounding errors
BLOCKED = ("points", "lengths", "codes")


@dataclass(frozen=True)
class Frame:
    """Coordinates c = A'y of reduced vectors y (p,), under the metric at one time."""

    directions: Float32  # A (p, s): principal directions of the embedding, over their steps
    widening: Float32  # (p, s): y ~ widening c, the best linear estimate
    gram: Float32  # (s, s), the metric on c
    planes: Float32  # (bits, s), hyperplanes of that metric

    @classmethod
    def fit(
        cls, sample: Int8, grams: Mapping[str, Float32], size: int, bits: int, seed: int
    ) -> Frame:
        """Fit at most ``size`` directions to a sample of reduced vectors (n, p) under ``grams``.

        As in the reduction, each coordinate's widest entry in the sample is 127.
        """
        from scipy.linalg import block_diag, eigh  # slow to load, and not needed at startup

        y = sample.astype(np.float32)
        towards = block_diag(*(root(gram) for gram in grams.values())).astype(np.float32)
        z = y @ towards
        last = z.shape[1] - 1
        kept = [max(0, last + 1 - size), last]
        values, axes = eigh(z.T @ z, subset_by_index=kept)
        axes[:, values <= ROUNDING * values[-1]] = 0
        directions = (towards @ axes[:, ::-1]).astype(np.float32)
        steps = np.abs(y @ directions).max(axis=0, initial=0) / np.float32(LIMIT)
        steps[steps == 0] = 1.0
        directions /= steps
        c = y @ directions
        squares = np.square(c).sum(axis=0)
        widening = y.T @ c / np.where(squares > 0, squares, 1)
        gram = _along(widening, grams)
        return cls(directions, widening, gram, hyperplanes(bits, gram, seed))

    def gram_of(self, grams: Mapping[str, Float32]) -> Float32:
        """Return another metric, given on reduced vectors, as a metric on c: (s, s)."""
        return _along(self.widening, grams)

    def apply(self, reduced: Float32) -> Float32:
        """Return c of each reduced vector (n, p), (n, s), not rounded, as used for queries."""
        return reduced @ self.directions

    def compress(self, reduced: Int8) -> Int8:
        """Return c of each reduced vector (n, p), rounded and clipped, int8 (n, s)."""
        rounded = np.rint(self.apply(reduced.astype(np.float32)))
        return rounded.clip(-LIMIT, LIMIT).astype(np.int8)

    def lengths(self, c: Int8 | Float32) -> Float32:
        """Return ||z|| of each c (n, s), (n,)."""
        exact = c.astype(np.float32, copy=False)
        lengths: Float32 = np.sqrt(np.vecdot(exact @ self.gram, exact).clip(0))
        return lengths


@dataclass(frozen=True)
class Sketches:
    """The sketches of all photos in one frame, in blocks of photos."""

    frame: Frame
    points: tuple[Int8, ...] = ()  # (n, s)
    lengths: tuple[Float32, ...] = ()  # (n,)
    codes: tuple[Words, ...] = ()  # (words, n)

    def extended(self, reduced: Int8) -> Sketches:
        """Return the sketches with the next photos, reduced vectors (n, p), appended."""
        points = self.frame.compress(reduced)
        return replace(
            self,
            points=appended(self.points, points),
            lengths=appended(self.lengths, self.frame.lengths(points)),
            codes=appended(self.codes, encode(points, self.frame.planes), axis=1),
        )

    def distances_to_nearest(self, queries: Float32) -> Float32:
        """Return each photo's squared distance to the nearest of ``queries`` c (q, s), (n,).

        Under the frame's metric: ||z||^2 + ||q||^2 - 2 ||z|| ||q|| cos(pi h / bits). The share of
        differing bits h / bits estimates the angle over pi (Charikar 2002).
        """
        planes = self.frame.planes
        asked = list(zip(encode(queries, planes).T, self.frame.lengths(queries), strict=True))
        cosines = np.cos(np.pi / len(planes) * np.arange(len(planes) + 1)).astype(np.float32)
        pieces = []
        for codes, lengths in zip(self.codes, self.lengths, strict=True):
            nearest = np.full(lengths.size, np.inf, np.float32)
            for code, length in asked:
                squared = (-2 * length * cosines).take(hamming(codes, code))
                squared += lengths
                squared *= lengths
                squared += np.square(length)
                np.minimum(nearest, squared, out=nearest)
            pieces.append(nearest)
        return np.concatenate(pieces) if pieces else np.empty(0, np.float32)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return everything by name, for a file; ``of_arrays`` reads it back."""
        whole = {f"frame/{each.name}": getattr(self.frame, each.name) for each in fields(Frame)}
        blocks = [named(f"sketches/{name}", getattr(self, name)) for name in BLOCKED]
        return {key: array for each in (whole, *blocks) for key, array in each.items()}

    @classmethod
    def of_arrays(cls, arrays: dict[str, NDArray[Any]]) -> Sketches:
        """Return the sketches from the result of ``arrays``."""
        frame = Frame(*(np.array(arrays[f"frame/{each.name}"]) for each in fields(Frame)))
        return cls(frame, *(collected(f"sketches/{name}", arrays) for name in BLOCKED))

    def flipped(self, planes: Float32, photos: int) -> float:
        """Return the share of bits that ``planes`` would change, on about ``photos`` photos.

        planes: the first hyperplanes (b, s) of a new set, b a multiple of 64.
        """
        stride = max(1, sum(len(points) for points in self.points) // photos)
        words = len(planes) // WORD
        changed, total = 0, 0
        for points, codes in zip(self.points, self.codes, strict=True):
            different = encode(points[::stride], planes) ^ codes[:words, ::stride]
            changed += int(np.bitwise_count(different).sum())
            total += different.size * WORD
        return changed / total if total else 0.0


def _along(widening: Float32, grams: Mapping[str, Float32]) -> Float32:
    """Return the metric of diagonal blocks ``grams`` along the columns of ``widening``, (s, s)."""
    parts = np.split(widening, np.cumsum([len(gram) for gram in grams.values()])[:-1])
    pairs = zip(grams.values(), parts, strict=True)
    total: Float32 = widening.T @ np.concatenate([gram @ part for gram, part in pairs])
    return total
