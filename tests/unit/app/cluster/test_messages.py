"""Masks of rows survive their packing, and cost few bytes."""

from __future__ import annotations

import numpy as np
import pytest

from app.cluster.messages import packed, unpacked


@pytest.mark.parametrize("rows", [0, 1, 7, 8, 9, 1000])
@pytest.mark.parametrize("share", [0.0, 0.5, 0.998, 1.0])
def test_masks_survive_packing(rows: int, share: float) -> None:
    mask = np.random.default_rng(rows).random(rows) < share
    found = unpacked(packed(mask))
    np.testing.assert_array_equal(found[:rows], mask)
    assert not found[rows:].any()


def test_a_mask_that_bars_little_is_short() -> None:
    mask = np.ones(100_000, np.bool_)
    mask[[5, 77_777]] = False
    assert packed(mask).nbytes == 24
