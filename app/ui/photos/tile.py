"""Paints one photo of a grid: picture, buttons, badge of its stack, stars and colour label."""

from __future__ import annotations

import math
from enum import Enum
from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from app.core.language import tr, tr_later
from app.core.types import PhotoInfo
from app.ui.photos.photo_model import PHOTO, Index, PhotoModel
from app.ui.photos.pictures import Pictures
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

_STAR = 9.0  # px, side of a star
_GAP = 1.0
_PAD = 5.0
_HEIGHT = 15.0
_ROOM = 120  # px of width from which all stars are drawn; with less, one star and their number


def star_path(rect: QRectF) -> QPainterPath:
    """Give a star with five points that fills a square."""
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


def paint_marks(painter: QPainter, area: QRect, info: PhotoInfo, *, mirrored: bool) -> None:
    """Paint a photo's stars and colour into the corner of the area that its picture takes."""
    if not info.stars and not info.colour:
        return
    shown = info.stars if area.width() >= _ROOM else min(info.stars, 1)
    number = str(info.stars) if info.stars > shown else ""
    width = _PAD + shown * (_STAR + _GAP) + (8 if number else 0)
    width += (_STAR + (_PAD if shown else 0) if info.colour else 0) + _PAD - _GAP * bool(shown)
    left = area.right() - 3 - width if mirrored else area.left() + 4
    pill = QRectF(left, area.top() + 4, width, _HEIGHT)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 20, 20, 165))
    painter.drawRoundedRect(pill, _HEIGHT / 2, _HEIGHT / 2)
    rect = QRectF(pill.left() + _PAD, pill.center().y() - _STAR / 2, _STAR, _STAR)
    if info.colour:
        _paint_dot(painter, rect, info.colour)
        rect.translate(_STAR + _PAD, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("white"))
    for _ in range(shown):
        painter.drawPath(star_path(rect))
        rect.translate(_STAR + _GAP, 0)
    if number:
        _paint_number(painter, rect, number)
    painter.restore()


def _paint_dot(painter: QPainter, rect: QRectF, colour: str) -> None:
    painter.setPen(QPen(QColor(255, 255, 255, 210), 1))
    painter.setBrush(LABELS[colour])
    painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))


