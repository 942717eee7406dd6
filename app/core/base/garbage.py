"""Says when, and in which thread, Python's garbage collector runs.

Left alone it runs in whichever thread makes one object too many. Qt's objects may end only in the
thread in which they live, so one that is part of a cycle crashes the program if a thread that reads
or searches comes across it. Where there is a window, `by_hand` leaves collections to its thread.

The collector holds up every thread, the window's too: for half a second where a library has 100,000
photos. So it waits while many objects are made that stay, and passes over them afterwards.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_lock = threading.Lock()
_pauses = 0  # of all threads, since the collector is one for the whole process
_by_hand = 0


@contextmanager
def without_collections() -> Iterator[None]:
    """Let nothing be collected but what reference counts free; for work of some seconds."""
    _count(pauses=1)
    try:
        yield
    finally:
        _count(pauses=-1)


@contextmanager
def by_hand() -> Iterator[None]:
    """Let nothing be collected but by calls of `collect_due`."""
    _count(by_hand=1)
    try:
        yield
    finally:
        _count(by_hand=-1)


def collect_due() -> None:
    """Collect in this thread what the collector would have by now, unless it is paused."""
    if _pauses:
        return
    made, _, collections = gc.get_count()
    enough, _, seldom = gc.get_threshold()
    if collections > seldom:
        gc.collect()
    elif made > enough:
        gc.collect(1)


def settle() -> None:
    """Let collections pass over all objects there are now; takes no time itself."""
    gc.freeze()


def _count(pauses: int = 0, by_hand: int = 0) -> None:
    global _pauses, _by_hand
    with _lock:
        _pauses += pauses
        _by_hand += by_hand
        if _pauses or _by_hand:
            gc.disable()
        else:
            gc.enable()
