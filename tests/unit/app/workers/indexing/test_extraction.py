"""The functions of the pool's processes, run here."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app.core.content_hash import content_hash
from app.core.library.networks import SUBJECT, Networks
from app.workers.indexing import extraction
from app.workers.indexing.extraction import fit, read_photo, read_sample
from features import subject
from features.errors import DecodeError, FeatureError
from features.extractor import GLOBAL, MODALITIES, WORDS, extract_global
from features.schema import schema_id
from features.vocabulary import fallback


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("photos")
    for number in range(5):  # together they have over 1,000 descriptors of each kind
        texture = np.random.default_rng(number).integers(0, 256, (90, 120, 3), np.uint8)
        Image.fromarray(texture).resize((480, 360)).save(folder / f"{number}.png")
    return sorted(folder.iterdir())


@pytest.mark.slow
def test_a_sample_photo_leaves_its_descriptors_behind(photos: list[Path], tmp_path: Path) -> None:
    read = read_sample(photos[0], tmp_path)
    assert tuple(read.vectors) == GLOBAL
    assert read.hash == content_hash(photos[0])
    with Image.open(photos[0]) as picture:
        assert (read.width, read.height) == picture.size
    (kept,) = tmp_path.iterdir()
    assert kept.name == f"{read.hash.hex()}.npz"
    again = read_sample(photos[0], tmp_path)
    for name in GLOBAL:
        np.testing.assert_array_equal(again.vectors[name], read.vectors[name])


def test_a_sample_file_that_was_cut_short_is_made_again(photos: list[Path], tmp_path: Path) -> None:
    read = read_sample(photos[0], tmp_path)
    (kept,) = tmp_path.iterdir()
    whole = kept.read_bytes()
    for length in (0, len(whole) // 2):
        kept.write_bytes(whole[:length])
        again = read_sample(photos[0], tmp_path)
        for name in GLOBAL:
            np.testing.assert_array_equal(again.vectors[name], read.vectors[name])
        assert len(kept.read_bytes()) == len(whole)


@pytest.mark.slow
def test_a_small_sample_gets_the_shipped_vocabulary(photos: list[Path], tmp_path: Path) -> None:
    hashes = [read_sample(photo, tmp_path / "sample").hash for photo in photos]
    fitted = fit(hashes, tmp_path / "sample", tmp_path / "words", seed=0)
    assert fitted.vocabulary == fallback().id
    assert fitted.schema == schema_id(fallback().id)
    assert fitted.dimensions == {name: m.dimension for name, m in MODALITIES.items()}
    assert set(fitted.scales) == set(MODALITIES)
    assert [file.name for file in (tmp_path / "words").iterdir()] == [f"{fitted.vocabulary}.npz"]


@pytest.mark.slow
def test_a_large_sample_is_trained_on(
    photos: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extraction, "TRAIN_FROM", len(photos))
    hashes = [read_sample(photo, tmp_path / "sample").hash for photo in photos]
    fitted = [fit(hashes, tmp_path / "sample", tmp_path / "words", seed) for seed in (0, 0, 1)]
    assert fitted[0] == fitted[1]
    assert len({fallback().id, fitted[0].vocabulary, fitted[2].vocabulary}) == 3


def test_a_sample_without_anything_to_see_gets_the_shipped_vocabulary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extraction, "TRAIN_FROM", 1)
    Image.new("RGB", (60, 40), "navy").save(tmp_path / "plain.png")
    read = read_sample(tmp_path / "plain.png", tmp_path / "sample")
    fitted = fit([read.hash], tmp_path / "sample", tmp_path / "words", seed=0)
    assert fitted.vocabulary == fallback().id
    assert set(fitted.scales.values()) == {1.0}


def test_what_was_kept_gives_the_same_vectors_as_the_file(
    photos: list[Path], tmp_path: Path
) -> None:
    read = read_sample(photos[0], tmp_path / "sample")
    fitted = fit([read.hash], tmp_path / "sample", tmp_path / "words", seed=0)
    words = tmp_path / "words" / f"{fitted.vocabulary}.npz"
    kept = read_photo(photos[0], tmp_path / "sample", words)
    fresh = read_photo(photos[0], tmp_path / "nothing kept", words)
    assert tuple(kept.vectors) == tuple(MODALITIES)
    for name in MODALITIES:
        np.testing.assert_array_equal(kept.vectors[name], fresh.vectors[name])


def test_a_copy_of_a_sample_photo_is_asked_for_its_exif_too(tmp_path: Path) -> None:
    picture = Image.new("RGB", (60, 40), "navy")
    exif = picture.getexif()
    exif[0x010F], exif[0x0110] = "Nikon", "D70"  # make and model
    for name in ("a.jpg", "copy.jpg"):
        picture.save(tmp_path / name, exif=exif)
    first = read_sample(tmp_path / "a.jpg", tmp_path / "sample")
    copy = read_sample(tmp_path / "copy.jpg", tmp_path / "sample")
    assert copy.shot == first.shot
    assert copy.shot is not None
    assert "D70" in copy.shot.values["camera"]


def test_size_is_as_a_person_sees_it(tmp_path: Path) -> None:
    picture = Image.new("RGB", (60, 40), "navy")
    turned = picture.getexif()
    turned[0x0112] = 6  # orientation: to be turned by a quarter
    picture.save(tmp_path / "turned.jpg", exif=turned)
    read = read_sample(tmp_path / "turned.jpg", tmp_path / "sample")
    assert (read.width, read.height) == (40, 60)


def test_vectors_are_those_of_the_features(tmp_path: Path) -> None:
    pixels = np.random.default_rng(5).integers(0, 256, (40, 60, 3), np.uint8)
    Image.fromarray(pixels).save(tmp_path / "noise.png")
    read = read_sample(tmp_path / "noise.png", tmp_path / "sample")
    for name, vector in extract_global(pixels).items():
        np.testing.assert_array_equal(read.vectors[name], vector)


def test_no_picture_is_a_decode_error(tmp_path: Path) -> None:
    (tmp_path / "text.jpg").write_text("not a picture")
    with pytest.raises(DecodeError, match="Not a supported image format"):
        read_sample(tmp_path / "text.jpg", tmp_path / "sample")
    assert not (tmp_path / "sample").exists()


@pytest.mark.slow
def test_what_networks_see_is_fitted_and_named_like_the_rest(
    photos: list[Path], tmp_path: Path
) -> None:
    networks = Networks(subject=True)
    hashes = [read_sample(photo, tmp_path / "s", networks).hash for photo in photos]
    fitted = fit(hashes, tmp_path / "s", tmp_path / "words", seed=0)
    assert tuple(fitted.dimensions) == (*GLOBAL, subject.NAME, *WORDS)
    assert fitted.schema == schema_id(fitted.vocabulary, [SUBJECT])
    assert fitted.scales[subject.NAME] > 0
    words = tmp_path / "words" / f"{fitted.vocabulary}.npz"
    read = read_photo(photos[0], tmp_path / "none", words, networks, fitted.scales)
    length = np.linalg.norm(read.vectors[subject.NAME])
    assert length == pytest.approx(fitted.scales[subject.NAME], rel=1e-5)


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_what_is_not_finite_fails_the_photo_with_a_reason(
    photos: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: float
) -> None:
    seen = np.full(subject.DIMENSION, bad, np.float32)
    monkeypatch.setattr(subject, "_vector", lambda folder, picture: seen)
    with pytest.raises(FeatureError, match=r"Its subject can't be told.*not finite\.$"):
        read_sample(photos[0], tmp_path / "sample", Networks(subject=True))
    assert not (tmp_path / "sample").exists()
