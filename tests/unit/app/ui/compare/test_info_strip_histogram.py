"""Heights of a histogram's bars."""

from __future__ import annotations

import numpy as np

from app.ui.compare.info_strip import heights


def test_the_highest_bar_between_the_ends_is_one() -> None:
    counts = np.zeros((4, 256), np.int64)
    counts[:, 100] = 400
    counts[0, 104:108] = 25  # all in one bar
    counts[1, 255] = 1_000_000  # burnt out: cut
    found = heights(counts)
    assert found.shape == (4, 64)
    assert found[0, 25] == 1
    assert found[0, 26] == 0.5  # the root of a quarter
    assert found[1, 63] == 1
    assert found[2, 0] == 0


def test_nothing_and_ends_alone_are_no_division_by_zero() -> None:
    assert not heights(np.zeros((4, 256), np.int64)).any()
    ends = np.zeros((4, 256), np.int64)
    ends[:, 0] = 9
    assert heights(ends)[0, 0] == 1
