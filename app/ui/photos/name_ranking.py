"""Has photos ranked by name while some list is sorted by that, and sorts it when they are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from app.core.photos.names import NameRanks
from app.core.photos.order import SortBy
from app.core.photos.table import SortingTable
from app.core.types import PhotoInfo
from app.ui.photos.arranged_view import ArrangedView
from app.work.bus.bus import Bus
from app.work.bus.events import TableChanged

_BY_NAME = (SortBy.NAME, SortBy.FOLDER)


class NameRanking(QObject):
    """Asks for the ranks of all photos, one time after the other while photos come. Signal:
    ``changed()``, when sorting begins to wait for them or they are here."""

    changed = Signal()

    def __init__(
        self,
        service: Bus,
        table: SortingTable,
        views: Sequence[ArrangedView],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._service = service
        self._table = table
        self._views = views
        self._asked: tuple[PhotoInfo, ...] = ()
        self._ranked = False  # once
        self._waiting = False  # for an answer
        service.listen(TableChanged, lambda _: self.rank_if_needed())

    def waits(self, view: ArrangedView) -> bool:
        """Tell whether a view would be sorted by names, and is not yet."""
        return not self._ranked and view.order().by in _BY_NAME

    def rank_if_needed(self) -> None:
        """Ask, if some view is sorted by names and there are photos that were not ranked."""
        photos = self._service.photos.all()
        if self._waiting or photos is self._asked or not any(map(self._by_name, self._views)):
            return
        self._asked, self._waiting = photos, True
        self._service.ask(lambda library: library.facts.names.rank(photos), self._take, key="names")

    def _by_name(self, view: ArrangedView) -> bool:
        return view.order().by in _BY_NAME

    def _take(self, ranks: NameRanks) -> None:
        self._table.note_ranks(ranks)
        self._ranked, self._waiting = True, False
        for view in filter(self._by_name, self._views):
            view.show_photos(view.given())
        self.changed.emit()
        self.rank_if_needed()
