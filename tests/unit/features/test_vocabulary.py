"""Local descriptors, clustering, vocabularies, scales and the schema."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from features import subject, surf
from features.clustering import mini_batch_kmeans, nearest
from features.errors import SchemaError, VocabularyError
from features.extractor import BUILT_IN, WORDS, extract_keypoints
from features.keypoints import comparable, dense_sift, oriented_gradients
from features.modality import Modality
from features.normalisation import modality_scales
from features.scales import shipped_scales
from features.schema import schema_id
from features.vocabulary import SIZES, Vocabularies, distinct, shipped


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
def test_a_picture_without_structure_has_no_sift_and_one_word_of_colour(
    shape: tuple[int, ...],
) -> None:
    found = extract_keypoints(np.full(shape, 120, dtype=np.uint8))
    assert found["sift"].shape == (0, 128)
    np.testing.assert_allclose(
        found["surf"], found["surf"][:1].repeat(len(found["surf"]), 0), atol=1e-3
    )
    words = shipped().words(found)
    for name in WORDS:
        assert words[name].shape == (SIZES[name][1],)
        assert np.count_nonzero(words[name]) == (0 if name.startswith("sift") else 1)


@pytest.mark.parametrize("name", WORDS)
def test_no_descriptors_are_zero_words(name: str) -> None:
    none = {"sift": np.empty((0, 128), np.uint8), "surf": np.empty((0, 64), np.float16)}
    assert not shipped().words(none)[name].any()


def test_surf_of_a_ramp_by_hand() -> None:
    """Lightness rising by 3 a pixel: differences of 6 over 2 pixels, along x only."""
    lab = np.full((64, 64, 3), 128, dtype=np.uint8)
    lab[..., 0] = np.arange(0, 192, 3)
    patches = surf.surf(lab).reshape(7, 7, 2, 2, 4 * 3 + 4)
    middle = patches[3, 3]
    across, across_size, down, down_size = np.moveaxis(middle[..., :12].reshape(2, 2, 4, 3), 2, 0)
    np.testing.assert_allclose(across[..., 0], np.sqrt(6 / 255), rtol=0.01)
    np.testing.assert_allclose(across_size, across)
    assert not across[..., 1:].any()
    assert not down.any()
    assert not down_size.any()
    means = np.array([3 * (24 + 3.5), 3 * (32 + 3.5)]) / 255 / 4
    np.testing.assert_allclose(middle[..., 12], [means, means], rtol=0.01)
    assert not middle[..., 13:15].any()
    np.testing.assert_allclose(middle[..., 15], np.std(np.arange(8) * 3 / 255) / 2, rtol=0.01)


def test_surf_equals_visiting_every_cell() -> None:
    """Against plain loops, where no wavelet reaches over the border."""
    lab = np.random.default_rng(0).integers(0, 256, (40, 48, 3)).astype(np.uint8)
    values = (lab - np.array([0, 128, 128])) / np.array([255, 50, 50])
    found = surf.surf(lab).reshape(4, 5, 2, 2, 16)
    for row in range(1, 4):
        for column in range(1, 5):
            cell = _surf_cell(values, 8 * row, 8 * column)
            np.testing.assert_allclose(found[row - 1, column - 1, 1, 1], cell, atol=2e-3)


def _surf_cell(values: np.ndarray, top: int, left: int) -> np.ndarray:
    def square(y: int, x: int) -> np.ndarray:
        return values[y - 1 : y + 1, x - 1 : x + 1].mean(axis=(0, 1))

    pixels = [(y, x) for y in range(top, top + 8) for x in range(left, left + 8)]
    inner = [(y, x) for y, x in pixels if y + 1 < values.shape[0] and x + 1 < values.shape[1]]
    across = np.array([square(y, x + 1) - square(y, x - 1) for y, x in inner])
    down = np.array([square(y + 1, x) - square(y - 1, x) for y, x in inner])
    sums = [wave.mean(axis=0) for wave in (across, np.abs(across), down, np.abs(down))]
    roots = np.sign(sums) * np.sqrt(np.abs(sums))
    means = values[top : top + 8, left : left + 8].mean(axis=(0, 1))
    deviation = values[top : top + 8, left : left + 8, 0].std()
    return np.concatenate([roots.ravel(), means * [0.25, 0.5, 0.5], [deviation / 2]])


def test_sift_of_a_ramp_by_hand() -> None:
    """Brightness rising along x: only orientation 0, the same in 16 cells: 512 / sqrt(16) = 128."""
    ramp = np.tile(np.arange(0, 192, 3, dtype=np.uint8), (64, 1))
    inner = dense_sift(ramp).reshape(-1, 16, 8)
    middle = inner[len(inner) // 4]
    assert not middle[:, 1:].any()
    np.testing.assert_allclose(middle[:, 0].astype(int), 128, atol=3)


def test_gradients_are_shared_by_their_angle_to_each_direction() -> None:
    """Against the plain formula: 1 less the angle between, in eighths of a turn, at least 0."""
    grey = blocks(2)[..., 0]
    smooth = cv2.GaussianBlur(grey.astype(np.float32), (0, 0), 0.8)
    x = cv2.Sobel(smooth, cv2.CV_32F, 1, 0, ksize=1)
    y = cv2.Sobel(smooth, cv2.CV_32F, 0, 1, ksize=1)
    angle = np.arctan2(y, x)[..., None] - np.pi / 4 * np.arange(8)
    apart = np.abs(np.angle(np.exp(1j * angle))) / (np.pi / 4)
    expected = np.hypot(x, y)[..., None] * np.maximum(0, 1 - apart)
    np.testing.assert_allclose(oriented_gradients(grey), expected, atol=0.05)


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
    vocabularies = shipped()
    centres = {name: np.eye(SIZES[name][1], d, dtype=np.float32) for name, d in DIMENSIONS.items()}
    weights = {name: np.ones(SIZES[name][1], dtype=np.float32) for name in SIZES}
    weights["surf200"][1] = 2
    surf = np.eye(64, dtype=np.float16)[[0, 0, 0, 1]]
    by_hand = type(vocabularies)(centres, weights)
    words = by_hand.words({"sift": np.empty((0, 128), np.uint8), "surf": surf})["surf200"]
    np.testing.assert_allclose(words[:2], np.sqrt([3 / 5, 2 / 5]), rtol=1e-6)
    assert not words[2:].any()


DIMENSIONS = {"sift200": 128, "sift1000": 128, "surf200": 64, "surf1000": 64}


@pytest.mark.slow
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


@pytest.mark.slow
@given(
    rows=st.lists(
        st.tuples(*[st.sampled_from([-1.5, 0.0, 0.25, 2.0])] * 3), min_size=0, max_size=30
    )
)
def test_distinct_rows_are_those_of_numpy(rows: list[tuple[float, float, float]]) -> None:
    matrix = np.array(rows, np.float32).reshape(-1, 3)
    np.testing.assert_array_equal(distinct(matrix.copy()), np.unique(matrix, axis=0))


def test_too_few_descriptors_are_refused() -> None:
    with pytest.raises(VocabularyError, match="add photos"):
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
    a, b = (shipped().words(extract_keypoints(blocks(seed))) for seed in (0, 1))
    for name in WORDS:
        assert a[name].any()
        assert not np.array_equal(a[name], b[name])


def test_scale_of_two_points_by_hand() -> None:
    """Two photos 3 apart: every pair has squared distance 9, so the scale is 1/3."""
    sample = {"a": np.array([[0, 0], [3, 0]], dtype=np.float32)}
    assert modality_scales(sample)["a"] == pytest.approx(1 / 3)


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


def test_entries_whose_squares_are_beyond_float32_have_a_scale() -> None:
    rows = np.random.default_rng(0).random((50, 4)).astype(np.float32)
    usual, large = modality_scales({"a": rows})["a"], modality_scales({"a": rows * 1e30})["a"]
    assert large * 1e30 == pytest.approx(usual)


def test_nan_in_the_sample_is_refused() -> None:
    with pytest.raises(SchemaError, match="color"):
        modality_scales({"color": np.full((3, 2), np.nan, dtype=np.float32)})


def test_schema_follows_the_networks() -> None:
    network = Modality("subject", 1, 3)
    assert schema_id([network]) == schema_id([network])
    assert len({schema_id(), schema_id([network]), schema_id([replace(network, version=2)])}) == 3


def test_each_built_in_modality_has_a_scale_in_every_library() -> None:
    scales = shipped_scales()
    assert scales.keys() == {*BUILT_IN, subject.NAME}
    assert all(scale > 0 for scale in scales.values())


def test_torn_bytes_are_refused_in_one_way(tmp_path: Path) -> None:
    path = tmp_path / "words.npz"
    shipped().save(path)
    whole = path.read_bytes()
    random = np.random.default_rng(0)
    refused = 0
    for offset in random.integers(len(whole) - 16, size=60):
        torn = bytearray(whole)
        torn[offset : offset + 16] = random.bytes(16)
        path.write_bytes(torn)
        try:
            assert Vocabularies.load(path).id == shipped().id
        except VocabularyError:
            refused += 1
    assert refused > 50
