"""Paint one photo of a grid: picture, buttons, size of its stack, stars and colour label.

Buttons keep their corners in every language: box top left, thumbs top right, *More like this*
bottom left, the stack bottom right.
"""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QWidget

from app.core.base.language import tr, tr_later
from app.core.base.photo_types import PhotoInfo
from app.ui.photos.photo_model import PhotoModel
from app.ui.style import theme
from app.ui.style.tokens import tokens_of

LABELS = {
    "red": QColor("#d9534a"),
    "yellow": QColor("#e3b92f"),
    "green": QColor("#54a651"),
    "blue": QColor("#4a86d9"),
    "purple": QColor("#9a67c4"),
}
"""The hues of the colour labels."""

PAD = 4  # px around the photo, so that two are 8 apart; contains the focus ring
BUTTON = 28  # px, side of a thumb, height of the pill
DISLIKED = 0.3  # opacity
_OFFLINE = 0.55
_INSET = 8  # px from the photo's edge to the buttons
_BOX = 20
_BETWEEN = 6  # px, between the thumbs
_STACKED = 78  # px of a photo's width below which one thumb is above the other
_WITH_ICON, _PILL_ICON = 168, 22  # px of width from which the pill has its icon; that it takes
_STAR = 9.0
_GAP = 1.0
_SMALL_PAD = 7.0
_SMALL = 22.0  # px, height of the stack's badge and of the marks
_ROOM = 120  # px of width from which all stars are drawn; below, one star and a number
_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_DARK = QColor(20, 20, 20, 190)
_WHITE = QColor("white")


class TilePart(Enum):
    """The parts of a tile that can be clicked."""

    LIKE = 1
    DISLIKE = -1
    SEARCH = 0
    STACK = 2
    BOX = 3


DOES = {
    TilePart.LIKE: tr_later("Like"),
    TilePart.DISLIKE: tr_later("Dislike"),
    TilePart.SEARCH: tr_later("More like this"),
    TilePart.STACK: tr_later("Show the stack, or close it"),
    TilePart.BOX: tr_later("Select"),
}
"""What a click on each part does, not translated yet."""

_ICONS = {TilePart.LIKE: "thumb-up", TilePart.DISLIKE: "thumb-down"}


def photo_area(cell: QRect) -> QRect:
    """Return the part of a cell that the photo fills."""
    return cell.adjusted(PAD, PAD, -PAD, -PAD)


def button_rects(cell: QRect, with_thumbs: bool) -> dict[TilePart, QRect]:
    """Return the rectangles of a cell's box, thumbs, and of *More like this* as an icon."""
    photo = photo_area(cell)
    area = photo.adjusted(_INSET, _INSET, -_INSET, -_INSET)
    found = {TilePart.BOX: QRect(area.left(), area.top(), _BOX, _BOX)}
    right = QRect(0, 0, BUTTON, BUTTON)
    right.moveTopRight(area.topRight())
    if with_thumbs:
        aside = BUTTON + _BETWEEN
        if photo.width() < _STACKED:
            found[TilePart.LIKE], found[TilePart.DISLIKE] = right, right.translated(0, aside)
        else:
            found[TilePart.LIKE], found[TilePart.DISLIKE] = right.translated(-aside, 0), right
    found[TilePart.SEARCH] = QRect(area.left(), area.bottom() + 1 - BUTTON, BUTTON, BUTTON)
    return found


