"""Window that lists the latest searches, also of earlier starts: a click opens one again."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.facts.terms import fold
from app.core.language import listed, tr
from app.core.types import EarlierSearch
from app.ui.facts.search_button import (
    PathOf,
    SearchButton,
    name_of_query,
    said_moment,
    said_thumbs,
)
from app.ui.photos.pictures import Pictures
from app.ui.style import theme
from app.ui.style.clear_button import offer_clearing
from app.ui.style.wrapped_label import WrappedLabel


class HistoryDialog(QDialog):
    """The latest searches, the latest first; what is typed narrows the list.

    Signal: ``opened(search)``.
    """

    opened = Signal(object)

    def __init__(self, pictures: Pictures, path_of: PathOf, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Earlier searches"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pictures = pictures
        self._path_of = path_of
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("Name of a photo, a word, or an album"))
        self.line.setAccessibleName(tr("Find an earlier search"))
        offer_clearing(self.line)
        self.line.textChanged.connect(self._narrow)
        self.note = WrappedLabel(tr("Looking for earlier searches…"))
        self._buttons: list[tuple[str, SearchButton]] = []
        self._list = QScrollArea()
        self._list.setAccessibleName(tr("Earlier searches"))
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setWidgetResizable(True)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its buttons take it
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setSpacing(theme.UNIT)
        column.addWidget(self.line)
        column.addWidget(self.note)
        column.addWidget(self._list, 1)
        self.resize(56 * theme.UNIT, 72 * theme.UNIT)

    def show_searches(self, searches: tuple[EarlierSearch, ...]) -> None:
        """List these."""
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._buttons = [self._button(search) for search in searches]
        for _, button in self._buttons:
            column.addWidget(button)
        column.addStretch()
        self._list.setWidget(page)
        self._narrow(self.line.text())

    def shown(self) -> list[SearchButton]:
        """Give the buttons that match what is typed."""
        return [button for _, button in self._buttons if not button.isHidden()]

    def _button(self, search: EarlierSearch) -> tuple[str, SearchButton]:
        name = name_of_query(search.query, self._path_of)
        rated = search.up or search.down
        given = said_thumbs(search.up, search.down) if rated else tr("Nothing rated")
        if search.album:
            given = tr("{given} · album “{album}”", given=given, album=search.album)
        lines = given, said_moment(search.when)
        button = SearchButton(self._pictures, search.query, name, lines)
        button.setAccessibleName(
            tr("Open again: the search from {query}, {when}", query=name, when=listed(lines))
        )
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setEnabled(bool(search.query))
        button.clicked.connect(partial(self._open, search.search))
        return fold(f"{name} {search.album}"), button  # not shown

    def _narrow(self, text: str) -> None:
        wanted = fold(text.strip())
        for name, button in self._buttons:
            button.setVisible(wanted in name)
        some = bool(self.shown())
        self.note.setVisible(not some)
        self.note.setText(
            tr("No earlier search matches.")
            if self._buttons
            else tr("There are no earlier searches yet.")
        )

    def _open(self, search: int) -> None:
        self.accept()
        self.opened.emit(search)
