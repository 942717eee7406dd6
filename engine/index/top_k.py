"""Select the k smallest distances, and mask the rows that may be found."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from engine.errors import InputError
from engine.index.base import Hits
from engine.types import Float32, Mask, Rows


def check_rows(rows: Iterable[int], count: int) -> Rows:
    """Return ``rows`` as an array. Raises InputError on a row outside 0 .. count - 1."""
    array = np.fromiter(rows, dtype=np.int64)
    wrong = array[(array < 0) | (array >= count)]
    if wrong.size:
        raise InputError(f"Row {wrong[0]} does not exist; rows are 0 to {count - 1}.")
    return array


def findable(alive: Mask, allowed: Mask | None, exclude: Iterable[int]) -> Mask:
    """Return where a row is alive, allowed and not excluded, bool (n,).

    Raises InputError if ``allowed`` is not boolean or is longer than ``alive``.
    """
    mask = alive.copy()
    if allowed is not None:
        if allowed.dtype != np.bool_ or allowed.ndim != 1 or allowed.size > alive.size:
            raise InputError(
                f"allowed has shape {allowed.shape} and dtype {allowed.dtype}; "
                f"expected bool, at most ({alive.size},)."
            )
        mask[: allowed.size] &= allowed
        mask[allowed.size :] = False
    mask[check_rows(exclude, alive.size)] = False
    return mask


def check_k(k: int) -> None:
    """Raise InputError unless ``k`` is at least 1."""
    if k < 1:
        raise InputError(f"k is {k}; expected at least 1.")


def top_k(rows: Rows, distances: Float32, k: int) -> Hits:
    """Return the k smallest distances in ascending order, equal ones ordered by row."""
    if rows.size > k:
        worst = np.partition(distances, k - 1)[k - 1]
        kept = np.flatnonzero(distances <= worst)
        rows, distances = rows[kept], distances[kept]
    order = np.lexsort((rows, distances))[:k]
    return Hits(rows[order], distances[order])


def first_of(hits: Hits, k: int) -> Hits:
    """Return the k nearest of ``hits``."""
    return Hits(hits.rows[:k], hits.distances[:k])


def grown(alive: Mask, count: int) -> Mask:
    """Extend ``alive`` to ``count`` rows, new ones alive. Raises InputError if it shrinks."""
    if count < alive.size:
        raise InputError(
            f"The library has {count} rows, fewer than the {alive.size} indexed; build anew."
        )
    return np.concatenate([alive, np.ones(count - alive.size, np.bool_)])
