"""Compute where a photo lies in a room of the window: fitted, enlarged around a point, moved.

A *frame* is a photo in a room. A *view* says which part of a photo is shown and how large, in terms
that hold for photos and rooms of any size, so that several frames are linked by using the same
view. Points are of the room, in logical pixels from its top left corner.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf

from PySide6.QtCore import QPointF, QRectF, QSizeF

LARGEST = 16.0
"""Most device pixels per photo pixel."""


@dataclass(frozen=True, slots=True)
class View:
    """A part of a photo and its size; ``x``, ``y``: what is in the middle of the room, as shares of
    the photo's sides. ``zoom``: relative to the fitting photo, or, if ``real``, device pixels per
    photo pixel."""

    zoom: float = 1.0
    real: bool = False
    x: float = 0.5
    y: float = 0.5

    @property
    def fits(self) -> bool:
        """Whether the whole photo is shown."""
        return not self.real and self.zoom == 1


FIT = View()
"""The whole photo, as large as fits in its room."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A photo in a room: sizes in photo pixels and in logical pixels, all above 0.

    ``ratio``: device pixels per logical pixel; ``most``: device pixels per photo pixel, up to which
    the photo is enlarged to fit.
    """

    photo: QSizeF
    room: QSizeF
    ratio: float = 1.0
    most: float = inf

    def fit_scale(self) -> float:
        """Return logical pixels per photo pixel when the photo fits its room."""
        across = self.room.width() / self.photo.width()
        down = self.room.height() / self.photo.height()
        return min(across, down, self.most / self.ratio)

    def scale(self, view: View) -> float:
        """Return logical pixels per photo pixel."""
        return view.zoom / self.ratio if view.real else view.zoom * self.fit_scale()

    def place(self, view: View) -> QRectF:
        """Return the whole photo's rectangle in the room."""
        size = self.photo * self.scale(view)
        corner = self._middle() - QPointF(view.x * size.width(), view.y * size.height())
        return self._inside(QRectF(corner, size))

    def zoomed(self, view: View, factor: float, at: QPointF) -> View:
        """Return the view ``factor`` times as large around a point.

        The limits are LARGEST and the fitting photo (for small photos, their real size).
        """
        fit, real, now = self.fit_scale(), 1 / self.ratio, self.scale(view)
        then = min(max(now * factor, min(fit, real)), max(fit, LARGEST * real))
        if fit <= real and then <= fit * 1.0001:
            return FIT
        factor, placed = then / now, self.place(view)
        return self._showing(replace(view, zoom=view.zoom * factor), _enlarged(placed, factor, at))

    def real_size(self, view: View, at: QPointF) -> View:
        """Return the view at one device pixel per photo pixel, around a point."""
        factor = 1 / self.ratio / self.scale(view)
        return self._showing(View(real=True), _enlarged(self.place(view), factor, at))

    def moved(self, view: View, by: QPointF) -> View:
        """Return the view with the photo moved by so many pixels, up to its edges."""
        return self._showing(view, self.place(view).translated(by))

    def _showing(self, view: View, photo: QRectF) -> View:
        """Return a view of this zoom, with the photo as near to a rectangle as it may be."""
        photo = self._inside(photo)
        off = self._middle() - photo.topLeft()
        return replace(view, x=off.x() / photo.width(), y=off.y() / photo.height())

    def _inside(self, photo: QRectF) -> QRectF:
        """Return the nearest rectangle without empty room beside a photo that could fill it.
        A smaller one is in the middle."""
        left = _start(photo.left(), photo.width(), self.room.width())
        top = _start(photo.top(), photo.height(), self.room.height())
        return QRectF(QPointF(left, top), photo.size())

    def _middle(self) -> QPointF:
        return QRectF(QPointF(), self.room).center()


def _start(wanted: float, length: float, room: float) -> float:
    """Return where a side of a photo starts in its room."""
    return (room - length) / 2 if length <= room else min(0.0, max(wanted, room - length))


def _enlarged(rect: QRectF, factor: float, at: QPointF) -> QRectF:
    """Return a rectangle enlarged around a point."""
    return QRectF(at + (rect.topLeft() - at) * factor, rect.size() * factor)
