"""Local descriptors, clustering, vocabularies, scales and the schema."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from features.clustering import mini_batch_kmeans, nearest
from features.errors import SchemaError, VocabularyError
from features.extractor import WORDS, extract_keypoints
from features.keypoints import comparable, dense_sift
from features.normalisation import modality_scales
from features.schema import schema_id
from features.vocabulary import SIZES, Vocabularies, distinct, fallback


def blocks(seed: int) -> np.ndarray:
    generator = np.random.default_rng(seed)
    small = generator.integers(0, 256, (24, 32, 3), dtype=np.uint8)
    return np.kron(small, np.ones((8, 8, 1), dtype=np.uint8))


def samples(photos: int = 12) -> list[dict[str, np.ndarray]]:
    generator = np.random.default_rng(0)
    return [
        {
            "sift": generator.integers(0, 256, (120, 128)).astype(np.uint8),
            "surf": generator.normal(0, 0.1, (120, 64)).astype(np.float16),
        }
        for _ in range(photos)
    ]


def test_descriptors_have_the_promised_types() -> None:
    found = extract_keypoints(blocks(0))
    assert found["sift"].dtype == np.uint8
    assert found["sift"].shape[1:] == (128,)
    assert found["surf"].dtype == np.float16
    assert found["surf"].shape[1:] == (64,)
    assert min(len(rows) for rows in found.values()) > 20


@pytest.mark.parametrize("shape", [(1, 1, 3), (40, 60, 3), (1, 500, 3), (500, 2, 3)])
def test_a_picture_without_structure_has_no_keypoints_and_zero_words(
    shape: tuple[int, ...],
) -> None:
    found = extract_keypoints(np.full(shape, 120, dtype=np.uint8))
    assert found["sift"].shape == (0, 128)
    assert found["surf"].shape == (0, 64)
    words = fallback().words(found)
    for name in WORDS:
        assert words[name].shape == (SIZES[name][1],)
        assert not words[name].any()


def test_sift_of_a_ramp_by_hand() -> None:
    """Brightness rising along x: only orientation 0, the same in 16 cells: 512 / sqrt(16) = 128."""
    ramp = np.tile(np.arange(0, 192, 3, dtype=np.uint8), (64, 1))
    inner = dense_sift(ramp).reshape(-1, 16, 8)
    middle = inner[len(inner) // 4]
    assert not middle[:, 1:].any()
    np.testing.assert_allclose(middle[:, 0].astype(int), 128, atol=3)


def test_sift_ignores_brightness_and_contrast() -> None:
    grey = (blocks(0)[..., 0] // 4 + 20).astype(np.uint8)
    plain = dense_sift(grey).astype(int)
    louder = dense_sift((2 * grey + 10).astype(np.uint8)).astype(int)
    assert len(plain) == len(louder)
    assert np.abs(plain - louder).max() <= 2


def test_comparable_rows_have_unit_length() -> None:
    rows = comparable("sift", np.array([[4] * 64 + [0] * 64, [0] * 128], dtype=np.uint8))
    np.testing.assert_allclose(np.linalg.norm(rows, axis=1), [1, 0], rtol=1e-6)
    assert rows[0, 0] == pytest.approx(0.125)


def test_nearest_equals_brute_force() -> None:
    generator = np.random.default_rng(0)
    rows, centres = (generator.random((n, 5)).astype(np.float32) for n in (50, 7))
    apart = ((rows[:, None] - centres) ** 2).sum(axis=2)
    assert (nearest(rows, centres) == apart.argmin(axis=1)).all()


def test_kmeans_finds_separate_clusters() -> None:
    generator = np.random.default_rng(0)
    truth = np.array([[0, 0], [10, 0], [0, 10]], dtype=np.float32)
    rows = np.repeat(truth, 100, axis=0) + generator.normal(0, 0.1, (300, 2)).astype(np.float32)
    centres = mini_batch_kmeans(rows, 12, np.random.default_rng(4))
    error = ((rows - centres[nearest(rows, centres)]) ** 2).sum(axis=1)
    assert np.sqrt(error.mean()) < 0.15


def test_words_by_hand() -> None:
    """Counts 3 and 1 under weights 1 and 2: square roots of 3 and 2, then unit length."""
    vocabularies = fallback()
    centres = {name: np.eye(SIZES[name][1], d, dtype=np.float32) for name, d in DIMENSIONS.items()}
    weights = {name: np.ones(SIZES[name][1], dtype=np.float32) for name in SIZES}
    weights["surf200"][1] = 2
    surf = np.eye(64, dtype=np.float16)[[0, 0, 0, 1]]
    by_hand = type(vocabularies)(centres, weights)
    words = by_hand.words({"sift": np.empty((0, 128), np.uint8), "surf": surf})["surf200"]
    np.testing.assert_allclose(words[:2], np.sqrt([3 / 5, 2 / 5]), rtol=1e-6)
    assert not words[2:].any()


DIMENSIONS = {"sift200": 128, "sift1000": 128, "surf200": 64, "surf1000": 64}


def test_training_is_deterministic_and_survives_a_round_trip(tmp_path: Path) -> None:
    first = Vocabularies.train(samples(), seed=3)
    assert first.id == Vocabularies.train(samples(), seed=3).id
    assert first.id != Vocabularies.train(samples(), seed=4).id
    first.save(tmp_path / "v.npz")
    loaded = Vocabularies.load(tmp_path / "v.npz")
    assert loaded.id == first.id
    photo = samples()[0]
    for name, vector in first.words(photo).items():
        assert vector.dtype == np.float32
        assert np.linalg.norm(vector) == pytest.approx(1, abs=1e-5)
        assert (vector == loaded.words(photo)[name]).all()


@given(
    rows=st.lists(
        st.tuples(*[st.sampled_from([-1.5, 0.0, 0.25, 2.0])] * 3), min_size=0, max_size=30
    )
)
@settings(max_examples=50, deadline=None)
def test_distinct_rows_are_those_of_numpy(rows: list[tuple[float, float, float]]) -> None:
    matrix = np.array(rows, np.float32).reshape(-1, 3)
    np.testing.assert_array_equal(distinct(matrix.copy()), np.unique(matrix, axis=0))


def test_too_few_descriptors_are_refused() -> None:
    with pytest.raises(VocabularyError, match="use the fallback"):
        Vocabularies.train(samples(1))
    with pytest.raises(VocabularyError):
        Vocabularies.train([])


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "v.npz").write_bytes(b"no zip")
    with pytest.raises(VocabularyError, match=r"v\.npz"):
        Vocabularies.load(tmp_path / "v.npz")
    np.savez(tmp_path / "other.npz", format=np.int64(99))
    with pytest.raises(VocabularyError, match="another version"):
        Vocabularies.load(tmp_path / "other.npz")


def test_fallback_tells_pictures_apart() -> None:
    a, b = (fallback().words(extract_keypoints(blocks(seed))) for seed in (0, 1))
    for name in WORDS:
        assert a[name].any()
        assert not np.array_equal(a[name], b[name])


def test_scale_of_two_points_by_hand() -> None:
    """Two photos 3 apart: every pair has squared distance 9, so the scale is 1/3."""
    sample = {"a": np.array([[0, 0], [3, 0]], dtype=np.float32)}
    assert modality_scales(sample)["a"] == pytest.approx(1 / 3)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 1000), st.floats(0.01, 100))
def test_scaled_vectors_are_one_apart_whatever_the_unit(seed: int, unit: float) -> None:
    rows = np.random.default_rng(seed).random((60, 5)).astype(np.float32) * np.float32(unit)
    scaled = rows * modality_scales({"a": rows}, seed)["a"]
    apart = ((scaled[:, None] - scaled) ** 2).sum(axis=2)
    assert apart.sum() / (60 * 59) == pytest.approx(1, rel=0.1)


def test_constant_and_tiny_samples_have_scale_one() -> None:
    ones = np.ones((50, 3), dtype=np.float32)
    assert modality_scales({"a": ones, "b": ones[:1], "c": ones[:0]}) == {"a": 1, "b": 1, "c": 1}


def test_one_odd_photo_does_not_set_the_scale() -> None:
    rows = np.random.default_rng(0).random((1000, 4)).astype(np.float32)
    before = modality_scales({"a": rows})["a"]
    rows[0] = 1000
    assert modality_scales({"a": rows})["a"] == pytest.approx(before, rel=0.1)


def test_nan_in_the_sample_is_refused() -> None:
    with pytest.raises(SchemaError, match="color"):
        modality_scales({"color": np.full((3, 2), np.nan, dtype=np.float32)})


def test_schema_follows_the_vocabulary() -> None:
    assert schema_id("a") == schema_id("a")
    assert schema_id("a") != schema_id("b")
