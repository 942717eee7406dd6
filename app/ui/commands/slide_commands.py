"""Command that begins the slide show; keeps its pace and order."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.core.base.language import tr
from app.ui.commands.command import command
from app.ui.commands.context import Context
from app.ui.photos.pages import Page
from app.ui.slides.slide_show import SECONDS, SlideShow
from app.ui.system import window_state


class SlideCommands(QObject):
    """Shows the selected photos, or if it is one all of its list from there on. ``shown``: whether
    it shows them now.

    Signal: ``showing(bool)``: the show began or ended.
    """

    showing = Signal(bool)

    def __init__(self, context: Context, show: SlideShow) -> None:
        super().__init__(context.window)
        self.context = context
        self._browser = browser = context.browser
        settings = context.settings
        self._show = show
        kept = window_state.kept_number(settings, "slides/seconds", show.seconds)
        show.seconds = kept if kept in SECONDS else show.seconds
        show.shuffled = bool(window_state.kept_number(settings, "slides/shuffled", 0))
        browser.add_page(Page(show, "slides"))
        show.ended.connect(self._end)
        show.chosen.connect(self._keep)
        browser.turned.connect(self._turned)
        self.shown = False

    @command("View", 6, "Slide show", "F9", id="slide_show", icon="slides")
    def toggle(self) -> None:
        """Begin the slide show, or end it."""
        if self._browser.is_shown(self._show):
            self._end()
            return
        targets, all_ = self._browser.targets(), self._browser.neighbours()
        photos = targets if len(targets) > 1 else all_
        if not photos:
            self.context.say(tr("Go to the photos first: there are none to show here."))
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
        self.context.settings.setValue("slides/seconds", self._show.seconds)
        self.context.settings.setValue("slides/shuffled", int(self._show.shuffled))
