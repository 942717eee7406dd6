"""Cells: no two points share one, nobody is moved without need, what is taken stays taken."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from engine.map.cells import FILLED, cell_size, to_cells

POSITIONS = arrays(
    np.float64, st.tuples(st.integers(1, 60), st.just(2)), elements=st.floats(-20, 20, width=32)
)


def test_points_apart_get_the_cells_that_they_lie_in() -> None:
    positions = np.array([[0.5, 0.5], [1.2, 0.9], [-0.1, 3.0]])
    assert to_cells(positions).tolist() == [[0, 0], [1, 0], [-1, 3]]


def test_of_two_in_one_cell_the_one_nearer_to_its_middle_stays() -> None:
    positions = np.array([[0.9, 0.5], [0.5, 0.5]])
    cells = to_cells(positions)
    assert cells[1].tolist() == [0, 0]
    assert np.abs(cells[0]).sum() == 1


@pytest.mark.slow
@given(POSITIONS)
def test_no_two_points_share_a_cell(positions: np.ndarray) -> None:
    cells = to_cells(positions)
    assert len(np.unique(cells, axis=0)) == len(positions)
    assert (cells == to_cells(positions)).all()


@pytest.mark.slow
@given(POSITIONS, POSITIONS)
def test_what_is_taken_stays_taken(first: np.ndarray, second: np.ndarray) -> None:
    taken = to_cells(first)
    more = to_cells(second, taken)
    assert len(np.unique(np.concatenate([taken, more]), axis=0)) == len(taken) + len(more)


def test_points_in_one_place_fill_a_disc_around_it() -> None:
    cells = to_cells(np.full((500, 2), 7.5))
    away = np.hypot(*(cells + 0.5 - 7.5).T)
    assert away.max() < 1.2 * np.sqrt(500 / np.pi) + 1


def test_so_many_cells_of_the_box_are_filled() -> None:
    positions = np.random.default_rng(0).uniform(-300, 300, (4_000, 2)) * [2, 1]
    cells = to_cells(positions / cell_size(positions))
    width, height = np.ptp(cells, axis=0) + 1
    assert abs(4_000 / (width * height) / FILLED - 1) < 0.1


def test_points_on_a_line_have_a_size_too() -> None:
    assert cell_size(np.zeros((1, 2))) == 1.0
    assert cell_size(np.array([[0.0, 1.0], [5.0, 1.0]])) == 1.0


def test_nothing_needs_no_cell() -> None:
    assert to_cells(np.zeros((0, 2))).shape == (0, 2)
