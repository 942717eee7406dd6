"""Sharpness falls with blur alone, and hardly changes with what is not blur."""

from __future__ import annotations

from itertools import pairwise

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from features.sharpness import sharpness

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
