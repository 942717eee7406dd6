"""The k best rows and which rows may be found, by hand."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import InputError
from engine.index.top_k import check_rows, findable, grown, top_k


def test_best_orders_ties_by_row() -> None:
    rows = np.array([9, 4, 7, 2])
    distances = np.array([1, 0, 1, 1], np.float32)
    found = top_k(rows, distances, 3)
    assert found.rows.tolist() == [4, 2, 7]
    assert found.distances.tolist() == [0, 1, 1]


def test_findable_is_alive_and_allowed_and_not_excluded() -> None:
    alive = np.array([True, True, False, True, True])
    mask = findable(alive, np.array([True, True, True, True]), [1])
    assert mask.tolist() == [True, False, False, True, False]
    assert alive.tolist() == [True, True, False, True, True]


def test_grown_never_shrinks() -> None:
    assert grown(np.array([False]), 3).tolist() == [False, True, True]
    with pytest.raises(InputError, match="fewer"):
        grown(np.ones(3, np.bool_), 2)


@pytest.mark.parametrize("rows", [[3, 9, -1], [3, 9, 30]])
def test_the_first_row_that_does_not_exist_is_named(rows: list[int]) -> None:
    with pytest.raises(InputError, match=f"Row {rows[-1]} does not exist"):
        check_rows(rows, 10)
