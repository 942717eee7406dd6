"""Painting of the map: dots or tiles of the cells, cards of the regions, what the pointer is on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import cast

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
    QRegion,
)

from app.core.base.language import number
from app.core.facts.local_words import noun_said
from app.ui.map.cards import Card
from app.ui.map.map_view import AWAY, Mosaic, Point, Viewport
from app.ui.photos.pictures import Pictures
from app.ui.style import theme
from app.ui.style.tokens import tokens_of

Paint = Callable[[QPainter, QRect, Viewport], None]
"""Paints a part of the widget, in device pixels, which is empty so far."""


class MapLayer:
    """What the map shows at a viewport, as a pixmap in device pixels."""

    def __init__(self, paint: Paint) -> None:
        self.ground = QColor()  # what is painted on
        self._paint = paint
        self._pixmap = QPixmap()
        self._of: Viewport | None = None  # None: to be painted anew

    def forget(self) -> None:
        """Paint all of it anew."""
        self._of = None

    def repaint(self, part: QRect) -> None:
        """Paint a part anew, which is in device pixels of the last viewport."""
        if self._of is not None:
            self._fill(QRegion(part & self._pixmap.rect()), self._of)

    def at(self, view: Viewport) -> QPixmap:
        """The layer at a viewport."""
        before, size = self._of, QSize(view.width, view.height)
        if self._pixmap.size() != size:
            self._pixmap = QPixmap(size)
            before = None
        if before == view:
            return self._pixmap
        self._of = view
        whole = self._pixmap.rect()
        shift = QPoint()
        if before is not None:
            shift = QPoint(view.left - before.left, view.top - before.top)
        stays = whole.translated(shift).intersects(whole)
        if before is None or before.side != view.side or not stays:
            self._fill(QRegion(whole), view)
            return self._pixmap
        self._pixmap.scroll(shift.x(), shift.y(), whole)
        self._fill(QRegion(whole) - QRegion(whole.translated(shift)), view)
        return self._pixmap

    def _fill(self, region: QRegion, view: Viewport) -> None:
        painter = QPainter(self._pixmap)
        for part in cast(Iterable[QRect], region):
            painter.save()
            painter.setClipRect(part)
            painter.fillRect(part, self.ground)
            self._paint(painter, part, view)
            painter.restore()
        painter.end()


TILES_FROM = 16  # pixels a cell, from which photos are shown in place of dots
MOST_TILES = 2_500  # in sight; of more, dots are shown
WHOLE_FROM = 176  # pixels a cell, from which photos are not cut to squares
CARD = 104  # pixels of the photo on it
NAME = 28  # pixels below that
_RIM = 4  # pixels around the photo
PEEK = 144  # pixels of the photo beside the pointer
_ROUND = 0.08  # of a tile's side


class MapPainting:
    """Paints the parts of a map. All sizes below are in pixels of the widget times ``ratio``.

    Attributes: ``mosaic``; ``chosen`` and ``lit``, numbers of photos; ``signs``, thumbs
    by photo id; ``palette``; ``ratio``, device pixels a pixel.
    """

    def __init__(self, pictures: Pictures, mosaic: Mosaic) -> None:
        self.mosaic = mosaic
        self.chosen: frozenset[int] = frozenset()
        self.lit: frozenset[int] = frozenset()
        self.signs: Mapping[int, int] = {}
        self.palette = QPalette()
        self.ratio = 1.0
        self._pictures = pictures
        self._rounded: dict[tuple[int, int, int], QPixmap] = {}

    def recolour(self) -> None:
        """Take the dots' colours from what is chosen."""
        self._rounded.clear()
        tokens = tokens_of(self.palette)
        self.mosaic.colour(self.chosen, QColor(tokens.accent), self.lit, QColor(tokens.ground))

    def shows_tiles(self, view: Viewport) -> bool:
        """Tell whether photos are shown, not dots."""
        if view.side < TILES_FROM * self.ratio:
            return False
        return len(self.mosaic.numbers_in(view.shown())) <= MOST_TILES

    def paint(self, painter: QPainter, part: QRect, view: Viewport, *, tiles: bool) -> None:
        """Paint the cells in a part of the widget."""
        if tiles:
            self._paint_tiles(painter, part, view)
        elif view.side >= 1:
            side = round(view.side)
            left, top = (part.left() - view.left) // side, (part.top() - view.top) // side
            across = (part.right() - view.left) // side + 1 - left
            down = (part.bottom() - view.top) // side + 1 - top
            image = self.mosaic.dots(left, top, across, down, side)
            painter.drawImage(view.left + left * side, view.top + top * side, image)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            x, y = view.to_pixels(0, 0)
            size = self.mosaic.width * view.side, self.mosaic.height * view.side
            painter.drawImage(QRectF(x, y, *size), self.mosaic.whole())

    def cell(self, number: int, view: Viewport) -> QRectF:
        """Where a photo's cell is, in device pixels."""
        x, y = view.to_pixels(int(self.mosaic.columns[number]), int(self.mosaic.rows[number]))
        return QRectF(x, y, view.side, view.side)

    def _paint_tiles(self, painter: QPainter, part: QRect, view: Viewport) -> None:
        box = (
            *view.to_cells(part.left(), part.top()),
            *view.to_cells(part.right() + 1, part.bottom() + 1),
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for each in self.mosaic.numbers_in(box).tolist():
            self._paint_tile(painter, each, self.cell(each, view))

    def _paint_tile(self, painter: QPainter, number: int, cell: QRectF) -> None:
        gap = max(1.0, 0.03 * cell.width())
        frame = cell.adjusted(gap, gap, -gap, -gap)
        photo = int(self.mosaic.photos[number])
        picture = self._pictures.of(photo, cell.width())
        painter.setOpacity(AWAY if self.lit and number not in self.lit else 1.0)
        if picture is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.mosaic.colour_of(number))
            painter.drawRoundedRect(frame, _ROUND * cell.width(), _ROUND * cell.width())
        elif cell.width() >= WHOLE_FROM * self.ratio:
            size = QSize(picture.size()).scaled(
                frame.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio
            )
            shape = QRectF(QPointF(), size.toSizeF())
            shape.moveCenter(frame.center())
            frame = shape
            painter.drawPixmap(frame, picture, QRectF(picture.rect()))
        else:
            painter.drawPixmap(frame, picture, QRectF(_middle(picture)))
        painter.setOpacity(1.0)
        accent = QColor(tokens_of(self.palette).accent)
        if number in self.chosen:
            painter.setPen(QPen(accent, max(2.0, 2.0 * self.ratio)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(frame)
        sign = self.signs.get(photo, 0)
        if sign:
            self._paint_thumb(painter, frame, sign)

    def _paint_thumb(self, painter: QPainter, frame: QRectF, sign: int) -> None:
        tokens = tokens_of(self.palette)
        side = min(22 * self.ratio, 0.4 * frame.width())
        disc = QRectF(frame.left() + 0.1 * side, frame.top() + 0.1 * side, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.accent if sign > 0 else tokens.disliked))
        painter.drawEllipse(disc)
        inner = disc.adjusted(0.22 * side, 0.22 * side, -0.22 * side, -0.22 * side).toRect()
        on = QColor(tokens.on_accent if sign > 0 else tokens.on_disliked)
        theme.paint_icon(painter, "thumb-up" if sign > 0 else "thumb-down", inner, on)

    # On top, in pixels of the widget

    def paint_card(self, painter: QPainter, card: Card, at: QPointF, *, hot: bool) -> None:
        """Paint a region's photo and name, its middle at a point."""
        frame = card_frame(at, named=bool(card.noun))
        tokens = tokens_of(self.palette)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 46))
        painter.drawRoundedRect(frame.translated(0, 2), 10, 10)
        painter.setBrush(QColor(tokens.raised))
        painter.setPen(QPen(QColor(tokens.accent), 2) if hot else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(frame, 10, 10)
        picture = self._round(card.photo, CARD, 7)
        corner = frame.topLeft() + QPointF(_RIM, _RIM)
        if picture is None:
            own = self.mosaic.number_of(card.photo)
            painter.setBrush(self.mosaic.colour_of(own or 0))
            painter.drawRoundedRect(QRectF(corner, QSizeF(CARD, CARD)), 7, 7)
        else:
            painter.drawPixmap(corner, picture)
        if card.noun:
            line = QRectF(corner.x(), corner.y() + CARD, CARD, frame.bottom() - corner.y() - CARD)
            self._paint_name(painter, card, line)

    def _paint_name(self, painter: QPainter, card: Card, line: QRectF) -> None:
        noun, count = noun_said(card.noun), number(card.count)
        plain, bold = painter.font(), QFont(painter.font())
        bold.setWeight(QFont.Weight.DemiBold)
        letters, rest = QFontMetricsF(bold), QFontMetricsF(plain).horizontalAdvance(f" {count}")
        name = noun[:1].upper() + noun[1:]
        name = letters.elidedText(name, Qt.TextElideMode.ElideRight, line.width() - rest)
        wide = letters.horizontalAdvance(name)
        line.adjust((line.width() - wide - rest) / 2, 0, 0, 0)
        vertically = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        tokens = tokens_of(self.palette)
        for text, font, colour in ((name, bold, tokens.text), (f" {count}", plain, tokens.third)):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(line, vertically, text)
            line.adjust(wide, 0, 0, 0)
        painter.setFont(plain)

    def paint_peek(self, painter: QPainter, number: int, pointer: QPointF, room: QRectF) -> None:
        """Paint the photo of a dot beside the pointer, if it is at hand."""
        picture = self._round(int(self.mosaic.photos[number]), PEEK, 8)
        if picture is None:
            return
        frame = QRectF(pointer.x() + 18, pointer.y() + 18, PEEK, PEEK)
        if frame.right() > room.right() - 8:
            frame.moveRight(pointer.x() - 18)
        if frame.bottom() > room.bottom() - 8:
            frame.moveBottom(pointer.y() - 18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawRoundedRect(frame.adjusted(-3, -2, 3, 5), 11, 11)
        painter.setBrush(QColor(tokens_of(self.palette).raised))
        painter.drawRoundedRect(frame.adjusted(-3, -3, 3, 3), 10, 10)
        painter.drawPixmap(frame.topLeft(), picture)

    def paint_focus(self, painter: QPainter, frame: QRectF, *, strong: bool) -> None:
        """Paint the ring around the photo that the keyboard is on."""
        small = max(0.0, (10 - frame.width()) / 2)
        ring = frame.adjusted(-small, -small, small, small)
        tokens = tokens_of(self.palette)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((tokens.ground, 4), (tokens.accent, 2 if strong else 1)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(ring, 3, 3)

    def paint_line(self, painter: QPainter, line: Sequence[Point]) -> None:
        """Paint the lasso while it is drawn."""
        accent = QColor(tokens_of(self.palette).accent)
        painter.setPen(QPen(accent, 2, Qt.PenStyle.DashLine))
        accent.setAlpha(40)
        painter.setBrush(accent)
        painter.drawPolygon(QPolygonF([QPointF(*point) for point in line]))

    def _round(self, photo: int, side: int, radius: float) -> QPixmap | None:
        """A photo cut to a square with round corners; None until it is loaded."""
        key = photo, side, round(100 * self.ratio)
        found = self._rounded.get(key)
        if found is None:
            picture = self._pictures.of(photo, side * self.ratio)
            if picture is None:
                return None
            found = _rounded(picture, side, radius, self.ratio)
            if len(self._rounded) > 300:
                self._rounded.clear()
            self._rounded[key] = found
        return found


def card_frame(at: QPointF, *, named: bool) -> QRectF:
    """Return where a card is whose photo has its middle at a point."""
    side = CARD / 2 + _RIM
    return QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side + (NAME - _RIM) * named)


def _rounded(picture: QPixmap, side: int, radius: float, ratio: float) -> QPixmap:
    made = QPixmap(QSize(side, side) * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    path = QPainterPath()
    path.addRoundedRect(QRectF(0, 0, side, side), radius, radius)
    painter.setClipPath(path)
    painter.drawPixmap(QRectF(0, 0, side, side), picture, QRectF(_middle(picture)))
    painter.end()
    return made


def _middle(picture: QPixmap) -> QRect:
    """The square in the middle of a picture."""
    side = min(picture.width(), picture.height())
    square = QRect(0, 0, side, side)
    square.moveCenter(picture.rect().center())
    return square
