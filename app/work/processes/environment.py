"""Environment of the processes of pools: one thread each, as there is a process for each core, and
isolated."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_VARIABLES = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "VECLIB_MAXIMUM_THREADS": "1",
    "OPENCV_FOR_THREADS_NUM": "1",
    "MALLOC_ARENA_MAX": "1",  # glibc reserves 64 MB of address space for each further one
    "PYTHONSAFEPATH": "1",  # as `app.isolate_children`: workers of a cluster are not ours to start
}
_LOCK = threading.Lock()  # several threads may have pools


@contextmanager
def single_threaded() -> Iterator[None]:
    """Set it for the processes that are started meanwhile: libraries read it when imported."""
    with _LOCK:
        before = {name: os.environ.get(name) for name in _VARIABLES}
        os.environ.update(_VARIABLES)
        try:
            yield
        finally:
            for name, value in before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value
