"""LOMDML: low-rank online multi-modal metric learning (Wu et al. 2016, section 3.5, Algorithm 2).

A triplet (p, p+, p-) should satisfy d(p, p+) + gamma <= d(p, p-). Each modality keeps its own
W_k (r_k, d_k) and steps against the gradient of its hinge loss; Hedge weighs the modalities by
their mistakes.

What the paper leaves open, and what we do:

- Algorithm 2 does not say where W_k starts. ``principal`` (the first r_k principal directions, so
  learning starts as Euclid in that subspace) is best; ``gaussian`` and ``identity`` come close.
- The algorithm gates every modality on the *combined* margin, and its gradient (before eq. (7))
  lacks the hinge's indicator. ``gate="combined"`` is the paper's text, with the indicator;
  ``gate="own"`` lets a modality step whenever its own hinge is positive, the literal subgradient
  of its loss.
- eta of eq. (7) depends on the scale of the features. ``step="pa"`` takes the passive-aggressive
  length min(C, loss / ||gradient||^2) instead; ``step="fixed"`` is the paper's.
- r = 50 may exceed d_k: r_k = min(r, d_k).
- ``average`` measures with a running average of the W instead of the last W, which swings with the
  last triplets (Polyak & Juditsky 1992; the weights, which favour later W at any stopping time, are
  Shamir & Zhang's 2013). The steps themselves are the same.
- Hedge after every triplet with the paper's small beta collapses onto one modality: the default is
  a beta near 1 and a floor. ``hedge="caller"`` leaves the weights to ``reweigh``, once a search.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from engine.metrics.hedge import hedged_weights
from engine.metrics.initialisation import STARTS, Start
from engine.metrics.inputs import check_choice, check_positive
from engine.metrics.learner_state import Outcome
from engine.metrics.multi_modal import Hedging, MultiModalLearner
from engine.metrics.triplet_span import Projections, Span
from engine.types import Float64, Rows, Vectors

BLOCK = 16
"""Number of triplets that are projected ahead of a step; later ones include it when they come."""

APART = 40
"""Triplets per part when each part computes the products of its own photos."""

TOGETHER = 2**13
"""Triplets per part when many triplets share few photos, whose products are then computed once."""

PHOTOS = 1000
"""Most photos for TOGETHER: 8 MB of products per modality."""

SHARED = 256
"""TOGETHER needs photos^2 <= SHARED * triplets: about where it becomes less work."""

TAIL = 3
"""Tail weight of the averages: the larger, the less the first W count."""

SIGNS = np.array([[[2.0]], [[-2.0]]])
"""Signs of the gradient's two parts: along p - p+, and against p - p-."""

TINY = 1e-300
"""Lower bound of a squared gradient, against division by 0."""


