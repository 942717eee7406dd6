"""Run one benchmark by name: `python -m benchmarks NAME [ARGS]`.

A benchmark is a folder of this package whose `run.py` has a `main(arguments: list[str]) -> int`.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path


def names() -> list[str]:
    """Return the names of the benchmarks in this folder."""
    return sorted(run.parent.name for run in Path(__file__).parent.glob("*/run.py"))


def main() -> int:
    """Run the named benchmark; exit code 2 for an unknown name."""
    arguments = sys.argv[1:]
    if not arguments or arguments[0] not in names():
        print(f"usage: python -m benchmarks NAME [ARGS]; NAME is one of: {', '.join(names())}")
        return 2
    module = importlib.import_module(f"benchmarks.{arguments[0]}.run")
    return int(module.main(arguments[1:]))


if __name__ == "__main__":
    sys.exit(main())
