"""Ends the window in order when the system asks its process to: at log-out, shut-down, Ctrl+C.

Python runs its handlers of signals between two of its own steps, and Qt's loop may wait for long
without one. So the signal's number also goes into a pipe, which wakes the loop. Garbage is
collected in the thread of the window, where alone Qt's objects may end.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QSocketNotifier, Qt, QTimer

from app.core.base.garbage import by_hand, collect_due

NAMES = ("SIGTERM", "SIGHUP", "SIGINT")


@contextmanager
def ends_when_asked(application: QCoreApplication) -> Iterator[None]:
    """Until left, such a signal lets the application's loop return 0; one that was ignored by who
    started it (`nohup`) stays so. On Windows nothing changes: its sessions close the window.
    """
    if sys.platform == "win32":
        yield
        return
    found = {getattr(signal, name): signal.getsignal(getattr(signal, name)) for name in NAMES}
    before = {number: how for number, how in found.items() if how != signal.SIG_IGN}
    reading, writing = os.pipe()
    os.set_blocking(writing, False)

    def look() -> None:
        if {*os.read(reading, 512)} & {*before}:
            application.exit(0)

    notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read)
    notifier.activated.connect(look)
    woken = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    try:
        for number in before:
            signal.signal(number, _noted)
        yield
    finally:
        for number, how in before.items():
            signal.signal(number, how)
        signal.set_wakeup_fd(woken)
        notifier.setEnabled(False)
        for end in (reading, writing):
            os.close(end)


def _noted(number: int, frame: object) -> None:
    """The pipe does the rest."""


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
