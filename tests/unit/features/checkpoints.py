"""Writes checkpoints in PyTorch's old format, opcode by opcode: hostile ones cannot be pickled."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from features.checkpoint import MAGIC, PROTOCOL

SIZES = {"protocol_version": PROTOCOL, "little_endian": True, "type_sizes": {"int": 4}}
START, END = b"\x80\x02", b"."
DICTIONARY = b"ccollections\nOrderedDict\n)R"


def text(string: str) -> bytes:
    content = string.encode()
    return b"X" + len(content).to_bytes(4, "little") + content


def number(value: int) -> bytes:
    return b"J" + value.to_bytes(4, "little", signed=True)


def several(parts: Iterable[bytes]) -> bytes:
    return b"(" + b"".join(parts) + b"t"


def storage(key: str, count: int, kind: str = "torch\nFloatStorage") -> bytes:
    name = b"c" + kind.encode() + b"\n"
    return several([text("storage"), name, text(key), text("cpu"), number(count), b"N"]) + b"Q"


def tensor(
    stored: bytes, shape: Iterable[int], strides: Iterable[int] | None = None, offset: int = 0
) -> bytes:
    shape = tuple(shape)
    if strides is None:
        strides = [int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))]
    lengths, steps = several(map(number, shape)), several(map(number, strides))
    arguments = several([stored, number(offset), lengths, steps, b"\x89", DICTIONARY])
    return b"ctorch._utils\n_rebuild_tensor_v2\n" + arguments + b"R"


def file(
    tensors: Mapping[str, bytes],
    storages: Mapping[str, NDArray[Any]],
    *,
    magic: int = MAGIC,
    sizes: Mapping[str, Any] = SIZES,
) -> bytes:
    """A whole checkpoint."""
    items = b"".join(text(name) + made + b"s" for name, made in tensors.items())
    opening = [pickle.dumps(part, 2) for part in (magic, PROTOCOL, dict(sizes))]
    keys = pickle.dumps(list(storages), 2)
    data = [len(array).to_bytes(8, "little") + array.tobytes() for array in storages.values()]
    return b"".join([*opening, START + DICTIONARY + items + END, keys, *data])


def checkpoint(arrays: Mapping[str, NDArray[np.float32]]) -> bytes:
    """A checkpoint of float32 arrays, one storage each."""
    tensors = {name: tensor(storage(name, a.size), a.shape) for name, a in arrays.items()}
    return file(tensors, {name: np.ravel(array) for name, array in arrays.items()})
