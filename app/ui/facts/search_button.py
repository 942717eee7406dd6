"""Button that stands for an earlier search: its picture or word, and what was done in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.core.facts.noun_names import noun_said
from app.core.language import tr, tr_date, tr_n
from app.core.types import QueryItem
from app.ui.photos.covers import paint_rounded
from app.ui.photos.pictures import Pictures
from app.ui.photos.tray import paint_word
from app.ui.style import theme, words
from app.ui.style.elided_label import ElidedLabel

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
            label.setFont(theme.scaled_font(self, -1 if position else 0))
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
            paint_word(painter, cell, noun_said(item.word), palette)
            return
        side = 1.5 * _COVER * self.devicePixelRatioF()
        picture = None if item is None else self._pictures.of_query(item, side)
        paint_rounded(painter, cell, picture, palette)


def name_of_query(query: Sequence[QueryItem], path_of: PathOf) -> str:
    """Name what a search started from: "sea.jpg and 2 more"."""
    if not query:
        return tr("A search that can't be read back")
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
