"""Read a PyTorch checkpoint of the old format without PyTorch or running any of its code.

Until version 1.6, `torch.save` wrote five pickles in sequence: a magic number, the protocol, the
sizes of types, the object, and the keys of its storages; then, for each key, the number of elements
(int64) and the elements themselves. This unpickler admits ordered dictionaries, tensors and
storages of two types; any other name in a pickle is an error.
"""

from __future__ import annotations

import hashlib
import io
import math
import pickle
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from features.errors import WeightsError

Tensors = dict[str, NDArray[Any]]

MAGIC, PROTOCOL = 0x1950A86A20F9469CFC6C, 1001
_COUNT = np.dtype("<i8")


@dataclass(frozen=True)
class _Storage:
    """Elements that tensors are views of, with their key in the file."""

    key: str
    dtype: np.dtype[Any]
    count: int


@dataclass(frozen=True)
class _Tensor:
    """The part of a storage that makes up a tensor."""

    storage: _Storage
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]


def load(path: Path, sha256: str) -> Tensors:
    """Return the tensors of the file at ``path`` by name, read-only, after checking ``sha256``.

    Raises WeightsError if the file is missing, can't be read, or has other content.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise WeightsError(f"{path.name} can't be read: {error.strerror}.") from error
    if hashlib.sha256(content).hexdigest() != sha256:
        raise WeightsError(f"{path.name} is damaged, or not the file that it should be.")
    return parse(content)


def parse(content: bytes) -> Tensors:
    """Return the tensors of a checkpoint by name, as read-only views of ``content``.

    Nothing in it is run, but a pickle can request much memory, so `load` only admits known content.
    Raises WeightsError for anything but a dictionary of tensors in the old format.
    """
    file = io.BytesIO(content)
    try:
        opening = [_Unpickler(file).load() for _ in range(3)]
        if opening[:2] != [MAGIC, PROTOCOL] or not opening[2]["little_endian"]:
            raise WeightsError("This is no little-endian checkpoint of the old format.")
        tensors, keys = _Unpickler(file).load(), _Unpickler(file).load()
        counts = {tensor.storage.key: tensor.storage for tensor in tensors.values()}
        elements = _elements(content, file.tell(), [counts[key] for key in keys])
        return {name: _view(elements, tensor) for name, tensor in tensors.items()}
    except WeightsError:
        raise
    except _FAULTS as error:
        raise WeightsError(f"The checkpoint is damaged: {error}.") from error


_FAULTS = (
    pickle.UnpicklingError,
    ArithmeticError,
    AttributeError,
    EOFError,
    LookupError,
    MemoryError,
    RecursionError,
    TypeError,
    ValueError,
)
"""Exceptions that reading a damaged pickle or its objects may raise."""


class _Unpickler(pickle.Unpickler):
    """Admits only the names in `_ADMITTED`; storages are given by persistent ids."""

    def find_class(self, module: str, name: str) -> Any:
        admitted = _ADMITTED.get(f"{module}.{name}")
        if admitted is None:
            raise WeightsError(f"The checkpoint wants {module}.{name}, which no weights need.")
        return admitted

    def persistent_load(self, pid: Any) -> _Storage:
        kind, dtype, key, _device, count, view = pid
        if kind != "storage" or not isinstance(dtype, np.dtype) or view is not None:
            raise WeightsError("The checkpoint holds something else than whole storages.")
        return _Storage(str(key), dtype, int(count))


def _tensor(storage: _Storage, offset: int, shape: Any, strides: Any, *_: object) -> _Tensor:
    """Stand in for `torch._utils._rebuild_tensor_v2`, ignoring gradients and hooks."""
    if not isinstance(storage, _Storage):
        raise WeightsError("The checkpoint holds a tensor without a storage.")
    return _Tensor(storage, offset, tuple(shape), tuple(strides))


_ADMITTED: Mapping[str, Any] = {
    "collections.OrderedDict": OrderedDict,
    "torch._utils._rebuild_tensor_v2": _tensor,
    "torch.FloatStorage": np.dtype("<f4"),
    "torch.LongStorage": np.dtype("<i8"),
}


def _elements(content: bytes, start: int, storages: list[_Storage]) -> dict[str, NDArray[Any]]:
    """Return each storage's elements, which follow one another, each preceded by its count."""
    found = {}
    for storage in storages:
        (count,) = np.frombuffer(content, _COUNT, 1, start)
        if count != storage.count:
            raise WeightsError("The checkpoint is damaged: a storage has another size.")
        start += _COUNT.itemsize
        found[storage.key] = np.frombuffer(content, storage.dtype, storage.count, start)
        start += found[storage.key].nbytes
    return found


def _view(elements: Mapping[str, NDArray[Any]], tensor: _Tensor) -> NDArray[Any]:
    """Return the elements in the tensor's shape. Raises WeightsError if it exceeds its storage."""
    flat = elements[tensor.storage.key]
    axes = list(zip(tensor.shape, tensor.strides, strict=True))
    last = tensor.offset + sum((length - 1) * stride for length, stride in axes)
    if (
        min(tensor.offset, *tensor.shape, *tensor.strides, 0) < 0
        or math.prod(tensor.shape) > len(flat)
        or last >= len(flat)
        or 0 in tensor.shape
    ):
        raise WeightsError("The checkpoint is damaged: a tensor is not inside its storage.")
    strides = [stride * flat.itemsize for stride in tensor.strides]
    return np.lib.stride_tricks.as_strided(
        flat[tensor.offset :], tensor.shape, strides, writeable=False
    )
