"""Paints the visible part of a photo from the mip level that has just enough pixels for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from app.ui.canvas.geometry import Frame, View, scale, to_room

_COARSE = 3.0  # device pixels a pixel, from which on the pixels themselves are shown


def paint_photo(
    painter: QPainter,
    frame: Frame,
    view: View,
    levels: Sequence[QImage] | Sequence[QPixmap],
    *,
    still: bool,
) -> None:
    """Paint a photo into its room.

    ``levels``: the same photo in falling sizes, or a thumbnail alone. Only while nothing moves
    are pixels smoothed: that takes several times as long.
    """
    whole = framed(frame, view)
    room = QRectF(0, 0, *frame.room)
    shown = whole.intersected(room)
    if shown.isEmpty():
        return
    device = scale(frame, view) * frame.ratio
    level = _level(levels, frame.photo[0], device)
    across, down = level.width() / whole.width(), level.height() / whole.height()
    part = QRectF(
        (shown.left() - whole.left()) * across,
        (shown.top() - whole.top()) * down,
        shown.width() * across,
        shown.height() * down,
    )
    stretch = frame.ratio / across
    smooth = still and abs(stretch - 1) > 1e-3 and stretch < _COARSE
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
    if isinstance(level, QImage):
        painter.drawImage(shown, level, part)
    else:
        painter.drawPixmap(shown, level, part)


def framed(frame: Frame, view: View) -> QRectF:
    """Where the photo is in the room, in logical pixels; on whole device pixels, so that none is
    torn at 1:1.
    """
    left, top = to_room(frame, view, (0, 0))
    size = scale(frame, view)
    return QRectF(
        round(left * frame.ratio) / frame.ratio,
        round(top * frame.ratio) / frame.ratio,
        frame.photo[0] * size,
        frame.photo[1] * size,
    )


def _level(
    levels: Sequence[QImage] | Sequence[QPixmap], width: float, device: float
) -> QImage | QPixmap:
    """The smallest level that has a pixel for each device pixel, or else the largest."""
    enough = [level for level in levels if level.width() >= 0.999 * width * device]
    return enough[-1] if enough else levels[0]
