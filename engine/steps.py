"""Runs work in short steps at once, where nobody waits between them."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

Result = TypeVar("Result")


def finish(steps: Generator[Any, None, Result]) -> Result:
    """What ``steps`` return, after all of them are taken."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