class LOMDML(MultiModalLearner):
    """Learns W_k and theta from triplets in O(m r d) per triplet, without any d x d matrix.

    ``partial_fit`` of many triplets equals learning them one by one, up to rounding.
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
        prior: Mapping[str, float] | None = None,
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
        self.prior = prior
        self.average = average
        self.initialisation = initialisation
        self.seed = seed

    @property
    def components_(self) -> dict[str, Float64]:
        """Modality -> W_k, float64 (r_k, d_k)."""
        self.check_fitted()
        return self._averages if self.average else self._components

    def _check_settings(self) -> None:
        check_positive(rank=self.rank, C=self.C, eta=self.eta, gamma=self.gamma)
        check_choice("gate", self.gate, ("own", "combined"))
        check_choice("step", self.step, ("pa", "fixed"))
        check_choice("initialisation", self.initialisation, tuple(STARTS))

    def _start(self, X: Vectors) -> None:
        """Set every W_k to its initial value."""
        random = np.random.default_rng(self.seed)
        start = STARTS[self.initialisation]
        self._components: dict[str, Float64] = {
            modality: start(X[modality], min(self.rank, dimension), random)
            for modality, dimension in self.dimensions_.items()
        }
        self._averages, self._steps = self._components, 0

    def _learn(self, X: Vectors, triplets: Rows) -> Outcome:
        """Run Algorithm 2 over ``triplets`` (t, 3), whose rows cover all of ``X``."""
        mistakes = np.empty(len(triplets), np.bool_)
        modality_mistakes = np.empty((len(triplets), len(self.dimensions_)), np.bool_)
        photos = len(next(iter(X.values())))
        shared = photos <= PHOTOS and photos**2 <= SHARED * len(triplets)
        size = TOGETHER if shared else APART
        for start in range(0, len(triplets), size):
            part = slice(start, start + size)
            outcome = Outcome(mistakes[part], modality_mistakes[part])
            self._learn_part(X, triplets[part], outcome)
        return Outcome(mistakes, modality_mistakes)

    def _learn_part(self, vectors: Vectors, triplets: Rows, outcome: Outcome) -> None:
        """Learn triplets through the vectors that span them, and fill in their ``outcome``.

        With x_2t = p - p+ and x_2t+1 = p - p- the gradient of triplet t's hinge is
        2 (W x_2t) x_2t' - 2 (W x_2t+1) x_2t+1', so W becomes W - A X for coefficients A (r, 2t).
        """
        span = Span.of(vectors, triplets)
        projections = Projections(span, self._components)
        for start in range(0, len(triplets), BLOCK):
            stop = min(start + BLOCK, len(triplets))
            margins, mistakes = self._descend(projections, start, stop)
            outcome.mistakes[start:stop] = mistakes
            outcome.modality_mistakes[start:stop] = margins > 0
        self._move(span, len(triplets), *projections.changes())

    def _move(self, span: Span, count: int, pairs: Rows, coefficients: Float64) -> None:
        """Replace W by W - A X after ``count`` triplets, and update its average.

        The average moves by (TAIL + 1) / (t + TAIL) towards W_0 - A_t X after triplet t. A
        triplet's coefficients are part of its W and of all later ones, so they are weighted by the
        sum of those W's shares.
        """
        before, steps = self._components, np.arange(self._steps, self._steps + count)
        changes = span.changes(pairs, coefficients, np.ones(len(pairs)))
        self._components = {
            modality: matrix - change[: len(matrix)]
            for (modality, matrix), change in zip(before.items(), changes, strict=True)
        }
        self._steps += count
        if self.average:
            gains = (TAIL + 1) / (steps + 1 + TAIL)
            # The share of the average before each triplet that is left at the end.
            kept = np.cumprod(1 - gains[::-1], dtype=np.float64)[::-1]
            changes = span.changes(pairs, coefficients, (1 - kept)[pairs // 2])
            self._averages = {
                modality: kept[0] * self._averages[modality]
                + (1 - kept[0]) * matrix
                - change[: len(matrix)]
                for (modality, matrix), change in zip(before.items(), changes, strict=True)
            }

    def _descend(
        self, projections: Projections, start: int, stop: int
    ) -> tuple[Float64, NDArray[np.bool_]]:
        """Step through the triplets ``start`` to ``stop``; record the changes in ``projections``.

        Returns the margins f (t, m) and mistakes (t,) just before each step. A step updates the W x
        of all later triplets, so those that are satisfied by then cost nothing more.
        """
        own, hedged, gamma = self.gate == "own", self.hedge == "triplet", self.gamma
        pairs = slice(2 * start, 2 * stop)
        squares, dots = projections.squares[pairs], projections.dots[start:stop]
        q = projections.of(pairs)  # (2t, m, r)
        norms = np.vecdot(q, q)
        margins = norms[::2] - norms[1::2]
        combined = margins @ self.weights_
        t = 0
        while t < len(margins):
            violated = (margins[t:].max(axis=1) if own else combined[t:]) + gamma > 0
            ahead = int(violated.argmax())
            if not violated[ahead]:
                break
            t += ahead
            first, last = 2 * t, 2 * t + 2
            step, margin = q[first:last], margins[t]
            cross = np.vecdot(step[0], step[1])
            near, far = norms[first:last] * squares[first:last]
            lengths = self._step_lengths(margin, 4 * (near + far - 2 * cross * dots[t]))
            if own:
                lengths *= margin + gamma > 0
            step *= lengths[:, np.newaxis] * SIGNS
            projections.change(2 * start + first, step)
            if hedged and combined[t] + gamma > 0 and margin.max() > 0:
                wrong = (margin > 0).astype(np.float64)
                self.weights_ = hedged_weights(self.weights_, wrong, self.beta, self._floor())
            t += 1
            rest = q[last:]
            rest -= projections.last_change(slice(2 * start + last, 2 * stop))
            np.vecdot(rest, rest, out=norms[last:])
            np.subtract(norms[last::2], norms[last + 1 :: 2], out=margins[t:])
            np.matmul(margins[t:], self.weights_, out=combined[t:])
        return margins, combined > 0

    def _step_lengths(self, margin: Float64, gradient: Float64) -> Float64:
        """Return eta, or min(C, loss / ||gradient||_F^2), for each modality, (m,)."""
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
