"""Codes by random hyperplanes, by hand and against the angles that they estimate."""

from __future__ import annotations

import numpy as np
import pytest

from engine.index import binary_codes
from engine.index.binary_codes import SAMPLED, closest, encode, hyperplanes, root


def test_a_bit_is_the_side_of_its_hyperplane() -> None:
    planes = np.zeros((64, 2), np.float32)
    planes[0] = [1, 0]
    planes[5] = [0, 1]
    planes[1:5] = planes[6:] = [0, -1]
    codes = encode(np.array([[1, 2], [-1, -2]], np.int8), planes)
    assert codes.shape == (1, 2)
    assert codes[0, 0] == (1 << 0) | (1 << 5)
    assert int(codes[0, 1]) == 2**64 - 1 - (1 << 0) - (1 << 5)


def test_closest_takes_all_ties_and_nothing_unreachable() -> None:
    distances = np.array([5, 3, np.inf, 3, 9, 5], np.float32)
    assert closest(distances, 1).tolist() == [1, 3]
    assert closest(distances, 3).tolist() == [0, 1, 3, 5]
    assert closest(distances, 50).tolist() == [0, 1, 3, 4, 5]
    assert closest(np.full(3, np.inf, np.float32), 1).size == 0


@pytest.mark.parametrize("count", [1, 30, 999])
@pytest.mark.parametrize("misleading", [False, True])
@pytest.mark.parametrize("samples", [2**14, 20])
def test_closest_does_not_depend_on_its_guess(
    count: int, misleading: bool, samples: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(binary_codes, "SAMPLES", samples)
    distances = np.random.default_rng(0).permutation(1000).astype(np.float32)
    if misleading:  # all that the guess looks at is nearer than the rest
        distances[:: max(SAMPLED, 1000 // samples)] -= 2000
    assert closest(distances, count).tolist() == np.sort(np.argsort(distances)[:count]).tolist()


def test_a_root_times_itself_is_the_metric() -> None:
    factor = np.random.default_rng(0).standard_normal((3, 5))
    gram = (factor.T @ factor).astype(np.float32)
    np.testing.assert_allclose(root(gram) @ root(gram), gram, atol=1e-5)


def test_hyperplanes_depend_on_the_metric_not_on_its_factor() -> None:
    random = np.random.default_rng(0)
    factor = random.standard_normal((6, 8))
    turn = np.linalg.qr(random.standard_normal((6, 6)))[0]
    planes = [
        hyperplanes(64, (w.T @ w).astype(np.float32), seed=1) for w in (factor, turn @ factor)
    ]
    points = random.standard_normal((500, 8)).astype(np.float32)
    different = np.bitwise_count(encode(points, planes[0]) ^ encode(points, planes[1]))
    assert different.sum() / (500 * 64) < 1e-3


def test_bits_differ_as_often_as_the_angle_says() -> None:
    """P[bits differ] = angle / pi for random hyperplanes (Charikar 2002)."""
    angle = np.pi / 5
    points = np.array([[1, 0], [np.cos(angle), np.sin(angle)]], np.float32)
    codes = encode(points, hyperplanes(8192, np.eye(2, dtype=np.float32), seed=0))
    share = np.bitwise_count(codes[:, 0] ^ codes[:, 1]).sum() / 8192
    assert share == pytest.approx(1 / 5, abs=0.02)
