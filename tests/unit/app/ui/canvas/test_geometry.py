"""Zooming and panning: by hand, and what holds for every photo, room and view."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui.canvas.geometry import (
    FIT,
    LARGEST,
    Frame,
    View,
    clamped,
    fit_scale,
    fits,
    moved,
    real_size,
    scale,
    to_room,
    to_share,
    zoomed,
)

LANDSCAPE = Frame((6000, 4000), (600, 600))
SMALL_COPY = Frame((1500, 1000), (600, 600))
SHARP_SCREEN = Frame((6000, 4000), (600, 600), ratio=2.0)

sides = st.integers(1, 20_000).map(float)
rooms = st.integers(20, 4_000).map(float)
shares = st.floats(0, 1)
frames = st.builds(
    Frame, st.tuples(sides, sides), st.tuples(rooms, rooms), st.sampled_from([1.0, 1.5, 2.0])
)
views = st.builds(View, st.floats(0.1, 20), st.booleans(), shares, shares)


def test_a_photo_that_fits_by_hand() -> None:
    assert fit_scale(LANDSCAPE) == scale(LANDSCAPE, FIT) == 0.1
    assert to_room(LANDSCAPE, FIT, (0, 0)) == pytest.approx((0, 100))
    assert to_room(LANDSCAPE, FIT, (1, 1)) == pytest.approx((600, 500))
    assert to_share(LANDSCAPE, FIT, (300, 100)) == pytest.approx((0.5, 0))


def test_real_size_is_a_device_pixel_for_each_pixel() -> None:
    assert scale(LANDSCAPE, real_size(LANDSCAPE, FIT, (0, 0))) == 1
    assert scale(SHARP_SCREEN, real_size(SHARP_SCREEN, FIT, (0, 0))) == 0.5
    real = real_size(LANDSCAPE, FIT, (0, 100))
    assert to_room(LANDSCAPE, real, (0, 0)) == pytest.approx((0, 100))


def test_one_view_shows_the_same_part_of_a_smaller_copy() -> None:
    view = zoomed(LANDSCAPE, FIT, 4, (120, 250))
    for corner in ((0.2, 0.3), (0.5, 0.5)):
        there = to_room(SMALL_COPY, view, corner)
        assert there == pytest.approx(to_room(LANDSCAPE, view, corner))


def test_dragging_moves_the_photo_with_the_pointer() -> None:
    view = View(5.0)
    before = to_room(LANDSCAPE, view, (0.4, 0.4))
    after = to_room(LANDSCAPE, moved(LANDSCAPE, view, (30, -20)), (0.4, 0.4))
    assert after == pytest.approx((before[0] + 30, before[1] - 20))


def test_zooming_out_ends_where_the_photo_fits() -> None:
    view = zoomed(LANDSCAPE, View(2.0, x=0.9), 0.1, (10, 10))
    assert view == FIT
    assert fits(view)
    assert zoomed(LANDSCAPE, View(2.0, real=True), 1e-9, (10, 10)) == FIT


def test_a_tiny_photo_can_be_made_smaller_down_to_its_own_size() -> None:
    tiny = Frame((30, 20), (600, 600))
    assert scale(tiny, zoomed(tiny, FIT, 1e-9, (300, 300))) == pytest.approx(1)
    assert scale(tiny, zoomed(tiny, FIT, 1e9, (300, 300))) == pytest.approx(20)


@given(frames, views, st.floats(0.05, 20), shares, shares)
def test_zooming_keeps_the_point_under_the_pointer(
    frame: Frame, view: View, factor: float, x: float, y: float
) -> None:
    at = (x * frame.room[0], y * frame.room[1])
    after = zoomed(frame, view, factor, at)
    for turned in (real_size(frame, view, at), after if after != FIT else view):
        share = to_share(frame, view, at)
        assert to_room(frame, turned, share) == pytest.approx(at, abs=1e-3)


@given(frames, views, st.floats(1e-6, 1e6))
def test_zoom_stays_within_bounds(frame: Frame, view: View, factor: float) -> None:
    fit, real = fit_scale(frame), 1 / frame.ratio
    after = scale(frame, zoomed(frame, view, factor, (5, 5)))
    assert min(fit, real) * 0.999 <= after <= max(fit, LARGEST * real) * 1.001


@given(frames, views, shares, shares)
def test_to_share_undoes_to_room(frame: Frame, view: View, x: float, y: float) -> None:
    assert to_share(frame, view, to_room(frame, view, (x, y))) == pytest.approx((x, y), abs=1e-6)


@given(frames, views)
def test_no_room_is_left_empty_beside_a_photo_that_could_fill_it(frame: Frame, view: View) -> None:
    held = clamped(frame, view)
    left, top = to_room(frame, held, (0, 0))
    right, bottom = to_room(frame, held, (1, 1))
    for begin, end, room in ((left, right, frame.room[0]), (top, bottom, frame.room[1])):
        if end - begin >= room:
            assert begin <= 1e-6 * room
            assert end >= room * (1 - 1e-6)
        else:
            assert begin == pytest.approx(room - end, abs=1e-6 * room)
