"""Read the vectors of judged photos: rows of the library, or of a table from outside it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.errors import InputError
from engine.index.base import StoredVectors
from engine.types import Float32, Rows, Vectors

MAX_ENTRY = 1e9
"""Upper bound of an entry; real ones are far smaller, and products of two such do not overflow."""


def gather(
    vectors: StoredVectors, photos: Sequence[int] | Rows, outside: Vectors | None = None
) -> dict[str, Float32]:
    """Return modality -> float32 (len(photos), d_k): library row p >= 0, or outside row -1 - p.

    Reads only the rows asked for, so ``vectors`` may be on disk and may grow between calls. Raises
    InputError for a photo that neither table has, and for entries so large that they must come from
    a damaged file.
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
        if not np.all(np.abs(rows) < MAX_ENTRY):  # this form is also true for NaN
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
