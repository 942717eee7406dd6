"""The parts of the indexes on inputs small enough to work out on paper."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import InputError, SchemaError
from engine.index import HashSettings, Hits, files
from engine.index import blocks as blocks_module
from engine.index.blocks import appended, gathered
from engine.index.codes import UNREACHABLE, closest, encode, hamming_to_nearest, hyperplanes
from engine.index.projection import nearest_squared
from engine.index.recall import recall
from engine.index.reduction import Reduction, nearest_reduced
from engine.index.select import best, findable, grown


def test_best_orders_ties_by_row() -> None:
    rows = np.array([9, 4, 7, 2])
    distances = np.array([1, 0, 1, 1], np.float32)
    found = best(rows, distances, 3)
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


def test_nearest_squared_by_hand() -> None:
    points = np.array([[0, 0], [3, 4], [1, 1]], np.float32)
    queries = np.array([[0, 0], [3, 3]], np.float32)
    assert nearest_squared(points, queries).tolist() == [0, 1, 2]


def test_a_bit_is_the_side_of_its_hyperplane() -> None:
    planes = np.zeros((64, 2), np.float32)
    planes[0] = [1, 0]
    planes[5] = [0, 1]
    planes[1:5] = planes[6:] = [0, -1]
    codes = encode(np.array([[1, 2], [-1, -2]], np.int8), planes)
    assert codes.shape == (1, 2)
    assert codes[0, 0] == (1 << 0) | (1 << 5)
    assert int(codes[0, 1]) == 2**64 - 1 - (1 << 0) - (1 << 5)


def test_hamming_by_hand() -> None:
    codes = np.array([[0b1011, 0, 7], [1, 0, 2**63]], np.uint64)
    query = np.array([[0b1000, 1]], np.uint64)
    assert hamming_to_nearest(codes, query).tolist() == [2, 2, 6]
    both = np.array([[0b1000, 1], [7, 2**63]], np.uint64)
    assert hamming_to_nearest(codes, both).tolist() == [2, 2, 0]


def test_closest_takes_all_ties_and_nothing_unreachable() -> None:
    distances = np.array([5, 3, UNREACHABLE, 3, 9, 5], np.uint16)
    assert closest(distances, 1).tolist() == [1, 3]
    assert closest(distances, 3).tolist() == [0, 1, 3, 5]
    assert closest(distances, 50).tolist() == [0, 1, 3, 4, 5]
    assert closest(np.full(3, UNREACHABLE), 1).size == 0


def test_hyperplanes_depend_on_the_metric_not_on_its_factor() -> None:
    random = np.random.default_rng(0)
    factor = random.standard_normal((6, 8))
    turn = np.linalg.qr(random.standard_normal((6, 6)))[0]
    planes = [
        hyperplanes(64, {"a": (w.T @ w).astype(np.float32)}, seed=1)
        for w in (factor, turn @ factor)
    ]
    points = random.standard_normal((500, 8)).astype(np.float32)
    different = np.bitwise_count(encode(points, planes[0]) ^ encode(points, planes[1]))
    assert different.sum() / (500 * 64) < 1e-3


def test_bits_differ_as_often_as_the_angle_says() -> None:
    """P[bits differ] = angle / pi for random hyperplanes (Charikar 2002)."""
    angle = np.pi / 5
    points = np.array([[1, 0], [np.cos(angle), np.sin(angle)]], np.float32)
    codes = encode(points, hyperplanes(8192, {"a": np.eye(2, dtype=np.float32)}, seed=0))
    share = np.bitwise_count(codes[:, 0] ^ codes[:, 1]).sum() / 8192
    assert share == pytest.approx(1 / 5, abs=0.02)


@settings(max_examples=30, deadline=None)
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
            np.testing.assert_array_equal(gathered(blocks, rows, axis=axis), whole.take(rows, axis))


def test_appending_leaves_earlier_blocks_alone() -> None:
    before = appended((), np.arange(3))
    after = appended(before, np.arange(3, 5))
    assert before[0].tolist() == [0, 1, 2]
    assert after[0].tolist() == [0, 1, 2, 3, 4]


def test_reduced_distances_come_close_to_the_true_ones() -> None:
    random = np.random.default_rng(0)
    vectors = {"a": random.standard_normal((200, 5)), "b": random.standard_normal((200, 3))}
    vectors = {name: array.astype(np.float32) for name, array in vectors.items()}
    projection = {name: np.eye(array.shape[1], dtype=np.float32) for name, array in vectors.items()}
    reduction = Reduction.fit(vectors, components=5)
    points = reduction.compress(vectors)
    assert points.dtype == np.int8
    assert points.shape == (200, 8)
    assert np.abs(points.astype(int)).max(axis=0).tolist() == [127] * 8
    query = reduction.apply({name: array[:1] for name, array in vectors.items()})
    found = nearest_reduced(points, query, reduction.grams(projection), reduction.blocks)
    x = np.concatenate(list(vectors.values()), axis=1)
    np.testing.assert_allclose(found, np.square(x - x[0]).sum(axis=1), rtol=0.05, atol=0.01)


def test_a_constant_modality_reduces_to_zero() -> None:
    vectors = {"a": np.full((10, 4), 7, np.float32)}
    reduction = Reduction.fit(vectors, components=2)
    assert not reduction.compress(vectors).any()


def test_recall_is_fair_to_ties() -> None:
    truth = Hits(np.array([1, 2]), np.array([0.5, 1.0], np.float32))
    assert recall(Hits(np.array([1, 8]), np.array([0.5, 1.0], np.float32)), truth) == 1.0
    assert recall(Hits(np.array([1, 8]), np.array([0.5, 1.1], np.float32)), truth) == 0.5
    nothing = Hits(np.empty(0, np.int64), np.empty(0, np.float32))
    assert recall(nothing, truth) == 0.0
    assert recall(nothing, nothing) == 1.0


def test_a_file_keeps_header_and_arrays(tmp_path: Path) -> None:
    path = tmp_path / "index"
    arrays = {"a": np.arange(7, dtype=np.uint64), "none": np.empty((0, 3), np.int8)}
    files.write(path, {"kind": "x"}, arrays)
    header, read = files.read(path)
    assert header["kind"] == "x"
    assert read["a"].tolist() == list(range(7))
    assert isinstance(read["a"], np.memmap)
    assert read["a"].flags.aligned
    assert read["none"].shape == (0, 3)
    files.write(path, {"kind": "y"}, {})
    assert files.read(path)[0]["kind"] == "y"
    assert [each.name for each in tmp_path.iterdir()] == ["index"]


def test_a_file_that_is_no_index_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "index"
    for content in (b"", b"a picture", bytes(1000)):
        path.write_bytes(content)
        with pytest.raises(SchemaError, match="damaged"):
            files.read(path)


@pytest.mark.parametrize(
    "wrong", [{"bits": 100}, {"bits": 64}, {"components": 0}, {"share": 2.0}, {"candidates": 0}]
)
def test_settings_out_of_range_are_named(wrong: dict[str, int]) -> None:
    with pytest.raises(InputError, match=next(iter(wrong))):
        HashSettings(**wrong)
