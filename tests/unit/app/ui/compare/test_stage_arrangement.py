"""Cells of compared photos: by hand for usual windows, and what always holds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui.compare.stage import cells

LANDSCAPE, PORTRAIT, PANORAMA = 1.5, 2 / 3, 6.0


@pytest.mark.parametrize(
    ("photos", "room", "columns", "rows"),
    [
        ([LANDSCAPE] * 2, (1024, 560), 2, 1),
        ([LANDSCAPE] * 3, (1280, 700), 3, 1),
        ([LANDSCAPE] * 4, (1024, 560), 2, 2),
        ([LANDSCAPE] * 6, (1024, 560), 3, 2),
        ([LANDSCAPE] * 6, (3840, 2000), 3, 2),
        ([PORTRAIT] * 5, (3840, 2000), 5, 1),
        ([PORTRAIT] * 6, (1024, 560), 6, 1),
        ([PANORAMA] * 3, (1280, 700), 1, 3),
    ],
)
def test_usual_windows(photos: list[float], room: tuple[int, int], columns: int, rows: int) -> None:
    found = cells(photos, room, below=64, gap=4)
    assert len({left for left, _, _, _ in found}) == columns
    assert len({top for _, top, _, _ in found}) == rows


@given(
    st.lists(st.floats(0.05, 20), min_size=1, max_size=6),
    st.tuples(st.integers(200, 4000), st.integers(200, 3000)),
)
def test_cells_are_alike_inside_and_apart(photos: list[float], room: tuple[int, int]) -> None:
    found = cells(photos, room, below=64, gap=4)
    assert len(found) == len(photos)
    assert len({(width, height) for _, _, width, height in found}) == 1
    for number, (left, top, width, height) in enumerate(found):
        assert left >= 0
        assert top >= 0
        assert left + width <= room[0]
        assert top + height <= room[1]
        for other_left, other_top, _, _ in found[:number]:
            assert abs(left - other_left) >= width + 4 or abs(top - other_top) >= height + 4
