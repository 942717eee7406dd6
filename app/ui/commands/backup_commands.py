"""Command that opens the list of backups."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.ui.backups.backups_dialog import BackupsDialog
from app.work.bus.bus import Bus


class BackupCommands:
    """Shows the backups of the library, one window of them at a time."""

    def __init__(self, bus: Bus, window: QWidget) -> None:
        self._bus = bus
        self._window = window

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {"backups": self.show}

    def show(self) -> None:
        """Show the list, or bring it to the front."""
        shown = self._window.findChild(BackupsDialog) or BackupsDialog(self._bus, self._window)
        shown.show()
        shown.activateWindow()
