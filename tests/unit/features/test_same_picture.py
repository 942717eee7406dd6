"""Copies and other shots, on drawn pictures with the grain of a photo; which one is sharpest."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from features.alignment import PictureFeatures, alignments, features_of
from features.same_picture import NONE, Agreement, Verdict, compare, laid_agreement
from features.sharpness import sharpness
from resources.gallery import MOODS, draw

# Copies and other shots, on drawn pictures with the grain of a photo.

Pixels = NDArray[np.uint8]


def grainy(kind: str, seed: int = 0) -> Pixels:
    """A picture with blobs of all sizes, as no two photos have the same."""
    random = np.random.default_rng(seed)
    smooth = np.asarray(draw(kind, next(iter(MOODS)), seed), np.float64)
    for size in (4, 16, 48):
        blobs = random.normal(0, 26, (smooth.shape[0] // size + 1, smooth.shape[1] // size + 1))
        smooth += cv2.resize(blobs, smooth.shape[1::-1], interpolation=cv2.INTER_CUBIC)[..., None]
    return np.clip(smooth, 10, 245).astype(np.uint8)


@pytest.fixture(scope="module")
def photo() -> Pixels:
    return grainy("blossom")


def saved(image: Pixels, quality: int) -> Pixels:
    data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)


def scaled(image: Pixels, share: float) -> Pixels:
    size = (round(image.shape[1] * share), round(image.shape[0] * share))
    return np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA), np.uint8)


def cropped(image: Pixels) -> Pixels:
    height, width = image.shape[:2]
    return np.ascontiguousarray(image[: round(0.9 * height), width - round(0.9 * width) :])


def written_on(image: Pixels) -> Pixels:
    picture = Image.fromarray(image)
    ImageDraw.Draw(picture).text((10, 10), "Summer 2019", "white", font_size=20)
    return np.asarray(picture)


COPIES: dict[str, Callable[[Pixels], Pixels]] = {
    "itself": lambda image: image,
    "half": lambda image: scaled(image, 0.5),
    "quarter": lambda image: scaled(image, 0.25),
    "jpeg": lambda image: saved(image, 20),
    "cropped": cropped,
    "turned": lambda image: np.ascontiguousarray(np.rot90(image)),
    "upside down": lambda image: np.ascontiguousarray(image[::-1, ::-1]),
    "mirrored": lambda image: np.ascontiguousarray(image[:, ::-1]),
    "grey": lambda image: np.repeat(image.mean(axis=2, keepdims=True), 3, 2).astype(np.uint8),
    "paler": lambda image: (60 + 0.6 * image).astype(np.uint8),
    "written on": written_on,
    "all": lambda image: saved(scaled(cropped(np.ascontiguousarray(image[:, ::-1])), 0.6), 60),
}


@pytest.mark.parametrize("name", COPIES)
def test_a_copy_is_found_both_ways(photo: Pixels, name: str) -> None:
    original, copy = features_of(photo), features_of(COPIES[name](photo))
    assert compare(original, copy).verdict is Verdict.SAME
    assert compare(original, copy) == compare(copy, original)


def test_another_shot_is_another_photo(photo: Pixels) -> None:
    """Somebody moved: an eighth of the picture shows something else now."""
    height, width = photo.shape[:2]
    other = photo.copy()
    part = np.s_[height // 3 : 2 * height // 3, width // 4 : 5 * width // 8]
    other[part] = np.roll(photo, (15, 25), (0, 1))[part]
    moved = np.ascontiguousarray(np.roll(other, 4, 1)[:, 8:])
    noisy = np.clip(moved + np.random.default_rng(1).normal(0, 3, moved.shape), 0, 255)
    assert compare(features_of(photo), features_of(noisy.astype(np.uint8))).verdict is Verdict.SCENE


@pytest.mark.parametrize("corner", [(40, 60), (90, 20), (0, 0)])
def test_one_thing_that_was_taken_away_is_no_ink(photo: Pixels, corner: tuple[int, int]) -> None:
    """A dark thing is there in one shot alone: the other is lighter there, but in one piece."""
    other = photo.copy()
    other[corner[0] : corner[0] + 24, corner[1] : corner[1] + 20] = 20
    assert compare(features_of(photo), features_of(other)).verdict is Verdict.SCENE


def test_a_drawing_on_white_is_told_by_all_of_its_lines() -> None:
    """Two drawings that share a dark patch: around the other lines all is white."""
    random = np.random.default_rng(3)
    patch = random.integers(20, 220, (12, 12)).repeat(3, 0).repeat(3, 1)
    drawings = []
    for _ in range(2):
        drawing = np.full((180, 240), 255, np.uint8)
        for _ in range(40):
            start, end = random.integers(10, 170, (2, 2)).tolist()
            cv2.line(drawing, start, end, 0, 1)
        drawing[60:96, 190:226] = patch
        drawings.append(np.repeat(drawing[..., None], 3, 2))
    first, second = map(features_of, drawings)
    lies = np.ones_like(first.grey)
    agreement = laid_agreement(first.grey, second.grey, lies, 1.0, 0.8)
    assert agreement.verdict is not Verdict.SAME
    assert laid_agreement(first.grey, first.grey, lies, 1.0, 0.8).verdict is Verdict.SAME


@pytest.mark.slow
def test_another_scene_is_something_else(photo: Pixels) -> None:
    assert compare(features_of(photo), features_of(grainy("city", 3))).verdict is Verdict.OTHER
    assert compare(features_of(photo), features_of(grainy("blossom", 3))).verdict is Verdict.OTHER


def test_a_small_part_is_no_copy(photo: Pixels) -> None:
    height, width = photo.shape[:2]
    part = np.ascontiguousarray(photo[height // 4 :, : 2 * width // 3])
    assert compare(features_of(photo), features_of(part)).verdict is not Verdict.SAME


def test_what_shows_nothing_is_nothing(photo: Pixels) -> None:
    white = features_of(np.full((60, 80, 3), 255, np.uint8))
    assert compare(white, white) == NONE
    assert compare(white, features_of(photo)) == NONE
    tiny = features_of(np.zeros((1, 1, 3), np.uint8))
    assert compare(tiny, tiny) == NONE


def test_a_smooth_picture_is_laid_on_its_copy_without_features() -> None:
    rows, columns = np.mgrid[:90, :120]
    smooth = 128 + 90 * np.sin(rows / 40) * np.cos(columns / 30 + rows / 50)
    image = np.repeat(smooth[..., None], 3, 2).astype(np.uint8)
    a, b = features_of(image), features_of(np.ascontiguousarray(image[:, ::-1]))
    assert min(len(a.points), len(b.points)) < 40
    assert compare(a, b).verdict is Verdict.SAME


def test_the_map_is_that_of_the_crop(photo: Pixels) -> None:
    whole, part = features_of(photo), features_of(cropped(photo))
    *_, found = alignments(part, whole)
    share = part.grey.shape[1] / whole.grey.shape[1]
    expected = np.array([[0.9, 0, 0.1 * whole.grey.shape[1]], [0, 0.9, 0]])
    assert share == 1
    assert np.abs(found - expected).max() < 0.6


def test_the_look_is_of_one_size() -> None:
    small: PictureFeatures = features_of(np.zeros((64, 128, 3), np.uint8))
    assert (small.grey.shape, small.detail) == ((128, 256), 0.5)
    large = features_of(np.zeros((500, 250, 3), np.uint8))
    assert (large.grey.shape, large.detail) == ((256, 128), 1.0)


@pytest.mark.parametrize(
    ("agreement", "verdict"),
    [
        (Agreement(1, 0.96, 0.9, 0.003), Verdict.SAME),
        (Agreement(1, 0.96, 0.9, 0.1), Verdict.SCENE),
        (Agreement(1, 0.999, 0.2, 0.2, 0.99), Verdict.SAME),
        (Agreement(1, 0.999, 0.2, 0.2, 0.9), Verdict.SCENE),
        (Agreement(0.5, 0.999, 0.99, 0), Verdict.SCENE),
        (Agreement(1, 0.2, -0.1, 0.8), Verdict.OTHER),
    ],
)
def test_what_an_agreement_means(agreement: Agreement, verdict: Verdict) -> None:
    assert agreement.verdict is verdict


# Sharpness falls with blur alone, and hardly changes with what is not blur.

Grey = NDArray[np.uint8]


@pytest.fixture(scope="module")
def scene() -> Grey:
    """Amplitudes that fall with frequency as those of natural scenes do, under a plain sky."""
    random = np.random.default_rng(0)
    height, width = 960, 1280
    frequency = np.hypot(np.fft.fftfreq(height)[:, np.newaxis], np.fft.rfftfreq(width))
    frequency[0, 0] = np.inf
    spectrum = np.fft.rfft2(random.normal(size=(height, width))) / frequency
    values = np.fft.irfft2(spectrum, s=(height, width))
    picture = np.clip(128 + 40 * values / values.std(), 0, 255).astype(np.uint8)
    picture[:160] = np.linspace(120, 140, 160, dtype=np.uint8)[:, np.newaxis]
    return picture


def blurred(picture: Grey, sigma: float) -> Grey:
    return np.asarray(cv2.GaussianBlur(picture, (0, 0), sigma), np.uint8)


@pytest.mark.slow
def test_the_more_blur_the_less_sharp(scene: Grey) -> None:
    found = [sharpness(scene), *(sharpness(blurred(scene, sigma)) for sigma in (0.7, 1, 2, 4, 8))]
    assert all(sharp > 1.05 * soft for sharp, soft in pairwise(found)), found


@pytest.mark.parametrize("sigma", [0.0, 2.0])
def test_a_copy_of_another_size_has_about_the_same(scene: Grey, sigma: float) -> None:
    picture = blurred(scene, sigma) if sigma else scene
    smaller = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    larger = cv2.resize(picture, None, fx=2, fy=2, interpolation=cv2.INTER_CUBIC)
    for copy in (smaller, larger):
        assert sharpness(np.asarray(copy, np.uint8)) == pytest.approx(sharpness(picture), rel=0.2)


def test_contrast_and_brightness_do_not_count(scene: Grey) -> None:
    pale = np.asarray(scene * 0.5 + 60, np.uint8)
    assert sharpness(pale) == pytest.approx(sharpness(scene), rel=0.05)


def test_noise_is_not_sharpness(scene: Grey) -> None:
    noise = np.random.default_rng(1).normal(0, 6, scene.shape)
    noisy = np.asarray(np.clip(blurred(scene, 4) + noise, 0, 255), np.uint8)
    assert sharpness(noisy) < 1.15 * sharpness(blurred(scene, 4))


def test_what_is_in_focus_counts_not_what_lies_behind(scene: Grey) -> None:
    portrait = blurred(scene, 8)
    portrait[400:800, 400:900] = scene[400:800, 400:900]
    assert sharpness(portrait) > 0.8 * sharpness(scene)


def test_a_plain_wall_has_none() -> None:
    assert sharpness(np.full((100, 100), 90, np.uint8)) == 0


def test_a_single_edge_by_hand() -> None:
    """One tile: grey values vary by 100^2 / 4, the Laplacian is +-100 in two of eight columns."""
    picture = np.zeros((8, 8), np.uint8)
    picture[:, 4:] = 100
    # With one tile, the quietest is the sharpest: all of it is taken for noise.
    assert sharpness(picture) == 0
    two = np.zeros((8, 160), np.uint8)
    two[:, 156:] = 100  # in one tile of twelve, so the percentile lies a tenth below it
    assert sharpness(two) == 0


@pytest.mark.parametrize("shape", [(1, 1), (1, 500), (500, 1), (7, 3000), (257, 255)])
def test_any_shape_will_do(shape: tuple[int, int]) -> None:
    picture = np.random.default_rng(2).integers(0, 256, shape, dtype=np.uint8)
    assert np.isfinite(sharpness(picture))
