"""Paint the map's tiles, the cards of its regions, the ring of the focus and the lasso."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyle, QStyleOptionGraphicsItem, QWidget

from app.core.base.language import number
from app.core.facts.local_words import local_kind
from app.ui.canvas.pictures import Pictures
from app.ui.map.cards import CARD, GAP, NAME, Card
from app.ui.map.mosaic import Mosaic
from app.ui.style import theme
from app.ui.style.tokens import LIGHT, Tokens, tokens_of

SMALL = 48  # px, of the smallest pictures that tiles are painted from
_RIM = 4  # px around a card's photo
_ROUND = 0.12  # corner radius as a share of a tile's side


class TilePainter:
    """Paints tiles, in pixels of the widget.

    Attributes: ``chosen``, tiles; ``signs``, thumbs by photo; ``tokens``, the colours; ``ratio``,
    device pixels per pixel; ``missing``: tiles that were left for later to keep a frame short, or
    whose photos were loaded since.
    """

    def __init__(self, pictures: Pictures) -> None:
        self.chosen = frozenset[int]()
        self.signs: Mapping[int, int] = {}
        self.tokens, self.ratio = LIGHT, 1.0
        self.missing: set[int] = set()
        self._pictures = pictures

    def paint(
        self, painter: QPainter, mosaic: Mosaic, tile: int, cell: QRectF, *, make: bool
    ) -> None:
        """Paint a photo, or its mean colour until it is loaded.
        It is painted from a picture that serves several zooms. Without ``make``, one that is not
        kept is left for the next time."""
        gap = max(1.0, round(0.04 * cell.width() * self.ratio)) / self.ratio
        frame, side = cell.adjusted(gap, gap, -gap, -gap), round(SMALL * self.ratio)
        while side < cell.width() * self.ratio:
            side *= 2
        photo, size = int(mosaic.photos[tile]), QSize(side, side)
        picture = self._pictures.fill(photo, size, _ROUND * side, make=make)
        if picture is None and not make:
            self.missing.add(tile)
        _paint_picture(painter, frame, picture, mosaic.colour_of(tile), _ROUND * cell.width())
        if tile in self.chosen:
            painter.setPen(QPen(QColor(self.tokens.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(frame)
        if sign := self.signs.get(photo, 0):
            wide = min(22, 0.4 * frame.width())
            disc = QRectF(frame.left() + 0.1 * wide, frame.top() + 0.1 * wide, wide, wide)
            theme.paint_thumb(painter, disc, self.tokens, liked=sign > 0)


def _paint_picture(
    painter: QPainter, frame: QRectF, picture: QPixmap | None, colour: QColor, corner: float
) -> None:
    """Paint a prepared picture, or the mean colour of its photo."""
    if picture is not None:
        painter.drawPixmap(frame, picture, QRectF(picture.rect()))
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(frame, corner, corner)


class CardItem(QGraphicsItem):
    """The card of a region, of one size at any zoom: a photo, its name, the number of photos.
    Qt keeps how it was painted. ``colour``: the mean one of its photo."""

    def __init__(self, card: Card, pictures: Pictures, colour: QColor, over: QWidget) -> None:
        super().__init__()
        self.card = card
        self._pictures, self._colour, self._over = pictures, colour, over
        self._name, self._count = local_kind(card.noun), number(card.count)
        bold, plain = QFontMetricsF(theme.strong(over.font())), QFontMetricsF(over.font())
        words = bold.horizontalAdvance(self._name) + plain.horizontalAdvance(f" {self._count}")
        wide = max(CARD, min(words + 2 * _RIM, CARD + GAP - 2))  # a long name needs a little more
        self.frame = QRectF(-wide / 2 - _RIM, -CARD / 2 - _RIM, wide + 2 * _RIM, CARD + NAME + _RIM)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptHoverEvents(True)
        self.setPos(card.x, card.y)

    def boundingRect(self) -> QRectF:
        return self.frame.adjusted(-_RIM, -_RIM, _RIM, _RIM)  # with its shadow

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del widget
        tokens, hot = tokens_of(self._over.palette()), QStyle.StateFlag.State_MouseOver
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 46))
        painter.drawRoundedRect(self.frame.translated(0, 2), 10, 10)
        painter.setBrush(QColor(tokens.raised))
        painter.setPen(QPen(QColor(tokens.accent), 2) if hot in option.state else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(self.frame, 10, 10)
        area = self.frame.adjusted(_RIM, _RIM, -_RIM, 0)
        area.setHeight(CARD)
        ratio = self._over.devicePixelRatioF()
        picture = self._pictures.fill(self.card.photo, (area.size() * ratio).toSize(), 7 * ratio)
        _paint_picture(painter, area, picture, self._colour, 7)
        self._paint_name(painter, self.frame.adjusted(_RIM, _RIM + CARD, -_RIM, 0), tokens)

    def _paint_name(self, painter: QPainter, line: QRectF, tokens: Tokens) -> None:
        name, count = self._name, self._count
        plain, bold = self._over.font(), theme.strong(self._over.font())
        letters, rest = QFontMetricsF(bold), QFontMetricsF(plain).horizontalAdvance(f" {count}")
        if letters.horizontalAdvance(name) + rest > line.width():
            count, rest = "", 0.0
        name = letters.elidedText(name, Qt.TextElideMode.ElideRight, line.width() - rest)
        spare = line.width() - letters.horizontalAdvance(name) - rest
        line.adjust(spare / 2, 0, -spare / 2, 0)
        painter.setLayoutDirection(QApplication.layoutDirection())  # it mirrors sides
        for text, font, colour, side in (
            (name, bold, tokens.text, Qt.AlignmentFlag.AlignLeft),
            (count, plain, tokens.third, Qt.AlignmentFlag.AlignRight),
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, text)


def paint_focus(painter: QPainter, frame: QRectF, tokens: Tokens, *, strong: bool) -> None:
    """Paint the ring around the focused photo."""
    small = max(0.0, (10 - frame.width()) / 2)
    ring = frame.adjusted(-small, -small, small, small)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((tokens.ground, 4), (tokens.accent, 2 if strong else 1)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(ring, 3, 3)


def paint_lasso(painter: QPainter, line: Sequence[QPointF], tokens: Tokens) -> None:
    """Paint the lasso while it is drawn."""
    accent = QColor(tokens.accent)
    painter.setPen(QPen(accent, 2, Qt.PenStyle.DashLine))
    accent.setAlpha(40)
    painter.setBrush(accent)
    painter.drawPolygon(QPolygonF(line))
