"""Close the window in order when the system asks the process to end: log-out, shut-down, Ctrl+C.

Python runs signal handlers between two of its own steps, and Qt's loop may wait for long without
one: the timer of `collected_here` makes one each second. Garbage is collected in the window's
thread, the only one in which Qt's objects may be destroyed.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, Qt, QTimer

from app.core.base.garbage import by_hand, collect_due

NAMES = ("SIGTERM", "SIGHUP", "SIGINT")


@contextmanager
def ends_when_asked(application: QCoreApplication) -> Iterator[None]:
    """Within the block, such signals make the application's loop return 0.
    A signal that the parent process ignores (`nohup`) stays ignored. On Windows nothing changes:
    its sessions close the window."""
    names = () if sys.platform == "win32" else NAMES
    found = {getattr(signal, name): signal.getsignal(getattr(signal, name)) for name in names}
    before = {number: how for number, how in found.items() if how != signal.SIG_IGN}

    def end(*_: object) -> None:
        QTimer.singleShot(0, lambda: application.exit(0))  # also before the loop begins

    try:
        for number in before:
            signal.signal(number, end)
        yield
    finally:
        for number, how in before.items():
            signal.signal(number, how)


EVERY = 1000
"""Milliseconds between two checks whether there is enough garbage to collect."""


@contextmanager
def collected_here() -> Iterator[None]:
    """Within the block, collect cycles only in this thread's event loop."""
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.CoarseTimer)
    timer.timeout.connect(collect_due)
    with by_hand():
        timer.start(EVERY)
        try:
            yield
        finally:
            timer.stop()
