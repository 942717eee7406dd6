"""Targets: the photos that a command works on now."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from app.core.language import tr
from app.ui.photos.browser import Browser
from app.ui.photos.tray import Tray
from app.work.bus.bus import Bus


class Targets(QObject):
    """Gives the selected photos of the list that has the focus. Signal: ``said(sentence)``."""

    said = Signal(str)

    def __init__(self, bus: Bus, browser: Browser, parent: QObject) -> None:
        super().__init__(parent)
        self._bus = bus
        self._browser = browser

    def photos(self) -> tuple[int, ...]:
        """Give them in the order in which they are shown."""
        focus = QApplication.focusWidget()
        return focus.selected() if isinstance(focus, Tray) else self._browser.targets()

    def in_tray(self) -> bool:
        """Tell whether they are of the search that the panel shows."""
        return isinstance(QApplication.focusWidget(), Tray)

    def some(self) -> tuple[int, ...]:
        """Give them for a command that needs one at least; where there is none, say so."""
        photos = self.photos()
        if not photos:
            self.said.emit(tr("Pick a photo first."))
        return photos

    def files(self) -> list[Path]:
        """Give the files of `some`, without those that the library lost just now."""
        paths = (self._bus.photos.path_of(photo) for photo in self.some())
        return [path for path in paths if path is not None]
