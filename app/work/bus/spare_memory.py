"""Gives freed memory back to the system (malloc_trim): the C library keeps it for later, in gaps
between what is in use, 60 MB after some 500 clicks and a gigabyte after some thousands."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache
from time import monotonic

EVERY = 60.0  # seconds between two times while nobody waits: each takes some 20 ms
BUSY = 120.0  # seconds between two times for a person who never rests


class SpareMemory:
    """Gives memory back now and then; on the library's thread, while nobody waits for an answer."""

    def __init__(self, trim: Callable[[int], object] | None = None) -> None:
        """``trim``: glibc's malloc_trim, or what stands for it in tests."""
        self._trim = trim or _malloc_trim()
        self._last = monotonic()

    def give_back(self, every: float = EVERY) -> None:
        """Give back what is free, unless that was done in the last ``every`` seconds."""
        if self._trim is not None and monotonic() - self._last >= every:
            self._trim(0)
            self._last = monotonic()


@cache
def _malloc_trim() -> Callable[[int], object] | None:
    """What glibc has for it; None elsewhere, where the C library gives memory back by itself."""
    if sys.platform != "linux":
        return None
    found: Callable[[int], object] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return found
