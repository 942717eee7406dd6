"""Rows of the search panel that limit a search to a folder, a time, to marks."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QGridLayout, QSizePolicy, QWidget

from likewise.app.core.types import EVERYWHERE, RootInfo, Scope
from likewise.app.ui.panels.mark_filter import MarkFilter, WantedMarks
from likewise.app.ui.style import theme
from likewise.app.ui.system import dialogs

_TIP = Qt.ItemDataRole.ToolTipRole
_ELSEWHERE = "Another folder…"
_YEARS = 25  # that can be chosen; what is older is one entry


class ScopeRow(QWidget):
    """Combo boxes for folder and time, and a button for marks. Signal: ``scope_chosen(Scope)``."""

    scope_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._scope = EVERYWHERE
        self._roots: tuple[Path, ...] = ()
        self._listed: tuple[Path, ...] | None = None  # the folders in the list
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

    def show_scope(self, scope: Scope) -> None:
        """Show where the search looks now."""
        self._scope = scope
        self._fill()

    def _fill(self) -> None:
        """List the folders; the one that was chosen among them, wherever it is."""
        chosen = self._scope.folder
        others = (chosen,) if chosen is not None and chosen not in self._roots else ()
        self._list((*self._roots, *others))
        folders = [self.folder.itemData(i) for i in range(self.folder.count() - 1)]
        self.folder.setCurrentIndex(folders.index(chosen))
        times = [self.time.itemData(i) for i in range(self.time.count())]
        span = self._scope.since, self._scope.until
        self.time.setCurrentIndex(times.index(span) if span in times else -1)
        scope = self._scope
        self.marks.show_wanted(WantedMarks(scope.stars, scope.colour, scope.keyword))

    def _list(self, folders: tuple[Path, ...]) -> None:
        """List these, unless they are listed: somebody may be choosing in the open list."""
        if folders == self._listed:
            return
        self._listed = folders
        self.folder.clear()
        self.folder.addItem("All folders", None)
        for path in folders:
            self.folder.addItem(path.name or str(path), path)
            self.folder.setItemData(self.folder.count() - 1, str(path), _TIP)
        self.folder.addItem(_ELSEWHERE)

    def _choose_folder(self, index: int) -> None:
        if index < self.folder.count() - 1:
            self._choose(replace(self._scope, folder=self.folder.itemData(index)))
            return
        self._fill()  # what is chosen stays, until a folder is
        dialogs.ask_for_file(
            self,
            "Look in this folder",
            lambda path: self._choose(replace(self._scope, folder=path)),
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
