"""Every modality: entries by hand on tiny pictures, promises over the registry, what moves it."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from features import correlogram, edge, gabor, gist, lbp, phog, subject
from features.color import DIMENSION, color, mean_colours, moments
from features.extractor import GLOBAL, MODALITIES, WORDS, extract_global
from features.families import FAMILIES, NETWORKS, family, prior
from features.filterbank import FilterBank
from features.looks import looks
from features.picture import Picture, resized, scaled

# Every modality: entries by hand on tiny pictures, promises over the registry, what moves it.

Image = NDArray[np.uint8]


def flat(color: tuple[int, int, int], height: int = 40, width: int = 60) -> Image:
    return np.full((height, width, 3), color, dtype=np.uint8)


def stripes(period: int = 16, axis: int = 1) -> Image:
    """Black and white stripes, 256 x 256; ``axis`` 1 varies along x."""
    bands = (np.arange(256) // (period // 2) % 2 * 255).astype(np.uint8)
    plane = np.tile(bands, (256, 1)) if axis == 1 else np.tile(bands[:, None], (1, 256))
    return np.repeat(plane[..., None], 3, axis=2)


def scene(seed: int = 0) -> Image:
    """A lively picture, 192 x 256: overlapping boxes of random colours."""
    generator = np.random.default_rng(seed)
    image = flat((90, 140, 200), 192, 256).copy()
    for _ in range(40):
        top, left = generator.integers(0, 180), generator.integers(0, 240)
        height, width = generator.integers(5, 60, 2)
        image[top : top + height, left : left + width] = generator.integers(0, 256, 3)
    return image


def distance(a: Image, b: Image, name: str) -> float:
    return float(np.linalg.norm(extract_global(a)[name] - extract_global(b)[name]))


def test_registry_has_the_names_and_dimensions_of_the_papers_and_two_more() -> None:
    assert {name: modality.dimension for name, modality in MODALITIES.items()} == {
        "color": 81,
        "edge": 37,
        "gabor": 120,
        "lbp": 59,
        "gist": 512,
        "phog": 420,
        "correlogram": 256,
        "sift200": 200,
        "sift1000": 1000,
        "surf200": 200,
        "surf1000": 1000,
    }
    assert tuple(MODALITIES) == GLOBAL + WORDS


BUILT_IN = ("color", "edge", "gabor", "lbp", "gist", "phog", "correlogram")

PICTURES = {
    "black": flat((0, 0, 0)),
    "white": flat((255, 255, 255)),
    "one pixel": flat((3, 200, 77), 1, 1),
    "wide": flat((3, 200, 77), 1, 500),
    "tall": scene()[:, :2],
    "scene": scene(),
    "stripes": stripes(2),
}


@pytest.mark.parametrize("picture", PICTURES)
def test_promises_of_every_global_modality(picture: str) -> None:
    image = PICTURES[picture].copy()
    first, second = extract_global(image), extract_global(image)
    assert (image == PICTURES[picture]).all()
    for name in GLOBAL:
        vector = first[name]
        assert vector.shape == (MODALITIES[name].dimension,)
        assert vector.dtype == np.float32
        assert np.isfinite(vector).all()
        assert vector.min() >= 0
        assert vector.max() <= 1
        assert (vector == second[name]).all()


def test_moments_of_two_pixels_by_hand() -> None:
    """0 and 255: mean 1/2, deviation 1/2 (doubled: 1), no asymmetry (shifted: 1/2)."""
    image = np.array([[[0, 0, 255], [255, 0, 255]]], dtype=np.uint8)
    np.testing.assert_allclose(moments(image), [0.5, 0, 1, 1, 0, 0, 0.5, 0.5, 0.5], atol=1e-6)


def test_color_of_a_red_picture_by_hand() -> None:
    """Pure red has hue bin 0 of 6, the highest of 3 saturations and of 4 values: bin 11."""
    vector = extract_global(flat((255, 0, 0)))["color"]
    assert np.flatnonzero(vector[:72]).tolist() == [11]
    assert vector[11] == 1


def test_edges_of_one_step_by_hand() -> None:
    """Dark left, light right: gradients point along x, to direction 0, in the mirror to 18."""
    image = flat((0, 0, 0), 256, 256).copy()
    image[:, 128:] = 255
    vector = edge.edge(Picture(image))
    assert np.flatnonzero(vector).tolist() == [0, 18, 36]
    expected = [0.5**0.5, 0.5**0.5, (1 - 1 / 16) / 2]
    np.testing.assert_allclose(vector[[0, 18, 36]], expected, rtol=1e-5)
    upright = edge.edge(Picture(np.ascontiguousarray(image.transpose(1, 0, 2))))
    assert np.flatnonzero(upright).tolist() == [9, 36]


def test_lbp_pattern_by_hand() -> None:
    """Bits run around the centre from the top left: 9, 1, 7 | 8 | 2, 5, 3 | 6 against 5."""
    grey = np.array([[9, 1, 7], [6, 5, 8], [3, 5, 2]], dtype=np.uint8)
    assert lbp.patterns(grey).tolist() == [[0b10101101]]


def test_lbp_has_58_uniform_patterns_and_one_bin_for_the_rest() -> None:
    values, counts = np.unique(lbp._BINS, return_counts=True)
    assert values.tolist() == list(range(59))
    assert counts.tolist() == [1] * 58 + [198]


def test_autocorrelogram_by_hand() -> None:
    """2 x 2 pixels, one of colour 1: of the 9 ordered neighbour pairs that start at 0, 6 stay."""
    colors = np.array([[0, 0], [0, 1]], dtype=np.uint8)
    shares = correlogram.autocorrelogram(colors, 2, (1, 2))
    np.testing.assert_allclose(shares, [[6 / 9, 0], [0, 0]])


def test_autocorrelogram_equals_counting_all_pairs() -> None:
    generator = np.random.default_rng(0)
    colors = generator.integers(0, 4, (7, 9)).astype(np.uint8)
    same, near = np.zeros((2, 4)), np.zeros((2, 4))
    points = [(y, x) for y in range(7) for x in range(9)]
    for y, x in points:
        for v, u in points:
            distance = max(abs(y - v), abs(x - u))
            if distance in (1, 2):
                near[distance - 1, colors[y, x]] += 1
                same[distance - 1, colors[y, x]] += colors[y, x] == colors[v, u]
    np.testing.assert_allclose(correlogram.autocorrelogram(colors, 4, (1, 2)), same / near)


def test_phog_of_one_step_by_hand() -> None:
    """One vertical edge, right of the middle: right cells say direction 0, in the mirror left ones
    say direction 10 of 20."""
    image = flat((0, 0, 0), 256, 256).copy()
    image[:, 160:] = 255
    cells = phog.phog(Picture(image)).reshape(21, 20)
    expected = np.zeros((21, 20))
    expected[[0, 2, 4, 7, 11, 15, 19], 0] = 0.5
    expected[[0, 1, 3, 6, 10, 14, 18], 10] = 0.5
    np.testing.assert_array_equal(cells, expected)


def test_phog_shares_a_gradient_between_two_directions() -> None:
    """At 9 degrees, half way between the directions 0 and 18, both get the same."""
    y, x = np.mgrid[:256, :256]
    turn = np.deg2rad(9)
    ramp = ((x - 128) * np.cos(turn) + (y - 128) * np.sin(turn)) * 40
    image = np.clip(ramp + 128, 0, 255).astype(np.uint8)[..., None].repeat(3, axis=2)
    whole = phog.phog(Picture(image))[:20]
    assert set(np.argsort(whole)[-4:]) == {0, 1, 9, 10}
    assert whole[1] == pytest.approx(whole[0], rel=0.2)


def test_filterbank_equals_the_whole_spectrum() -> None:
    """Cropping the spectrum loses nothing: the magnitudes are those of the full transform."""
    frequency, width = 0.2, 0.02
    bank = FilterBank(64, np.array([frequency]), np.array([width]), np.array([width]), 4)
    image = np.random.default_rng(0).random((64, 64)).astype(np.float32)
    (cropped,) = bank.magnitudes(image)
    v, u = np.meshgrid(np.fft.fftfreq(64), np.fft.fftfreq(64), indexing="ij")
    gaussian = np.exp(-0.5 * ((u - frequency) ** 2 + v**2) / width**2)
    step = 64 // cropped.shape[-1]
    whole = np.abs(np.fft.ifft2(np.fft.fft2(image) * gaussian))[::step, ::step]
    assert np.corrcoef(cropped[0].ravel(), whole.ravel())[0, 1] > 0.98


@pytest.mark.parametrize("axis", [0, 1])
def test_gabor_and_gist_see_the_orientation_of_stripes(axis: int) -> None:
    """Stripes that vary along x answer at orientation 0, along y at orientation 4 (90 degrees)."""
    picture = Picture(stripes(16, axis))
    strongest = 0 if axis == 1 else 4
    assert gabor.gabor(picture).reshape(5, 8, 3)[..., 0].sum(axis=0).argmax() == strongest
    assert gist.gist(picture).reshape(4, 8, 16).sum(axis=(0, 2)).argmax() == strongest


@pytest.mark.parametrize("name", ["color", "correlogram"])
def test_turning_by_180_degrees_hardly_moves_what_has_no_direction(name: str) -> None:
    image = scene()
    turned = np.ascontiguousarray(image[::-1, ::-1])
    assert distance(image, turned, name) < 0.1 * distance(image, stripes(), name)


@pytest.mark.parametrize("name", ["phog", "gist"])
def test_standing_on_its_head_moves_what_sees_the_layout(name: str) -> None:
    image = scene()
    assert distance(image, np.ascontiguousarray(image[::-1]), name) > 0.3 * distance(
        image, scene(1), name
    )


@pytest.mark.parametrize("name", BUILT_IN)
def test_left_and_right_are_alike(name: str) -> None:
    image = scene()
    mirrored = np.ascontiguousarray(image[:, ::-1])
    assert distance(image, mirrored, name) < 0.2 * distance(image, scene(1), name)


def test_brightening_moves_colour_and_leaves_texture() -> None:
    image = (scene() // 2).astype(np.uint8)
    brighter = image + np.uint8(60)
    assert distance(image, brighter, "lbp") < 1e-3
    assert distance(image, brighter, "gabor") < 0.02
    assert distance(image, brighter, "color") > 0.3


@pytest.mark.slow
def test_recolouring_moves_colour_more_than_the_layout() -> None:
    image = scene()
    recolored = np.ascontiguousarray(image[..., [2, 1, 0]])
    apart = {n: distance(image, recolored, n) / distance(image, stripes(), n) for n in GLOBAL}
    assert apart["color"] > apart["gist"]
    assert apart["color"] > apart["phog"]


@pytest.mark.slow
def test_every_pixel_doubled_is_the_same_picture() -> None:
    image = scene()
    doubled = image.repeat(2, axis=0).repeat(2, axis=1)
    for name in GLOBAL:
        assert distance(image, doubled, name) < 0.05 * distance(image, stripes(), name)


# Mean colours, found again in the stored entries.


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


# Families of modalities.


def test_every_modality_of_ours_has_a_family() -> None:
    assert {family(name) for name in (*MODALITIES, subject.NAME)} == set(FAMILIES)


def test_what_others_made_is_a_family_of_its_own() -> None:
    assert family("embedding") == "embedding"
    assert family("my-model@3fa9c1d2") == "my-model"


def test_the_prior_is_even_without_a_subject() -> None:
    assert prior(MODALITIES) is None
    assert prior([*MODALITIES, "my-model@3fa9c1d2"]) is None
    assert prior([subject.NAME]) is None


def test_networks_share_most_of_the_prior_and_families_the_rest() -> None:
    names = [subject.NAME, "my-model@3fa9c1d2", "color", "correlogram", "gist", "plugged"]
    weights = prior(names)
    assert weights is not None
    assert list(weights) == names
    assert sum(weights.values()) == pytest.approx(1)
    assert weights["subject"] == weights["my-model@3fa9c1d2"] == pytest.approx(NETWORKS / 2)
    assert weights["gist"] == weights["plugged"] == pytest.approx((1 - NETWORKS) / 3)
    assert weights["color"] == weights["correlogram"] == pytest.approx((1 - NETWORKS) / 6)


# Looks as weights of modalities.


def test_a_palette_and_a_composition_can_be_told_by_our_modalities() -> None:
    names = [subject.NAME, *MODALITIES]
    palette, composition = looks(names)
    assert palette.sum() == pytest.approx(1)
    assert composition.sum() == pytest.approx(1)
    assert names[palette.argmax()] == "color"
    assert names[composition.argmax()] == "gist"


def test_a_look_goes_without_few_modalities_and_not_without_most() -> None:
    (composition,) = looks(["subject", "gist", "phog", "plugged"])
    assert composition.tolist() == pytest.approx([6 / 64, 37 / 64, 21 / 64, 0])
    assert looks(["subject", "plugged"]).shape == (0, 2)
    assert np.isfinite(looks(["subject"])).all()


# Working images of every shape: nothing appears in them that is not in the photo.


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
