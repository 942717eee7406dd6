"""Working images of every shape: nothing appears in them that is not in the photo."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from features.picture import Picture, resized, scaled

Image = NDArray[np.uint8]


def fine_stripes(height: int, width: int = 500) -> Image:
    """0.4 waves a pixel, upright: 500 pixels have them, 256 have no room for them."""
    wave = 127 + 127 * np.sin(2 * np.pi * 0.4 * np.arange(width))
    return np.tile(wave.astype(np.uint8)[None, :, None], (height, 1, 3))


def noise(height: int, width: int) -> Image:
    return np.random.default_rng(0).integers(0, 256, (height, width, 3), dtype=np.uint8)


@pytest.mark.parametrize("height", [300, 256, 255, 200, 120, 1])
def test_what_is_too_fine_for_the_square_is_averaged_whatever_the_shape(height: int) -> None:
    wide = fine_stripes(height)
    tall = np.ascontiguousarray(np.swapaxes(wide, 0, 1))
    reference = Picture(fine_stripes(300)).square[128]
    np.testing.assert_array_equal(Picture(wide).square[128], reference)
    np.testing.assert_allclose(Picture(tall).square[:, 128], reference, atol=1 / 255)
    assert Picture(wide).square.std() < 0.1


def test_what_is_too_fine_for_a_narrow_strip_is_averaged() -> None:
    strip = resized(fine_stripes(10), 256)
    assert strip.shape == (16, 256, 3)
    np.testing.assert_array_equal(strip[8], resized(fine_stripes(300), 256)[8])


@pytest.mark.parametrize(
    ("size", "method"),
    [
        ((333, 500), cv2.INTER_AREA),
        ((256, 384), cv2.INTER_AREA),
        ((256, 256), cv2.INTER_AREA),
        ((170, 256), cv2.INTER_LINEAR),
        ((30, 20), cv2.INTER_LINEAR),
    ],
)
def test_where_both_axes_shrink_or_both_grow_one_step_is_enough(
    size: tuple[int, int], method: int
) -> None:
    image = noise(*size)
    expected = cv2.resize(image, (256, 256), interpolation=method)
    np.testing.assert_array_equal(scaled(image, 256, 256), expected)
