"""Hamming distances of many codes from one.

NumPy needs three passes over each word of the codes and can begin at once. A loop compiled by Numba
needs one, which takes half the time or less (docs/search.md), but a second to compile and a hundred
megabytes: for large libraries, in idle time, where Numba is (the extra `fast`). Both count the same
bits.
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
"""Adds to a total (n,) how many bits of each of some words (n,) differ from a word."""

WORTH = 100_000
"""Photos from which on compiling saves half a millisecond a question."""

ONE, TWO, FOUR, TO_LAST = (np.uint64(bits) for bits in (1, 2, 4, 56))
PAIRS, FOURS, BYTES, SUM = (
    np.uint64(0x0101010101010101 * byte) for byte in (0x55, 0x33, 0x0F, 0x01)
)


class Hamming:
    """Differing bits, counted by NumPy until ``compile`` has found a faster way."""

    def __init__(self) -> None:
        self._add: Adding = add_in_passes

    def __call__(self, codes: Words, code: Words) -> Distances:
        """Differing bits of each column of ``codes`` (words, n) from ``code`` (words,); (n,)."""
        total = np.zeros(codes.shape[1], np.uint16)
        for words, word in zip(codes, code, strict=True):
            self._add(words, word, total)
        return total

    def compile(self) -> bool:
        """Make counting faster, once a process for all; whether it is. For idle time."""
        try:
            self._add = compiled()
        except (ImportError, OSError) as error:  # not installed, or not for this system
            log.info("codes are scanned without Numba: %s", error)
            return False
        return True


def add_in_passes(words: Words, word: np.uint64, total: Distances) -> None:
    """See Adding."""
    total += np.bitwise_count(words ^ word)


def add_one_by_one(words: Words, word: np.uint64, total: Distances) -> None:
    """See Adding; to be compiled.

    Counts the bits of pairs, of fours, of bytes, and adds up the bytes by a multiplication, which
    LLVM recognises and turns into whatever the processor has for it.
    """
    for i in range(total.size):
        x = words[i] ^ word
        x -= (x >> ONE) & PAIRS
        x = (x & FOURS) + ((x >> TWO) & FOURS)
        x = (x + (x >> FOUR)) & BYTES
        total[i] += np.uint16((x * SUM) >> TO_LAST)


@cache
def compiled() -> Adding:
    """``add_one_by_one`` as machine code, which other threads may run beside. Nothing of it is kept
    on disk: Numba's own cache is made of pickles. Raises ImportError without Numba."""
    from numba import njit, types

    words = types.Array(types.uint64, 1, "C", readonly=True)  # what was read from a file is
    total = types.Array(types.uint16, 1, "C")
    add: Adding = njit([types.void(words, types.uint64, total)], nogil=True)(add_one_by_one)
    return add


hamming = Hamming()
"""What the indexes count with. Compiling it changes how long an answer takes, never the answer."""
