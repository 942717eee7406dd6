"""ONNX models as modalities: inputs, outputs, and sentences for what is no such model."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from features import onnx_model
from features.errors import ModelError
from features.model_folder import keep, try_model
from features.onnx_input import (
    InputSettings,
    from_metadata,
    picture_input,
    read_side_file,
    settings_of,
)
from features.onnx_model import is_model, load, shown_name
from tests.unit.features.onnx_models import (
    FLOAT,
    FLOAT16,
    FLOAT64,
    INT64,
    UINT8,
    adopt,
    mean_colour,
    onnx,
    side_file,
    vector,
    write,
)

# Preprocessing for ONNX models, from a side file or the model's metadata.

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


# ONNX models as modalities: inputs, outputs, and sentences for what is no such model.

PLAIN = {"mean": [0, 0, 0], "std": [1, 1, 1], "normalise": "none", "fit": "stretch"}


@pytest.fixture
def orange() -> np.ndarray[Any, Any]:
    return np.full((40, 60, 3), (255, 102, 0), np.uint8)


def test_a_picture_becomes_the_vector_of_the_model(
    tmp_path: Path, orange: np.ndarray[Any, Any]
) -> None:
    model = mean_colour(tmp_path / "colour.onnx")
    side_file(model, **PLAIN)
    np.testing.assert_allclose(vector(model, orange), [1, 0.4, 0], atol=1e-6)


def test_by_default_imagenets_colours_and_unit_length(
    tmp_path: Path, orange: np.ndarray[Any, Any]
) -> None:
    made = vector(mean_colour(tmp_path / "colour.onnx"), orange)
    whitened = (np.array([1, 0.4, 0]) - [0.485, 0.456, 0.406]) / [0.229, 0.224, 0.225]
    expected = (whitened / np.linalg.norm(whitened) + 1) / 2
    np.testing.assert_allclose(made, expected, atol=1e-6)
    assert made.dtype == np.float32


@pytest.mark.parametrize("shape", [("n", 3, 16, 24), (1, 16, 24, 3)])
@pytest.mark.parametrize("kind", [FLOAT, FLOAT16, UINT8])
def test_every_layout_and_type(
    tmp_path: Path, orange: np.ndarray[Any, Any], shape: tuple[Any, ...], kind: int
) -> None:
    axes = [2, 3] if shape[1] == 3 else [1, 2]
    nodes = [
        ("Cast", ["picture"], "float", {"to": FLOAT}),
        ("ReduceMean", ["float"], "vector", {"axes": axes, "keepdims": 0}),
    ]
    model = write(tmp_path / "m.onnx", shape, nodes, kind=kind)
    side_file(model, **PLAIN)
    expected = [255, 102, 0] if kind == UINT8 else [1, 0.4, 0]
    np.testing.assert_allclose(vector(model, orange), expected, atol=1e-3)


def test_metadata_speaks_and_the_side_file_overrules_it(
    tmp_path: Path, orange: np.ndarray[Any, Any]
) -> None:
    said = {key: json.dumps(value) for key, value in {**PLAIN, "size": [20, 10]}.items()}
    said |= {"channels": "BGR", "author": "somebody"}
    model = mean_colour(tmp_path / "m.onnx", ("n", 3, "h", "w"), metadata=said)
    np.testing.assert_allclose(vector(model, orange), [0, 0.4, 1], atol=1e-6)
    side_file(model, channels="RGB", std=[0.5, 0.5, 0.5])
    np.testing.assert_allclose(vector(model, orange), [2, 0.8, 0], atol=1e-6)


def test_one_of_several_outputs_and_positions(tmp_path: Path) -> None:
    halves = np.zeros((32, 32, 3), np.uint8)
    halves[:, 16:] = 255
    pool = {"kernel_shape": [16, 8], "strides": [16, 8]}
    nodes = [
        ("GlobalMaxPool", ["picture"], "brightest", {}),
        ("AveragePool", ["picture"], "cells", pool),
        ("Squeeze", ["cells"], "columns", {}),
        ("Transpose", ["columns"], "turned", {"perm": [1, 0]}),
        ("Unsqueeze", ["turned", "axis"], "tokens", {}),
    ]
    constant = ("Constant", [], "axis", {"value": onnx.numpy_helper.from_array(np.array([0]))})
    model = write(
        tmp_path / "m.onnx", (1, 3, 16, 16), [constant, *nodes], outputs=("brightest", "tokens")
    )
    side_file(model, **PLAIN)
    np.testing.assert_allclose(vector(model, halves), [1, 1, 1])
    side_file(model, **PLAIN, output="tokens")
    np.testing.assert_allclose(vector(model, halves), [0, 0, 0, 1, 1, 1])
    side_file(model, **PLAIN, output="tokens", pool="first")
    np.testing.assert_allclose(vector(model, halves), [0, 0, 0])
    side_file(model, **PLAIN, output="tokens", pool="mean")
    np.testing.assert_allclose(vector(model, halves), [0.5, 0.5, 0.5])


def test_black_pixels_that_give_nothing_are_data(tmp_path: Path) -> None:
    model = mean_colour(tmp_path / "m.onnx")
    side_file(model, mean=[0, 0, 0], std=[1, 1, 1])
    np.testing.assert_array_equal(vector(model, np.zeros((9, 9, 3), np.uint8)), [0.5, 0.5, 0.5])


def test_the_name_follows_content_and_settings(tmp_path: Path) -> None:
    model, kept = mean_colour(tmp_path / "my model é.onnx"), tmp_path / "kept"
    first = adopt(model, kept)
    assert adopt(model, kept) == first
    assert is_model(first.name)
    assert not is_model("sift200")
    assert shown_name(first.name) == "my-model"
    assert first.dimension == 3
    side_file(model, fit="stretch")
    second = adopt(model, kept)
    assert second.name != first.name
    assert sorted(path.suffix for path in kept.iterdir()) == [".json"] * 2 + [".onnx"] * 2
    model.unlink()  # what was kept is enough
    assert load(kept / f"{first.name}.onnx").dimension == 3


def test_only_what_was_tried_is_kept(tmp_path: Path) -> None:
    model, kept = mean_colour(tmp_path / "m.onnx"), tmp_path / "kept"
    tried = try_model(model)
    for other in (replace(tried, name="../m@0"), replace(tried, settings="{}")):
        with pytest.raises(ModelError, match="changed while it was looked at"):
            keep(model, other, kept)
    model.write_bytes(model.read_bytes() + b"\0")
    with pytest.raises(ModelError, match="changed while it was looked at"):
        keep(model, tried, kept)
    assert not list(kept.iterdir())


NO_MODEL = [
    ({"shape": (1, 77)}, "its input has the shape [1, 77]"),
    ({"shape": (1, 4, 16, 16)}, "is no model for pictures"),
    ({"shape": (8, 3, 16, 16)}, "wants 8 pictures at a time"),
    ({"shape": (1, 3, "h", "w")}, "doesn't say how large"),
    ({"shape": (1, 3, 4, 4)}, "wants pictures of 4 x 4 pixels"),
    ({"shape": (1, 3, 16, 16), "kind": INT64}, "wants tensor(int64)"),
    ({"shape": (1, 3, 16, 16), "inputs": ("picture", "words")}, "wants 2 inputs (picture, words)"),
]


@pytest.mark.parametrize(("described", "sentence"), NO_MODEL)
def test_what_is_no_image_model_is_told(
    tmp_path: Path, described: dict[str, Any], sentence: str
) -> None:
    nodes = [("Cast", ["picture"], "vector", {"to": FLOAT})]
    model = write(tmp_path / "m.onnx", nodes=nodes, **described)
    with pytest.raises(ModelError) as caught:
        adopt(model, tmp_path / "kept")
    assert sentence in str(caught.value)
    assert str(caught.value).startswith("m.onnx")
    assert str(caught.value).endswith(".")
    assert not (tmp_path / "kept").exists()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ('{"size": 32}', "m.json contradicts m.onnx, whose input is NCHW of 16 x 16 pixels."),
        ('{"layout": "NHWC"}', "contradicts"),
        ('{"colour": 1}', "m.json says “colour”, which is none of size, layout"),
        ('{"std": [1, 0, 1]}', "“std” of m.onnx has to be three numbers"),
        ('{"mean": "red"}', "“mean” of m.onnx"),
        ('{"fit": "squash"}', "has to be one of crop, stretch"),
        ('{"output": "feelings"}', "has no output “feelings”, but vector."),
        ('{"size": "big"}', "has to be [width, height]"),
        ("[1]", "has to hold one JSON object"),
        ("{", "can't be read as JSON"),
    ],
)
def test_a_side_file_that_cannot_be_meant_is_told(tmp_path: Path, said: str, sentence: str) -> None:
    model = mean_colour(tmp_path / "m.onnx")
    model.with_suffix(".json").write_text(said)
    with pytest.raises(ModelError) as caught:
        adopt(model, tmp_path / "kept")
    assert sentence in str(caught.value)


def test_what_gives_too_much_or_nonsense_is_told(tmp_path: Path) -> None:
    image = write(tmp_path / "same.onnx", (1, 3, 64, 64), [("Identity", ["picture"], "vector", {})])
    with pytest.raises(ModelError, match="gives 12,288 numbers a picture; at most 8,192"):
        adopt(image, tmp_path / "kept")
    logarithm = [("GlobalAveragePool", ["picture"], "mean", {}), ("Log", ["mean"], "vector", {})]
    nonsense = write(tmp_path / "nan.onnx", (1, 3, 16, 16), logarithm)
    side_file(nonsense, mean=[2, 2, 2])
    with pytest.raises(ModelError, match="not finite"):
        adopt(nonsense, tmp_path / "kept")


def scaled_colour(path: Path, factor: float) -> Path:
    """The mean of each channel in float64, so many times."""
    nodes = [
        ("Constant", [], "factor", {"value_float": factor}),
        ("GlobalAveragePool", ["picture"], "mean", {}),
        ("Cast", ["mean"], "exact", {"to": FLOAT64}),
        ("Cast", ["factor"], "exact factor", {"to": FLOAT64}),
        ("Mul", ["exact", "exact factor"], "once", {}),
        ("Mul", ["once", "exact factor"], "vector", {}),
    ]
    return write(path, (1, 3, 16, 16), nodes, result=FLOAT64)


def test_numbers_beyond_measure_are_told(tmp_path: Path, orange: np.ndarray[Any, Any]) -> None:
    large, kept = scaled_colour(tmp_path / "m.onnx", 1e25), tmp_path / "kept"
    side_file(large, **PLAIN)
    with pytest.raises(ModelError, match=r'numbers beyond 1,000,000\. Let "normalise"'):
        adopt(large, kept)
    side_file(large, **PLAIN | {"normalise": "l2"})
    colour = np.array([1, 0.4, 0])
    expected = (colour / np.linalg.norm(colour) + 1) / 2
    np.testing.assert_allclose(vector(large, orange), expected, atol=1e-6)


@pytest.mark.parametrize("content", [b"", b"no model", bytes(10_000)])
def test_what_is_no_model_at_all_is_told(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "m.onnx").write_bytes(content)
    with pytest.raises(ModelError, match=r"m\.onnx is no ONNX model that can be opened"):
        adopt(tmp_path / "m.onnx", tmp_path / "kept")


def test_a_model_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="can't be read: No such file"):
        adopt(tmp_path / "m.onnx", tmp_path / "kept")
    with pytest.raises(ModelError, match="is not in the library any more"):
        load(tmp_path / "m@1.onnx")


def test_a_missing_runtime_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(ModelError, match="need onnxruntime, which is not installed"):
        adopt(tmp_path / "m.onnx", tmp_path)


def test_damaged_models_are_refused_or_work(tmp_path: Path) -> None:
    """Flipped bytes never get past `adopt` as anything but a model or a sentence."""
    whole = mean_colour(tmp_path / "whole.onnx").read_bytes()
    random = np.random.default_rng(0)
    for turn in range(60):
        content = bytearray(whole)
        for offset in random.integers(0, len(content), 3):
            content[offset] = random.integers(256)
        (tmp_path / f"{turn}.onnx").write_bytes(content)
        with suppress(ModelError):
            assert adopt(tmp_path / f"{turn}.onnx", tmp_path / "kept").dimension >= 1


def test_one_thread_and_one_loading_a_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept"
    path = kept / f"{adopt(mean_colour(tmp_path / 'm.onnx'), kept).name}.onnx"
    opened: list[Path] = []
    whole = onnx_model.open_session

    def counted(*arguments: Any) -> Any:
        opened.append(arguments[0])
        return whole(*arguments)

    monkeypatch.setattr(onnx_model, "open_session", counted)
    assert load(path) is load(path)
    assert opened == [path]
