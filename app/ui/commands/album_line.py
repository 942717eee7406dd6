"""Commands on the line of an album that fills itself: go to it, move it, select what it holds."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.core.albums.albums import Albums
from app.core.language import tr, tr_later
from app.ui.commands.command import command
from app.ui.commands.context import Context
from app.ui.photos.edge_line import EdgeCounts, EdgeLine, edge_counts_of, line_at
from app.ui.photos.spoken_headings import SpokenHeadings

_NO_LINE = tr_later("Open an album that fills itself first: its line says where it ends.")
_ASKED = tr_later("Rate the photos that you are asked about first, or leave them with A.")


class AlbumLine(QObject):
    """Shows the line across the results of the search that is shown, and moves it."""

    def __init__(self, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self.context = context
        self._bus = context.bus
        self._browser = browser = context.browser
        self.line = EdgeLine(browser.results)
        self.line.moved.connect(self._move)
        self.headings = SpokenHeadings(browser, self.line)
        browser.orders.changed.connect(self._draw)

    def photos_inside(self) -> set[int] | None:
        """Give the shown results that belong to their album; None where they fill none."""
        view = self._browser.orders.shown
        edge = None if view is None else view.edge
        if view is None or edge is None or not self._browser.is_shown(self._browser.results):
            return None
        return {item.photo for item in view.results if (item.probability or 0.0) >= edge.line}

    def _draw(self) -> None:
        self.line.show_view(self._browser.orders.shown)

    def _counts(self) -> EdgeCounts | None:
        """Where the shown results end that belong to their album."""
        view = self._browser.orders.shown
        return None if view is None else edge_counts_of(view)

    @command(
        "View",
        2,
        "Go to the last match",
        "T",
        under="Search",
        when=lambda self: self._counts() is not None,
    )
    def to_line(self) -> None:
        """Turn to the last photo that belongs to the album: from there thumbs move its line."""
        view, counts = self._browser.orders.shown, self._counts()
        if counts is None or not counts.chances:
            self.context.say(tr(_ASKED if view is not None and view.asked else _NO_LINE))
            return
        self._browser.to_results()
        self._browser.results.select_row(max(0, counts.inside - 1))

    @command(
        "View",
        2,
        "Stricter",
        "[",
        id="line_up",
        under="Search",
        when=lambda self: self._counts() is not None,
        arguments=(-1,),
    )
    @command(
        "View",
        2,
        "Looser",
        "]",
        id="line_down",
        under="Search",
        when=lambda self: self._counts() is not None,
        arguments=(1,),
    )
    def _move_by(self, photos: int) -> None:
        """Let so many more photos belong to the album that is shown, or fewer."""
        counts = self._counts()
        if counts is None:
            self.context.say(tr(_NO_LINE))
            return
        self._move(line_at(counts.chances, counts.inside + photos))

    @command(
        "View",
        2,
        "Reset to automatic",
        id="line_learned",
        under="Search",
        when=lambda self: self._counts() is not None,
        arguments=(None,),
    )
    def _move(self, probability: float | None) -> None:
        view = self._bus.shown_search()
        if view is None or view.edge is None:
            self.context.say(tr(_NO_LINE))
            return
        self._browser.orders.expect_order()
        album = view.edge.album
        self.context.do(
            tr("Where the matches end"),
            lambda library: library.albums.change(Albums.set_line, album, probability),
            of_search=True,
        )
