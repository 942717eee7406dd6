"""The searches that photos were thumbed in, each with a button that withdraws the thumb there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from likewise.app.core.types import QueryItem, Thumbed
from likewise.app.ui.photos.pictures import Pictures
from likewise.app.ui.photos.tile import paint_cover
from likewise.app.ui.photos.tray import paint_word
from likewise.app.ui.style import theme, words
from likewise.app.ui.style.elided_label import ElidedLabel

MOST = 30
"""Searches that are listed: the latest ones."""

_COVER = 6 * theme.UNIT  # px, a side

PathOf = Callable[[int], Path | None]


class ThumbedList(QWidget):
    """Signal: ``withdrawn(search, photos)``. ``buttons`` are those of the searches, in order."""

    withdrawn = Signal(object, object)

    def __init__(self, pictures: Pictures, path_of: PathOf, thumbs: Sequence[Thumbed]) -> None:
        super().__init__()
        self.buttons: list[QToolButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.UNIT)
        for thumbed in thumbs[:MOST]:
            column.addLayout(self._line(pictures, path_of, thumbed))
        if len(thumbs) > MOST:
            more = words.counted(len(thumbs) - MOST, "earlier search", "earlier searches")
            column.addWidget(QLabel(f"and {more}"))

    def _line(self, pictures: Pictures, path_of: PathOf, thumbed: Thumbed) -> QHBoxLayout:
        query, given = _name_of(thumbed.query, path_of), _given(thumbed)
        name, sign, when = ElidedLabel(), ElidedLabel(quiet=True), ElidedLabel(quiet=True)
        name.setText(query)
        sign.setText(given)
        when.setText(_day(thumbed.when))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        for label in (name, sign, when):
            label.setFont(theme.scaled_font(self, 0 if label is name else -1))
            texts.addWidget(label)
        button = QToolButton()
        button.setIcon(theme.icon("close"))
        button.setAutoRaise(True)
        several = len(thumbed.up) + len(thumbed.down) > 1
        button.setToolTip(f"Withdraw the {'thumbs' if several else 'thumb'} in this search")
        button.setAccessibleName(f"Withdraw: {given} in the search from {query}")
        photos = (*thumbed.up, *thumbed.down)
        button.clicked.connect(partial(self.withdrawn.emit, thumbed.search, photos))
        self.buttons.append(button)
        line = QHBoxLayout()
        line.setSpacing(theme.UNIT)
        line.addWidget(_Cover(pictures, thumbed.query))
        line.addLayout(texts, 1)
        line.addWidget(button)
        return line


class _Cover(QWidget):
    """The first picture of a query, or its word."""

    def __init__(self, pictures: Pictures, query: Sequence[QueryItem]) -> None:
        super().__init__()
        self._pictures = pictures
        self._item = query[0] if query else None
        self.setFixedSize(_COVER, _COVER)
        pictures.loaded.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, cell, item = QPainter(self), QRect(0, 0, _COVER, _COVER), self._item
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if item is not None and item.word:
            paint_word(painter, cell, item.word, self.palette())
            return
        side = 1.5 * _COVER * self.devicePixelRatioF()
        picture = None if item is None else self._pictures.of_query(item, side)
        if picture is None:
            painter.fillRect(cell, theme.faint(self.palette()))
        else:
            paint_cover(painter, cell, picture)


def _name_of(query: Sequence[QueryItem], path_of: PathOf) -> str:
    if not query:
        return "A search that can't be read back"
    item = query[0]
    if item.word:
        return f"“{item.word}”"
    path = item.path if item.photo is None else path_of(item.photo)
    name = words.printable(path.name) if path else item.name or "A picture that is gone"
    first = f"Part of {name}" if item.region else name
    return first if len(query) == 1 else f"{first} and {len(query) - 1:,} more"


def _given(thumbed: Thumbed) -> str:
    up, down = len(thumbed.up), len(thumbed.down)
    if up + down == 1:
        return "Liked" if up else "Disliked"
    said = [f"{up:,} liked"] * bool(up) + [f"{down:,} disliked"] * bool(down)
    return ", ".join(said)


def _day(when: float) -> str:
    day = datetime.fromtimestamp(when)
    return f"{day.day} {day:%b %Y, %H:%M}"
