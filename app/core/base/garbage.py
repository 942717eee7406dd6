"""Control when, and in which thread, Python's garbage collector runs.

By default it runs in whichever thread allocates one object too many. Qt's objects must be destroyed
in the thread they live in, so one that is part of a cycle crashes the program if a reading or
searching thread collects it. Where there is a window, `manual_collections` restricts collections to
its thread.

A collection stops every thread, the window's too: for half a second in a library of 100,000 photos.
So it is paused while many long-lived objects are made, and `settle` exempts them afterwards.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_lock = threading.Lock()
_pauses = 0  # summed over threads: the process has one collector
_manual = 0


@contextmanager
def without_collections() -> Iterator[None]:
    """Pause the collector, `collect_due` included; for work of some seconds."""
    _count(pauses=1)
    try:
        yield
    finally:
        _count(pauses=-1)


@contextmanager
def manual_collections() -> Iterator[None]:
    """Turn off automatic collections; only `collect_due` collects."""
    _count(manual=1)
    try:
        yield
    finally:
        _count(manual=-1)


def collect_due() -> None:
    """Collect in this thread if the collector's thresholds are exceeded, unless it is paused."""
    if _pauses:
        return
    made, _, collections = gc.get_count()
    enough, _, seldom = gc.get_threshold()
    if collections > seldom:
        gc.collect()
    elif made > enough:
        gc.collect(1)


def settle() -> None:
    """Exempt all objects that exist now from later collections; takes no time itself."""
    gc.freeze()


def _count(pauses: int = 0, manual: int = 0) -> None:
    global _pauses, _manual
    with _lock:
        _pauses += pauses
        _manual += manual
        if _pauses or _manual:
            gc.disable()
        else:
            gc.enable()
