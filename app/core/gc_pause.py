"""Pauses Python's garbage collector, which holds up every thread, the window's too.

Where a library has 100,000 photos that takes half a second. So it waits while many are made that
stay, and passes over them afterwards.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_collections() -> Iterator[None]:
    """Let nothing be collected but what reference counts free; for work of some seconds."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def settle() -> None:
    """Let collections pass over all objects there are now; takes no time itself."""
    gc.freeze()
