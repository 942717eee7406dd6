"""Commands on the line where the results end that match: go to it, move it, select above it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.core.base.language import tr, tr_later
from app.ui.commands.command import command
from app.ui.commands.context import Context
from app.ui.photos.browser import Browser, SpokenHeadings
from app.ui.photos.headings import line_at

_NO_LINE = tr_later("Like a few photos first: then it is known where the matches end.")
_ASKED = tr_later("Answer the questions first, or leave them with A.")


class AlbumLine(QObject):
    """Moves the line where the results end that match."""

    def __init__(self, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self.context = context
        self._bus = context.bus
        self._browser = browser = context.browser
        browser.orders.slider.moved.connect(self._move)
        self.headings = SpokenHeadings(browser)

    @command(
        "View",
        2,
        "Go to the last match",
        "T",
        under="Search",
        when=lambda self: self._browser.orders.line is not None,
    )
    def to_line(self) -> None:
        """Turn to the last photo that matches: from there thumbs move the line."""
        view, line = self._browser.orders.shown, self._browser.orders.line
        if line is None or not line.chances:
            self.context.say(tr(_ASKED if view is not None and view.asked else _NO_LINE))
            return
        self._browser.to_results()
        self._browser.results.select_row(max(0, line.counts[0] - 1))

    @command(
        "View",
        2,
        "Stricter",
        "[",
        id="line_up",
        under="Search",
        when=lambda self: self._browser.orders.line is not None,
        arguments=(-1,),
    )
    @command(
        "View",
        2,
        "Looser",
        "]",
        id="line_down",
        under="Search",
        when=lambda self: self._browser.orders.line is not None,
        arguments=(1,),
    )
    def _move_by(self, photos: int) -> None:
        """Let so many more photos match, or fewer."""
        line = self._browser.orders.line
        if line is None:
            self.context.say(tr(_NO_LINE))
            return
        self._move(line_at(line.chances, line.counts[0] + photos))

    @command(
        "View",
        2,
        "Reset to automatic",
        id="line_learned",
        under="Search",
        when=lambda self: self._browser.orders.line is not None,
        arguments=(None,),
    )
    def _move(self, probability: float | None) -> None:
        view = self._bus.shown_search()
        if view is None or view.edge is None:
            self.context.say(tr(_NO_LINE))
            return
        search = view.search
        self.context.do(
            tr("Where the matches end"),
            lambda library: library.albums.move_line(search, probability),
            of_search=True,
        )


def photos_inside(browser: Browser) -> set[int] | None:
    """Give the shown results that match; None where that is not known."""
    view, line = browser.orders.shown, browser.orders.line
    if view is None or view.edge is None or not browser.is_shown(browser.results):
        return None
    at = view.edge.line if line is None else line.at
    return {item.photo for item in view.results if (item.probability or 0.0) >= at}
