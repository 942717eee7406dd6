"""Commands on the view: tile size, full screen, to the photos and back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.ui.photos.browser import Browser


class ViewCommands(QObject):
    """Turns the browser and the window. Signal: ``left_library()`` by Esc at home, where no way
    leads back."""

    left_library = Signal()

    def __init__(self, browser: Browser, window: QWidget) -> None:
        super().__init__(window)
        self._browser = browser
        self._window = window

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {
            "library": self._step_back,
            "grid": self._browser.to_grid,
            "preview": self._browser.toggle_preview,
            "larger": lambda: self._browser.tile_size.change_by(1),
            "smaller": lambda: self._browser.tile_size.change_by(-1),
            "full_screen": self._toggle_full_screen,
            "quit": self._window.close,
        }

    def _step_back(self) -> None:
        """Esc ends a selection of several photos, then leads back page by page."""
        grid = self._browser.grid()
        if grid is not None and grid.selection.count() > 1:
            grid.selection.choose_none()
        elif not self._browser.go_back():
            self.left_library.emit()

    def _toggle_full_screen(self) -> None:
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)
