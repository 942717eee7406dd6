"""Small ONNX models, made for a test."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from features.modality import Modality
from features.onnx_model import keep, load, try_model
from features.picture import Picture

onnx = pytest.importorskip("onnx", reason="needs onnx to build a model")
helper = onnx.helper
FLOAT, FLOAT16, FLOAT64, UINT8, INT64 = 1, 10, 11, 2, 7


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
