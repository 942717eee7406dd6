"""Lasso: inside or not, by hand."""

from __future__ import annotations

import numpy as np

from app.ui.map.mosaic import inside

SQUARE = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]


def hit(line: list[tuple[float, float]], *points: tuple[float, float]) -> list[bool]:
    x, y = np.array(points, np.float64).T
    return inside(line, x, y).tolist()


def test_in_and_out_of_a_square() -> None:
    assert hit(SQUARE, (2, 2), (5, 2), (-1, 2), (2, 5), (0.1, 3.9)) == [
        True,
        False,
        False,
        False,
        True,
    ]


def test_a_dent_is_outside() -> None:
    dented = [(0.0, 0.0), (4.0, 0.0), (2.0, 2.0), (4.0, 4.0), (0.0, 4.0)]
    assert hit(dented, (3.5, 2), (1, 2)) == [False, True]


def test_the_way_round_makes_no_difference() -> None:
    points = [(float(x), float(y)) for x, y in np.random.default_rng(0).uniform(-2, 6, (50, 2))]
    assert hit(SQUARE, *points) == hit(SQUARE[::-1], *points)


def test_a_line_that_is_no_area_has_nothing_in_it() -> None:
    assert hit([(0.0, 0.0), (4.0, 0.0)], (2, 0), (2, 1)) == [False, False]
