"""Pace of reading: the commands for it, kept between starts, sent to the bus."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QSettings

from app.core.types import Pace
from app.ui.commands.command import command
from app.ui.panels.status_line import Status
from app.ui.system import window_state
from app.work.bus.bus import Bus


def _holds(doer: ReadingPace, name: str) -> bool:
    return bool(getattr(doer.pace, name))


class ReadingPace(QObject):
    """Joins the commands "gentle", "spare_battery" and "watching" and the status bar's pause to the
    bus."""

    def __init__(
        self,
        bus: Bus,
        status: Status,
        settings: QSettings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._bus = bus
        self._settings = settings
        self.pace = Pace(**{name: self._kept(name, usual) for name, usual in _USUAL.items()})
        status.pause_wanted.connect(lambda: self._choose(replace(self.pace, paused=True)))
        status.resume_wanted.connect(lambda: self._choose(replace(self.pace, paused=False)))
        status.stop_wanted.connect(lambda: self._choose(replace(self.pace, paused=False)))
        bus.set_pace(self.pace)

    @command(
        "File",
        5,
        "Watch folders",
        id="watching",
        under="Settings",
        checked=_holds,
        arguments=("watching",),
    )
    @command(
        "File",
        5,
        "Use less CPU",
        id="gentle",
        under="Settings",
        checked=_holds,
        arguments=("gentle",),
    )
    @command(
        "File",
        5,
        "Use less CPU on battery",
        id="spare_battery",
        under="Settings",
        checked=_holds,
        arguments=("spare_battery",),
    )
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
