"""A bus without a window, whose events are heard in the order in which they happen."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue

from app.work.bus import events
from app.work.bus.bus import Bus

Told = SimpleQueue[events.Event]


class Heard(Bus):
    """A bus that tells ``told`` what happens, at once and wherever that is."""

    def __init__(self, told: Told) -> None:
        self._told = told
        super().__init__()

    def publish(self, event: events.Event, wanted: Callable[[], bool] | None = None) -> None:
        self._told.put(event)
