"""Preprocessing for ONNX models, from a side file or the model's metadata."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from features.errors import ModelError
from features.onnx_input import (
    InputSettings,
    from_metadata,
    picture_input,
    read_side_file,
    settings_of,
)

SHAPE = [1, 3, 16, 16]


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (f'{{"mean": [1{"0" * 400}, 0, 0]}}', "“mean” of m.onnx has to be three numbers"),
        ('{"mean": [0, 1e400, 0]}', "“mean” of m.onnx has to be three numbers"),
        ('{"mean": [0, NaN, 0]}', "“mean” of m.onnx has to be three numbers"),
        ('{"std": [1e-300, 1, 1]}', "“std” of at least 0.0001."),
        ("[" * 100_000, "m.json can't be read as JSON"),
    ],
)
def test_numbers_and_nesting_beyond_measure_are_told(
    tmp_path: Path, said: str, sentence: str
) -> None:
    file = tmp_path / "m.json"
    file.write_text(said, encoding="utf-8")
    with pytest.raises(ModelError) as caught:
        settings_of(SHAPE, read_side_file(file), "m.onnx")
    assert sentence in str(caught.value)


def test_metadata_that_is_no_json_is_a_text() -> None:
    text = "[" * 100_000
    assert from_metadata({"mean": text}) == {"mean": text}


def test_the_usual_means_and_deviations_are_fine() -> None:
    from_0_to_255 = {"mean": (0, 0, 0), "std": (1 / 255, 1 / 255, -1 / 255)}
    assert settings_of(SHAPE, from_0_to_255, "m.onnx").std[2] == -1 / 255


def test_stretching_averages_what_is_too_fine() -> None:
    """Along the axis that shrinks, also where the other one grows."""
    settings = InputSettings((10, 10), "NHWC", mean=(0, 0, 0), std=(1, 1, 1), fit="stretch")
    lines = np.zeros((5, 40, 3), np.uint8)
    lines[:, ::4] = 255
    np.testing.assert_allclose(picture_input(lines, settings, np.float32), 0.25, atol=0.01)


def test_the_middle_is_cropped_or_all_is_stretched() -> None:
    image = np.zeros((10, 30, 3), np.uint8)
    image[:, 10:20] = 255
    cropped = InputSettings((10, 10), "NHWC", mean=(0, 0, 0), std=(1, 1, 1))
    assert picture_input(image, cropped, np.float32).mean() == 1
    stretched = InputSettings((10, 10), "NHWC", mean=(0, 0, 0), std=(1, 1, 1), fit="stretch")
    assert picture_input(image, stretched, np.float32).mean() == pytest.approx(1 / 3, abs=0.01)


@pytest.mark.parametrize("size", [(1, 1), (1, 500), (500, 1)])
def test_the_smallest_and_thinnest_pictures(size: tuple[int, int]) -> None:
    settings = settings_of([1, 3, 32, 48], {}, "m.onnx")
    image = np.full((*size, 3), 7, np.uint8)
    assert picture_input(image, settings, np.float32).shape == (1, 3, 32, 48)
