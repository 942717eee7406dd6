"""Rows of the search panel that limit a search to a folder or album, a time, to marks."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QGridLayout, QSizePolicy, QWidget

from likewise.app.core.types import EVERYWHERE, AlbumInfo, RootInfo, Scope
from likewise.app.ui.panels.mark_filter import MarkFilter, WantedMarks
from likewise.app.ui.style import theme
from likewise.app.ui.system import dialogs

_TIP = Qt.ItemDataRole.ToolTipRole
_ELSEWHERE = "Another folder…"
_YEARS = 25  # that can be chosen; what is older is one entry


Place = Path | int | None
"""A folder, an album by its id, or neither."""


class ScopeRow(QWidget):
    """Combo boxes for folder or album and for time, and a button for marks.

    Signal: ``scope_chosen(Scope)``.
    """

    scope_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._scope = EVERYWHERE
        self._roots: tuple[Path, ...] = ()
        self._albums: tuple[AlbumInfo, ...] = ()
        self._listed: tuple[tuple[str, Place], ...] | None = None  # what is in the list of folders
        self.folder = QComboBox()
        self.time = QComboBox()
        self.folder.setAccessibleName("Look in which folder")
        self.time.setAccessibleName("Look among files of which time")
        rows = QGridLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(theme.UNIT)
        self.marks = MarkFilter()
        self.boxes: tuple[QWidget, ...] = self.folder, self.time, self.marks
        for column, box in enumerate((self.folder, self.time)):
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            rows.addWidget(box, 0, column)
        rows.addWidget(self.marks, 1, 0, 1, 2)
        for title, since, until in _times(datetime.now().year):
            self.time.addItem(title, (since, until))
        self.folder.activated.connect(self._choose_folder)
        self.time.activated.connect(self._choose_time)
        self.marks.chosen.connect(self._choose_marks)
        self._fill()

    def show_roots(self, roots: tuple[RootInfo, ...]) -> None:
        """Offer these folders."""
        self._roots = tuple(root.path for root in roots)
        self._fill()

    def show_albums(self, albums: tuple[AlbumInfo, ...]) -> None:
        """Offer these albums, below the folders."""
        self._albums = albums
        self._fill()

    def show_scope(self, scope: Scope) -> None:
        """Show where the search looks now."""
        self._scope = scope
        self._fill()

    def _fill(self) -> None:
        """List the folders and albums; the one that was chosen among them, wherever it is."""
        folder, album = self._scope.folder, self._scope.album
        others = (folder,) if folder is not None and folder not in self._roots else ()
        places: list[tuple[str, Place]] = [("All folders", None)]
        places += [(path.name or str(path), path) for path in (*self._roots, *others)]
        places += [(f"Album “{info.name}”", info.id) for info in self._albums]
        if album is not None and album not in [info.id for info in self._albums]:
            places.append(("An album that was deleted", album))
        self._list(tuple(places))
        chosen = folder if album is None else album
        self.folder.setCurrentIndex([place for _, place in places].index(chosen))
        times = [self.time.itemData(i) for i in range(self.time.count())]
        span = self._scope.since, self._scope.until
        self.time.setCurrentIndex(times.index(span) if span in times else -1)
        scope = self._scope
        self.marks.show_wanted(WantedMarks(scope.stars, scope.colour, scope.keyword))

    def _list(self, places: tuple[tuple[str, Place], ...]) -> None:
        """List these, unless they are listed: somebody may be choosing in the open list."""
        if places == self._listed:
            return
        self._listed = places
        self.folder.clear()
        for title, place in places:
            self.folder.addItem(title, place)
            if isinstance(place, Path):
                self.folder.setItemData(self.folder.count() - 1, str(place), _TIP)
        self.folder.addItem(_ELSEWHERE)

    def _choose_folder(self, index: int) -> None:
        if index < self.folder.count() - 1:
            place = self.folder.itemData(index)
            album = place if isinstance(place, int) else None
            folder = place if isinstance(place, Path) else None
            self._choose(replace(self._scope, folder=folder, album=album))
            return
        self._fill()  # what is chosen stays, until a folder is
        dialogs.ask_for_file(
            self,
            "Look in this folder",
            lambda path: self._choose(replace(self._scope, folder=path, album=None)),
            mode=QFileDialog.FileMode.Directory,
        )

    def _choose_time(self, index: int) -> None:
        since, until = self.time.itemData(index)
        self._choose(replace(self._scope, since=since, until=until))

    def _choose_marks(self, wanted: WantedMarks) -> None:
        self._choose(
            replace(self._scope, stars=wanted.stars, colour=wanted.colour, keyword=wanted.keyword)
        )

    def _choose(self, scope: Scope) -> None:
        self.show_scope(scope)
        self.scope_chosen.emit(scope)


def _times(year: int) -> list[tuple[str, float | None, float | None]]:
    """Titles with their spans, the last years first."""
    starts = [datetime(y, 1, 1).timestamp() for y in range(year + 1, year - _YEARS, -1)]
    years = [(str(year - i), since, until) for i, (until, since) in enumerate(pairwise(starts))]
    return [("Any time", None, None), *years, (f"Before {years[-1][0]}", None, starts[-1])]
