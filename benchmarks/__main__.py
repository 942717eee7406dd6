"""Run one benchmark by name: `python -m benchmarks NAME [ARGS]`.

A benchmark is a module of this package with a `main(arguments: list[str]) -> int`.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path


def names() -> list[str]:
    """The benchmarks in this folder: every public module that has a `main`."""
    folder = Path(__file__).parent
    return sorted(
        module.name
        for module in pkgutil.iter_modules([str(folder)])
        if not (module.ispkg or module.name.startswith("_"))
        and "\ndef main(" in (folder / f"{module.name}.py").read_text(encoding="utf-8")
    )


def main() -> int:
    """Dispatch; exit code 2 for an unknown name."""
    arguments = sys.argv[1:]
    if not arguments or arguments[0] not in names():
        print(f"usage: python -m benchmarks NAME [ARGS]; NAME is one of: {', '.join(names())}")
        return 2
    module = importlib.import_module(f"benchmarks.{arguments[0]}")
    return int(module.main(arguments[1:]))


if __name__ == "__main__":
    sys.exit(main())
