"""What a process takes: memory by its kinds, handles, threads.

Resident memory alone can't tell a leak from gaps: blocks that were freed between others that are in
use stay with the process until glibc is told to give them back, which the program does now and
then. So what glibc has handed out is counted as well, to the byte, and Python's blocks, which come
from elsewhere. Caches have a bound, but are counted: they are full after a while.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import time
from pathlib import Path

from engine.feedback.profile import Checkpoint


class _Mallinfo(ctypes.Structure):
    """See mallinfo(3)."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def taken() -> dict[str, float]:
    """What this process takes now; only on Linux.

    ``mb``: all that is resident; ``files_mb``: of that, mapped files and shared memory;
    ``in_use_mb``: what the C library has handed out (arrays, pictures, Qt's objects); ``gaps_mb``:
    what it keeps between that, resident or given back; ``blocks``: those of Python's objects, of
    which there is one each.
    """
    info = _mallinfo()
    pages, files = (int(each) for each in Path("/proc/self/statm").read_text().split()[1:3])
    page = os.sysconf("SC_PAGE_SIZE")
    return {
        "at": time.monotonic(),
        "mb": pages * page / 2**20,
        "files_mb": files * page / 2**20,
        "in_use_mb": (info.uordblks + info.hblkhd) / 2**20,
        "gaps_mb": info.fordblks / 2**20,
        "blocks": sys.getallocatedblocks(),
        "handles": len(list(Path("/proc/self/fd").iterdir())),
        "threads": len(list(Path("/proc/self/task").iterdir())),
    }


def at_rest() -> dict[str, float]:
    """The same, and ``states_mb``: what the states of profiles take that are kept between their
    searches, 2 MB each and 32 at most. They come and go with where a journal is gone back to, and
    with the profile, so ``beside_states_mb`` is what is in use without them."""
    gc.collect()
    found = taken()
    states = [each for each in gc.get_objects() if isinstance(each, Checkpoint)]
    arrays = [array for each in states for array in (each.triplets, *each.learner.arrays.values())]
    held = sum({id(array): array.nbytes for array in arrays}.values()) / 2**20
    return {**found, "states_mb": held, "beside_states_mb": found["in_use_mb"] - held}


def _mallinfo() -> _Mallinfo:
    asked = getattr(ctypes.CDLL(None), "mallinfo2", None)  # glibc 2.33
    if asked is None:
        return _Mallinfo()
    asked.restype = _Mallinfo
    found: _Mallinfo = asked()
    return found
