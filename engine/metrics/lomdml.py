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

from collections.abc import Iterator, Mapping
from typing import Any, Literal, Self

import numpy as np
from numpy.typing import NDArray

from engine.errors import InputError, StateError
from engine.metrics.base import (
    MultiModalLearner,
    Outcome,
    check_positive,
    check_sample,
    gather_triplets,
)
from engine.metrics.hedge import check_hedge, hedged_weights
from engine.metrics.starts import STARTS, Start
from engine.types import Float64, Rows, Vectors

CHUNK = 32
"""Triplets that are learned together: their mutual products are made by one BLAS call."""

TAIL = 3
"""The larger, the less the first W count in the averages."""


class LOMDML(MultiModalLearner):
    """Learns W_k and theta from triplets in O(m r d) a triplet; no d x d matrix anywhere.

    ``learn_triplets`` of many equals ``learn_triplet`` of each in turn, up to rounding.
    """

    name = "LOMDML"

    def __init__(
        self,
        dimensions: Mapping[str, int],
        rank: int = 50,
        *,
        gate: Literal["own", "combined"] = "combined",
        step: Literal["pa", "fixed"] = "pa",
        C: float = 0.1,
        eta: float = 0.03,
        gamma: float = 1.0,
        hedge: Literal["triplet", "caller"] = "triplet",
        beta: float = 0.999,
        floor: float = 0.05,
        average: bool = False,
        initialisation: Start = "principal",
        seed: int = 0,
    ) -> None:
        check_positive(rank=rank, C=C, eta=eta, gamma=gamma)
        check_hedge(beta, floor, len(dimensions))
        for setting, value, known in (
            ("gate", gate, ("own", "combined")),
            ("step", step, ("pa", "fixed")),
            ("hedge", hedge, ("triplet", "caller")),
            ("initialisation", initialisation, tuple(STARTS)),
        ):
            if value not in known:
                raise InputError(f"{setting} is {value!r}; expected one of {known}.")
        self.dimensions = dict(dimensions)
        self.version = 0
        self.settings: dict[str, Any] = {
            "rank": rank,
            "gate": gate,
            "step": step,
            "C": C,
            "eta": eta,
            "gamma": gamma,
            "hedge": hedge,
            "beta": beta,
            "floor": floor,
            "average": average,
            "initialisation": initialisation,
            "seed": seed,
        }
        self._weights = np.full(len(dimensions), 1.0 / len(dimensions))
        self._components: dict[str, Float64] = {}
        self._averages: dict[str, Float64] = {}
        self._steps = 0

    @property
    def components_(self) -> dict[str, Float64]:
        """Modality -> W_k, float64 (r_k, d_k). Raises StateError before ``initialise``."""
        if not self._components:
            raise StateError("LOMDML has no start yet; call initialise(vectors) first.")
        return self._averages if self.settings["average"] else self._components

    def initialise(self, vectors: Vectors) -> Self:
        """Set theta to 1/m and every W_k to its start, from a sample (n, d_k) of the photos."""
        check_sample(vectors, self.dimensions)
        random = np.random.default_rng(self.settings["seed"])
        start = STARTS[self.settings["initialisation"]]
        self._components = {
            modality: start(vectors[modality], min(self.settings["rank"], dimension), random)
            for modality, dimension in self.dimensions.items()
        }
        self._averages, self._steps = self._components, 0
        self._weights = np.full(len(self.dimensions), 1.0 / len(self.dimensions))
        self.version += 1
        return self

    def learn_triplets(self, vectors: Vectors, triplets: Rows) -> Outcome:
        """Algorithm 2 over ``triplets`` (t, 3), rows of ``vectors``."""
        if not self._components:
            raise StateError("LOMDML has no start yet; call initialise(vectors) first.")
        gathered, triplets = gather_triplets(vectors, triplets, self.dimensions)
        outcome = Outcome(
            np.empty(len(triplets), np.bool_),
            np.empty((len(triplets), len(self.dimensions)), np.bool_),
        )
        for start in range(0, len(triplets), CHUNK):
            part = slice(start, start + CHUNK)
            learned = self._learn_chunk(gathered, triplets[part])
            outcome.mistakes[part] = learned.mistakes
            outcome.modality_mistakes[part] = learned.modality_mistakes
        self.version += 1
        return outcome

    def _learn_chunk(self, vectors: Vectors, triplets: Rows) -> Outcome:
        """Learn at most CHUNK triplets through the products of their photos alone.

        With x_2t = p - p+ and x_2t+1 = p - p- the gradient of triplet t's hinge is
        2 (W x_2t) x_2t' - 2 (W x_2t+1) x_2t+1', so W stays W_0 - A X for coefficients A (r, 2c)
        and W x_j = W_0 x_j - A X x_j needs only the Gram matrix X X' (2c, 2c). The triplets of a
        search share their photos: X = S P for their u photos P and signs S (2c, u), so that W P',
        P P' and the change (A S) P are all that is computed in d dimensions.
        """
        rows, numbers = _in_order_of_appearance(triplets)
        anchors, others = np.repeat(numbers[:, 0], 2), numbers[:, 1:].ravel()
        rank = max(len(matrix) for matrix in self._components.values())
        seen = np.zeros((len(self.dimensions), len(rows), rank))
        products = np.empty((len(self.dimensions), len(rows), len(rows)))
        photos = {}
        for k, (modality, matrix) in enumerate(self._components.items()):
            p = np.asarray(vectors[modality][rows], np.float64)
            p -= p[0]  # the same differences, of shorter vectors: less is lost in rounding
            photos[modality] = p
            seen[k, :, : len(matrix)] = p @ matrix.T
            products[k] = p @ p.T
        projected = seen[:, anchors] - seen[:, others]
        gram = products[:, anchors] - products[:, others]
        gram = gram[:, :, anchors] - gram[:, :, others]
        margins, coefficients, mistakes = self._descend(projected, gram)
        signs = np.zeros((len(rows), len(anchors)))
        signs[anchors, np.arange(len(anchors))] += 1
        signs[others, np.arange(len(anchors))] -= 1
        self._average(coefficients, signs, photos)
        self._components = {
            modality: matrix - change
            for (modality, matrix), change in zip(
                self._components.items(), self._changes(signs @ coefficients, photos), strict=True
            )
        }
        return Outcome(mistakes, margins > 0)

    def _changes(self, coefficients: Float64, photos: Mapping[str, Float64]) -> Iterator[Float64]:
        """A P (r_k, d_k) of each modality, for the coefficients A' (m, u, r) of its photos."""
        for each, (modality, matrix) in zip(coefficients, self._components.items(), strict=True):
            yield each[:, : len(matrix)].T @ photos[modality]

    def _average(
        self, coefficients: Float64, signs: Float64, photos: Mapping[str, Float64]
    ) -> None:
        """Let the chunk's W, which is W_0 - A_t X after triplet t, join the averages.

        The average moves by (TAIL + 1) / (t + TAIL) towards the W after triplet t. A triplet's
        coefficients are in its W and in all later ones, so the sum of their shares weighs them.
        """
        before, self._steps = self._steps, self._steps + coefficients.shape[1] // 2
        if not self.settings["average"]:
            return
        gains = (TAIL + 1) / (np.arange(before, self._steps) + 1 + TAIL)
        kept = np.cumprod(1 - gains[::-1])[::-1]  # what is left of the average before each triplet
        since = np.repeat(1 - kept, 2)[:, np.newaxis]
        changes = self._changes(signs @ (since * coefficients), photos)
        self._averages = {
            modality: kept[0] * self._averages[modality] + (1 - kept[0]) * matrix - change
            for (modality, matrix), change in zip(self._components.items(), changes, strict=True)
        }

    def _descend(self, projected: Float64, gram: Float64) -> tuple[Float64, Float64, NDArray[Any]]:
        """Step through the triplets; margins f (t, m), coefficients A (m, 2t, r), mistakes (t,)."""
        count = projected.shape[1] // 2
        coefficients = np.zeros_like(projected)
        margins = np.empty((count, len(projected)))
        mistakes = np.empty(count, np.bool_)
        own, hedged = self.settings["gate"] == "own", self.settings["hedge"] == "triplet"
        gamma, beta, floor = (self.settings[key] for key in ("gamma", "beta", "floor"))
        for t in range(count):
            first, last = 2 * t, 2 * t + 2
            # (m, 2, r): W p - W p+ and W p - W p- under everything that was learned so far.
            q = projected[:, first:last] - gram[:, first:last, :first] @ coefficients[:, :first]
            norms = np.vecdot(q, q)
            margin = norms[:, 0] - norms[:, 1]
            combined = float(self._weights @ margin)
            margins[t], mistakes[t] = margin, combined > 0
            if not own and combined + gamma <= 0:
                continue
            steps = self._step_lengths(q, norms, gram[:, first:last, first:last], margin)
            if own:
                steps *= margin + gamma > 0
            np.multiply(q[:, 0], 2 * steps[:, np.newaxis], out=coefficients[:, first])
            np.multiply(q[:, 1], -2 * steps[:, np.newaxis], out=coefficients[:, first + 1])
            if hedged and combined + gamma > 0:
                self._weights = hedged_weights(
                    self._weights, (margin > 0).astype(np.float64), beta, floor
                )
        return margins, coefficients, mistakes

    def _step_lengths(self, q: Float64, norms: Float64, gram: Float64, margin: Float64) -> Float64:
        """eta, or min(C, loss / ||gradient||_F^2) for each modality, (m,)."""
        if self.settings["step"] == "fixed":
            return np.full(len(q), self.settings["eta"])
        cross = np.vecdot(q[:, 0], q[:, 1]) * gram[:, 0, 1]
        squares = norms[:, 0] * gram[:, 0, 0] + norms[:, 1] * gram[:, 1, 1]
        gradient = 4 * (squares - 2 * cross)
        lengths = np.full(len(q), float(self.settings["C"]))
        loss = margin + self.settings["gamma"]
        np.divide(loss, gradient, out=lengths, where=gradient > 0)
        return lengths.clip(0, self.settings["C"])

    def _state(self) -> dict[str, NDArray[Any]]:
        if not self._components:
            raise StateError("LOMDML has no start yet; call initialise(vectors) first.")
        state = {"weights": self._weights}
        state |= {f"components.{name}": matrix for name, matrix in self._components.items()}
        if self.settings["average"]:
            state |= {f"averages.{name}": matrix for name, matrix in self._averages.items()}
            state["steps"] = np.array(self._steps)
        return state

    def _set_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        self._weights = arrays["weights"]
        self._components = {name: arrays[f"components.{name}"] for name in self.dimensions}
        if self.settings["average"]:
            self._averages = {name: arrays[f"averages.{name}"] for name in self.dimensions}
            self._steps = int(arrays["steps"])


def _in_order_of_appearance(triplets: Rows) -> tuple[Rows, Rows]:
    """The different rows that ``triplets`` (t, 3) name, (u,), and the triplets by place in these.

    In an order that does not depend on how photos are numbered, so that the same photos teach the
    same bit for bit in another library.
    """
    rows, first, numbers = np.unique(triplets, return_index=True, return_inverse=True)
    order = np.argsort(first)
    return rows[order], np.argsort(order)[numbers].reshape(triplets.shape)
