"""Progress of a scan: counts, rate, remaining time."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Literal

from app.core.base.work_types import Progress

Phase = Literal["looking", "reading", "seeing", "dating", "idle", "paused"]

WINDOW = 10.0  # seconds over which the speed is measured
EVERY = 0.2  # seconds between two reports of the same phase


class ScanProgress:
    """Counts what is done in a phase and reports it, not too often."""

    def __init__(self, report: Callable[[Progress], None]) -> None:
        self._report = report
        self.workers = 0  # of a cluster that do the work
        self._begin("idle", 0, 0)

    def start(self, phase: Phase, total: int = 0, done: int = 0) -> None:
        """Begin a phase, and report it. ``total`` 0: nobody knows how much there is. ``done``: how
        much of it was done before.
        """
        self._begin(phase, total, done)
        self.report()

    def _begin(self, phase: Phase, total: int, done: int) -> None:
        self.phase: Phase = phase
        self.total = total
        self.done = done
        self._history = deque([(time.monotonic(), done)])
        self._reported = -EVERY

    def advance(self, count: int) -> None:
        """Count ``count`` photos as done."""
        self.done += count

    def report(self, *, paused: bool = False) -> None:
        """Report, unless that was done a moment ago."""
        now = time.monotonic()
        if now - self._reported < EVERY:
            return
        self._reported = now
        self._history.append((now, self.done))
        while now - self._history[0][0] > WINDOW and len(self._history) > 2:
            self._history.popleft()
        speed = self._speed()
        left = (self.total - self.done) / speed if speed and self.total else None
        phase: Phase = "paused" if paused else self.phase
        self._report(Progress(phase, self.done, self.total, speed, left, self.workers))

    def _speed(self) -> float:
        (first, before), (last, after) = self._history[0], self._history[-1]
        return (after - before) / (last - first) if last > first else 0.0