class TilePainter:
    """Paints the tiles of a view on a model. ``thumbs``: whether there is a search to judge photos
    for; ``pointer``: position of the mouse in the view; ``hover``: opacity of the buttons under it;
    ``keyed``: whether the current photo was last changed by keys."""

    def __init__(self, view: QWidget, model: PhotoModel) -> None:
        self._view, self._model, self._pictures = view, model, model.pictures
        self.thumbs = self.keyed = False
        self.pointer: QPoint | None = None
        self.hover = 1.0

    def part_at(self, photo: int, cell: QRect, point: QPoint) -> TilePart | None:
        """Return the button or badge under a point of a tile; None beside them."""
        badge = self._model.badge(photo)
        rects = button_rects(cell, self.thumbs)
        rects[TilePart.SEARCH] = self._pill(photo, cell)
        for part, rect in rects.items():
            if rect.contains(point):
                return part
        area = badge_area(photo_area(cell), badge, self._view.font())
        if badge and area.contains(QPointF(point)):
            return TilePart.STACK
        return None

    def paint(
        self, painter: QPainter, row: int, cell: QRect, *, selected: bool, current: bool
    ) -> None:
        """Paint the photo of a row."""
        view, model, palette = self._view, self._model, self._view.palette()
        photo = model.photos()[row]
        sign = model.sign(photo) if self.thumbs else 0
        focused = current and view.hasFocus() and self.keyed
        hovered = self.pointer is not None and cell.contains(self.pointer)
        asked = model.headings is not None and row in model.headings.asked
        painter.save()
        painter.setRenderHints(_SMOOTH)
        frame = photo_area(cell)
        self.paint_photo(painter, frame, photo, DISLIKED if sign < 0 else 1.0)
        offered = hovered or focused
        opacity = 1.0 if focused else self.hover
        if offered:
            painter.setOpacity(opacity)
            _paint_veil(painter, frame)
            _paint_pill(painter, self._pill(photo, cell), view.font())
            painter.setOpacity(1.0)
        if selected or sign > 0:
            _paint_border(painter, frame, palette, inner=selected)
        self._paint_corner(painter, frame, photo)
        rects = button_rects(cell, self.thumbs)
        if offered or selected:
            painter.setOpacity(1.0 if selected else opacity)
            _paint_box(painter, rects[TilePart.BOX], palette, selected=selected)
        painter.setOpacity(1.0 if sign or asked else opacity)
        for part in _ICONS if self.thumbs else ():
            is_set = part.value == sign
            if offered or asked or is_set:
                under = self.pointer is not None and rects[part].contains(self.pointer)
                _paint_thumb(painter, rects[part], palette, part, is_set=is_set, under=under)
        painter.setOpacity(1.0)
        if focused:
            theme.paint_focus(painter, cell.adjusted(-1, -1, 1, 1), palette)
        painter.restore()

    def _pill(self, photo: int, cell: QRect) -> QRect:
        """Return the rectangle of *More like this*: icon and words, or one of them, as much as
        fits beside the badge and the marks."""
        area, font = photo_area(cell), self._view.font()
        pill = button_rects(cell, with_thumbs=False)[TilePart.SEARCH]
        room = self._marks_end(area, photo, font) - area.left() - _INSET
        if (info := self._pictures.info(photo)) and (marks := marks_width(info, area.width())):
            room -= round(marks) + _BETWEEN
        words = _pill_words(font)
        widths = [words + _PILL_ICON] * (area.width() >= _WITH_ICON) + [words]
        pill.setWidth(next((width for width in widths if width <= room), BUTTON))
        return pill

    def _marks_end(self, area: QRect, photo: int, font: QFont) -> int:
        """Return the x at which a photo's marks end: at its edge, or left of its stack's badge."""
        if text := self._model.badge(photo):
            return round(badge_area(area, text, font).left()) - _BETWEEN
        return area.right() + 1 - _INSET

    def _paint_corner(self, painter: QPainter, frame: QRect, photo: int) -> None:
        """Paint the badge of a photo's stack bottom right, and left of it its marks."""
        if text := self._model.badge(photo):
            paint_badge(painter, badge_area(frame, text, painter.font()), text)
        if info := self._pictures.info(photo):
            end = self._marks_end(frame, photo, painter.font())
            paint_marks(painter, QPoint(end, frame.bottom() + 1 - _INSET), frame.width(), info)

    def paint_photo(self, painter: QPainter, area: QRect, photo: int, opacity: float) -> None:
        """Paint the picture: grey unless it is opaque, and marked while its disk is away."""
        offline = self._pictures.is_offline(photo)
        painter.setOpacity(opacity * (_OFFLINE if offline else 1.0))
        self._pictures.paint(painter, photo, area, self._view.palette(), grey=opacity < 1)
        painter.setOpacity(1.0)
        if offline:
            disc = QRect(0, 0, BUTTON, BUTTON)
            disc.moveCenter(area.center())
            _paint_disc(painter, disc, _DARK)
            theme.paint_icon(painter, "cable-off", disc.adjusted(6, 6, -6, -6), _WHITE)


