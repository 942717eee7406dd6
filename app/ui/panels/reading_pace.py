"""Pace of reading: kept between starts, sent to the bus."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QSettings

from app.core.base.work_types import Pace
from app.ui.panels.activities import Reading
from app.ui.system import window_state
from app.work.bus.bus import Bus


class ReadingPace(QObject):
    """Reads as the settings and the status bar's pause say."""

    def __init__(
        self,
        bus: Bus,
        reading: Reading,
        settings: QSettings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._bus = bus
        self._settings = settings
        self.pace = Pace(**{name: self._kept(name, usual) for name, usual in _USUAL.items()})
        reading.pause_wanted.connect(lambda: self._choose(replace(self.pace, paused=True)))
        reading.resume_wanted.connect(lambda: self._choose(replace(self.pace, paused=False)))
        reading.stop_wanted.connect(lambda: self._choose(replace(self.pace, paused=False)))
        bus.set_pace(self.pace)

    def choose(self, name: str, on: bool) -> None:
        """Read photos in this way, or no longer."""
        self._choose(replace(self.pace, **{name: on}))

    def _choose(self, pace: Pace) -> None:
        self.pace = pace
        for name in _USUAL:
            self._settings.setValue(name, int(getattr(pace, name)))
        self._bus.set_pace(pace)

    def _kept(self, name: str, usual: bool) -> bool:
        return bool(window_state.kept_number(self._settings, name, int(usual)))


_USUAL = {"gentle": False, "spare_battery": True, "paused": False, "watching": True}
