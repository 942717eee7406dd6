"""In how many columns compared photos are arranged, by hand for usual windows."""

from __future__ import annotations

import pytest

from app.ui.compare.compare_page import columns_of

LANDSCAPE, PORTRAIT, PANORAMA = 1.5, 2 / 3, 6.0


@pytest.mark.parametrize(
    ("photos", "room", "columns"),
    [
        ([LANDSCAPE] * 2, (1024, 560), 2),
        ([LANDSCAPE] * 3, (1280, 700), 3),
        ([LANDSCAPE] * 4, (1024, 560), 2),
        ([LANDSCAPE] * 6, (1024, 560), 3),
        ([LANDSCAPE] * 6, (3840, 2000), 3),
        ([PORTRAIT] * 5, (3840, 2000), 5),
        ([PORTRAIT] * 6, (1024, 560), 6),
        ([PANORAMA] * 3, (1280, 700), 1),
    ],
)
def test_usual_windows(photos: list[float], room: tuple[int, int], columns: int) -> None:
    assert columns_of(photos, *room) == columns
