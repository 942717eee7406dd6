"""Drawings of what entries hold: by hand where a picture has one colour or one direction."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from docs.feature_pictures import DRAWN, HEIGHT, WIDTH, Entries, Sheet, drawing
from features.extractor import extract_global
from features.keypoints import extract_keypoints
from features.vocabulary import shipped

PAPER, INK = (250, 250, 250), (10, 10, 10)


def entries_of(image: np.ndarray) -> Entries:
    keypoints = extract_keypoints(image)
    return {**extract_global(image), **keypoints, **shipped().words(keypoints)}


def drawn(name: str, image: np.ndarray, scale: float = 1) -> np.ndarray:
    picture = drawing(name, entries_of(image), Sheet(PAPER, INK, shipped()), scale)
    assert isinstance(picture, Image.Image)
    return np.asarray(picture)


def plain(*colour: int) -> np.ndarray:
    return np.full((120, 160, 3), colour, np.uint8)


def stripes() -> np.ndarray:
    """Upright ones."""
    image = plain(255, 255, 255)
    image[:, ::8] = image[:, 1::8] = 0
    return image


def test_one_colour_fills_its_drawing() -> None:
    picture = drawn("color", plain(200, 20, 20))
    assert picture.shape == (HEIGHT, WIDTH, 3)
    red, green, blue = picture[HEIGHT // 2, WIDTH // 2].astype(int)
    assert red > green + 50
    assert red > blue + 50
    assert (picture == picture[0, 0]).all()


@pytest.mark.parametrize("name", ["edge", "phog", "gist"])
def test_upright_stripes_are_upright_strokes(name: str) -> None:
    dark = drawn(name, stripes()).sum(axis=2) < 300
    rows, columns = np.nonzero(dark[: HEIGHT // 4, : WIDTH // 4] if name != "edge" else dark)
    assert np.ptp(rows) > 3 * np.ptp(columns)


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_without_anything_can_be_drawn(name: str) -> None:
    assert drawn(name, plain(128, 128, 128)).shape == (HEIGHT, WIDTH, 3)


@pytest.mark.parametrize("name", ["lbp", "gabor", "sift1000"])
def test_paper_and_ink_are_those_of_the_sheet(name: str) -> None:
    noise = np.random.default_rng(0).integers(0, 256, (120, 160, 3), np.uint8)
    picture = drawn(name, noise)
    colours, counts = np.unique(picture.reshape(-1, 3), axis=0, return_counts=True)
    assert tuple(colours[counts.argmax()]) == PAPER
    assert (np.abs(picture.astype(int) - INK).max(axis=2) < 60).any()


def test_a_scale_gives_more_pixels() -> None:
    assert drawn("surf1000", stripes(), 1.5).shape == (225, 300, 3)
