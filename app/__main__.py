"""Entry point: sets what must be set before heavy imports and before any process is started."""

from __future__ import annotations

import multiprocessing
import os
import sys

from app import isolate_children

THREAD_CAPS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def main() -> int:
    """Run `likewise` with the arguments of this process; return its exit code."""
    multiprocessing.freeze_support()
    isolate_children()
    for variable in THREAD_CAPS:
        # Products in a search are too small for threads to help, and reading photos uses processes.
        os.environ.setdefault(variable, "1")
    from app.command_line import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
