"""Zooming and panning: by hand, and what holds for every photo, room and view."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from app.ui.canvas.geometry import FIT, LARGEST, Frame, View

ROOM = QSizeF(600, 600)
LANDSCAPE = Frame(QSizeF(6000, 4000), ROOM)
SMALL_COPY = Frame(QSizeF(1500, 1000), ROOM)
SHARP_SCREEN = Frame(QSizeF(6000, 4000), ROOM, ratio=2.0)

shares = st.floats(0, 1)
frames = st.builds(
    Frame,
    st.builds(QSizeF, st.integers(1, 20_000), st.integers(1, 20_000)),
    st.builds(QSizeF, st.integers(20, 4_000), st.integers(20, 4_000)),
    st.sampled_from([1.0, 1.5, 2.0]),
)
views = st.builds(View, st.floats(0.1, 20), st.booleans(), shares, shares)


def share_at(frame: Frame, view: View, at: QPointF) -> tuple[float, float]:
    """The point of the photo at a point of the room, as shares of its sides."""
    photo = frame.place(view)
    return (at.x() - photo.left()) / photo.width(), (at.y() - photo.top()) / photo.height()


def edges(photo: QRectF, room: QSizeF) -> list[tuple[float, float, float]]:
    """Where a photo begins and ends in its room, and the room's length: across and down."""
    across = photo.left(), photo.right(), room.width()
    return [across, (photo.top(), photo.bottom(), room.height())]


def test_a_photo_that_fits_by_hand() -> None:
    assert LANDSCAPE.fit_scale() == LANDSCAPE.scale(FIT) == 0.1
    assert LANDSCAPE.place(FIT) == QRectF(0, 100, 600, 400)


def test_real_size_is_a_device_pixel_for_each_pixel() -> None:
    assert LANDSCAPE.scale(LANDSCAPE.real_size(FIT, QPointF())) == 1
    assert SHARP_SCREEN.scale(SHARP_SCREEN.real_size(FIT, QPointF())) == 0.5
    real = LANDSCAPE.real_size(FIT, QPointF(150, 200))
    assert share_at(LANDSCAPE, real, QPointF(150, 200)) == pytest.approx((0.25, 0.25))


def test_one_view_shows_the_same_part_of_a_smaller_copy() -> None:
    view = LANDSCAPE.zoomed(FIT, 4, QPointF(120, 250))
    assert SMALL_COPY.place(view) == LANDSCAPE.place(view)


def test_dragging_moves_the_photo_with_the_pointer() -> None:
    view = View(5.0)
    after = LANDSCAPE.place(LANDSCAPE.moved(view, QPointF(30, -20)))
    assert after == LANDSCAPE.place(view).translated(30, -20)


def test_zooming_out_ends_where_the_photo_fits() -> None:
    view = LANDSCAPE.zoomed(View(2.0, x=0.9), 0.1, QPointF(10, 10))
    assert view == FIT
    assert view.fits
    assert LANDSCAPE.zoomed(View(2.0, real=True), 1e-9, QPointF(10, 10)) == FIT


def test_a_tiny_photo_can_be_made_smaller_down_to_its_own_size() -> None:
    tiny = Frame(QSizeF(30, 20), ROOM)
    assert tiny.scale(tiny.zoomed(FIT, 1e-9, QPointF(300, 300))) == pytest.approx(1)
    assert tiny.scale(tiny.zoomed(FIT, 1e9, QPointF(300, 300))) == pytest.approx(20)


@given(frames, views, st.floats(0.05, 20), shares, shares)
def test_zooming_keeps_the_point_under_the_pointer(
    frame: Frame, view: View, factor: float, x: float, y: float
) -> None:
    at = QPointF(x * frame.room.width(), y * frame.room.height())
    for after in (frame.zoomed(view, factor, at), frame.real_size(view, at)):
        now, before = share_at(frame, after, at), share_at(frame, view, at)
        placed = edges(frame.place(after), frame.room)
        for share, was, (begin, end, room) in zip(now, before, placed, strict=True):
            if begin < -1e-6 * room and end > room * (1 + 1e-6):  # it is not held by an edge
                assert share == pytest.approx(was, abs=1e-3)


@given(frames, views, st.floats(1e-6, 1e6))
def test_zoom_stays_within_bounds(frame: Frame, view: View, factor: float) -> None:
    fit, real = frame.fit_scale(), 1 / frame.ratio
    after = frame.scale(frame.zoomed(view, factor, QPointF(5, 5)))
    assert min(fit, real) * 0.999 <= after <= max(fit, LARGEST * real) * 1.001


@given(frames, views, st.floats(-9e3, 9e3), st.floats(-9e3, 9e3))
def test_no_room_is_left_empty_beside_a_photo_that_could_fill_it(
    frame: Frame, view: View, across: float, down: float
) -> None:
    for shown in (view, frame.moved(view, QPointF(across, down))):
        for begin, end, room in edges(frame.place(shown), frame.room):
            if end - begin >= room:
                assert begin <= 1e-6 * room
                assert end >= room * (1 - 1e-6)
            else:
                assert begin == pytest.approx(room - end, abs=1e-6 * room)
