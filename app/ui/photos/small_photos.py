"""Paint small pictures of photos in an area, or as a row in a widget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QStyle, QWidget

from app.core.base.search_types import QueryItem
from app.core.facts.local_words import noun_said
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme
from app.ui.style.tokens import tokens_of

_SMALLEST = 9  # px of a letter
_SIGN = 18  # px


@dataclass(frozen=True, slots=True)
class Small:
    """A picture of a row; None: an empty place. ``framed``: liked, or in question.
    ``sign``: its thumb; disliked ones are faded."""

    item: QueryItem | None
    framed: bool = False
    sign: int = 0


def photo_item(photo: int | None) -> QueryItem | None:
    """Return a photo as a query item."""
    return None if photo is None else QueryItem(photo=photo)


def paint_item(
    painter: QPainter,
    area: QRect,
    pictures: Pictures,
    item: QueryItem | None,
    palette: QPalette,
    radius: float = theme.RADIUS / 2,
) -> None:
    """Paint the picture of a query, or its word as a card."""
    if item is not None and item.word:
        _paint_word(painter, area, noun_said(item.word), palette)
        return
    side = 1.5 * max(area.width(), area.height()) * painter.device().devicePixelRatioF()
    picture = None if item is None else pictures.of_query(item, side)
    paint_rounded(painter, area, picture, palette, radius)


def _paint_word(painter: QPainter, cell: QRect, word: str, palette: QPalette) -> None:
    """Paint a word as large as fits in one or two lines; elided in a small cell."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
        word = theme.elided(painter.fontMetrics(), word, inside.width())
    painter.drawText(inside, int(wrapped), word)
    painter.restore()


class SmallPhotos(QWidget):
    """Pictures of one size side by side, as many as fit. Signal: ``clicked()``.
    From right to left in languages that are written so."""

    clicked = Signal()

    def __init__(
        self, pictures: Pictures, size: QSize, name: str = "", *, gap: int = theme.UNIT
    ) -> None:
        super().__init__()
        self._pictures, self._size, self._gap = pictures, size, gap
        self._shown: Sequence[Small] = ()
        self.setAccessibleName(name)
        self.setFixedHeight(size.height())
        pictures.loaded.connect(self.update)

    def show_photos(self, shown: Sequence[Small], *, fitted: bool = False) -> None:
        """Show these pictures; ``fitted``: make the widget as wide as they are."""
        self._shown = shown
        if fitted:
            step = self._size.width() + self._gap
            self.setFixedWidth(max(1, len(shown) * step - self._gap))
        self.update()

    def set_size(self, size: QSize) -> None:
        """Set the size of the pictures."""
        self._size = size
        self.setFixedHeight(size.height())
        self.show_photos(self._shown, fitted=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, tokens = QPainter(self), tokens_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self._size.width() + self._gap
        palette = self.window().palette()  # a button's palette has no usable ground colour
        for place, each in enumerate(self._shown[: (self.width() + self._gap) // step]):
            cell = QRect(place * step, 0, self._size.width(), self._size.height())
            cell = QStyle.visualRect(self.layoutDirection(), self.rect(), cell)
            painter.setOpacity(0.3 if each.sign < 0 else 1.0)
            paint_item(painter, cell, self._pictures, each.item, palette, theme.RADIUS)
            painter.setOpacity(1.0)
            if each.framed:
                painter.setPen(QPen(QColor(tokens.accent), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(cell.adjusted(1, 1, -2, -2), theme.RADIUS, theme.RADIUS)
            elif each.sign:
                disc = QRect(cell.right() - _SIGN, cell.bottom() - _SIGN, _SIGN, _SIGN)
                liked = each.sign > 0
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(tokens.accent if liked else tokens.disliked))
                painter.drawEllipse(disc)
                ink = QColor(tokens.on_accent if liked else tokens.on_disliked)
                icon = "thumb-up" if liked else "thumb-down"
                theme.paint_icon(painter, icon, disc.adjusted(4, 4, -4, -4), ink)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.clicked.emit()
