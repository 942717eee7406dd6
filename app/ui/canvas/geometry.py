"""Compute zooming and panning by pure functions of frames, views and points. Without Qt.

A *frame* is a photo in a room of the window. A *view* says which part of a photo is shown and how
large, in terms that hold for photos and rooms of any size, so that several frames are linked by
using the same view. Points are (x, y): of a room in logical pixels from its top left corner, of a
photo as shares of its sides, 0 to 1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf

Point = tuple[float, float]
Size = tuple[float, float]

LARGEST = 16.0
"""Most device pixels per photo pixel."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A photo in a room: sizes in photo pixels and in logical pixels, all above 0.

    ``ratio``: device pixels per logical pixel; ``most``: device pixels per photo pixel, up to which
    the photo is enlarged to fit.
    """

    photo: Size
    room: Size
    ratio: float = 1.0
    most: float = inf


@dataclass(frozen=True, slots=True)
class View:
    """A part of a photo and its size; ``x``, ``y``: the photo's point in the middle of the room.
    ``zoom``: relative to the fitting photo, or, if ``real``, device pixels per photo pixel."""

    zoom: float = 1.0
    real: bool = False
    x: float = 0.5
    y: float = 0.5


FIT = View()
"""The whole photo, as large as fits in its room."""


def fit_scale(frame: Frame) -> float:
    """Return logical pixels per photo pixel when the photo fits its room."""
    (across, down), (wide, high) = frame.room, frame.photo
    return min(across / wide, down / high, frame.most / frame.ratio)


def scale(frame: Frame, view: View) -> float:
    """Return logical pixels per photo pixel."""
    return view.zoom / frame.ratio if view.real else view.zoom * fit_scale(frame)


def fits(view: View) -> bool:
    """Return whether the whole photo is shown."""
    return not view.real and view.zoom == FIT.zoom


def to_room(frame: Frame, view: View, share: Point) -> Point:
    """Return where in the room a point of the photo is."""
    size = scale(frame, view)
    return (
        frame.room[0] / 2 + (share[0] - view.x) * frame.photo[0] * size,
        frame.room[1] / 2 + (share[1] - view.y) * frame.photo[1] * size,
    )


def to_share(frame: Frame, view: View, point: Point) -> Point:
    """Return the point of the photo at a point of the room; outside 0 to 1 beside the photo."""
    size = scale(frame, view)
    return (
        view.x + (point[0] - frame.room[0] / 2) / (frame.photo[0] * size),
        view.y + (point[1] - frame.room[1] / 2) / (frame.photo[1] * size),
    )


def zoomed(frame: Frame, view: View, factor: float, at: Point) -> View:
    """Return the view ``factor`` times as large, with the photo's point at ``at`` kept in place.

    The limits are LARGEST and the fitting photo (for small photos, their real size).
    """
    fit, real = fit_scale(frame), 1 / frame.ratio
    now = scale(frame, view)
    then = min(max(now * factor, min(fit, real)), max(fit, LARGEST / frame.ratio))
    if fit <= real and then <= fit * 1.0001:
        return FIT
    return _around(frame, view, replace(view, zoom=view.zoom * then / now), at)


def real_size(frame: Frame, view: View, at: Point) -> View:
    """Return the view at one device pixel per photo pixel, with the point at ``at`` in place."""
    return _around(frame, view, replace(view, zoom=1.0, real=True), at)


def moved(frame: Frame, view: View, by: Point) -> View:
    """Return the view with the photo moved by so many logical pixels."""
    size = scale(frame, view)
    x = view.x - by[0] / (frame.photo[0] * size)
    y = view.y - by[1] / (frame.photo[1] * size)
    return replace(view, x=x, y=y)


def clamped(frame: Frame, view: View) -> View:
    """Return the nearest view without empty room beside the photo, centred if it is smaller."""
    size = scale(frame, view)
    return replace(
        view,
        x=_inside(view.x, frame.room[0] / (frame.photo[0] * size)),
        y=_inside(view.y, frame.room[1] / (frame.photo[1] * size)),
    )


def _around(frame: Frame, before: View, after: View, at: Point) -> View:
    share = to_share(frame, before, at)
    strayed = to_share(frame, after, at)
    return replace(after, x=after.x + share[0] - strayed[0], y=after.y + share[1] - strayed[1])


def _inside(middle: float, visible: float) -> float:
    """Return ``middle`` moved into bounds; ``visible``: share of the photo's side in the room."""
    return 0.5 if visible >= 1 else min(max(middle, visible / 2), 1 - visible / 2)
