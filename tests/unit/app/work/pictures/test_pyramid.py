"""Mip levels: their sizes, their pixels as Qt wants them, and never beyond the memory."""

from __future__ import annotations

import numpy as np
import pytest

from app.work.pictures.full_decoding import bytes_of, fill, sizes


@pytest.mark.parametrize(
    ("size", "levels"),
    [
        ((1, 1), ((1, 1),)),
        ((1023, 700), ((1023, 700),)),
        ((1024, 700), ((1024, 700), (512, 350))),
        ((2049, 3), ((2049, 3), (1025, 2), (513, 1))),
        ((4000, 1), ((4000, 1),)),
    ],
)
def test_the_sizes_by_hand(size: tuple[int, int], levels: tuple[tuple[int, int], ...]) -> None:
    assert sizes(*size) == levels
    assert bytes_of(levels) == 4 * sum(width * height for width, height in levels)


def test_the_pixels_are_blue_green_red_and_opaque_and_averaged_in_fours() -> None:
    picture = np.zeros((1024, 1024, 3), np.uint8)
    picture[:, :512] = (200, 100, 50)
    picture[::2, 512:] = (100, 0, 0)
    buffer = bytearray(bytes_of(sizes(1024, 1024)) + 5)  # shared memory comes in whole pages
    assert fill(picture, memoryview(buffer)) == ((1024, 1024), (512, 512))
    whole = np.frombuffer(buffer, np.uint8, 1024 * 1024 * 4).reshape(1024, 1024, 4)
    half = np.frombuffer(buffer, np.uint8, 512 * 512 * 4, 1024 * 1024 * 4).reshape(512, 512, 4)
    assert whole[7, 7].tolist() == half[3, 3].tolist() == [50, 100, 200, 255]
    assert whole[0, 1000].tolist() == [0, 0, 100, 255]
    assert half[0, 500].tolist() == [0, 0, 50, 255]


def test_what_does_not_fit_is_refused_unwritten() -> None:
    buffer = bytearray(99)
    with pytest.raises(ValueError, match="larger"):
        fill(np.ones((5, 5, 3), np.uint8), memoryview(buffer))
    assert not any(buffer)
