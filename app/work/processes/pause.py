"""Pause of background work: it has nothing to do for a while, as others work for it."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pause:
    """What a step yields that need not be followed by another one for so many ``seconds``."""

    seconds: float


def run_through(steps: Iterable[object]) -> None:
    """Take all ``steps``, asleep in their pauses."""
    for step in steps:
        if isinstance(step, Pause):
            time.sleep(step.seconds)
