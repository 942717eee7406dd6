"""A plane for all photos: near photos stay near, each has a cell of its own, and a new map lies
like the last."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from engine.map import neighbours
from engine.map.alignment import aligned, lying
from engine.map.cells import FILLED, cell_size, to_cells
from engine.map.embedding import affinities, filled, principal_start
from engine.map.neighbours import Neighbours, nearest_neighbours, nearest_of
from engine.map.reduction import SAMPLE, Reduction, fitting_sample, reduce_rows
from engine.types import Float32

# Nearest neighbours: the exact way is brute force's, the quick way finds nearly all of it.


def found(points: Float32, k: int) -> Neighbours:
    whole = np.full((len(points), k), -1, np.int32)
    for rows, part in nearest_neighbours(points, k, seed=0):
        assert (whole[rows] == -1).all(), "a row came twice"
        whole[rows] = part
    return whole


def by_brute_force(points: Float32, k: int) -> Neighbours:
    distances = np.square(points[:, None].astype(np.float64) - points).sum(axis=2)
    np.fill_diagonal(distances, np.inf)
    return np.argsort(distances, axis=1, kind="stable")[:, :k].astype(np.int32)


def test_of_points_on_a_line_the_nearest_come_first() -> None:
    points = np.array([[0], [1], [3], [7]], np.float32)
    assert found(points, 2).tolist() == [[1, 2], [0, 2], [1, 0], [2, 1]]


def test_few_points_are_all_compared() -> None:
    points = np.random.default_rng(1).normal(size=(300, 5)).astype(np.float32)
    assert (found(points, 7) == by_brute_force(points, 7)).all()


@pytest.mark.slow
def test_many_points_lack_few_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "EXACT_UP_TO", 100)
    random = np.random.default_rng(2)
    middles = random.normal(size=(30, 8)) * 3
    points = (middles[random.integers(0, 30, 1_500)] + random.normal(size=(1_500, 8))).astype(
        np.float32
    )
    quick, exact = found(points, 10), by_brute_force(points, 10)
    same = [len(np.intersect1d(a, b)) for a, b in zip(quick, exact, strict=True)]
    assert np.mean(same) / 10 > 0.95
    assert (quick != np.arange(1_500)[:, None]).all()
    assert (quick == found(points, 10)).all()  # the same again


def test_points_in_one_place_have_neighbours_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "EXACT_UP_TO", 10)
    points = np.zeros((60, 3), np.float32)
    points[0] = 1
    nearest = found(points, 15)
    assert all(len(set(row)) == 15 for row in nearest.tolist())


def test_the_nearest_of_other_points() -> None:
    points = np.array([[0.0], [1.0], [5.0]], np.float32)
    assert nearest_of(np.array([[4.0], [0.4]], np.float32), points, 2).tolist() == [[2, 1], [0, 1]]


# Reduction: distances in the plane that the points lie in are kept.


def test_points_of_few_dimensions_keep_their_distances() -> None:
    random = np.random.default_rng(0)
    z = (random.normal(size=(400, 3)) @ random.normal(size=(3, 90)) + 5).astype(np.float32)
    x = np.zeros((400, 50), np.float32)
    done = list(reduce_rows(z, np.arange(400), Reduction.fit(z), x))
    assert done == [256, 400]
    for a, b in random.integers(0, 400, (20, 2)):
        np.testing.assert_allclose(
            np.linalg.norm(x[a] - x[b]), np.linalg.norm(z[a] - z[b]), rtol=1e-3, atol=1e-3
        )


def test_rows_are_reduced_in_the_order_that_is_asked_for() -> None:
    z = np.random.default_rng(1).normal(size=(30, 8)).astype(np.float32)
    reduction = Reduction.fit(z)
    x = np.zeros((2, 8), np.float32)
    list(reduce_rows(z, np.array([7, 20]), reduction, x))
    np.testing.assert_array_equal(x, reduction.apply(z[[7, 20]]))


def test_one_photo_can_be_reduced() -> None:
    z = np.ones((1, 4), np.float32)
    assert not Reduction.fit(z).apply(z).any()


def test_the_sample_is_spread_over_all_rows() -> None:
    rows = np.arange(0, 30_000, 3)
    sample = fitting_sample(rows)
    assert len(sample) == SAMPLE
    assert (sample[0], sample[-1]) == (rows[0], rows[-1])
    assert fitting_sample(rows[:10]).tolist() == rows[:10].tolist()


# Where an embedding begins: symmetric affinities, new photos among their neighbours.


def test_affinities_are_symmetric_and_sum_to_one() -> None:
    nearest = np.array([[1], [0], [1]], np.int32)
    whole = affinities(nearest).toarray()
    np.testing.assert_allclose(whole, np.array([[0, 2, 0], [2, 0, 1], [0, 1, 0]]) / 6)


def test_a_new_photo_begins_among_its_neighbours() -> None:
    start = np.array([[0.0, 0.0], [2.0, 0.0], [np.nan, np.nan], [np.nan, np.nan]])
    nearest = np.array([[1, 2], [0, 2], [0, 1], [2, 2]], np.int32)
    positions = filled(start, nearest, np.zeros((4, 2), np.float32))
    np.testing.assert_allclose(positions, [[0, 0], [2, 0], [1, 0], [1, 0]])


def test_without_any_position_it_begins_anew() -> None:
    x = np.random.default_rng(0).normal(size=(12, 10)).astype(np.float32)
    nearest = ((np.arange(12)[:, None] + [1, 2]) % 12).astype(np.int32)
    positions = filled(np.full((12, 2), np.nan), nearest, x)
    assert (positions == principal_start(x)).all()


# Alignment: a turned, mirrored and moved map is laid back over itself.

POINTS = np.random.default_rng(0).normal(size=(40, 2)) * [3, 1]


@pytest.mark.parametrize("mirror", [1, -1])
@pytest.mark.parametrize("angle", [0.0, 0.4, np.pi, 5.0])
def test_what_was_turned_is_turned_back(angle: float, mirror: int) -> None:
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    moved = POINTS @ np.diag([mirror, 1]) @ turn + [5, -2]
    np.testing.assert_allclose(aligned(moved, POINTS), POINTS, atol=1e-9)


def test_no_other_turn_is_nearer() -> None:
    random = np.random.default_rng(1)
    target = POINTS @ [[0, 1], [-1, 0]] + random.normal(size=POINTS.shape) * 0.5
    best = np.square(aligned(POINTS, target) - target).sum()
    centred, middle = POINTS - POINTS.mean(axis=0), target.mean(axis=0)
    for angle in np.linspace(0, 2 * np.pi, 100):
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        for mirror in (1, -1):
            turned = centred @ np.diag([mirror, 1]) @ turn + middle
            assert np.square(turned - target).sum() >= best - 1e-9


def test_new_points_come_along() -> None:
    target = POINTS[:, ::-1].copy()
    target[10:] = np.nan
    np.testing.assert_allclose(aligned(POINTS, target), POINTS[:, ::-1], atol=1e-9)


def test_without_anything_in_common_it_stays() -> None:
    assert (aligned(POINTS, np.full_like(POINTS, np.nan)) == POINTS).all()


def test_a_map_lies_wide_rather_than_high() -> None:
    laid = lying(POINTS[:, ::-1])
    assert laid[:, 0].std() > laid[:, 1].std()
    np.testing.assert_allclose(laid.mean(axis=0), 0, atol=1e-9)
    np.testing.assert_allclose(np.abs(lying(laid)), np.abs(laid), atol=1e-9)


@pytest.mark.parametrize("count", [1, 2])
def test_few_points_lie_as_they_can(count: int) -> None:
    assert np.isfinite(lying(np.ones((count, 2)))).all()


# Cells: no two points share one, nobody is moved without need, what is taken stays taken.

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
