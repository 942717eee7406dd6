"""Full screen: bars and panels make way for one large photo; a slide show fills the screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QMainWindow

from app.ui.commands.slide_commands import SlideCommands
from app.ui.facts.search_field import SearchField
from app.ui.photos.browser import Browser

_FULL = Qt.WindowState.WindowFullScreen


class FullScreen(QObject):
    """Follows the window's state, the page that is shown, and the slide show.

    ``field``: where photos are looked for, which makes way like the bars.
    """

    def __init__(
        self,
        window: QMainWindow,
        field: SearchField,
        browser: Browser,
        slides: SlideCommands,
        make_room: Callable[[bool, str], None],
    ) -> None:
        super().__init__(window)
        self._field = field
        self._window = window
        self._browser = browser
        self._slides = slides
        self._make_room = make_room
        self._for_slides = False  # the screen is full only as long as slides are shown
        slides.showing.connect(self._show_slides)
        browser.turned.connect(self._settle)
        window.installEventFilter(self)

    def _show_slides(self, shown: bool) -> None:
        """Fill the screen for slides; afterwards it is as it was."""
        full = bool(self._window.windowState() & _FULL)
        if shown != full and (shown or self._for_slides):
            self._for_slides = shown
            self._window.setWindowState(self._window.windowState() ^ _FULL)
        self._settle()

    def _settle(self) -> None:
        """Show bars and panels, unless one photo has the whole screen."""
        one_photo = self._browser.showing_preview() or self._slides.shown
        alone = bool(self._window.windowState() & _FULL) and one_photo
        self._field.make_way(alone)
        self._make_room(alone, "full_screen")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowStateChange:
            self._settle()
        return super().eventFilter(watched, event)
