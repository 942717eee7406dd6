"""The functions of the pool's processes, run here."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app.core.content_hash import content_hash
from app.core.library.networks import Networks
from app.workers.indexing.extraction import read_photo, see_photo
from features import subject
from features.errors import DecodeError, FeatureError
from features.extractor import BUILT_IN, extract_global, extract_keypoints
from features.vocabulary import shipped

SCALES = dict.fromkeys(BUILT_IN, 2.0)


def test_size_is_as_a_person_sees_it(tmp_path: Path) -> None:
    picture = Image.new("RGB", (60, 40), "navy")
    turned = picture.getexif()
    turned[0x0112] = 6  # orientation: to be turned by a quarter
    picture.save(tmp_path / "turned.jpg", exif=turned)
    read = read_photo(tmp_path / "turned.jpg", Networks(), SCALES)
    assert (read.width, read.height) == (40, 60)


def test_vectors_are_those_of_the_features(tmp_path: Path) -> None:
    pixels = np.random.default_rng(5).integers(0, 256, (40, 60, 3), np.uint8)
    Image.fromarray(pixels).save(tmp_path / "noise.png")
    read = read_photo(tmp_path / "noise.png", Networks(), SCALES)
    assert read.hash == content_hash(tmp_path / "noise.png")
    assert tuple(read.vectors) == tuple(BUILT_IN)
    seen = extract_global(pixels) | shipped().words(extract_keypoints(pixels))
    for name in BUILT_IN:
        np.testing.assert_array_equal(read.vectors[name], 2 * seen[name])


def test_no_picture_is_a_decode_error(tmp_path: Path) -> None:
    (tmp_path / "text.jpg").write_text("not a picture")
    with pytest.raises(DecodeError, match="Not a supported image format"):
        read_photo(tmp_path / "text.jpg", Networks(), SCALES)


def test_what_networks_see_is_scaled_like_the_rest(tmp_path: Path) -> None:
    Image.new("RGB", (60, 40), "navy").save(tmp_path / "a.png")
    read = read_photo(tmp_path / "a.png", Networks(subject=True), {subject.NAME: 3.0})
    assert np.linalg.norm(read.vectors[subject.NAME]) == pytest.approx(3.0, rel=1e-5)
    alone = see_photo(tmp_path / "a.png", Networks(subject=True), [subject.NAME])
    assert alone is not None
    np.testing.assert_allclose(3 * alone.vectors[subject.NAME], read.vectors[subject.NAME])


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_what_is_not_finite_fails_the_photo_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: float
) -> None:
    Image.new("RGB", (60, 40), "navy").save(tmp_path / "a.png")
    seen = np.full(subject.DIMENSION, bad, np.float32)
    monkeypatch.setattr(subject, "_vector", lambda folder, picture: seen)
    with pytest.raises(FeatureError, match=r"Its subject can't be told.*not finite\.$"):
        read_photo(tmp_path / "a.png", Networks(subject=True), SCALES)
