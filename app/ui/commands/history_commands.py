"""Command that opens the list of earlier searches."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.ui.commands.photo_commands import PhotoCommands
from app.ui.facts.earlier_searches import HistoryDialog
from app.ui.photos.pictures import Pictures
from app.work.bus.bus import Bus


class HistoryCommands:
    """Shows the latest searches of the library, one window of them at a time."""

    def __init__(
        self,
        bus: Bus,
        pictures: Pictures,
        commands: PhotoCommands,
        window: QWidget,
    ) -> None:
        self._bus = bus
        self._pictures = pictures
        self._commands = commands
        self._window = window

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {"history": self.show}

    def show(self) -> None:
        """Show the list, or bring it to the front, and ask for the searches."""
        shown = self._window.findChild(HistoryDialog)
        if shown is None:
            shown = HistoryDialog(self._pictures, self._bus.photos.path_of, self._window)
            shown.opened.connect(self._commands.reopen)
        self._bus.ask(lambda library: library.facts.earlier_searches(), shown.show_searches)
        shown.show()
        shown.activateWindow()
