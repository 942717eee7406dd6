"""LOMDML: low-rank online multi-modal metric learning (Wu et al. 2016, section 3.5, Algorithm 2).

A triplet (p, p+, p-) should satisfy d(p, p+) + gamma <= d(p, p-). Each modality keeps its own
W_k (r_k, d_k) and steps against the gradient of its hinge loss; Hedge weighs the modalities by
their mistakes.

What the paper leaves open, and what we do:

- W_k has no start in Algorithm 2. ``principal`` (the first r_k principal directions, so that
  learning starts as Euclid in that subspace) is best; ``gaussian`` and ``identity`` come close.
- The algorithm gates every modality on the *combined* margin, and its gradient (before eq. (7))
  lacks the hinge's indicator. ``gate="combined"`` is the paper's text, with the indicator;
  ``gate="own"`` lets a modality step whenever its own hinge is positive, the literal subgradient
  of its loss.
- eta of eq. (7) depends on the scale of the features. ``step="pa"`` takes the passive-aggressive
  length min(C, loss / ||gradient||^2) instead; ``step="fixed"`` is the paper's.
- r = 50 may exceed d_k: r_k = min(r, d_k).
- ``average`` measures with an average of the W that learning went through instead of the last one,
  which swings with the last triplets (Polyak & Juditsky 1992; the weights, which favour the later
  W whenever one stops, are Shamir & Zhang's 2013). The steps themselves are the same.
- Hedge after every triplet with the paper's small beta collapses onto one modality: the default is
  a beta near 1 and a floor. ``hedge="caller"`` leaves the weights to ``reweigh``, once a search.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted

from likewise.engine.metrics.hedge import hedged_weights
from likewise.engine.metrics.initialisation import STARTS, Start
from likewise.engine.metrics.inputs import check_choice, check_positive
from likewise.engine.metrics.multi_modal import Hedging, MultiModalLearner, Outcome
from likewise.engine.types import Float64, Rows, Vectors

CHUNK = 40
"""Triplets that are learned together: their mutual products are made by one BLAS call."""

TAIL = 3
"""The larger, the less the first W count in the averages."""


SIGNS = np.array([[2.0], [-2.0]])
"""Of the gradient's two parts: towards p - p+, away from p - p-."""

TINY = 1e-300
"""Below this a gradient is none."""


