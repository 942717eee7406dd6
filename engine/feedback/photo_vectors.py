"""The photos that judgments name: rows of the library, or of a table from outside it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.errors import InputError
from engine.index.base import StoredVectors
from engine.types import Float32, Rows, Vectors

LARGEST = 1e9
"""Entries are far smaller than this; products of two such still fit."""


def gather(
    vectors: StoredVectors, photos: Sequence[int] | Rows, outside: Vectors | None = None
) -> dict[str, Float32]:
    """Modality -> float32 (len(photos), d_k): library row p for p >= 0, outside row -1 - p else.

    Reads only the rows asked for, so ``vectors`` may stand on disks and may grow between calls.
    Raises InputError for a photo that neither table has, or whose numbers no picture gives: they
    come from a damaged file.
    """
    numbers = np.asarray(photos, np.int64)
    inside = numbers >= 0
    _check_range(numbers[inside], vectors, "the library")
    _check_range(-1 - numbers[~inside], outside or {}, "the table of photos from outside")
    gathered = {}
    for modality, array in vectors.items():
        rows = np.empty((len(numbers), array.shape[1]), np.float32)
        rows[inside] = array[numbers[inside]]
        if outside and not inside.all():
            rows[~inside] = outside[modality][-1 - numbers[~inside]]
        if not np.all(np.abs(rows) < LARGEST):  # nor is what is no number
            raise InputError(
                f"The {modality} vectors of some photos are damaged; `likewise doctor --repair`"
                " has these photos read again."
            )
        gathered[modality] = rows
    return gathered


def _check_range(rows: Rows, vectors: StoredVectors, name: str) -> None:
    count = min((array.shape[0] for array in vectors.values()), default=0)
    if rows.size and rows.max() >= count:
        raise InputError(f"Row {rows.max()} was asked for, but {name} has {count} photos.")
