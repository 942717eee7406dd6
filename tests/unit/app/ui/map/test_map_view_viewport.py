"""Viewport: what is under the pointer stays there, and nobody gets lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui.map.map_view import SIDES, Viewport

VIEWS = st.builds(
    Viewport,
    st.integers(100, 4_000),
    st.integers(100, 2_000),
    st.sampled_from(SIDES),
    st.integers(-5_000, 5_000),
    st.integers(-5_000, 5_000),
)


def test_pixels_and_cells_by_hand() -> None:
    view = Viewport(100, 80, 4, 10, 20)
    assert view.to_pixels(2, 3) == (18, 32)
    assert view.to_cells(18, 32) == (2, 3)
    assert view.shown() == (-2.5, -5, 22.5, 15)


@given(VIEWS, st.integers(-6, 6), st.integers(0, 100), st.integers(0, 100))
def test_zooming_keeps_what_is_under_the_pointer(
    view: Viewport, steps: int, x: int, y: int
) -> None:
    before, nearer = view.to_cells(x, y), view.zoomed(steps, x, y)
    after = nearer.to_cells(x, y)
    assert nearer.side in SIDES
    assert after == pytest.approx(before, abs=0.51 / nearer.side + 1e-6)


def test_a_step_is_the_next_side_also_from_between_two() -> None:
    view = Viewport(100, 100, 9.0)
    assert view.zoomed(1, 0, 0).side == 10
    assert view.zoomed(-1, 0, 0).side == 8


@pytest.mark.slow
@given(VIEWS, st.floats(0, 300), st.floats(0, 300))
def test_all_of_a_box_is_in_sight(view: Viewport, width: float, height: float) -> None:
    seen = view.around((0, 0, width, height), 10, 100)
    if seen.side > SIDES[0]:
        left, top = seen.to_pixels(0, 0)
        right, bottom = seen.to_pixels(width, height)
        assert left >= -1
        assert top >= -1
        assert right <= seen.width + 1
        assert bottom <= seen.height + 1


@given(VIEWS)
def test_the_middle_stays_on_the_map(view: Viewport) -> None:
    kept = view.kept_in((0, 0, 50, 40))
    x, y = kept.to_cells(kept.width / 2, kept.height / 2)
    off = 0.5 / kept.side + 1e-9
    assert -off <= x <= 50 + off
    assert -off <= y <= 40 + off


def test_another_size_keeps_the_middle() -> None:
    view = Viewport(100, 100, 4, 10, 20)
    wider = view.resized(200, 160)
    assert wider.to_cells(100, 80) == view.to_cells(50, 50)
