"""Checks of the input of learners: settings, photos, pairs and triplets of rows."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.errors import InputError
from engine.types import Float64, Floats, Rows, Vectors, check_vectors

Photo = Mapping[str, Floats]
"""Modality -> array (d_k,): the vectors of one photo."""


def check_positive(**settings: float) -> None:
    """Raise InputError for the first of ``settings`` that is not a finite number above 0."""
    for name, value in settings.items():
        if not (math.isfinite(value) and value > 0):
            raise InputError(f"{name} is {value}; expected a finite number above 0.")


def check_choice(name: str, value: object, known: tuple[str, ...]) -> None:
    """Raise InputError unless ``value``, of the setting ``name``, is one of ``known``."""
    if value not in known:
        raise InputError(f"{name} is {value!r}; expected one of {known}.")


def as_row(photo: Photo, dimensions: Mapping[str, int], name: str) -> dict[str, Floats]:
    """Return ``photo`` as modality -> (1, d_k), checked. Raises InputError naming ``name``."""
    row = {modality: np.asarray(vector)[np.newaxis] for modality, vector in photo.items()}
    check_vectors(row, dimensions, name)
    return row


def sample_dimensions(X: Vectors) -> dict[str, int]:
    """Return modality -> d_k of a sample (n, d_k) of at least one photo. Raises InputError."""
    if not isinstance(X, Mapping):
        raise InputError(f"X is {type(X).__name__}; expected a mapping modality -> array (n, d_k).")
    for modality, array in X.items():
        if np.ndim(array) != 2:
            raise InputError(f"X[{modality!r}] has shape {np.shape(array)}; expected (n, d_k).")
    dimensions = {modality: int(array.shape[1]) for modality, array in X.items()}
    if not check_vectors(X, dimensions, "X"):
        raise InputError("X has no rows; a learner starts from one photo at least.")
    return dimensions


def gather_triplets(
    X: Vectors, triplets: Rows, dimensions: Mapping[str, int]
) -> tuple[dict[str, Floats], Rows]:
    """Return only the photos in ``triplets`` (t, 3), checked, and the triplets renumbered to match.

    This makes the cost of a click independent of the size of the library.
    """
    count = min((len(array) for array in X.values()), default=0)
    triplets = checked_rows(triplets, count, "triplets", 3)
    rows, renumbered = np.unique(triplets, return_inverse=True)
    gathered = {modality: np.asarray(array)[rows] for modality, array in X.items()}
    check_vectors(gathered, dimensions, "X")
    return gathered, renumbered.reshape(triplets.shape)


def checked_rows(rows: Rows, count: int, name: str, width: int) -> Rows:
    """Return ``rows`` (t, width) after checking them against ``count``. Raises InputError."""
    rows = np.asarray(rows)
    if rows.ndim != 2 or rows.shape[1] != width or rows.dtype.kind not in "iu":
        raise InputError(
            f"{name} has shape {rows.shape} and dtype {rows.dtype}; expected integer rows "
            f"(t, {width})."
        )
    if rows.size and (rows.min() < 0 or rows.max() >= count):
        raise InputError(f"{name} names row {rows.min()} to {rows.max()}; X has {count} rows.")
    return rows


def checked_array(X: Any, dimension: int | None = None) -> Float64:
    """Return ``X`` as finite float64 (n, d); d is ``dimension`` if given. Raises InputError."""
    array: Float64 = np.asarray(X, np.float64)
    if array.ndim != 2 or dimension not in (None, array.shape[1]):
        expected = "d" if dimension is None else dimension
        raise InputError(f"X has shape {array.shape}; expected (n, {expected}).")
    if not np.isfinite(array).all():
        raise InputError("X holds NaN or infinite entries.")
    return array
