"""Pace of reading: the commands for it, kept between starts, sent to the bus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QSettings

from app.core.types import Pace
from app.ui.commands.actions import Actions
from app.ui.panels.status_line import Status
from app.ui.system import window_state
from app.work.bus.bus import Bus


class ReadingPace(QObject):
    """Joins the commands "gentle", "spare_battery" and "watching" and the status bar's pause to the
    bus."""

    def __init__(
        self,
        bus: Bus,
        status: Status,
        actions: Actions,
        settings: QSettings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._bus = bus
        self._settings = settings
        self._pace = Pace(**{name: self._kept(name, usual) for name, usual in _USUAL.items()})
        actions["gentle"].setChecked(self._pace.gentle)
        actions["spare_battery"].setChecked(self._pace.spare_battery)
        actions["watching"].setChecked(self._pace.watching)
        status.pause_wanted.connect(lambda: self._choose(replace(self._pace, paused=True)))
        status.resume_wanted.connect(lambda: self._choose(replace(self._pace, paused=False)))
        status.stop_wanted.connect(lambda: self._choose(replace(self._pace, paused=False)))
        bus.set_pace(self._pace)

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {
            "gentle": lambda on: self._choose(replace(self._pace, gentle=on)),
            "spare_battery": lambda on: self._choose(replace(self._pace, spare_battery=on)),
            "watching": lambda on: self._choose(replace(self._pace, watching=on)),
        }

    def _choose(self, pace: Pace) -> None:
        self._pace = pace
        for name in _USUAL:
            self._settings.setValue(name, int(getattr(pace, name)))
        self._bus.set_pace(pace)

    def _kept(self, name: str, usual: bool) -> bool:
        return bool(window_state.kept_number(self._settings, name, int(usual)))


_USUAL = {"gentle": False, "spare_battery": True, "paused": False, "watching": True}
