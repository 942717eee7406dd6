"""Express triplets as differences of few vectors, and track their projections while W changes.

A triplet (p, p+, p-) is the pair of differences x_2t = p - p+ and x_2t+1 = p - p-. Triplets share
their photos, so many differences X = S P lie in the span of few vectors P (u, d), with signs S (2t,
u). When W becomes W - A X, with coefficients A (r, 2t), W P' changes by A S P P'. All of it follows
from the initial W P' and P P'; only these and the change (A S) P involve all d dimensions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from engine.types import Float64, Rows, Vectors

WAITING = 32
"""Number of differences whose changes of W P' are added in one product."""


@dataclass(frozen=True)
class Span:
    """Vectors P of each modality, and the two of them that each difference consists of.

    vectors: modality -> P, float64 (u, d_k). plus, minus: int64 (2t,), x_j = P[plus] - P[minus].
    """

    vectors: Mapping[str, Float64]
    plus: Rows
    minus: Rows

    @classmethod
    def of(cls, vectors: Vectors, triplets: Rows) -> Span:
        """Return the span of ``triplets`` (t, 3), rows of ``vectors``.

        P is their photos minus the first photo: the differences are the same, and shorter vectors
        lose less to rounding. If there are more photos than pairs, P is the differences themselves
        and zero.
        """
        rows, numbers = _in_order_of_appearance(triplets)
        pairs = 2 * len(triplets)
        if len(rows) <= pairs:
            photos = {name: np.asarray(array[rows], np.float64) for name, array in vectors.items()}
            moved = {name: array - array[0] for name, array in photos.items()}
            return cls(moved, np.repeat(numbers[:, 0], 2), numbers[:, 1:].ravel())
        spanning = {}
        for name, array in vectors.items():
            p = np.zeros((pairs + 1, array.shape[1]))
            p[:-1:2] = array[triplets[:, 0]]
            p[1::2] = p[:-1:2]
            p[:-1] -= array[triplets[:, 1:].ravel()]
            spanning[name] = p
        return cls(spanning, np.arange(pairs), np.full(pairs, pairs))

    @property
    def count(self) -> int:
        """u, the number of vectors in P."""
        return len(next(iter(self.vectors.values())))

    def changes(self, pairs: Rows, coefficients: Float64, weights: Float64) -> Iterator[Float64]:
        """Yield A X (r, d_k) per modality, for A' (j, m, r) of ``pairs`` (j,), ``weights`` (j,)."""
        from scipy.sparse import csr_array  # slow to load, and not needed at startup

        _, modalities, rank = coefficients.shape
        both = np.stack([self.plus[pairs], self.minus[pairs]], axis=1).ravel()
        signs = np.stack([weights, -weights], axis=1).ravel()
        ends = np.arange(0, both.size + 1, 2)
        differences = csr_array((signs, both, ends), (len(pairs), self.count))
        shares = differences.T @ coefficients.reshape(len(pairs), modalities * rank)
        for k, p in enumerate(self.vectors.values()):
            yield shares[:, k * rank : (k + 1) * rank].T @ p


class Projections:
    """W x for the differences of a span, updated as W changes triplet by triplet.

    A change is added to each requested W x, and to W P' in batches of WAITING.

    squares: ||x||^2 of each difference, (2t, m). dots: x_2t . x_2t+1 of each triplet, (t, m).
    """

    def __init__(self, span: Span, components: Mapping[str, Float64]) -> None:
        count, modalities, pairs = span.count, len(components), len(span.plus)
        rank = max(len(matrix) for matrix in components.values())
        self._span = span
        self._seen = np.zeros((count, modalities, rank))  # W P'
        self._products = np.empty((count, modalities, count))  # P P'
        for k, (modality, matrix) in enumerate(components.items()):
            p = span.vectors[modality]
            self._seen[:, k, : len(matrix)] = p @ matrix.T
            self._products[:, k] = p @ p.T
        self.squares = self._inner(slice(None), slice(None))
        self.dots = self._inner(slice(0, None, 2), slice(1, None, 2))
        self._towards = np.empty((WAITING, modalities, count))  # P x of each waiting change
        self._coefficients = np.empty((pairs, modalities, rank))  # A' of all changes
        self._pairs = np.empty(pairs, np.int64)
        self._changes = self._added = 0

    def _inner(self, first: slice, second: slice) -> Float64:
        """Return x . x' of corresponding differences ``first`` and ``second`` (j,): (j, m)."""
        ends = [(self._span.plus, 1.0), (self._span.minus, -1.0)]
        inner = np.zeros((len(self._span.plus[first]), self._products.shape[1]))
        for one, sign in ends:
            for two, other in ends:
                inner += sign * other * self._products[one[first], :, two[second]]
        return inner

    def of(self, pairs: slice) -> Float64:
        """Return the current W x of the differences ``pairs`` (j,): (j, m, largest r)."""
        plus, minus = self._span.plus[pairs], self._span.minus[pairs]
        projected: Float64 = self._seen.take(plus, axis=0)
        projected -= self._seen.take(minus, axis=0)
        if self._added < self._changes:
            projected -= self._pending_change(self._added, pairs)
        return projected

    def change(self, first: int, coefficients: Float64) -> None:
        """Replace W by W - A X, for A' (2, m, r) of the difference ``first`` and the next one."""
        if self._changes - self._added + 2 > WAITING:
            self._add_waiting()
        position = self._changes - self._added
        pair = slice(first, first + 2)
        towards = self._towards[position : position + 2]
        np.subtract(
            self._products.take(self._span.plus[pair], axis=0),
            self._products.take(self._span.minus[pair], axis=0),
            out=towards,
        )
        self._pairs[self._changes : self._changes + 2] = first, first + 1
        self._coefficients[self._changes : self._changes + 2] = coefficients
        self._changes += 2

    def last_change(self, pairs: slice) -> Float64:
        """Return what the last change took from W x of the differences ``pairs``: (j, m, r)."""
        return self._pending_change(self._changes - 2, pairs)

    def _pending_change(self, since: int, pairs: slice) -> Float64:
        towards = self._towards[since - self._added : self._changes - self._added]
        gram = towards.take(self._span.plus[pairs], axis=2)
        gram -= towards.take(self._span.minus[pairs], axis=2)
        coefficients = self._coefficients[since : self._changes].swapaxes(0, 1)
        return (gram.transpose(1, 2, 0) @ coefficients).swapaxes(0, 1)

    def _add_waiting(self) -> None:
        towards = self._towards[: self._changes - self._added].transpose(1, 2, 0)
        coefficients = self._coefficients[self._added : self._changes].swapaxes(0, 1)
        self._seen -= (towards @ coefficients).swapaxes(0, 1)
        self._added = self._changes

    def changes(self) -> tuple[Rows, Float64]:
        """Return all differences that changed W, (j,), and their A' (j, m, r)."""
        return self._pairs[: self._changes], self._coefficients[: self._changes]


def _in_order_of_appearance(triplets: Rows) -> tuple[Rows, Rows]:
    """Return the distinct rows of ``triplets`` (t, 3), (u,), and the triplets as positions in them.

    The order does not depend on how photos are numbered, so that the same photos teach the same
    metric bit for bit in another library.
    """
    rows, first, numbers = np.unique(triplets, return_index=True, return_inverse=True)
    order = np.argsort(first)
    return rows[order], np.argsort(order)[numbers].reshape(triplets.shape)
