"""Hide bars and panels for one large photo, and fill the screen for a slide show."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QMainWindow

from app.ui.photos.browser import Browser
from app.ui.slides.slide_show import SlideCommands

_FULL = Qt.WindowState.WindowFullScreen


class FullScreen(QObject):
    """Follows the window's state, the page that is shown, and the slide show.

    ``giving_way``: functions that hide a bar when called with True.
    """

    def __init__(
        self,
        window: QMainWindow,
        giving_way: tuple[Callable[[bool], object], ...],
        browser: Browser,
        slides: SlideCommands,
        make_room: Callable[[bool, str], None],
    ) -> None:
        super().__init__(window)
        self._giving_way = giving_way
        self._window = window
        self._browser = browser
        self._slides = slides
        self._make_room = make_room
        self._for_slides = False  # full screen ends with the slide show
        slides.showing.connect(self._show_slides)
        browser.turned.connect(self._update)
        window.installEventFilter(self)

    def _show_slides(self, shown: bool) -> None:
        """Fill the screen for slides; restore it afterwards."""
        full = bool(self._window.windowState() & _FULL)
        if shown != full and (shown or self._for_slides):
            self._for_slides = shown
            self._window.setWindowState(self._window.windowState() ^ _FULL)
        self._update()

    def _update(self) -> None:
        """Show bars and panels, unless one photo has the whole window.
        On the full screen the inspector is hidden too."""
        one_photo = self._browser.showing_preview() or self._slides.shown
        full = bool(self._window.windowState() & _FULL)
        for give_way in self._giving_way:
            give_way(one_photo)
        self._make_room(one_photo, "large")
        self._make_room(one_photo and full, "full_screen")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowStateChange:
            self._update()
        return super().eventFilter(watched, event)