class LOMDML(MultiModalLearner):
    """Learns W_k and theta from triplets in O(m r d) a triplet; no d x d matrix anywhere.

    ``partial_fit`` of many triplets equals that of each in turn, up to rounding.
    """

    def __init__(
        self,
        rank: int = 50,
        *,
        gate: Literal["own", "combined"] = "combined",
        step: Literal["pa", "fixed"] = "pa",
        C: float = 0.1,
        eta: float = 0.03,
        gamma: float = 1.0,
        hedge: Hedging = "triplet",
        beta: float = 0.999,
        floor: float = 0.05,
        average: bool = False,
        initialisation: Start = "principal",
        seed: int = 0,
    ) -> None:
        self.rank = rank
        self.gate = gate
        self.step = step
        self.C = C
        self.eta = eta
        self.gamma = gamma
        self.hedge = hedge
        self.beta = beta
        self.floor = floor
        self.average = average
        self.initialisation = initialisation
        self.seed = seed

    @property
    def components_(self) -> dict[str, Float64]:
        """Modality -> W_k, float64 (r_k, d_k)."""
        check_is_fitted(self)
        return self._averages if self.average else self._components

    def _check_settings(self) -> None:
        check_positive(rank=self.rank, C=self.C, eta=self.eta, gamma=self.gamma)
        check_choice("gate", self.gate, ("own", "combined"))
        check_choice("step", self.step, ("pa", "fixed"))
        check_choice("initialisation", self.initialisation, tuple(STARTS))

    def _start(self, X: Vectors) -> None:
        """Set every W_k to its start."""
        random = np.random.default_rng(self.seed)
        start = STARTS[self.initialisation]
        self._components: dict[str, Float64] = {
            modality: start(X[modality], min(self.rank, dimension), random)
            for modality, dimension in self.dimensions_.items()
        }
        self._averages, self._steps = self._components, 0

    def _learn(self, X: Vectors, triplets: Rows) -> Outcome:
        """Algorithm 2 over ``triplets`` (t, 3), rows of ``X``."""
        outcome = Outcome(
            np.empty(len(triplets), np.bool_),
            np.empty((len(triplets), len(self.dimensions_)), np.bool_),
        )
        for start in range(0, len(triplets), CHUNK):
            part = slice(start, start + CHUNK)
            learned = self._learn_chunk(X, triplets[part])
            outcome.mistakes[part] = learned.mistakes
            outcome.modality_mistakes[part] = learned.modality_mistakes
        return outcome

    def _learn_chunk(self, vectors: Vectors, triplets: Rows) -> Outcome:
        """Learn at most CHUNK triplets through the products of a few vectors alone.

        With x_2t = p - p+ and x_2t+1 = p - p- the gradient of triplet t's hinge is
        2 (W x_2t) x_2t' - 2 (W x_2t+1) x_2t+1', so W stays W_0 - A X for coefficients A (r, 2c)
        and W x_j = W_0 x_j - A X x_j needs only the Gram matrix X X' (2c, 2c). X = S P for the
        vectors P (u, d) of `_spanning` and signs S (2c, u), so that W P', P P' and the change
        (A S) P are all that is computed in d dimensions.
        """
        spanning, plus, minus = _spanning(vectors, triplets)
        rank = max(len(matrix) for matrix in self._components.values())
        count = len(next(iter(spanning.values())))
        seen = np.zeros((len(self.dimensions_), count, rank))
        products = np.empty((len(self.dimensions_), count, count))
        for k, (modality, matrix) in enumerate(self._components.items()):
            p = spanning[modality]
            seen[k, :, : len(matrix)] = p @ matrix.T
            products[k] = p @ p.T
        projected = seen[:, plus] - seen[:, minus]
        gram = products[:, plus] - products[:, minus]
        gram = gram[:, :, plus] - gram[:, :, minus]
        margins, coefficients, mistakes = self._descend(projected, gram)
        signs = np.zeros((count, len(plus)))
        signs[plus, np.arange(len(plus))] += 1
        signs[minus, np.arange(len(plus))] -= 1
        self._move(coefficients, signs, spanning)
        return Outcome(mistakes, margins > 0)

    def _move(self, coefficients: Float64, signs: Float64, spanning: Mapping[str, Float64]) -> None:
        """W becomes W_0 - (A S) P, for A' (m, 2c, r) and S' (u, 2c); its average moves along.

        The average moves by (TAIL + 1) / (t + TAIL) towards W_0 - A_t X after triplet t. A
        triplet's coefficients are in its W and in all later ones, so the sum of their shares
        weighs them.
        """
        averaged, rank = self.average, coefficients.shape[2]
        before, self._steps = self._steps, self._steps + coefficients.shape[1] // 2
        if averaged:
            gains = (TAIL + 1) / (np.arange(before, self._steps) + 1 + TAIL)
            kept = np.cumprod(1 - gains[::-1])[::-1]  # of the average before each triplet
            since = np.repeat(1 - kept, 2)[:, np.newaxis]
            coefficients = np.concatenate([coefficients, since * coefficients], axis=2)
        teaching = coefficients.any(axis=(0, 2))  # many triplets teach nothing after a while
        shares = signs[:, teaching] @ coefficients[:, teaching]
        taught = signs[:, teaching].any(axis=1)
        components, averages = {}, {}
        for share, (modality, matrix) in zip(shares, self._components.items(), strict=True):
            change = share[taught].T @ spanning[modality][taught]
            components[modality] = matrix - change[: len(matrix)]
            if averaged:
                average = kept[0] * self._averages[modality]
                average += (1 - kept[0]) * matrix
                average -= change[rank : rank + len(matrix)]
                averages[modality] = average
        self._components, self._averages = components, averages

    def _descend(self, projected: Float64, gram: Float64) -> tuple[Float64, Float64, NDArray[Any]]:
        """Step through the triplets; margins f (t, m), coefficients A (m, 2t, r), mistakes (t,)."""
        count = projected.shape[1] // 2
        coefficients = np.zeros_like(projected)
        margins = np.empty((count, len(projected)))
        mistakes = np.empty(count, np.bool_)
        own, hedged = self.gate == "own", self.hedge == "triplet"
        # ||x_2t||^2, ||x_2t+1||^2 and x_2t . x_2t+1 of each triplet, (c, m).
        squares = np.ascontiguousarray(np.diagonal(gram, axis1=1, axis2=2).T)
        dots = np.diagonal(gram, 1, axis1=1, axis2=2).T[::2]
        gamma, beta, floor = self.gamma, self.beta, self.floor
        for t in range(count):
            first, last = 2 * t, 2 * t + 2
            # (m, 2, r): W p - W p+ and W p - W p- under everything that was learned so far.
            q = projected[:, first:last] - gram[:, first:last, :first] @ coefficients[:, :first]
            norms = np.vecdot(q, q)
            margin = norms[:, 0] - norms[:, 1]
            combined = float(self.weights_ @ margin)
            margins[t], mistakes[t] = margin, combined > 0
            if not own and combined + gamma <= 0:
                continue
            cross = np.vecdot(q[:, 0], q[:, 1]) * dots[t]
            gradient = norms[:, 0] * squares[first] + norms[:, 1] * squares[first + 1] - 2 * cross
            steps = self._step_lengths(margin, 4 * gradient)
            if own:
                steps *= margin + gamma > 0
            np.multiply(
                q, steps[:, np.newaxis, np.newaxis] * SIGNS, out=coefficients[:, first:last]
            )
            wrong = margin > 0
            if hedged and combined + gamma > 0 and wrong.any():
                self.weights_ = hedged_weights(self.weights_, wrong.astype(np.float64), beta, floor)
        return margins, coefficients, mistakes

    def _step_lengths(self, margin: Float64, gradient: Float64) -> Float64:
        """eta, or min(C, loss / ||gradient||_F^2) for each modality, (m,)."""
        if self.step == "fixed":
            return np.full(len(margin), self.eta)
        loss = np.maximum(margin + self.gamma, 0)
        lengths: Float64 = np.minimum(loss / np.maximum(gradient, TINY), self.C)
        return lengths

    def _arrays(self) -> dict[str, NDArray[Any]]:
        arrays = {"weights": self.weights_}
        arrays |= {f"components.{name}": matrix for name, matrix in self._components.items()}
        if self.average:
            arrays |= {f"averages.{name}": matrix for name, matrix in self._averages.items()}
            arrays["steps"] = np.array(self._steps)
        return arrays

    def _set_arrays(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        self._components = {name: arrays[f"components.{name}"] for name in self.dimensions_}
        self._averages, self._steps = self._components, 0
        if self.average:
            self._averages = {name: arrays[f"averages.{name}"] for name in self.dimensions_}
            self._steps = int(arrays["steps"])
        self.weights_ = arrays["weights"]


def _spanning(vectors: Vectors, triplets: Rows) -> tuple[dict[str, Float64], Rows, Rows]:
    """Few vectors P (u, d_k) of each modality, and of which two the pairs of triplets (t, 3) are
    the differences: p - p+ = P[plus[2t]] - P[minus[2t]], p - p- = P[plus[2t + 1]] - ...

    The triplets of a search share their photos, so P is these, less the first: the same
    differences, of shorter vectors, which lose less in rounding. Where there are more photos than
    pairs, P is the differences themselves, and zero.
    """
    rows, numbers = _in_order_of_appearance(triplets)
    pairs = 2 * len(triplets)
    if len(rows) <= pairs:
        photos = {name: np.asarray(array[rows], np.float64) for name, array in vectors.items()}
        moved = {name: array - array[0] for name, array in photos.items()}
        return moved, np.repeat(numbers[:, 0], 2), numbers[:, 1:].ravel()
    spanning = {}
    for name, array in vectors.items():
        p = np.zeros((pairs + 1, array.shape[1]))
        p[:-1:2] = array[triplets[:, 0]]
        p[1::2] = p[:-1:2]
        p[:-1] -= array[triplets[:, 1:].ravel()]
        spanning[name] = p
    return spanning, np.arange(pairs), np.full(pairs, pairs)


def _in_order_of_appearance(triplets: Rows) -> tuple[Rows, Rows]:
    """The different rows that ``triplets`` (t, 3) name, (u,), and the triplets by place in these.

    In an order that does not depend on how photos are numbered, so that the same photos teach the
    same bit for bit in another library.
    """
    rows, first, numbers = np.unique(triplets, return_index=True, return_inverse=True)
    order = np.argsort(first)
    return rows[order], np.argsort(order)[numbers].reshape(triplets.shape)
