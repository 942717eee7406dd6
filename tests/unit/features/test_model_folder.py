"""Folders with both halves of a model: pictures and sentences become comparable vectors."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from features import model_folder, text_model
from features.errors import ModelError
from features.model_folder import keep, memory_for, try_model
from features.onnx_model import load
from features.picture import Picture
from tests.unit.features.onnx_models import (
    adopt,
    immich_folder,
    mean_colour,
    onnx,
    transformers_folder,
)

pytest.importorskip("tokenizers", reason="needs tokenizers to read sentences")

Layout = Callable[[Path], Path]
both = pytest.mark.parametrize("layout", [immich_folder, transformers_folder])


@both
def test_a_sentence_is_nearest_to_what_it_says(tmp_path: Path, layout: Layout) -> None:
    folder, kept = layout(tmp_path / "colours"), tmp_path / "kept"
    found = adopt(folder, kept)
    assert (found.name.split("@")[0], found.dimension) == ("colours", 3)
    path = kept / f"{found.name}.onnx"
    assert text_model.has_text(path)
    pictures = [np.full((20, 30, 3), colour, np.uint8) for colour in np.eye(3) * 255]
    seen = np.stack([load(path).extract(Picture(picture)) for picture in pictures])
    for number, colour in enumerate(("red", "green", "blue")):
        read = text_model.load(path)(f"A  photo of:\n{colour.upper()}, the car!")
        assert read.dtype == np.float32
        assert ((2 * seen - 1) @ (2 * read - 1)).argmax() == number
    assert sorted(file.suffix for file in kept.iterdir()) == [
        *(".json", ".onnx", ".reads", ".text", ".tokens")
    ]
    assert adopt(folder, kept) == found
    assert memory_for(path) > memory_for(folder / "none")


def test_a_model_without_that_half_reads_nothing(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    found = adopt(mean_colour(tmp_path / "colour.onnx"), kept)
    assert not text_model.has_text(kept / f"{found.name}.onnx")


def _without(path: str) -> Callable[[Path], None]:
    return lambda folder: (folder / path).unlink()


def _with(path: str, content: bytes) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / path).write_bytes(content)

    return change


def _pipe(path: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / path).unlink()
        os.mkfifo(folder / path)

    return change


def _other_half(folder: Path) -> None:
    """A picture half of other vectors."""
    mean_colour(folder / "onnx" / "vision_model.onnx")
    model = onnx.load(folder / "onnx" / "vision_model.onnx")
    model.graph.node[0].output[0] = "pooled"
    node = onnx.helper.make_node("Concat", ["pooled", "pooled"], ["vector"], axis=1)
    model.graph.node.append(node)
    onnx.save(model, str(folder / "onnx" / "vision_model.onnx"))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_without("onnx/vision_model.onnx"), "vision_model.onnx can't be read: No such file"),
        (_without("onnx/text_model.onnx"), "text_model.onnx can't be read: No such file"),
        (_without("tokenizer.json"), "tokenizer.json can't be read: No such file"),
        (_with("tokenizer.json", b"{}"), "tokenizer.json is no tokenizer that can be read"),
        (_with("tokenizer.json", b"[" * 100_000), "tokenizer.json is no tokenizer"),
        (_with("onnx/text_model.onnx", b"none"), "text_model.onnx is no ONNX model"),
        (_with("tokenizer_config.json", b"[1]"), "has to hold one JSON object"),
        (_with("config.json", b"[" * 100_000), "config.json can't be read as JSON"),
        (_with("config.json", bytes(1 << 21)), "config.json is too large"),
        (_with("preprocessor_config.json", b'{"size": "x"}'), "size of vision_model.onnx"),
        (_with("preprocessor_config.json", b'{"image_mean": {}}'), "“mean” of vision_model"),
        (_other_half, "its halves don't belong together"),
        pytest.param(
            _pipe("tokenizer.json"),
            "tokenizer.json is not a file",
            marks=pytest.mark.skipif(os.name == "nt", reason="no pipes among files"),
        ),
    ],
)
def test_what_is_no_such_folder_is_told(
    tmp_path: Path, change: Callable[[Path], None], said: str
) -> None:
    folder = transformers_folder(tmp_path / "model")
    change(folder)
    with pytest.raises(ModelError, match=said):
        try_model(folder)


def test_files_that_are_too_large_are_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = immich_folder(tmp_path / "model")
    monkeypatch.setattr(model_folder, "MAX_TOKENS_BYTES", 10)
    with pytest.raises(ModelError, match=r"tokenizer\.json is larger than"):
        try_model(folder)


@both
def test_a_half_that_changed_meanwhile_is_refused(tmp_path: Path, layout: Layout) -> None:
    folder = layout(tmp_path / "model")
    tried = try_model(folder)
    (tokens,) = folder.rglob("tokenizer.json")
    said = json.loads(tokens.read_text())
    tokens.write_text(json.dumps({**said, "version": "1.0 "}))
    with pytest.raises(ModelError, match="changed while it was looked at"):
        keep(folder, tried, tmp_path / "kept")
    assert not list((tmp_path / "kept").iterdir())