def _paint_number(painter: QPainter, rect: QRectF, number: str) -> None:
    font = QFont(painter.font())
    font.setPixelSize(10)
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(QColor("white"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, number)


_PILE = 9.0  # px, width of the pile
_MARGIN = 4  # px from the corner, and around the badge, where a click still means it


def badge_area(area: QRect, text: str, font: QFont, *, mirrored: bool) -> QRectF:
    """Give where the badge is on a photo."""
    width = 2 * _PAD + _PILE + 3 + QFontMetrics(_small(font)).horizontalAdvance(text)
    left = area.right() - 3 - width if mirrored else area.left() + _MARGIN
    return QRectF(left, area.top() + _MARGIN, width, _HEIGHT)


def click_area(badge: QRectF) -> QRectF:
    """Give where a click means the badge."""
    return badge.adjusted(-_MARGIN, -_MARGIN, _MARGIN, 2 * _MARGIN)


def beside(area: QRect, badge: QRectF, *, mirrored: bool) -> QRect:
    """Give what is left of a photo for the marks beside the badge."""
    room = round(badge.width()) + _MARGIN
    return area.adjusted(0, 0, -room, 0) if mirrored else area.adjusted(room, 0, 0, 0)


def paint_badge(painter: QPainter, pill: QRectF, text: str, *, mirrored: bool) -> None:
    """Paint the badge: two sheets on each other, and the number."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 20, 20, 190))
    painter.drawRoundedRect(pill, _HEIGHT / 2, _HEIGHT / 2)
    left = pill.right() - _PAD - _PILE if mirrored else pill.left() + _PAD
    sheet = QRectF(left, pill.center().y() - 1.5, _PILE - 2.5, 5.5)
    painter.setPen(QPen(QColor("white"), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(
        [
            sheet.topLeft() + QPointF(2.2, -2.5),
            sheet.topRight() + QPointF(2.5, -2.5),
            sheet.bottomRight() + QPointF(2.5, -2.2),
        ]
    )
    painter.setBrush(QColor("white"))
    painter.drawRoundedRect(sheet, 1, 1)
    painter.setFont(_small(painter.font()))
    rest = pill.adjusted(_PAD, 0, -_PAD - _PILE - 3, 0)
    if not mirrored:
        rest = pill.adjusted(_PAD + _PILE + 3, 0, -_PAD + 1, 0)
    painter.drawText(rest, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def paint_edges(painter: QPainter, area: QRect, palette: QPalette) -> None:
    """Paint the edges of the photos below, which stand out over the top of a closed stack."""
    colour = palette.color(QPalette.ColorRole.WindowText)
    for step in (1, 2):
        colour.setAlphaF(0.45 / step)
        painter.setPen(QPen(colour, 1))
        y, inset = area.top() - 0.5 - 2 * step, 5 * step
        painter.drawLine(area.left() + inset, round(y), area.right() - inset, round(y))


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPixelSize(10)
    small.setWeight(QFont.Weight.DemiBold)
    return small


PAD = 6  # px around the photo, in which its bar and the signs of its state are
BUTTON = 28  # px, side of a thumb
_BAR = 3  # px, height of the bar under the photo
_CORNER = 6.0  # px, radius
_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_DRAGGED = 96  # px, side of the picture of a drag


class TilePart(Enum):
    """What a click on a tile hits."""

    LIKE = 1
    DISLIKE = -1
    SEARCH = 0
    STACK = 2


_DOES = {
    TilePart.LIKE: tr_later("More like this"),
    TilePart.DISLIKE: tr_later("Less like this"),
    TilePart.SEARCH: tr_later("Search from this photo"),
}
_ICONS = {TilePart.LIKE: "thumb-up", TilePart.DISLIKE: "thumb-down", TilePart.SEARCH: "search"}


def photo_area(cell: QRect) -> QRect:
    """Give the part of a cell that the photo fills."""
    return cell.adjusted(PAD, PAD, -PAD, -PAD)


def button_rects(cell: QRect, with_thumbs: bool) -> dict[TilePart, QRect]:
    """Give where a cell's buttons are: thumbs at the bottom corners, the search at the top."""
    area = photo_area(cell).adjusted(4, 4, -4, -4)
    side = QSize(BUTTON, BUTTON)
    up, down, search = (
        QRect(area.topLeft(), side),
        QRect(area.topLeft(), side),
        QRect(area.topLeft(), side),
    )
    search.moveTopRight(area.topRight())
    up.moveBottomLeft(area.bottomLeft())
    down.moveBottomRight(area.bottomRight())
    if with_thumbs:
        return {TilePart.LIKE: up, TilePart.DISLIKE: down, TilePart.SEARCH: search}
    return {TilePart.SEARCH: search}


def part_at(cell: QRect, point: QPoint, with_thumbs: bool) -> TilePart | None:
    """Give the button under a point; None beside them."""
    return next(
        (part for part, rect in button_rects(cell, with_thumbs).items() if rect.contains(point)),
        None,
    )


class TileDelegate(QStyledItemDelegate):
    """Paints the tiles of a grid. `thumbs` says whether there is a search to judge for."""

    def __init__(self, pictures: Pictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.thumbs = False
        self.pointer: QPoint | None = None  # where the mouse is, in the view's coordinates

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Say below a tile what it is, where the words cover none of its buttons; on a button say
        what that does."""
        if event.type() != QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        cell: QRect = option.rect
        part = part_at(cell, event.pos(), self.thumbs)
        text = index.data(Qt.ItemDataRole.ToolTipRole) if part is None else tr(_DOES[part])
        point = QPoint(cell.left(), cell.bottom() - 2 * PAD)  # Qt adds the height of a pointer
        QToolTip.showText(view.viewport().mapToGlobal(point), text, view.viewport(), cell)
        return True

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell: QRect = option.rect
        state: QStyle.StateFlag = option.state
        palette: QPalette = option.palette
        widget: QWidget = option.widget
        model = cast(PhotoModel, index.model())
        photo = model.photos()[index.row()]
        sign, likeness = model.sign(photo), model.likeness(photo)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        focused = bool(state & QStyle.StateFlag.State_HasFocus) and widget.hasFocus()
        hovered = self.pointer is not None and cell.contains(self.pointer)
        painter.save()
        painter.setRenderHints(_SMOOTH)
        if selected:
            theme.paint_chosen(painter, cell, palette)
        frame = photo_area(cell)
        self._paint_photo(painter, frame, palette, photo, sign)
        _paint_border(painter, frame, palette, sign)
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        marks = self._paint_stack(painter, option, model, photo, frame, mirrored=mirrored)
        if (info := self._pictures.info(photo)) is not None:
            paint_marks(painter, marks, info, mirrored=mirrored)
        if likeness:
            _paint_bar(painter, cell, palette, likeness, mirrored=mirrored)
        if hovered or focused or sign:
            self._paint_buttons(painter, cell, palette, sign, only_set=not (hovered or focused))
        if focused:
            theme.paint_focus(painter, cell, palette)
        painter.restore()

    def _paint_buttons(
        self, painter: QPainter, cell: QRect, palette: QPalette, sign: int, *, only_set: bool
    ) -> None:
        for part, rect in button_rects(cell, self.thumbs).items():
            is_set = bool(sign) and part.value == sign
            if is_set or not only_set:
                under = self.pointer is not None and rect.contains(self.pointer)
                _paint_button(painter, rect, palette, part, is_set=is_set, under=under)

    def part_at(self, index: Index, cell: QRect, point: QPoint, view: QWidget) -> TilePart | None:
        """Give the button or badge under a point of a tile; None beside them."""
        part = part_at(cell, point, self.thumbs)
        text = cast(PhotoModel, index.model()).badge(index.data(PHOTO))
        if part is not None or not text:
            return part
        mirrored = view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        badge = badge_area(photo_area(cell), text, view.font(), mirrored=mirrored)
        return TilePart.STACK if click_area(badge).contains(QPointF(point)) else None

    def _paint_stack(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        model: PhotoModel,
        photo: int,
        frame: QRect,
        *,
        mirrored: bool,
    ) -> QRect:
        """Paint that a photo is in a stack, if it is; gives where its marks have room."""
        text = model.badge(photo)
        if not text:
            return frame
        font: QFont = option.widget.font()
        badge = badge_area(frame, text, font, mirrored=mirrored)
        if not model.lies_apart(photo):
            paint_edges(painter, frame, option.palette)
        paint_badge(painter, badge, text, mirrored=mirrored)
        return beside(frame, badge, mirrored=mirrored)

    def picture(self, photo: int, view: QWidget) -> QPixmap | None:
        """Give a photo in the size of a drag's picture; None until it is loaded."""
        return self._pictures.of(photo, view.devicePixelRatioF() * _DRAGGED)

    def prefetch(self, photo: int, cell: QSize, ratio: float) -> None:
        """Have the picture of a photo loaded that will soon be painted in a cell of this size."""
        around = QSize(2 * PAD, 2 * PAD)
        self._pictures.prefetch(photo, (cell - around) * ratio)

    def _paint_photo(
        self, painter: QPainter, area: QRect, palette: QPalette, photo: int, sign: int
    ) -> None:
        """Paint the thumbnail, pixel by pixel as it was scaled, or what stands for it."""
        ratio = painter.device().devicePixelRatioF()
        exact, point = area, QPointF(area.topLeft())
        if ratio != 1:
            device = painter.deviceTransform()
            exact = device.mapRect(QRectF(area)).toRect()  # whole pixels at any scale factor
            point = QPointF(exact.left() - device.dx(), exact.top() - device.dy())
        picture = self._pictures.fill(photo, exact.size(), ratio * _CORNER)
        if picture is None:
            failed = self._pictures.failure(photo) is not None
            _paint_placeholder(painter, area, palette, self._pictures.colour(photo), failed)
            return
        if sign < 0:
            painter.setOpacity(0.35)
        if ratio != 1:
            painter.scale(1 / ratio, 1 / ratio)
        painter.drawPixmap(point, picture)
        if ratio != 1:
            painter.scale(ratio, ratio)
        painter.setOpacity(1.0)


def _paint_placeholder(
    painter: QPainter, area: QRect, palette: QPalette, colour: QColor | None, failed: bool
) -> None:
    """The photo's mean colour: its picture comes without a flash."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faint(palette, 0.07) if colour is None or failed else colour)
    painter.drawRoundedRect(area, _CORNER, _CORNER)
    if not failed:
        return
    side = min(32, area.height() // 2)
    mark = QRect(0, 0, side, side)
    mark.moveCenter(area.center())
    theme.paint_icon(painter, "photo-missing", mark, theme.faint(palette, 0.4))


def _paint_border(painter: QPainter, frame: QRect, palette: QPalette, sign: int) -> None:
    """A solid border says liked, a dashed one disliked: shape tells, not only colour."""
    if not sign:
        return
    tokens = tokens_of(palette)
    colour = QColor(tokens.accent if sign > 0 else tokens.disliked)
    pen = QPen(
        colour,
        3.0 if sign > 0 else 2.0,
        Qt.PenStyle.SolidLine if sign > 0 else Qt.PenStyle.DashLine,
    )
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(frame).adjusted(-1.5, -1.5, 1.5, 1.5), _CORNER, _CORNER)


def _paint_bar(
    painter: QPainter,
    cell: QRect,
    palette: QPalette,
    likeness: dict[str, float],
    *,
    mirrored: bool,
) -> None:
    """Length: how much alike; colours: in what. On whole pixels, its ends a pixel shorter above and
    below: a clip to round them takes longer than all the rest."""
    area = photo_area(cell)
    start, top, wide = area.left(), area.bottom() + 3, area.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faint(palette))
    painter.drawRoundedRect(start, top, wide, _BAR, _BAR / 2, _BAR / 2)
    begin, shares = 0, 0.0
    for family, share in likeness.items():
        shares += share
        end = min(round(shares * wide), wide - 1)
        if end <= begin:
            continue
        colour = theme.family_colour(family)
        if not begin:
            tip = start + wide - 1 if mirrored else start
            painter.fillRect(tip, top + 1, 1, _BAR - 2, colour)
            begin = 1
        left = wide - end if mirrored else begin
        painter.fillRect(start + left, top, end - begin, _BAR, colour)
        begin = end


def _paint_button(
    painter: QPainter, rect: QRect, palette: QPalette, part: TilePart, *, is_set: bool, under: bool
) -> None:
    disc = QColor(20, 20, 20, 220 if under else 150)
    if is_set and part is TilePart.LIKE:
        disc = QColor(tokens_of(palette).accent)
    painter.setPen(QPen(QColor(255, 255, 255, 200), 1.5) if under or is_set else Qt.PenStyle.NoPen)
    painter.setBrush(disc)
    painter.drawEllipse(QRectF(rect).adjusted(1, 1, -1, -1))
    white = QColor("white")
    colour = QColor(tokens_of(palette).on_accent) if is_set and part is TilePart.LIKE else white
    theme.paint_icon(painter, _ICONS[part], rect.adjusted(6, 6, -6, -6), colour)
