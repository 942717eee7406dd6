"""Array types of the engine, and the common check of vectors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.errors import InputError

Float32 = NDArray[np.float32]
Float64 = NDArray[np.float64]
Floats = NDArray[np.floating[Any]]
Rows = NDArray[np.int64]
Mask = NDArray[np.bool_]

Vectors = Mapping[str, Floats]
"""Modality -> array (n, d_k); row i of every array belongs to the same photo."""


def check_vectors(vectors: Vectors, dimensions: Mapping[str, int], name: str = "vectors") -> int:
    """Check that ``vectors`` holds finite (n, d_k) arrays for exactly ``dimensions``; return n.

    Raises InputError naming ``name`` and the faulty modality.
    """
    if set(vectors) != set(dimensions):
        raise InputError(
            f"{name} has the modalities {sorted(vectors)}; expected {sorted(dimensions)}."
        )
    count: int | None = None
    for modality, dimension in dimensions.items():
        array = vectors[modality]
        if array.ndim != 2 or array.shape[1] != dimension:
            raise InputError(
                f"{name}[{modality!r}] has shape {array.shape}; expected (n, {dimension})."
            )
        if count is not None and array.shape[0] != count:
            raise InputError(
                f"{name}[{modality!r}] has {array.shape[0]} rows, other modalities {count}."
            )
        if not np.isfinite(array).all():
            raise InputError(f"{name}[{modality!r}] holds NaN or infinite entries.")
        count = array.shape[0]
    if count is None:
        raise InputError(f"{name} is empty; expected at least one modality.")
    return count
