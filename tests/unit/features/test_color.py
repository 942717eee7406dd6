"""Mean colours, found again in the stored entries."""

from __future__ import annotations

import numpy as np
import pytest

from features.color import DIMENSION, color, mean_colours
from features.picture import Picture


@pytest.mark.parametrize(
    "colour", [(0, 0, 0), (255, 255, 255), (128, 128, 128), (200, 40, 30), (20, 160, 220)]
)
def test_the_colour_of_a_plain_picture_is_found_again(colour: tuple[int, int, int]) -> None:
    picture = Picture(np.full((30, 40, 3), colour, np.uint8))
    found = mean_colours(color(picture)[None])
    assert found.dtype == np.uint8
    assert np.abs(found[0].astype(int) - colour).max() <= 8


def test_a_picture_in_black_and_white_is_grey_from_afar() -> None:
    pixels = np.zeros((32, 32, 3), np.uint8)
    pixels[:16] = 255
    red, green, blue = (int(each) for each in mean_colours(color(Picture(pixels))[None])[0])
    assert 100 < red < 150
    assert abs(red - green) <= 2
    assert abs(green - blue) <= 2


def test_no_entries_have_no_colours() -> None:
    assert mean_colours(np.zeros((0, DIMENSION), np.float32)).shape == (0, 3)
