"""Hamming distances of many codes from one.

NumPy needs three passes over each word of the codes, but no preparation. A loop compiled by Numba
needs one pass, in half the time or less (docs/search.md), but takes a second to compile and a
hundred megabytes. So it is compiled for large libraries, in idle time, if Numba (the extra `fast`)
is installed. Both give the same counts.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

log = logging.getLogger(__name__)

Words = NDArray[np.uint64]
"""Codes, column-major: uint64 (bits / 64, n); word j holds bits 64 j to 64 j + 63."""

Distances = NDArray[np.uint16]

Adding = Callable[[Words, np.uint64, Distances], None]
"""Adds the number of bits in which each of some words (n,) differs from a word to a total (n,)."""

WORTH = 100_000
"""Number of photos from which compiling saves half a millisecond per query."""

ONE, TWO, FOUR, TO_LAST = (np.uint64(bits) for bits in (1, 2, 4, 56))
PAIRS, FOURS, BYTES, SUM = (
    np.uint64(0x0101010101010101 * byte) for byte in (0x55, 0x33, 0x0F, 0x01)
)


class Hamming:
    """Count differing bits, with NumPy until ``compile`` has found a faster way."""

    def __init__(self) -> None:
        self._add: Adding = add_in_passes

    def __call__(self, codes: Words, code: Words) -> Distances:
        """Return how many bits of each column of ``codes`` (words, n) differ from ``code``."""
        total = np.zeros(codes.shape[1], np.uint16)
        for words, word in zip(codes, code, strict=True):
            self._add(words, word, total)
        return total

    def compile(self) -> bool:
        """Compile the counting, once per process; return whether it succeeded. For idle time."""
        try:
            self._add = compiled()
        except (ImportError, OSError) as error:  # not installed, or not available for this system
            log.info("codes are scanned without Numba: %s", error)
            return False
        return True


def add_in_passes(words: Words, word: np.uint64, total: Distances) -> None:
    """Count the bits with NumPy; see Adding."""
    total += np.bitwise_count(words ^ word)


def add_one_by_one(words: Words, word: np.uint64, total: Distances) -> None:
    """Count the bits one word at a time; see Adding. To be compiled.

    Counts the bits of pairs, fours and bytes, and sums the bytes by a multiplication. LLVM
    recognises this and emits the processor's own instruction.
    """
    for i in range(total.size):
        x = words[i] ^ word
        x -= (x >> ONE) & PAIRS
        x = (x & FOURS) + ((x >> TWO) & FOURS)
        x = (x + (x >> FOUR)) & BYTES
        total[i] += np.uint16((x * SUM) >> TO_LAST)


@cache
def compiled() -> Adding:
    """Return ``add_one_by_one`` compiled, without the GIL. Raises ImportError without Numba.

    It is not cached on disk, because Numba's cache consists of pickles.
    """
    from numba import njit, types

    words = types.Array(types.uint64, 1, "C", readonly=True)  # as read from files
    total = types.Array(types.uint16, 1, "C")
    add: Adding = njit([types.void(words, types.uint64, total)], nogil=True)(add_one_by_one)
    return add


hamming = Hamming()
"""The counter of all indexes. Compiling it changes the speed of an answer, never the answer."""
