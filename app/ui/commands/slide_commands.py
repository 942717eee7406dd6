"""Command that begins the slide show; keeps its pace and order."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QSettings, Signal

from app.core.language import tr
from app.ui.photos.browser import Browser
from app.ui.photos.pages import Page
from app.ui.slides.slide_show import SECONDS, SlideShow
from app.ui.system import window_state


class SlideCommands(QObject):
    """Shows the selected photos, or if it is one all of its list from there on. ``shown``: whether
    it shows them now.

    Signals: ``said(sentence)``; ``showing(bool)``: the show began or ended.
    """

    said = Signal(str)
    showing = Signal(bool)

    def __init__(self, browser: Browser, show: SlideShow, settings: QSettings) -> None:
        super().__init__(browser)
        self._browser = browser
        self._show = show
        self._settings = settings
        kept = window_state.kept_number(settings, "slides/seconds", show.seconds)
        show.seconds = kept if kept in SECONDS else show.seconds
        show.shuffled = bool(window_state.kept_number(settings, "slides/shuffled", 0))
        browser.add_page(Page(show, "slides"))
        show.ended.connect(self._end)
        show.chosen.connect(self._keep)
        browser.turned.connect(self._turned)
        self.shown = False

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {"slide_show": self.toggle}

    def toggle(self) -> None:
        """Begin the slide show, or end it."""
        if self._browser.is_shown(self._show):
            self._end()
            return
        targets, all_ = self._browser.targets(), self._browser.neighbours()
        photos = targets if len(targets) > 1 else all_
        if not photos:
            self.said.emit(tr("Go to the photos first: there are none to show here."))
            return
        first = targets[0] if targets and targets[0] in photos else photos[0]
        self._show.begin(photos, first)
        self._browser.visit(self._show)

    def _end(self) -> None:
        if self._browser.is_shown(self._show):
            self._browser.go_back()

    def _turned(self) -> None:
        shown = self._browser.is_shown(self._show)
        if shown != self.shown:
            self.shown = shown
            self.showing.emit(shown)

    def _keep(self) -> None:
        self._settings.setValue("slides/seconds", self._show.seconds)
        self._settings.setValue("slides/shuffled", int(self._show.shuffled))
