"""Short forms of vectors: what distances by them are, by hand and beside the true ones."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.index import HashIndex, HashSettings, Hits, binary_codes
from engine.index.binary_codes import SAMPLED, closest, encode, hyperplanes, root
from engine.index.hamming import Hamming, add_one_by_one, compiled
from engine.index.projection import nearest_squared, projection_of
from engine.index.quantised_pca import QuantisedPCA, nearest_reduced
from engine.index.sketch import Frame, Sketches
from engine.metrics.euclid import Euclid
from engine.metrics.metric import Metric

# Projections of metrics, and squared distances to the nearest query, by hand.


def test_a_projection_has_the_weights_in_its_matrices() -> None:
    components = {"a": np.array([[1.0, 2.0]]), "b": np.array([[3.0]])}
    projection = projection_of(Metric({"a": 2, "b": 1}, np.array([0.25, 0.0]), components))
    assert {name: matrix.tolist() for name, matrix in projection.items()} == {
        "a": [[0.5, 1.0]],
        "b": [[0.0]],
    }
    assert projection["a"].dtype == np.float32


def test_a_metric_is_projected_once_and_nobody_writes_to_it() -> None:
    metric = Metric({"a": 1}, np.array([1.0]), {"a": np.array([[2.0]])})
    projection = projection_of(metric)
    assert projection_of(metric) is projection
    with pytest.raises(ValueError, match="read-only"):
        projection["a"][:] = 0


def test_nearest_squared_by_hand() -> None:
    points = np.array([[0, 0], [3, 4], [1, 1]], np.float32)
    queries = np.array([[0, 0], [3, 3]], np.float32)
    assert nearest_squared(points, queries).tolist() == [0, 1, 2]


# Principal components in int8, against the vectors that they stand for.


def test_reduced_distances_come_close_to_the_true_ones() -> None:
    random = np.random.default_rng(0)
    vectors = {"a": random.standard_normal((200, 5)), "b": random.standard_normal((200, 3))}
    vectors = {name: array.astype(np.float32) for name, array in vectors.items()}
    projection = {name: np.eye(array.shape[1], dtype=np.float32) for name, array in vectors.items()}
    reduction = QuantisedPCA.fit(vectors, components=5)
    points = reduction.compress(vectors)
    assert points.dtype == np.int8
    assert points.shape == (200, 8)
    assert np.abs(points.astype(int)).max(axis=0).tolist() == [127] * 8
    query = reduction.apply({name: array[:1] for name, array in vectors.items()})
    found = nearest_reduced(points, query, list(reduction.grams(projection).values()))
    x = np.concatenate(list(vectors.values()), axis=1)
    np.testing.assert_allclose(found, np.square(x - x[0]).sum(axis=1), rtol=0.05, atol=0.01)


def test_a_constant_modality_reduces_to_zero() -> None:
    vectors = {"a": np.full((10, 4), 7, np.float32)}
    reduction = QuantisedPCA.fit(vectors, components=2)
    assert not reduction.compress(vectors).any()


# Sketches and codes of reduced vectors, against distances by the reduced vectors.


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


# Codes by random hyperplanes, by hand and against the angles that they estimate.


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


# Both ways of counting differing bits, by hand and against Python's own integers.

FULL = 2**64 - 1


def counting(how: str) -> Hamming:
    found = Hamming()
    if how == "compiled":
        pytest.importorskip("numba", reason="needs the extra fast")
        assert found.compile()
    return found


both = pytest.mark.parametrize("how", ["passes", pytest.param("compiled", marks=pytest.mark.slow)])


@pytest.mark.slow
@both
def test_hamming_by_hand(how: str) -> None:
    codes = np.array([[0b1011, 0, 7], [1, 0, 2**63]], np.uint64)
    assert counting(how)(codes, np.array([0b1000, 1], np.uint64)).tolist() == [2, 2, 6]


@both
@pytest.mark.parametrize("words", [1, 3, 6, 16])
def test_hamming_counts_every_bit_of_every_word(how: str, words: int) -> None:
    codes = np.random.default_rng(words).integers(0, 2**64, (words, 50), dtype=np.uint64)
    codes[:, 0] = ~codes[:, 1]
    columns = [[int(word) for word in column] for column in codes.T]
    counts = [sum((a ^ b).bit_count() for a, b in zip(c, columns[1], strict=True)) for c in columns]
    assert counts[0] == 64 * words
    assert counting(how)(codes, codes[:, 1]).tolist() == counts


@both
def test_no_photos_have_no_distances(how: str) -> None:
    assert counting(how)(np.empty((2, 0), np.uint64), np.zeros(2, np.uint64)).size == 0


@both
def test_codes_may_be_mapped_and_read_only(how: str, tmp_path: Path) -> None:
    codes = np.arange(12, dtype=np.uint64).reshape(2, 6)
    np.save(tmp_path / "codes.npy", codes)
    mapped = np.load(tmp_path / "codes.npy", mmap_mode="r")
    zero = np.zeros(2, np.uint64)
    assert counting(how)(mapped, zero).tolist() == counting(how)(codes, zero).tolist()


@pytest.mark.filterwarnings("ignore:overflow")  # wrapping round is what the multiplication is for
@given(st.integers(0, FULL), st.integers(0, FULL), st.integers(0, 2**15))
def test_the_loop_counts_bits_before_it_is_compiled(a: int, b: int, before: int) -> None:
    total = np.array([before], np.uint16)
    add_one_by_one(np.array([a], np.uint64), np.uint64(b), total)
    assert total[0] == before + (a ^ b).bit_count()


def test_without_numba_numpy_goes_on_counting(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = Hamming()
    compiled.cache_clear()
    monkeypatch.setitem(sys.modules, "numba", None)
    assert not counts.compile()
    assert counts(np.array([[3]], np.uint64), np.zeros(1, np.uint64)).tolist() == [2]


@pytest.mark.slow
def test_a_compiled_scan_finds_exactly_what_the_other_finds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("numba", reason="needs the extra fast")
    random = np.random.default_rng(3)
    vectors = {"a": random.standard_normal((3000, 12)).astype(np.float32)}
    query = {"a": vectors["a"][7:8]}
    found: list[Hits] = []
    for how in ("passes", "compiled"):
        monkeypatch.setattr("engine.index.sketch.hamming", counting(how))
        index = HashIndex(Euclid({"a": 12}), HashSettings(candidates=200, shortlist=50))
        index.build(vectors)
        found.append(index.search(query, 20))
    assert found[0].rows.tolist() == found[1].rows.tolist()
    assert found[0].distances.tolist() == found[1].distances.tolist()
