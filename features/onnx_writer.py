"""Write an ONNX model as bytes, without the package `onnx` (which only tests need).

An ONNX file is a Protocol Buffers message. This implements only what a chain of operators with
constants needs: numbers as varints, everything else preceded by its length. Field numbers are those
of onnx.proto (ONNX 1.14, operator set 17).
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from numpy.typing import NDArray

IR_VERSION, OPERATOR_SET = 8, 17

_TYPES = {"float32": 1, "uint8": 2, "int8": 3, "int32": 6, "int64": 7}
_FLOAT, _INT, _STRING, _INTS = 1, 2, 3, 7  # types of attributes

Attribute = float | int | str | tuple[int, ...]


@dataclass(frozen=True)
class Node:
    """One operator: its inputs, its only output, and its attributes."""

    operator: str
    inputs: Sequence[str]
    output: str
    attributes: Mapping[str, Attribute] = field(default_factory=dict)


@dataclass(frozen=True)
class Value:
    """An input or output: a name, "float32" or "uint8", and its lengths or their names."""

    name: str
    kind: str
    shape: Sequence[int | str]


@dataclass(frozen=True)
class Graph:
    """Nodes in executable order, and the constants that they read."""

    nodes: Sequence[Node]
    constants: Mapping[str, NDArray[Any]]
    inputs: Sequence[Value]
    outputs: Sequence[Value]


def encode(graph: Graph) -> bytes:
    """Return the content of an .onnx file. Raises KeyError for a type unknown to ONNX."""
    parts = [
        *(_bytes(1, _node(node)) for node in graph.nodes),
        _text(2, "graph"),
        *(_bytes(5, _tensor(name, array)) for name, array in graph.constants.items()),
        *(_bytes(11, _value(value)) for value in graph.inputs),
        *(_bytes(12, _value(value)) for value in graph.outputs),
    ]
    operators = _text(1, "") + _number(2, OPERATOR_SET)
    return _number(1, IR_VERSION) + _bytes(8, operators) + _bytes(7, b"".join(parts))


def _node(node: Node) -> bytes:
    names = [_text(1, name) for name in node.inputs] + [_text(2, node.output)]
    attributes = (_bytes(5, _attribute(*each)) for each in node.attributes.items())
    return b"".join([*names, _text(3, node.output), _text(4, node.operator), *attributes])


def _attribute(name: str, value: Attribute) -> bytes:
    if isinstance(value, str):
        content, kind = _text(4, value), _STRING
    elif isinstance(value, float):
        content, kind = _varint(2 << 3 | 5) + struct.pack("<f", value), _FLOAT
    elif isinstance(value, int):
        content, kind = _number(3, value), _INT
    else:
        content, kind = _numbers(8, value), _INTS
    return _text(1, name) + content + _number(20, kind)


def _tensor(name: str, array: NDArray[Any]) -> bytes:
    little = array.astype(array.dtype.newbyteorder("<"), order="C")
    kind = _number(2, _TYPES[array.dtype.name])
    return _numbers(1, array.shape) + kind + _text(8, name) + _bytes(9, little.tobytes())


def _value(value: Value) -> bytes:
    lengths = [
        _text(2, length) if isinstance(length, str) else _number(1, length)
        for length in value.shape
    ]
    shape = b"".join(_bytes(1, length) for length in lengths)
    tensor = _number(1, _TYPES[value.kind]) + _bytes(2, shape)
    return _text(1, value.name) + _bytes(2, _bytes(1, tensor))


def _number(field: int, value: int) -> bytes:
    return _varint(field << 3) + _varint(value)


def _numbers(field: int, values: Iterable[int]) -> bytes:
    return b"".join(_number(field, value) for value in values)


def _text(field: int, text: str) -> bytes:
    return _bytes(field, text.encode())


def _bytes(field: int, content: bytes) -> bytes:
    return _varint(field << 3 | 2) + _varint(len(content)) + content


def _varint(value: int) -> bytes:
    """Encode ``value`` >= 0 as 7-bit groups, lowest first; the eighth bit says that more follow."""
    groups = []
    while value > 0x7F:
        groups.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*groups, value])
