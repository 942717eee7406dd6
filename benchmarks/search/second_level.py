"""Measure second-level hashing: flipped bits found by the share of the library touched.

Photos are Gaussian with a falling spectrum; one hyperplane r (length 1) moves by d. Compared are
the paper's hashing of u = [a p^2; p x] for several a, and simply taking the smallest margins |p|.
"""

from __future__ import annotations

import numpy as np

from engine.types import Float64

PHOTOS, HYPERPLANES, DIRECTIONS = 20_000, 12, 16
BALANCES = (1.0, 3.0, 10.0, 30.0)


def found_flips(dimension: int, change: float, touched: float, seed: int) -> dict[str, float]:
    """Return the share of flips among ``touched`` of the photos, by method, and of flipped bits."""
    random = np.random.default_rng(seed)
    spectrum = np.linspace(2, 0.3, dimension)
    x = random.standard_normal((PHOTOS, dimension)) * spectrum
    v = random.standard_normal((DIRECTIONS, 1 + dimension))
    budget = int(touched * PHOTOS)
    shares: dict[str, list[float]] = {}
    for _ in range(HYPERPLANES):
        r, d = (_unit(random.standard_normal(dimension)) for _ in range(2))
        p = x @ r
        flips = p * (p + change * (x @ d)) <= 0
        orders = {f"hash a={a:g}": _by_hash(x, p, change * d, v, a) for a in BALANCES}
        for name, order in {**orders, "margin": np.argsort(np.abs(p))}.items():
            share = flips[order[:budget]].sum() / max(int(flips.sum()), 1)
            shares.setdefault(name, []).append(float(share))
        shares.setdefault("flipped", []).append(float(flips.mean()))
    return {name: float(np.mean(values)) for name, values in shares.items()}


def _by_hash(x: Float64, p: Float64, d: Float64, v: Float64, a: float) -> np.ndarray:
    """Return the photos in order of their second-level Hamming distance from the query."""
    u = np.column_stack([a * p * p, p[:, np.newaxis] * x])
    q = np.concatenate([[-1 / a], -d])
    return np.argsort(((u @ v.T >= 0) != (v @ q >= 0)).sum(axis=1), kind="stable")


def _unit(vector: Float64) -> Float64:
    result: Float64 = vector / np.linalg.norm(vector)
    return result
