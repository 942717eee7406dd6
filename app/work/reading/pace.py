"""Sets the pace of a scan: as chosen, but gentle while the computer runs on battery."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal, Protocol

from app.core.language import tr
from app.core.types import Pace
from app.work.reading.power import on_battery

POWER_EVERY = 30.0
"""Seconds between two checks whether the computer runs on its battery."""


class Paced(Protocol):
    """Protocol of what has a pace: the indexer."""

    def set_speed(self, speed: Literal["fast", "gentle"]) -> None: ...
    def pause(self) -> None: ...
    def resume(self) -> None: ...


class PaceKeeper:
    """``say`` hears a sentence when the pace changes by itself; ``power`` tells of the battery."""

    def __init__(self, say: Callable[[str], None], power: Callable[[], bool] = on_battery) -> None:
        self._pace = Pace()
        self._say = say
        self._power = power
        self._asked = -POWER_EVERY
        self._sparing = False

    def choose(self, pace: Pace) -> None:
        """Go at this pace from the next `apply` on."""
        self._pace = pace
        self._asked = -POWER_EVERY

    def apply(self, scan: Paced) -> None:
        """Let ``scan`` go at the pace that is right now; cheap, so it may be called often."""
        self._look_at_power(time.monotonic())
        scan.set_speed("gentle" if self._pace.gentle or self._sparing else "fast")
        if self._pace.paused:
            scan.pause()
        else:
            scan.resume()

    def _look_at_power(self, now: float) -> None:
        if now - self._asked < POWER_EVERY:
            return
        self._asked = now
        before, self._sparing = self._sparing, self._pace.spare_battery and self._power()
        if self._sparing != before and not self._pace.gentle:
            on_mains = tr("Reading with all cores again.")
            self._say(
                tr("On battery: reading gently, with one core.") if self._sparing else on_mains
            )
