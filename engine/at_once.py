"""Run two functions at once: while numpy computes, it lets other threads run Python."""

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
"""Processors needed for short operations: of only two, the window and other programs need one."""

LONG = 2
"""Processors needed for long operations, or for work ahead of need: two, if one is idle."""


def at_once(
    here: Callable[[], Here], aside: Callable[[], Aside], *, least: int = SPARE, processors: int = 0
) -> tuple[Here, Aside]:
    """Return the results of both; ``aside`` runs on another thread, given enough processors.

    Needs ``least`` of ``processors`` (0: those this process may use). Worthwhile from a millisecond
    on, as starting a thread takes a tenth of one. No thread is kept, so processes may be forked in
    between. Raises what either raises.
    """
    there = processors or _processors()
    if there < least or (there < SPARE and _running_threads() > there):
        return here(), aside()
    with ThreadPoolExecutor(1) as threads:
        other = threads.submit(aside)
        return here(), other.result()


def _processors() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _running_threads() -> int:
    """Return how many threads of all programs run or wait to run, or maxsize if unknown."""
    try:
        fields = Path("/proc/loadavg").read_bytes().split()
        return int(fields[3].partition(b"/")[0])
    except (OSError, ValueError, IndexError):
        return sys.maxsize
