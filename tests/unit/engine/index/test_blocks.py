"""Growing arrays in blocks hold what was appended."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.index import blocks as blocks_module
from engine.index.blocks import appended, gathered


@given(sizes=st.lists(st.integers(0, 9), max_size=6), axis=st.integers(0, 1))
def test_blocks_hold_what_was_appended(sizes: list[int], axis: int) -> None:
    whole = np.arange(2 * sum(sizes)).reshape(sum(sizes), 2)
    whole = whole if axis == 0 else whole.T
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(blocks_module, "BLOCK", 4)
        blocks: tuple[np.ndarray, ...] = ()
        for start, size in zip(np.cumsum([0, *sizes]), sizes, strict=False):
            blocks = appended(blocks, whole.take(np.arange(start, start + size), axis), axis=axis)
        assert all(block.shape[axis] == 4 for block in blocks[:-1])
        if blocks:
            rows = np.arange(0, sum(sizes), 3)
            np.testing.assert_array_equal(np.concatenate(blocks, axis), whole)
            if axis == 0:
                np.testing.assert_array_equal(gathered(blocks, rows), whole[rows])


def test_appending_leaves_earlier_blocks_alone() -> None:
    before = appended((), np.arange(3))
    after = appended(before, np.arange(3, 5))
    assert before[0].tolist() == [0, 1, 2]
    assert after[0].tolist() == [0, 1, 2, 3, 4]
