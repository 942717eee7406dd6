"""Pauses Python's garbage collector, which holds up every thread, the window's too.

Where a library has 100,000 photos that takes half a second. So it waits while many are made that
stay, and passes over them afterwards.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_lock = threading.Lock()
_pauses = 0  # of all threads, since the collector is one for the whole process


@contextmanager
def without_collections() -> Iterator[None]:
    """Let nothing be collected but what reference counts free; for work of some seconds."""
    global _pauses
    with _lock:
        _pauses += 1
        gc.disable()
    try:
        yield
    finally:
        with _lock:
            _pauses -= 1
            if _pauses == 0:
                gc.enable()


def settle() -> None:
    """Let collections pass over all objects there are now; takes no time itself."""
    gc.freeze()
