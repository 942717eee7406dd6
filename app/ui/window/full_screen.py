"""Full screen: bars and panels make way for one large photo; a slide show fills the screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QMainWindow

from likewise.app.ui.facts.search_field import SearchField

_FULL = Qt.WindowState.WindowFullScreen


class FullScreen(QObject):
    """``settle`` is to be called when another page is shown; the window's state it sees itself.

    ``field``: where photos are looked for, which makes way like the bars.
    """

    def __init__(
        self,
        window: QMainWindow,
        field: SearchField,
        shows_one_photo: Callable[[], bool],
        make_room: Callable[[bool, str], None],
    ) -> None:
        super().__init__(window)
        self._field = field
        self._window = window
        self._shows_one_photo = shows_one_photo
        self._make_room = make_room
        self._for_slides = False  # the screen is full only as long as slides are shown
        window.installEventFilter(self)

    def show_slides(self, shown: bool) -> None:
        """Fill the screen for slides; afterwards it is as it was."""
        full = bool(self._window.windowState() & _FULL)
        if shown != full and (shown or self._for_slides):
            self._for_slides = shown
            self._window.setWindowState(self._window.windowState() ^ _FULL)
        self.settle()

    def settle(self) -> None:
        """Show bars and panels, unless one photo has the whole screen."""
        alone = bool(self._window.windowState() & _FULL) and self._shows_one_photo()
        for bar in (self._window.menuBar(), self._window.statusBar()):
            bar.setVisible(not alone)
        self._field.make_way(alone)
        self._make_room(alone, "full_screen")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowStateChange:
            self.settle()
        return super().eventFilter(watched, event)
