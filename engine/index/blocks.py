"""A growing array in blocks of equal length that are never modified.

Growth therefore copies at most one block, readers keep what they have seen, a block can be a part
of what was read from a file, and a scan works on pieces that fit the cache.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from engine.types import Rows

BLOCK = 2**15
"""Photos in every block but the last."""

T = TypeVar("T", bound=np.generic)


def appended(
    blocks: Sequence[NDArray[T]], new: NDArray[T], *, axis: int = 0
) -> tuple[NDArray[T], ...]:
    """Return ``blocks`` with the photos of ``new`` appended; photos are counted along ``axis``."""
    full = list(blocks)
    if full and full[-1].shape[axis] < BLOCK:
        new = np.concatenate([full.pop(), new], axis=axis)
    cuts = range(BLOCK, new.shape[axis], BLOCK)
    return (*full, *np.split(new, cuts, axis=axis)) if new.size else tuple(full)


def gathered(blocks: Sequence[NDArray[T]], rows: Rows) -> NDArray[T]:
    """Return the entries of ascending ``rows``, counted along the first axis."""
    parts = np.split(rows, np.searchsorted(rows, BLOCK * np.arange(1, len(blocks))))
    pieces = [
        block[part - BLOCK * number]
        for number, (block, part) in enumerate(zip(blocks, parts, strict=True))
    ]
    return np.concatenate(pieces)


def named(name: str, blocks: Sequence[NDArray[T]]) -> dict[str, NDArray[Any]]:
    """Return the blocks as named arrays, for a file; ``collected`` reads them back."""
    return {f"{name}/{number}": block for number, block in enumerate(blocks)}


def collected(name: str, arrays: dict[str, NDArray[Any]]) -> tuple[NDArray[Any], ...]:
    """Return the blocks stored by ``named``, in order."""
    count = sum(key.startswith(f"{name}/") for key in arrays)
    return tuple(arrays[f"{name}/{number}"] for number in range(count))