def _paint_veil(painter: QPainter, frame: QRect) -> None:
    """Darken a photo, most at the top and bottom, where its buttons are."""
    veil = QLinearGradient(frame.topLeft(), frame.bottomLeft())
    for at, alpha in ((0.0, 120), (0.5, 40), (1.0, 140)):
        veil.setColorAt(at, QColor(0, 0, 0, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil)
    painter.drawRoundedRect(frame, theme.RADIUS, theme.RADIUS)


def _paint_border(painter: QPainter, frame: QRect, palette: QPalette, *, inner: bool) -> None:
    """Paint the border of a liked photo, or with a white line inside that of a selected one."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(tokens_of(palette).accent), 3))
    edge = QRectF(frame).adjusted(1.5, 1.5, -1.5, -1.5)
    painter.drawRoundedRect(edge, theme.RADIUS - 1.5, theme.RADIUS - 1.5)
    if inner:
        painter.setPen(QPen(_WHITE, 1))
        painter.drawRoundedRect(edge.adjusted(2, 2, -2, -2), 3, 3)


def _paint_disc(painter: QPainter, rect: QRect, colour: QColor, pen: QPen | None = None) -> None:
    painter.setPen(Qt.PenStyle.NoPen if pen is None else pen)
    painter.setBrush(colour)
    painter.drawEllipse(QRectF(rect).adjusted(0.75, 0.75, -0.75, -0.75))


def _paint_box(painter: QPainter, rect: QRect, palette: QPalette, *, selected: bool) -> None:
    ground = QColor(tokens_of(palette).accent) if selected else QColor(0, 0, 0, 70)
    _paint_disc(painter, rect, ground, QPen(_WHITE, 1.5))
    if selected:
        tick = QPainterPath(QPointF(rect.left() + 6, rect.top() + 10.5))
        tick.lineTo(rect.left() + 9, rect.top() + 13.5)
        tick.lineTo(rect.left() + 14.5, rect.top() + 7)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_WHITE, 1.5, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(tick)


def _paint_thumb(
    painter: QPainter, rect: QRect, palette: QPalette, part: TilePart, *, is_set: bool, under: bool
) -> None:
    disc = QColor(20, 20, 20, 235 if under else 170)
    if is_set:
        tokens = tokens_of(palette)
        disc = QColor(tokens.accent if part is TilePart.LIKE else tokens.disliked)
    ring = is_set or under
    _paint_disc(painter, rect, disc, QPen(_WHITE, 1.5) if ring else None)
    theme.paint_icon(painter, _ICONS[part], rect.adjusted(6, 6, -6, -6), _WHITE)


def _pill_words(font: QFont) -> int:
    return QFontMetrics(_medium(font)).horizontalAdvance(tr("More like this")) + 24


def _paint_pill(painter: QPainter, pill: QRect, font: QFont) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_WHITE)
    painter.drawRoundedRect(pill, BUTTON / 2, BUTTON / 2)
    ink = QColor("#1b1b1a")
    if pill.width() == BUTTON or pill.width() > _pill_words(font):
        icon = QRect(pill.left() + (6 if pill.width() == BUTTON else 11), pill.top() + 6, 16, 16)
        theme.paint_icon(painter, "more-like", icon, ink)
        pill = pill.adjusted(_PILL_ICON, 0, 0, 0)
    if pill.width() > BUTTON:
        painter.setFont(_medium(font))
        painter.setPen(ink)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, tr("More like this"))


def _medium(font: QFont) -> QFont:
    medium = QFont(font)
    medium.setWeight(QFont.Weight.Medium)
    return medium


def badge_area(area: QRect, text: str, font: QFont) -> QRectF:
    """Return where a photo says how many lie below it in a stack."""
    width = QFontMetrics(_medium(font)).horizontalAdvance(text) + 2 * _SMALL_PAD + 20
    right, bottom = area.right() + 1 - _INSET, area.bottom() + 1 - _INSET
    return QRectF(right - width, bottom - _SMALL, width, _SMALL)


def paint_badge(painter: QPainter, pill: QRectF, text: str) -> None:
    """Paint the badge of a stack: an icon and a number."""
    _paint_ground(painter, pill)
    icon = QRect(round(pill.left() + _SMALL_PAD), round(pill.top()) + 3, 16, 16)
    theme.paint_icon(painter, "stack", icon, _WHITE)
    painter.setFont(_medium(painter.font()))
    painter.setPen(_WHITE)
    room = pill.adjusted(_SMALL_PAD + 20, 0, -_SMALL_PAD, 0)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def _paint_ground(painter: QPainter, pill: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_DARK)
    painter.drawRoundedRect(pill, 6, 6)


def star_path(rect: QRectF) -> QPainterPath:
    """Return a star with five points that fills a square."""
    middle, outer = rect.center(), rect.width() / 2
    path = QPainterPath()
    for corner in range(10):
        reach = outer if corner % 2 == 0 else 0.42 * outer
        angle = math.pi * (corner / 5 - 0.5)
        point = middle + QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def _stars_drawn(info: PhotoInfo, room: int) -> int:
    return info.stars if room >= _ROOM else min(info.stars, 1)


def marks_width(info: PhotoInfo, room: int) -> float:
    """Return the px that a photo's stars and colour take; 0 without any."""
    if not info.stars and not info.colour:
        return 0.0
    shown = _stars_drawn(info, room)
    width = 2 * _SMALL_PAD + shown * (_STAR + _GAP) - _GAP * bool(shown)
    width += 10 if info.stars > shown else 0
    return width + ((_STAR + (_SMALL_PAD if shown else 0)) if info.colour else 0)


def paint_marks(painter: QPainter, end: QPoint, room: int, info: PhotoInfo) -> None:
    """Paint a photo's stars and colour, ending at a point. ``room``: px of the photo's width."""
    width = marks_width(info, room)
    if not width:
        return
    shown = _stars_drawn(info, room)
    number = str(info.stars) if info.stars > shown else ""
    pill = QRectF(end.x() - width, end.y() - _SMALL, width, _SMALL)
    _paint_ground(painter, pill)
    rect = QRectF(pill.left() + _SMALL_PAD, pill.center().y() - _STAR / 2, _STAR, _STAR)
    if info.colour:
        painter.setPen(QPen(QColor(255, 255, 255, 210), 1))
        painter.setBrush(LABELS[info.colour])
        painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        rect.translate(_STAR + _SMALL_PAD, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_WHITE)
    for _ in range(shown):
        painter.drawPath(star_path(rect))
        rect.translate(_STAR + _GAP, 0)
    if number:
        painter.setFont(_medium(painter.font()))
        painter.setPen(_WHITE)
        painter.drawText(rect.adjusted(0, -4, 2, 4), Qt.AlignmentFlag.AlignCenter, number)
