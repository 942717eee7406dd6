"""Earlier searches: the button that stands for one, those that photos were thumbed in, and the
window that lists the latest, also of earlier starts.

A click opens a search again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import listed, tr, tr_date, tr_n
from app.core.base.search_types import EarlierSearch, QueryItem, Thumbed
from app.core.facts.local_words import noun_said
from app.core.facts.terms import fold
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme, words
from app.ui.style.controls import offer_clearing
from app.ui.style.labels import ElidedLabel, WrappedLabel

_SMALLEST = 9  # px of a letter
_COVER = 6 * theme.UNIT  # px, a side

PathOf = Callable[[int], Path | None]


class SearchButton(QToolButton):
    """As wide as there is room; ``lines`` stand below the name of its query."""

    def __init__(
        self,
        pictures: Pictures,
        query: Sequence[QueryItem],
        name: str,
        lines: Sequence[str],
    ) -> None:
        super().__init__()
        self.setAutoRaise(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        for position, text in enumerate((name, *lines)):
            label = ElidedLabel(quiet=position > 0)
            label.setText(text)
            label.setFont(theme.scaled_font(self, 0))
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            texts.addWidget(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(*4 * (theme.UNIT // 2,))
        row.setSpacing(theme.UNIT)
        row.addWidget(_Cover(pictures, query))
        row.addLayout(texts, 1)

    def sizeHint(self) -> QSize:
        """Ask for the room of what it shows."""
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Let the words be shortened."""
        return QSize(2 * _COVER, self.sizeHint().height())


def _paint_word(painter: QPainter, cell: QRect, word: str, palette: QPalette) -> None:
    """Paint a word as a card, as large as it fits on a line or two; in a small cell its head."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faint(palette))
    painter.drawRoundedRect(cell, theme.RADIUS / 2, theme.RADIUS / 2)
    inside = cell.adjusted(2, 2, -2, -2)
    font = painter.font()
    font.setWeight(font.Weight.DemiBold)
    wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    for size in range(min(20, cell.height() // 3), _SMALLEST - 1, -1):
        font.setPixelSize(size)
        if inside.contains(QFontMetrics(font).boundingRect(inside, int(wrapped), word)):
            break
    painter.setFont(font)
    painter.setPen(palette.color(QPalette.ColorRole.WindowText))
    if font.pixelSize() == _SMALLEST:
        word = painter.fontMetrics().elidedText(word, Qt.TextElideMode.ElideRight, inside.width())
    painter.drawText(inside, int(wrapped), word)


class _Cover(QWidget):
    """The first picture of a query, or its word."""

    def __init__(self, pictures: Pictures, query: Sequence[QueryItem]) -> None:
        super().__init__()
        self._pictures = pictures
        self._item = query[0] if query else None
        self.setFixedSize(_COVER, _COVER)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        pictures.loaded.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, cell, item = QPainter(self), QRect(0, 0, _COVER, _COVER), self._item
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.window().palette()  # the button's has a ground that is no colour
        if item is not None and item.word:
            _paint_word(painter, cell, noun_said(item.word), palette)
            return
        side = 1.5 * _COVER * self.devicePixelRatioF()
        picture = None if item is None else self._pictures.of_query(item, side)
        paint_rounded(painter, cell, picture, palette)


def name_of_query(query: Sequence[QueryItem], path_of: PathOf) -> str:
    """Name what a search started from: "sea.jpg and 2 more"."""
    if not query:
        return tr("A search that can't be opened any more")
    item = query[0]
    if item.word:
        return tr("“{word}”", word=noun_said(item.word))
    path = item.path if item.photo is None else path_of(item.photo)
    name = words.name_alone(path.name) if path else item.name or tr("A picture that is gone")
    first = tr("Part of {photo}", photo=name) if item.crop else name
    if len(query) == 1:
        return first
    return tr_n("{first} and {n} more", "{first} and {n} more", len(query) - 1, first=first)


def said_thumbs(up: int, down: int) -> str:
    """Say how many photos were thumbed."""
    if not down:
        return tr_n("{n} liked", "{n} liked", up)
    if not up:
        return tr_n("{n} disliked", "{n} disliked", down)
    return tr("{up} liked, {down} disliked", up=up, down=down)


def said_moment(when: float) -> str:
    """Say when something happened, in seconds since the epoch: "5 Jun 2024, 14:03"."""
    return tr_date(datetime.fromtimestamp(when), "d MMM yyyy, HH:mm")


MOST = 30
"""Searches that are listed: the latest ones."""


class ThumbedList(QWidget):
    """Signals: ``withdrawn(search, photos)``, ``opened(search)``. ``buttons`` are those that
    withdraw, in order."""

    withdrawn = Signal(object, object)
    opened = Signal(object)

    def __init__(self, pictures: Pictures, path_of: PathOf, thumbs: Sequence[Thumbed]) -> None:
        super().__init__()
        self.buttons: list[QToolButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for thumbed in thumbs[:MOST]:
            column.addLayout(self._line(pictures, path_of, thumbed))
        if len(thumbs) > MOST:
            more = tr_n("and {n} earlier search", "and {n} earlier searches", len(thumbs) - MOST)
            column.addWidget(QLabel(more))

    def _line(self, pictures: Pictures, path_of: PathOf, thumbed: Thumbed) -> QHBoxLayout:
        query, given = name_of_query(thumbed.query, path_of), _given(thumbed)
        lines = given, said_moment(thumbed.when)
        opening = SearchButton(pictures, thumbed.query, query, lines)
        opening.setToolTip(tr("Open this search again"))
        opening.setAccessibleName(
            tr("Open again: the search from {query}, {when}", query=query, when=listed(lines))
        )
        opening.setEnabled(bool(thumbed.query))
        opening.clicked.connect(partial(self.opened.emit, thumbed.search))
        button = QToolButton()
        button.setIcon(theme.icon("close", palette=button))
        button.setAutoRaise(True)
        several = len(thumbed.up) + len(thumbed.down) > 1
        button.setToolTip(
            tr("Remove the thumbs in this search")
            if several
            else tr("Remove the thumb in this search")
        )
        button.setAccessibleName(
            tr("Remove: {given} in the search from {query}", given=given, query=query)
        )
        photos = (*thumbed.up, *thumbed.down)
        button.clicked.connect(partial(self.withdrawn.emit, thumbed.search, photos))
        self.buttons.append(button)
        line = QHBoxLayout()
        line.setSpacing(theme.UNIT // 2)
        line.addWidget(opening, 1)
        line.addWidget(button)
        return line


def _given(thumbed: Thumbed) -> str:
    up, down = len(thumbed.up), len(thumbed.down)
    if up + down == 1:
        return tr("Liked") if up else tr("Disliked")
    return said_thumbs(up, down)


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
        given = said_thumbs(search.up, search.down) if rated else tr("No thumbs")
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
