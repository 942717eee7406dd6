"""Colours and light that photos are searched by."""

from __future__ import annotations

import numpy as np
import pytest

from features.color import color
from features.colour_words import COLOURS, LIGHT, is_colour, likely_colour
from features.picture import Picture


def entries(*rgb: int) -> np.ndarray:
    """Of a picture whose left half has a colour, on noise of grey."""
    noise = np.random.default_rng(0).integers(100, 150, (64, 64, 1))
    pixels = np.repeat(noise, 3, axis=2).astype(np.uint8)
    pixels[:, :32] = rgb
    return color(Picture(pixels))[np.newaxis]


@pytest.mark.parametrize(
    ("name", "rgb"),
    [
        ("red", (200, 20, 30)),
        ("green", (30, 130, 40)),
        ("blue", (30, 60, 160)),
        ("white", (250, 250, 250)),
        ("black", (5, 5, 5)),
    ],
)
def test_a_half_of_one_colour_is_told_from_others(name: str, rgb: tuple[int, int, int]) -> None:
    found = {other: float(likely_colour(entries(*rgb), other)[0]) for other in COLOURS}
    del found["grey"]
    assert max(found, key=lambda other: found[other]) == name
    assert found[name] > 0.8


def test_light_and_the_lack_of_colours() -> None:
    dark, white, red = entries(0, 0, 0) * 0.1, entries(255, 255, 255), entries(255, 0, 0)
    assert likely_colour(dark, "dark")[0] == 1
    assert likely_colour(white, "dark")[0] == 0 < likely_colour(white, "bright")[0]
    assert likely_colour(white, "black and white")[0] > 0.9
    assert likely_colour(red, "black and white")[0] == 0
    assert all(map(is_colour, LIGHT))
