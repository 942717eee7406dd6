"""Small ONNX models, made for a test."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from features.modality import Modality
from features.model_folder import keep, try_model
from features.onnx_model import load
from features.picture import Picture

onnx = pytest.importorskip("onnx", reason="needs onnx to build a model")
helper = onnx.helper
FLOAT, FLOAT16, FLOAT64, UINT8, INT32, INT64 = 1, 10, 11, 2, 6, 7


def adopt(source: Path, folder: Path) -> Modality:
    """Try a model and keep it."""
    return keep(source, try_model(source), folder)


def write(
    path: Path,
    shape: Sequence[int | str],
    nodes: Sequence[tuple[str, Sequence[str], str, dict[str, Any]]],
    *,
    kind: int = FLOAT,
    inputs: Sequence[str] = ("picture",),
    outputs: Sequence[str] = ("vector",),
    metadata: dict[str, str] | None = None,
    result: int = FLOAT,
) -> Path:
    """A model of these (operator, inputs, output, attributes)."""
    graph = helper.make_graph(
        [helper.make_node(op, list(taken), [made], **more) for op, taken, made, more in nodes],
        "model",
        [helper.make_tensor_value_info(name, kind, shape) for name in inputs],
        [helper.make_tensor_value_info(name, result, None) for name in outputs],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=10)
    helper.set_model_props(model, metadata or {})
    onnx.save(model, str(path))
    return path


MEAN_COLOUR = [("GlobalAveragePool", ["picture"], "vector", {})]


def mean_colour(path: Path, shape: Sequence[int | str] = ("n", 3, 16, 16), **more: Any) -> Path:
    """The mean of each channel."""
    return write(path, shape, MEAN_COLOUR, **more)


def side_file(model: Path, **said: Any) -> None:
    model.with_suffix(".json").write_text(json.dumps(said), encoding="utf-8")


def vector(model: Path, image: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """What ``model``, adopted, gives for ``image``."""
    kept = model.parent / "kept"
    return load(kept / f"{adopt(model, kept).name}.onnx").extract(Picture(image))


WORDS = ("[PAD]", "[UNK]", "red", "green", "blue", "a", "photo", "of", "the")


def immich_folder(folder: Path) -> Path:
    """Both halves of a model that knows three colours, as Immich publishes such."""
    (folder / "visual").mkdir(parents=True)
    (folder / "textual").mkdir()
    _colours(folder / "visual" / "model.onnx", "image", "embedding")
    _colour_words(folder / "textual" / "model.onnx", "text", INT32, (1, 8), "embedding")
    seen = {"size": [16, 16], "mean": [0.5] * 3, "std": [0.5] * 3, "resize_mode": "squash"}
    _json(folder / "visual" / "preprocess_cfg.json", seen)
    _json(folder / "textual" / "tokenizer_config.json", {"pad_token": "[PAD]"})
    cleaned = {"context_length": 8, "tokenizer_kwargs": {"clean": "canonicalize"}}
    _json(folder / "config.json", {"text_cfg": cleaned})
    _tokens(folder / "textual" / "tokenizer.json")
    return folder


def transformers_folder(folder: Path) -> Path:
    """The same as transformers.js has it."""
    (folder / "onnx").mkdir(parents=True)
    _colours(folder / "onnx" / "vision_model.onnx", "pixel_values", "pooler_output")
    text = folder / "onnx" / "text_model.onnx"
    _colour_words(text, "input_ids", INT64, ("n", "length"), "pooler_output")
    size = {"height": 16, "width": 16}
    seen = {"size": size, "image_mean": [0.5] * 3, "image_std": [0.5] * 3}
    _json(folder / "preprocessor_config.json", seen)
    spelt = {"model_max_length": 12, "pad_token": {"content": "[PAD]"}}
    _json(folder / "tokenizer_config.json", {**spelt, "tokenizer_class": "SiglipTokenizer"})
    _tokens(folder / "tokenizer.json")
    return folder


def _json(path: Path, said: object) -> None:
    path.write_text(json.dumps(said), encoding="utf-8")


def _colours(path: Path, taken: str, made: str) -> None:
    pooled = ("GlobalAveragePool", [taken], "pooled", {})
    write(
        path,
        ("n", 3, 16, 16),
        [pooled, ("Flatten", ["pooled"], made, {})],
        inputs=[taken],
        outputs=[made],
    )


def _colour_words(path: Path, taken: str, kind: int, shape: Sequence[int | str], made: str) -> None:
    """The mean of the colours that words name, by a table."""
    table = np.full((len(WORDS), 3), 0, np.float32)
    for channel in range(3):
        table[2 + channel] = np.where(np.arange(3) == channel, 1, -1)
    nodes = [
        helper.make_node("Gather", ["table", taken], ["each"]),
        helper.make_node("ReduceMean", ["each"], [made], axes=[1], keepdims=0),
    ]
    graph = helper.make_graph(
        nodes,
        "model",
        [helper.make_tensor_value_info(taken, kind, shape)],
        [helper.make_tensor_value_info(made, FLOAT, None)],
        [onnx.numpy_helper.from_array(table, "table")],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=10)
    onnx.save(model, str(path))


def _tokens(path: Path) -> None:
    """A tokenizer that knows `WORDS`."""
    model = {
        "type": "WordLevel",
        "vocab": {word: number for number, word in enumerate(WORDS)},
        "unk_token": "[UNK]",
    }
    _json(path, {"version": "1.0", "pre_tokenizer": {"type": "Whitespace"}, "model": model})
