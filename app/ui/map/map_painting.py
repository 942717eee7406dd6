"""Paint the map: photos in the cells, cards of regions, focus and lasso."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil
from time import perf_counter
from typing import cast

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
    QRegion,
)

from app.core.base.language import number
from app.core.facts.local_words import kind_said
from app.ui.canvas.pictures import Pictures
from app.ui.map.map_view import Card, Mosaic, Point, Viewport
from app.ui.style import theme
from app.ui.style.tokens import LIGHT

Paint = Callable[[QPainter, QRect, Viewport], None]
"""Paints a part of the widget, which is still empty, in device pixels."""


class MapLayer:
    """The map at a viewport, cached as a pixmap in device pixels.
    It reaches beyond the viewport to whole tiles, so that a drag paints each tile once."""

    def __init__(self, paint: Paint) -> None:
        self.ground = QColor()  # background colour
        self._paint = paint
        self._pixmap = QPixmap()
        self._of: Viewport | None = None  # viewport of the pixmap; None: paint it all again

    def forget(self) -> None:
        """Paint everything again at the next `at`."""
        self._of = None

    def at(self, view: Viewport) -> tuple[QPoint, QPixmap]:
        """Return the layer at a viewport, and where it begins in it.
        After a move only the newly visible tiles are painted."""
        before, side = self._of, int(view.side)
        corner = QPoint(view.left % side - side, view.top % side - side)
        size = QSize(view.width // side + 2, view.height // side + 2) * side
        left, top = view.left - corner.x(), view.top - corner.y()
        self._of = now = Viewport(size.width(), size.height(), view.side, left, top)
        if before is None or (before.side, self._pixmap.size()) != (now.side, size):
            self._pixmap = QPixmap(size)
            self._fill(QRegion(self._pixmap.rect()), now)
        elif before != now:
            whole = self._pixmap.rect()
            shift = QPoint(now.left - before.left, now.top - before.top)
            self._pixmap.scroll(shift.x(), shift.y(), whole)
            self._fill(QRegion(whole) - QRegion(whole.translated(shift)), now)
        return corner, self._pixmap

    def paint_again(self, numbers: set[int], cell: Callable[[int, Viewport], QRectF]) -> None:
        """Paint photos again, as many as a frame has time for, and take them out of ``numbers``."""
        until = perf_counter() + PATIENCE
        while self._of is not None and numbers and perf_counter() < until:
            self._fill(QRegion(cell(numbers.pop(), self._of).toRect()), self._of)

    def _fill(self, region: QRegion, view: Viewport) -> None:
        painter = QPainter(self._pixmap)
        for part in cast(Iterable[QRect], region & self._pixmap.rect()):
            painter.save()
            painter.setClipRect(part)
            painter.fillRect(part, self.ground)
            self._paint(painter, part, view)
            painter.restore()
        painter.end()


LEAST = 24  # px, side of a tile at least; where cells are smaller, a tile is for several
ACROSS = 80  # tiles of that size fit side by side; in a wider view they are larger
PATIENCE, MOVING = 0.03, 0.006  # seconds in which small pictures are made for a frame; in a drag
SMALL = 48  # px, of the smallest pictures that tiles are painted from
CARD = 104  # px, side of a card's photo
NAME = 28  # px below it, for the name
_RIM = 4  # px around it
_ROUND = 0.12  # corner radius as a share of a tile's side


class MapPainting:
    """Paints the parts of a map.

    Attributes: ``mosaic``; ``chosen``, numbers of photos; ``signs``, thumbs by photo
    id; ``tokens``, the colours; ``ratio``, device pixels per pixel; ``missing``: the numbers of
    photos that were left out to keep a frame short, or were loaded since.
    """

    def __init__(self, pictures: Pictures, mosaic: Mosaic) -> None:
        self.mosaic = mosaic
        self.chosen = frozenset[int]()
        self.signs: Mapping[int, int] = {}
        self.tokens, self.ratio = LIGHT, 1.0
        self.missing: set[int] = set()
        self._pictures = pictures
        self._kept: dict[tuple[Card, bool], QPixmap] = {}  # cards as they were painted

    # In device pixels

    def scale(self, view: Viewport) -> int:
        """Return how many cells, along both sides, share a tile, so that photos can be seen."""
        least = max(LEAST * self.ratio, view.width / ACROSS)
        return max(1, ceil(ceil(least) / view.side))  # a tile has whole pixels

    def cell(self, number: int, view: Viewport) -> QRectF:
        """Return the rectangle of a photo's cell."""
        x, y = view.to_pixels(int(self.mosaic.columns[number]), int(self.mosaic.rows[number]))
        return QRectF(x, y, view.side, view.side)

    def paint_tiles(self, painter: QPainter, part: QRect, view: Viewport) -> None:
        """Paint the photos in a part of the widget."""
        box = (
            *view.to_cells(part.left(), part.top()),
            *view.to_cells(part.right() + 1, part.bottom() + 1),
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = (part.width(), part.height()) == (view.width, view.height)
        until = perf_counter() + (PATIENCE if whole else MOVING)
        for each in self.mosaic.numbers_in(box).tolist():
            self._paint_tile(painter, each, self.cell(each, view), make=perf_counter() < until)

    def _paint_tile(self, painter: QPainter, number: int, cell: QRectF, *, make: bool) -> None:
        """Paint a photo into a rectangle; its mean colour until it is loaded.
        It is painted from a picture that serves several zooms. Without ``make``, one that is not
        kept is left for the next time."""
        gap = max(1.0, round(0.04 * cell.width()))
        frame, side = cell.adjusted(gap, gap, -gap, -gap), round(SMALL * self.ratio)
        while side < cell.width():
            side *= 2
        photo, size = int(self.mosaic.photos[number]), QSize(side, side)
        picture = self._pictures.fill(photo, size, _ROUND * side, make=make)
        if picture is None and not make:
            self.missing.add(number)
        self._paint_picture(painter, frame, picture, number, _ROUND * cell.width())
        if number in self.chosen:
            painter.setPen(QPen(QColor(self.tokens.accent), max(2.0, 2.0 * self.ratio)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(frame)
        if sign := self.signs.get(photo, 0):
            wide = min(22 * self.ratio, 0.4 * frame.width())
            disc = QRectF(frame.left() + 0.1 * wide, frame.top() + 0.1 * wide, wide, wide)
            theme.paint_thumb(painter, disc, self.tokens, liked=sign > 0)

    def _paint_picture(
        self, painter: QPainter, frame: QRectF, picture: QPixmap | None, number: int, corner: float
    ) -> None:
        """Paint a prepared picture, or the mean colour of its photo."""
        if picture is not None:
            painter.drawPixmap(frame, picture, QRectF(picture.rect()))
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.mosaic.colour_of(number))
        painter.drawRoundedRect(frame, corner, corner)

    # On top, in pixels of the widget

    def forget_cards(self, photo: int | None = None) -> None:
        """Paint the cards of a photo anew, as it was loaded; or all, as colours have changed."""
        self._kept = {k: v for k, v in self._kept.items() if photo not in (None, k[0].photo)}

    def paint_card(self, painter: QPainter, card: Card, frame: QRectF, *, hot: bool) -> None:
        """Paint the card of a region: from a kept pixmap, since each step of a drag paints it."""
        room = frame.adjusted(-_RIM, -_RIM, _RIM, _RIM)  # with its shadow
        made = self._kept.get((card, hot))
        if made is None:
            made = self._kept[card, hot] = QPixmap((room.size() * self.ratio).toSize())
            made.setDevicePixelRatio(self.ratio)
            made.fill(Qt.GlobalColor.transparent)
            on_card = QPainter(made)
            on_card.setRenderHints(painter.renderHints())
            on_card.setFont(painter.font())
            on_card.setLayoutDirection(painter.layoutDirection())
            self._paint_card(on_card, card, frame.translated(-room.topLeft()), hot=hot)
            on_card.end()
        painter.drawPixmap(room.topLeft().toPoint(), made)

    def _paint_card(self, painter: QPainter, card: Card, frame: QRectF, *, hot: bool) -> None:
        """Paint a photo and its name."""
        tokens = self.tokens
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 46))
        painter.drawRoundedRect(frame.translated(0, 2), 10, 10)
        painter.setBrush(QColor(tokens.raised))
        painter.setPen(QPen(QColor(tokens.accent), 2) if hot else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(frame, 10, 10)
        area = QRectF(frame.left() + _RIM, frame.top() + _RIM, CARD, CARD)
        size = (area.size() * self.ratio).toSize()
        picture = self._pictures.fill(card.photo, size, 7 * self.ratio)
        self._paint_picture(painter, area, picture, self.mosaic.number_of(card.photo) or 0, 7)
        if card.noun:
            self._paint_name(painter, card, frame.adjusted(_RIM, _RIM + CARD, -_RIM, 0))

    def _paint_name(self, painter: QPainter, card: Card, line: QRectF) -> None:
        name, count = kind_said(card.noun), number(card.count)
        plain, bold = painter.font(), theme.strong(painter.font())
        letters, rest = QFontMetricsF(bold), QFontMetricsF(plain).horizontalAdvance(f" {count}")
        if letters.horizontalAdvance(name) + rest > line.width():
            count, rest = "", 0.0
        name = letters.elidedText(name, Qt.TextElideMode.ElideRight, line.width() - rest)
        spare = line.width() - letters.horizontalAdvance(name) - rest
        line.adjust(spare / 2, 0, -spare / 2, 0)
        for text, font, colour, side in (  # the painter mirrors sides
            (name, bold, self.tokens.text, Qt.AlignmentFlag.AlignLeft),
            (count, plain, self.tokens.third, Qt.AlignmentFlag.AlignRight),
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, text)
        painter.setFont(plain)

    def paint_focus(self, painter: QPainter, frame: QRectF, *, strong: bool) -> None:
        """Paint the ring around the focused photo."""
        small = max(0.0, (10 - frame.width()) / 2)
        ring = frame.adjusted(-small, -small, small, small)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self.tokens.ground, 4), (self.tokens.accent, 2 if strong else 1)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(ring, 3, 3)

    def paint_line(self, painter: QPainter, line: Sequence[Point]) -> None:
        """Paint the lasso while it is drawn."""
        accent = QColor(self.tokens.accent)
        painter.setPen(QPen(accent, 2, Qt.PenStyle.DashLine))
        accent.setAlpha(40)
        painter.setBrush(accent)
        painter.drawPolygon(QPolygonF([QPointF(*point) for point in line]))


def card_frame(at: QPointF, *, named: bool) -> QRectF:
    """Return the rectangle of a card whose photo has its middle at a point."""
    side = CARD / 2 + _RIM
    return QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side + (NAME - _RIM) * named)


def keep_inside(frame: QRectF, room: QRectF) -> None:
    """Move a rectangle into a larger one."""
    frame.moveRight(min(frame.right(), room.right()))
    frame.moveBottom(min(frame.bottom(), room.bottom()))
    frame.moveLeft(max(frame.left(), room.left()))
    frame.moveTop(max(frame.top(), room.top()))
