"""Hedge: update the weights of experts from their mistakes (Freund & Schapire 1997)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from engine.errors import InputError
from engine.types import Float64


def starting_weights(modalities: Sequence[str], prior: Mapping[str, float] | None) -> Float64:
    """Return theta before any mistake, float64 (m,): ``prior`` normalised to sum to 1, or uniform.

    Raises InputError unless ``prior`` has exactly ``modalities``, each with a positive number.
    """
    if prior is None:
        return np.full(len(modalities), 1.0 / len(modalities))
    if set(prior) != set(modalities):
        raise InputError(f"prior is for {sorted(prior)}; the modalities are {sorted(modalities)}.")
    weights = np.array([prior[modality] for modality in modalities], np.float64)
    if not (np.isfinite(weights).all() and (weights > 0).all()):
        raise InputError(f"prior is {dict(prior)}; expected numbers above 0.")
    return np.asarray(weights / weights.sum())


def check_hedge(beta: float, floor: float, experts: int) -> None:
    """Raise InputError unless 0 < ``beta`` <= 1 and ``experts`` floors fit on the simplex."""
    if not 0 < beta <= 1:
        raise InputError(f"beta is {beta}; expected a discount in (0, 1].")
    if not 0 <= floor * experts <= 1:
        raise InputError(f"floor is {floor}; expected 0 to 1/{experts}, for {experts} modalities.")


def hedged_weights(
    weights: Float64, mistakes: Float64, beta: float, floor: float | Float64 = 0.0
) -> Float64:
    """Return theta_k beta^z_k, normalised (OMDML eq. (6)) and raised to at least ``floor``.

    ``weights`` (m,) on the simplex; ``mistakes`` (m,) z_k >= 0: 0 or 1 for one triplet, or a share
    or a count of mistakes for many; ``floor`` a scalar or (m,). The floor is not in the paper:
    without it the weights collapse onto one modality over a long run, and a weight of 0 never
    recovers.
    """
    # Relative to the fewest mistakes of a nonzero weight, so that not all powers underflow to 0.
    least = np.minimum.reduce(mistakes, where=weights > 0, initial=np.inf)
    discounted: Float64 = weights * beta ** np.maximum(mistakes - least, 0)
    discounted /= np.add.reduce(discounted)
    enough = np.logical_and.reduce(discounted >= floor)
    return discounted if enough else _lift(discounted, floor)


def _lift(weights: Float64, floor: float | Float64) -> Float64:
    """Raise entries below ``floor`` to it and scale down the others, keeping the sum at 1."""
    low = weights < floor
    while low.any():
        rest = 1.0 - float(
            np.dot(floor, low) if isinstance(floor, np.ndarray) else floor * low.sum()
        )
        lifted = np.where(low, floor, weights * (rest / weights[~low].sum() if rest > 0 else 0.0))
        newly = (lifted < floor) & ~low
        if not newly.any():
            return np.asarray(lifted / lifted.sum())
        low |= newly
    return weights
