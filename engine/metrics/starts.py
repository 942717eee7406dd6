"""Where a low-rank learner starts: W (r, d) before the first judgment.

Each start takes a sample of the photos (n, d), the rank r <= d and a generator.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import numpy as np

from engine.types import Float64, Floats

Start = Literal["principal", "gaussian", "identity"]


def principal(array: Floats, rank: int, random: np.random.Generator) -> Float64:
    """The first ``rank`` principal directions as orthonormal rows.

    Fewer photos than directions leave some open: those are completed from the axes.
    """
    centred = array - array.mean(axis=0, dtype=np.float64)
    directions = np.linalg.svd(centred, full_matrices=False)[2][:rank]
    if len(directions) < rank:
        axes = np.eye(array.shape[1], rank)
        directions = np.linalg.qr(np.hstack([directions.T, axes]))[0][:, :rank].T
    return np.array(directions, np.float64, order="C")


def gaussian(array: Floats, rank: int, random: np.random.Generator) -> Float64:
    """Entries N(0, 1/rank), so that squared distances are kept on average."""
    return random.normal(0.0, rank**-0.5, (rank, array.shape[1]))


def identity(array: Floats, rank: int, random: np.random.Generator) -> Float64:
    """The first ``rank`` axes."""
    return np.eye(rank, array.shape[1])


STARTS: dict[str, Callable[[Floats, int, np.random.Generator], Float64]] = {
    "principal": principal,
    "gaussian": gaussian,
    "identity": identity,
}
