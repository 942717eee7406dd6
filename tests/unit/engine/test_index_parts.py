"""The parts of the indexes on inputs small enough to work out on paper."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from likewise.engine.errors import InputError, SchemaError
from likewise.engine.index import HashSettings, Hits, files
from likewise.engine.index import blocks as blocks_module
from likewise.engine.index import codes as codes_module
from likewise.engine.index.blocks import appended, gathered
from likewise.engine.index.codes import SAMPLED, closest, encode, hyperplanes, root
from likewise.engine.index.projection import nearest_squared
from likewise.engine.index.recall import recall
from likewise.engine.index.reduction import Reduction, nearest_reduced
from likewise.engine.index.select import best, check_rows, findable, grown
from likewise.engine.index.sketch import Frame, Sketches


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
    monkeypatch.setattr(codes_module, "SAMPLES", samples)
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
    found = nearest_reduced(points, query, list(reduction.grams(projection).values()))
    x = np.concatenate(list(vectors.values()), axis=1)
    np.testing.assert_allclose(found, np.square(x - x[0]).sum(axis=1), rtol=0.05, atol=0.01)


def sketched(photos: int, size: int, bits: int) -> tuple[np.ndarray, dict[str, np.ndarray], Frame]:
    """Reduced photos of two modalities that share three latent numbers, a metric, a frame."""
    random = np.random.default_rng(0)
    y = random.standard_normal((photos, 3)) @ random.standard_normal((3, 8)) * 20
    points = np.rint(y).clip(-127, 127).astype(np.int8)
    factors = [random.standard_normal((6, 5)), random.standard_normal((6, 3))]
    grams = [(factor.T @ factor).astype(np.float32) for factor in factors]
    metric = dict(zip("ab", grams, strict=True))
    return points, metric, Frame.fit(points, metric, size, bits, seed=0)


def test_a_sketch_keeps_the_distances_that_its_directions_carry() -> None:
    points, metric, frame = sketched(400, 3, 128)
    c = frame.compress(points)
    assert c.dtype == np.int8
    assert np.abs(c.astype(int)).max(axis=0).tolist() == [127] * 3
    for factor in (1.0, 3.0):  # the metric that it was made for, and another
        other = {"a": metric["a"], "b": np.float32(factor) * metric["b"]}
        truth = nearest_reduced(points, points[:1].astype(np.float32), list(other.values()))
        asked = frame.apply(points[:1].astype(np.float32))
        found = nearest_reduced(c, asked, [frame.gram_of(other)])
        assert np.corrcoef(found, truth)[0, 1] > 0.999
        np.testing.assert_allclose(found.sum(), truth.sum(), rtol=0.02)


def test_codes_and_lengths_estimate_the_distance_of_their_metric() -> None:
    points, metric, frame = sketched(400, 8, 8192)
    sketches = Sketches(frame).extended(points[:300]).extended(points[300:])
    queries = points[:2].astype(np.float32)
    truth = nearest_reduced(points, queries, list(metric.values()))
    found = sketches.distances_to_nearest(frame.apply(queries))
    assert np.abs(found - truth).max() < 0.05 * truth.max()
    assert np.corrcoef(found, truth)[0, 1] > 0.995


def test_a_frame_bears_photos_without_differences_and_no_photos() -> None:
    metric = {"a": np.eye(3, dtype=np.float32)}
    for photos in (np.zeros((0, 3), np.int8), np.full((5, 3), 0, np.int8)):
        frame = Frame.fit(photos, metric, size=2, bits=128, seed=0)
        sketches = Sketches(frame).extended(photos)
        found = sketches.distances_to_nearest(frame.apply(np.ones((1, 3), np.float32)))
        assert found.shape == (len(photos),)
        assert np.isfinite(found).all()


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


@given(place=st.integers(0, 10_000), bit=st.integers(0, 7))
def test_damage_is_noticed_wherever_it_changes_what_is_read(
    place: int, bit: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("damage") / "index"
    arrays = {"a": np.arange(3, dtype=np.uint64), "b": np.ones((2, 2), np.int8)}
    files.write(path, {"kind": "x", "version": 3}, arrays)
    content = bytearray(path.read_bytes())
    content[place % len(content)] ^= 1 << bit
    path.write_bytes(content)
    with suppress(SchemaError):
        header, read = files.read(path)
        assert (header["kind"], header["version"]) == ("x", 3)
        assert {name: (a.dtype, a.shape) for name, a in read.items()} == {
            name: (a.dtype, a.shape) for name, a in arrays.items()
        }


def test_what_can_not_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "index"
    files.write(path, {"kind": "x"}, {})

    def full(_: int) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        files.write(path, {"kind": "y"}, {"a": np.ones(1000)})
    assert [each.name for each in tmp_path.iterdir()] == ["index"]
    assert files.read(path)[0]["kind"] == "x"


@pytest.mark.parametrize("rows", [[3, 9, -1], [3, 9, 30]])
def test_the_first_row_that_does_not_exist_is_named(rows: list[int]) -> None:
    with pytest.raises(InputError, match=f"Row {rows[-1]} does not exist"):
        check_rows(rows, 10)
