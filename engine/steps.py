"""Run all steps of a generator at once, where no responsiveness is needed in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

Result = TypeVar("Result")


def finish(steps: Generator[Any, None, Result]) -> Result:
    """Run all ``steps`` and return their result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
