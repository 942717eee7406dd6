"""Rows of the search panel that limit a search to a folder or album, a time, to marks."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QGridLayout, QSizePolicy, QWidget

from likewise.app.core.facts.query import Kind, Term, named, parse, text_of
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
        for title, span in _times(datetime.now().year):
            self.time.addItem(title, span)
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
        said = {term.kind: term.value for term in parse(self._scope.filter)}
        self.time.setCurrentIndex(self.time.findData(said.get(Kind.DATE, "")))
        stars = int(said.get(Kind.STARS, "0")[-1])
        self.marks.show_wanted(
            WantedMarks(stars, said.get(Kind.COLOUR, ""), said.get(Kind.KEYWORD, ""))
        )

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
        span = self.time.itemData(index)
        self._say({Kind.DATE}, [Term(Kind.DATE, span)] if span else [])

    def _choose_marks(self, wanted: WantedMarks) -> None:
        stars = Term(Kind.STARS, f">={wanted.stars}") if wanted.stars else None
        colour = Term(Kind.COLOUR, wanted.colour) if wanted.colour else None
        terms = (stars, colour, named(Kind.KEYWORD, wanted.keyword))
        self._say({Kind.STARS, Kind.COLOUR, Kind.KEYWORD}, [term for term in terms if term])

    def _say(self, about: set[Kind], terms: list[Term]) -> None:
        """Have these terms in the place of those of these kinds."""
        kept = [term for term in parse(self._scope.filter) if term.kind not in about]
        self._choose(replace(self._scope, filter=text_of((*kept, *terms))))

    def _choose(self, scope: Scope) -> None:
        self.show_scope(scope)
        self.scope_chosen.emit(scope)


def _times(year: int) -> list[tuple[str, str]]:
    """Titles with their spans, the last years first."""
    years = [str(y) for y in range(year, year - _YEARS, -1)]
    return [
        ("Any time", ""),
        *zip(years, years, strict=True),
        (f"Before {years[-1]}", f"..{int(years[-1]) - 1}"),
    ]
