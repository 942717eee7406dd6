"""Collects Python's garbage in the thread of the window, where alone Qt's objects may end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt, QTimer

from app.core.garbage import by_hand, collect_due

EVERY = 1000
"""Milliseconds between two looks at whether there is enough to collect."""


@contextmanager
def collected_here() -> Iterator[None]:
    """Until left, cycles are collected by this thread's event loop, and by no other thread."""
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.CoarseTimer)
    timer.timeout.connect(collect_due)
    with by_hand():
        timer.start(EVERY)
        try:
            yield
        finally:
            timer.stop()
