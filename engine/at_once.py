"""Runs two functions at once: while numpy computes, it leaves Python to other threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Here = TypeVar("Here")
Aside = TypeVar("Aside")


def at_once(here: Callable[[], Here], aside: Callable[[], Aside]) -> tuple[Here, Aside]:
    """What both return, the second one computed on a thread of its own. Worth it from a millisecond
    on: a thread takes a tenth of one. None is kept, so processes may be forked in between. Raises
    what either of them raises."""
    with ThreadPoolExecutor(1) as threads:
        other = threads.submit(aside)
        return here(), other.result()
