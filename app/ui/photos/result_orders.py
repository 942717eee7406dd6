"""Orders of the results: shows a new one at once, or holds it while the pointer is over the photos.

The tile under the pointer never moves. A thumb marks its tile at once; the better order that it
brings waits until the pointer leaves the grid, the wheel turns or a person asks for it. Without a
pointer over the grid (keys, trays), or when a person prefers so, it shows at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from app.core.facts.local_words import noun_said
from app.core.language import tr, tr_n
from app.core.photos.names import NameRanks
from app.core.photos.order import SortBy
from app.core.photos.table import SortingTable
from app.core.types import PhotoInfo, SearchView
from app.ui.photos.edge_line import edge_counts_of
from app.ui.photos.grid import ArrangedView, PhotoGrid
from app.work.bus.bus import Bus
from app.work.bus.events import TableChanged


class ResultOrders(QObject):
    """What the results grid shows of a search. ``shown``: the view it shows; ``at_once``: a
    person's choice, never to let a new order wait.

    Signals: ``changed()``, also of whether an order waits; ``arrived()``: the grid shows photos
    that a person wants to see now.
    """

    changed = Signal()
    arrived = Signal()

    def __init__(self, grid: PhotoGrid) -> None:
        super().__init__(grid)
        self._stacks = grid.photo_model.stacks
        self._grid = grid
        self.shown: SearchView | None = None
        self.at_once = False
        self._held: SearchView | None = None
        self._whole: SearchView | None = None  # the newest answer, with all photos of stacks
        self._judged_last = False  # the next answer follows from a thumb
        grid.pointer_left.connect(self.release)
        grid.scrolled.connect(self.release)
        self._stacks.changed.connect(self._arrange)
        grid.arranged.connect(self.changed)

    def show(self, view: SearchView | None) -> None:
        """Show the answer to a search or a thumb, now or when the pointer is out of the way."""
        self._whole, view = view, None if view is None else self._stacks.in_results(view)
        if view is None:
            self.shown = self._held = None
        elif self._must_wait(view):
            self._held = view
        else:
            self._show(view)
        self.changed.emit()

    def expect_judgment(self) -> None:
        """The order of the next answer may have to wait: it follows from a thumb."""
        self._judged_last = True

    def expect_order(self) -> None:
        """Let the next answer show at once: a person asked for it."""
        self._judged_last = False

    def waits(self) -> bool:
        """Tell whether an order waits."""
        return self._held is not None

    def release(self) -> None:
        """Show the order that waits, if one does."""
        if self._held is not None:
            self._show(self._held)
            self.changed.emit()

    def title(self) -> str:
        """Say in which order the photos are, and what of an album there is."""
        shown = self.shown
        if shown is not None and self._grid.order().by is not SortBy.GIVEN:
            return tr_n("{n} result", "{n} results", len(shown.results))
        if shown is not None and shown.asked:
            if shown.edge:
                return tr("{name}: photos near its line teach it the most", name=shown.edge.name)
            return tr("Rate these first")
        counts = None if shown is None else edge_counts_of(shown)
        if shown is not None and shown.edge and counts is not None:
            perhaps = counts.inside - counts.certainly
            return tr(
                "{name}: {certainly} certainly, {perhaps} perhaps",
                name=shown.edge.name,
                certainly=counts.certainly,
                perhaps=perhaps,
            )
        word = "" if self.shown is None else self.shown.word
        return tr("“{word}”, likeliest first", word=noun_said(word)) if word else tr("Results")

    def _arrange(self) -> None:
        """Show the newest answer with the stacks as they are now."""
        if self._whole is not None:
            self._show(self._stacks.in_results(self._whole))
            self.changed.emit()

    def _must_wait(self, view: SearchView) -> bool:
        return (
            self._judged_last
            and not self.at_once
            and self.shown is not None
            and self.shown.search == view.search
            and self._grid.isVisible()
            and self._grid.pointer_inside()
            and self._grid.given() != tuple(item.photo for item in view.results)
        )

    def _show(self, view: SearchView) -> None:
        known = self.shown
        another = known is None or known.search != view.search
        asking = known is not None and bool(view.asked) and not known.asked
        self.shown, self._held = view, None
        self._grid.show_results(view)
        if not (another or asking):
            self._grid.viewport().repaint()  # what a person waits for, before what is said of it
        if another or asking:
            self._grid.scrollToTop()
            self._grid.select_row(0)
            self.arrived.emit()


_BY_NAME = (SortBy.NAME, SortBy.FOLDER)


class NameRanking(QObject):
    """Asks for the ranks of all photos, one time after the other while photos come. Signal:
    ``changed()``, when sorting begins to wait for them or they are here."""

    changed = Signal()

    def __init__(
        self,
        bus: Bus,
        table: SortingTable,
        views: Sequence[ArrangedView],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._bus = bus
        self._table = table
        self._views = views
        self._asked: tuple[PhotoInfo, ...] = ()
        self._ranked = False  # once
        self._waiting = False  # for an answer
        bus.listen(TableChanged, lambda _: self.rank_if_needed())

    def waits(self, view: ArrangedView) -> bool:
        """Tell whether a view would be sorted by names, and is not yet."""
        return not self._ranked and view.order().by in _BY_NAME

    def rank_if_needed(self) -> None:
        """Ask, if some view is sorted by names and there are photos that were not ranked."""
        photos = self._bus.photos.all()
        if self._waiting or photos is self._asked or not any(map(self._by_name, self._views)):
            return
        self._asked, self._waiting = photos, True
        self._bus.ask(lambda library: library.facts.names.rank(photos), self._take, key="names")

    def _by_name(self, view: ArrangedView) -> bool:
        return view.order().by in _BY_NAME

    def _take(self, ranks: NameRanks) -> None:
        self._table.note_ranks(ranks)
        self._ranked, self._waiting = True, False
        for view in filter(self._by_name, self._views):
            view.show_photos(view.given())
        self.changed.emit()
        self.rank_if_needed()
