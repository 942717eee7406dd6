"""Runs two functions at once: while numpy computes, it leaves Python to other threads."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

Here = TypeVar("Here")
Aside = TypeVar("Aside")

SPARE = 3
"""Processors from which on one is to spare for many short operations: of two, the window and other
programs need the other. There a thread waits for its turn, and for Python between any two
operations, longer than it saves."""

LONG = 2
"""The same for a few long operations, or for what is done long before it is needed: these take the
second of two while no other program wants it."""


def at_once(
    here: Callable[[], Here],
    aside: Callable[[], Aside],
    *,
    least: int = SPARE,
    processors: int = 0,
) -> tuple[Here, Aside]:
    """What both return, the second one computed on a thread of its own where there are ``least``
    ``processors`` or more (0: those that this process may use). Worth it from a millisecond on: a
    thread takes a tenth of one. None is kept, so processes may be forked in between. Raises what
    either of them raises."""
    there = processors or _processors()
    if there < least or (there < SPARE and _running() > there):
        return here(), aside()
    with ThreadPoolExecutor(1) as threads:
        other = threads.submit(aside)
        return here(), other.result()


def _processors() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _running() -> int:
    """How many threads of all programs compute or wait for a processor at this moment, this one
    too; more than any processors where the system does not tell."""
    try:
        fields = Path("/proc/loadavg").read_bytes().split()
        return int(fields[3].partition(b"/")[0])
    except (OSError, ValueError, IndexError):
        return sys.maxsize
