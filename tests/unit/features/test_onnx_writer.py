"""ONNX as bytes, and the runtime that runs them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from features.onnx_writer import Graph, Node, Value, encode

# ONNX as bytes: what the package `onnx` reads in them, and that what is written runs.

onnx = pytest.importorskip("onnx", reason="reads what was written")

NUMBERS = [Value("numbers", "float32", ("n", 2))]


def read(graph: Graph) -> Any:
    model = onnx.load_model_from_string(encode(graph))
    onnx.checker.check_model(model, full_check=True)
    return model


def constant(array: np.ndarray[Any, Any], kind: str) -> Graph:
    return Graph([Node("Identity", ["c"], "out")], {"c": array}, [], [Value("out", kind, ())])


def test_the_smallest_model_is_these_bytes() -> None:
    graph = Graph([Node("Abs", ["a"], "b")], {}, [], [])
    node = b"\x0a\x01a" + b"\x12\x01b" + b"\x1a\x01b" + b"\x22\x03Abs"
    content = b"\x0a\x0e" + node + b"\x12\x05graph"
    operators = b"\x42\x04" + b"\x0a\x00" + b"\x10\x11"
    assert encode(graph) == b"\x08\x08" + operators + b"\x3a\x17" + content


def test_a_graph_is_read_as_it_was_meant() -> None:
    double = Node("Mul", ["numbers", "two"], "double")
    graph = Graph([double], {"two": np.float32([2])}, NUMBERS, [Value("double", "float32", (3, 2))])
    model = read(graph)
    (node,) = model.graph.node
    assert (node.op_type, list(node.input), list(node.output)) == (
        "Mul", ["numbers", "two"], ["double"],
    )  # fmt: skip
    taken, made = model.graph.input[0].type.tensor_type, model.graph.output[0].type.tensor_type
    assert [length.dim_param or length.dim_value for length in taken.shape.dim] == ["n", 2]
    assert [length.dim_value for length in made.shape.dim] == [3, 2]
    assert taken.elem_type == onnx.TensorProto.FLOAT


@pytest.mark.parametrize("value", [3, 1.5, "SAME_UPPER", (1, 200, 70_000), ()])
def test_attributes_of_all_kinds(value: Any) -> None:
    graph = Graph([Node("Conv", ["a", "b"], "c", {"name": value})], {}, [], [])
    (attribute,) = onnx.load_model_from_string(encode(graph)).graph.node[0].attribute
    found = onnx.helper.get_attribute_value(attribute)
    assert attribute.name == "name"
    assert np.array_equal(found, value.encode() if isinstance(value, str) else value)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["float32", "uint8", "int8", "int32", "int64"])
def test_constants_of_all_types(kind: str) -> None:
    @given(arrays(kind, st.lists(st.integers(0, 3), max_size=3).map(tuple)))
    def comes_back(array: np.ndarray[Any, Any]) -> None:
        model = onnx.load_model_from_string(encode(constant(array, kind)))
        np.testing.assert_array_equal(onnx.numpy_helper.to_array(model.graph.initializer[0]), array)

    comes_back()


def test_constants_in_any_order_of_memory() -> None:
    turned = np.arange(6, dtype=">i4").reshape(2, 3).T
    model = onnx.load_model_from_string(encode(constant(turned, "int32")))
    np.testing.assert_array_equal(onnx.numpy_helper.to_array(model.graph.initializer[0]), turned)


def test_a_type_without_a_number_is_refused() -> None:
    with pytest.raises(KeyError, match="complex64"):
        encode(constant(np.zeros(1, np.complex64), "float32"))


def test_what_is_written_runs() -> None:
    runtime = pytest.importorskip("onnxruntime")
    graph = Graph(
        [Node("Mul", ["numbers", "two"], "double")], {"two": np.float32([2])}, NUMBERS,
        [Value("double", "float32", ("n", 2))],
    )  # fmt: skip
    session = runtime.InferenceSession(encode(graph), providers=["CPUExecutionProvider"])
    (made,) = session.run(None, {"numbers": np.float32([[1, 2], [3, 4]])})
    np.testing.assert_array_equal(made, [[2, 4], [6, 8]])


# What runs networks reports to nobody.

pytest.importorskip("onnxruntime", reason="is what is watched")

RUN = """
import sys
from pathlib import Path
import numpy as np
from features import subject
from features.picture import Picture
black = Picture(np.zeros((8, 8, 3), np.uint8))
subject.modality(Path(sys.argv[1])).extract(black)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks where it leaves its reports on Linux")
def test_it_leaves_no_reports_to_be_sent(tmp_path: Path) -> None:
    """It writes down what it is about to send, and who is told apart by which id."""
    home = tmp_path / "home"
    home.mkdir()
    theirs = ("XDG_CACHE_HOME", "ORT_DISABLE_TELEMETRY")
    kept = {name: value for name, value in os.environ.items() if name not in theirs}
    command = [sys.executable, "-c", RUN, str(tmp_path / "models")]
    subprocess.run(command, env=kept | {"HOME": str(home)}, check=True)
    assert [*home.rglob("*")] == []
