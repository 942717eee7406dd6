"""Make a synthetic library that takes no memory: its rows are computed when read.

Photo i is the sum of entry i mod SIDE of one table and entry i div SIDE of another, so up to SIDE
squared photos, 16.7 million, are all different. As in `benchmarks.search.data`, each modality is a
different view of a photo's position on a curved sheet and of weaker noise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from benchmarks.search.data import NOISE, STRUCTURE, Array, Library
from features.extractor import MODALITIES

SIDE = 4096
SHEET = 8  # dimensions of the curved sheet


@dataclass(frozen=True)
class Latent:
    """The latent description from which all modalities are made."""

    positions: tuple[Array, Array]  # (SIDE, SHEET)
    noises: tuple[Array, Array]  # (SIDE, NOISE)
    bends: Array  # (SHEET, STRUCTURE)
    phases: Array  # (STRUCTURE,)

    def of(self, rows: Any, count: int) -> Array:
        """Return (n, STRUCTURE + NOISE) for rows given by slice or number."""
        numbers = np.arange(*rows.indices(count)) if isinstance(rows, slice) else np.asarray(rows)
        first, second = numbers % SIDE, numbers // SIDE
        position = self.positions[0][first] + self.positions[1][second]
        noise = self.noises[0][first] + self.noises[1][second]
        return np.concatenate([np.sin(position @ self.bends + self.phases), noise], axis=1)


@dataclass(frozen=True)
class Endless:
    """One modality of ``count`` photos, as an `engine.index.Matrix`."""

    latent: Latent
    basis: Array  # (STRUCTURE + NOISE, d)
    count: int

    @property
    def shape(self) -> tuple[int, ...]:
        return self.count, self.basis.shape[1]

    def __getitem__(self, rows: Any, /) -> Array:
        return self.latent.of(rows, self.count) @ self.basis


def endless(n: int, seed: int) -> Library:
    """Return ``n`` photos, at most SIDE squared; simulated people like one region."""
    if n > SIDE**2:
        raise ValueError(f"{n} photos are too many: at most {SIDE**2} are different.")
    random = np.random.default_rng(seed)

    def normal(*shape: int) -> Array:
        return random.standard_normal(shape, dtype=np.float32)

    def halves() -> tuple[Array, Array]:
        first, second = (
            random.uniform(-0.5, 0.5, (SIDE, SHEET)).astype(np.float32) for _ in range(2)
        )
        return first, second

    latent = Latent(
        positions=halves(),
        noises=(0.14 * normal(SIDE, NOISE), 0.14 * normal(SIDE, NOISE)),
        bends=1.2 * normal(SHEET, STRUCTURE),
        phases=random.uniform(0, 6, STRUCTURE).astype(np.float32),
    )
    sample = latent.of(np.arange(0, n, max(1, n // 10_000)), n)
    views = {}
    for name, modality in MODALITIES.items():
        basis = np.abs(normal(STRUCTURE + NOISE, 1)) * normal(STRUCTURE + NOISE, modality.dimension)
        scale = np.sqrt(2 * (sample @ basis).var(axis=0).sum())
        views[name] = Endless(latent, (basis / scale).astype(np.float32), n)
    rows = np.arange(n)
    corner = [
        latent.positions[0][rows % SIDE, k] + latent.positions[1][rows // SIDE, k] > 0
        for k in (0, 1)
    ]
    return Library(dict(views), corner[0].astype(np.int64) + 2 * corner[1])
