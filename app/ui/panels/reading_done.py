"""Tells the person who looks elsewhere that a long reading is done, if wanted."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from app.core.base.language import tr, tr_n
from app.core.base.work_types import Progress
from app.ui.system import window_state
from app.ui.system.notification import notify
from app.work.bus.bus import Bus
from app.work.bus.events import ProgressChanged, RootsChanged

SETTING = "tell_when_read"
LONG = 60.0
"""Seconds that a reading takes at least before its end is news."""

_READING = frozenset({"reading", "seeing"})


class ReadingDone:
    """Notes when photos begin to be read; when that ends, long after, and another window has the
    keyboard, the desktop shows a notification and marks ours. On at first."""

    def __init__(
        self,
        bus: Bus,
        settings: QSettings,
        window: QWidget,
        tell: Callable[[str, str], object] = notify,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``tell`` shows a title and a sentence; ``clock`` gives seconds."""
        self._bus, self._settings, self._window = bus, settings, window
        self._tell, self._clock = tell, clock
        self._began: float | None = None
        self.on = bool(window_state.kept_number(settings, SETTING, 1))
        bus.listen(ProgressChanged, self.take)

    def take(self, progress: Progress) -> None:
        """Hear how far the reading is."""
        if progress.phase in _READING and self._began is None:
            self._began = self._clock()
        elif progress.phase == "paused":  # somebody is there
            self._began = None
        elif progress.phase == "idle" and self._began is not None:
            took = self._clock() - self._began
            self._began = None
            if self.on and took >= LONG and not _is_seen():
                self._say()

    def _say(self) -> None:
        number = sum(root.photos for root in self._bus.latest(RootsChanged).roots)
        said = tr_n("{n} photo can be searched.", "{n} photos can be searched.", number)
        self._tell(tr("Your photos are read"), said)
        QApplication.alert(self._window)

    def choose(self, on: bool) -> None:
        """Tell of it from now on, or no more."""
        self.on = on
        self._settings.setValue(SETTING, int(on))


def _is_seen() -> bool:
    return QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
