"""Apply the settings on reading photos: its pace, and the notification at its end."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from app.core.base.language import tr, tr_n
from app.core.base.work_types import Pace, Progress
from app.ui.panels.activities import Reading
from app.ui.system.desktop import notify
from app.ui.system.window_state import KeptSwitch
from app.work.bus.bus import Bus
from app.work.bus.events import ProgressChanged, RootsChanged

LONG = 60.0
"""Shortest reading in seconds whose end is notified."""

_READING = frozenset({"reading", "seeing"})
_USUAL = {"gentle": False, "spare_battery": True, "paused": False, "watching": True}


def pace_of_reading(bus: Bus, reading: Reading, settings: QSettings) -> dict[str, KeptSwitch]:
    """Return the switches that set the pace of reading, by name; a button pauses it, too."""

    def send(_: bool) -> None:
        bus.set_pace(Pace(**{name: each.on for name, each in kept.items()}))

    kept = {name: KeptSwitch(settings, name, usual) for name, usual in _USUAL.items()}
    for each in kept.values():
        each.apply = send
    send(True)
    reading.paused.connect(kept["paused"].choose)
    return kept


class ReadingDone(KeptSwitch):
    """Notifies the desktop when a long reading ends while another window has the focus.
    It also marks our window. On by default."""

    def __init__(
        self,
        bus: Bus,
        settings: QSettings,
        window: QWidget,
        tell: Callable[[str, str], object] = notify,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``tell(title, sentence)`` shows a notification; ``clock()`` returns seconds."""
        super().__init__(settings, "tell_when_read", True)
        self._bus, self._window, self._notify, self._clock = bus, window, tell, clock
        self._began: float | None = None
        bus.listen(ProgressChanged, self.take)

    def take(self, progress: Progress) -> None:
        """Follow the progress of reading."""
        if progress.phase in _READING and self._began is None:
            self._began = self._clock()
        elif progress.phase == "paused":  # the person is at the window
            self._began = None
        elif progress.phase == "idle" and self._began is not None:
            took = self._clock() - self._began
            self._began = None
            if self.on and took >= LONG and not _is_seen():
                self._notify_done()

    def _notify_done(self) -> None:
        number = sum(root.photos for root in self._bus.latest(RootsChanged).roots)
        said = tr_n("{n} photo can be searched.", "{n} photos can be searched.", number)
        self._notify(tr("Your photos are read"), said)
        QApplication.alert(self._window)


def _is_seen() -> bool:
    return QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
