"""Checkpoints: what is in them, and that nothing else gets out of them, let alone runs."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from features.checkpoint import MAGIC, PROTOCOL, load, parse
from features.errors import WeightsError

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


# Checkpoints: what is in them, and that nothing else gets out of them, let alone runs.

WEIGHT = np.arange(6, dtype=np.float32).reshape(2, 3)
BIAS = np.array([7.5], np.float32)
SMALL = checkpoint({"weight": WEIGHT, "bias": BIAS})


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def one(made: bytes, elements: int = 6) -> bytes:
    """A checkpoint of one tensor "a" over the storage "s"."""
    return file({"a": made}, {"s": np.arange(elements, dtype=np.float32)})


def with_object(content: bytes) -> bytes:
    """A checkpoint whose object is what ``content`` unpickles to."""
    opening, _, rest = SMALL.partition(START + DICTIONARY)
    return opening + content + rest.partition(END)[2]


def test_the_tensors_are_what_was_written(tmp_path: Path) -> None:
    path = tmp_path / "small.pth"
    path.write_bytes(SMALL)
    tensors = load(path, sha256(SMALL))
    assert list(tensors) == ["weight", "bias"]
    np.testing.assert_array_equal(tensors["weight"], WEIGHT)
    np.testing.assert_array_equal(tensors["bias"], BIAS)
    assert tensors["weight"].dtype == np.float32
    assert not tensors["weight"].flags.writeable


def test_a_tensor_may_be_any_view_of_its_storage() -> None:
    turned = parse(one(tensor(storage("s", 6), (2, 2), strides=(1, 3), offset=1)))["a"]
    np.testing.assert_array_equal(turned, [[1, 4], [2, 5]])
    scalar = parse(one(tensor(storage("s", 6), (), offset=5)))["a"]
    assert scalar.shape == ()
    assert scalar == 5


def test_two_tensors_may_share_a_storage_and_be_of_whole_numbers() -> None:
    stored = storage("s", 4, "torch\nLongStorage")
    tensors = {"first": tensor(stored, (2,)), "last": tensor(stored, (2,), offset=2)}
    found = parse(file(tensors, {"s": np.arange(4)}))
    assert found["first"].tolist() == [0, 1]
    assert found["last"].tolist() == [2, 3]


@given(st.lists(st.integers(1, 4), max_size=4))
def test_any_shape_comes_back(shape: list[int]) -> None:
    array = np.random.default_rng(0).random(shape).astype(np.float32)
    np.testing.assert_array_equal(parse(checkpoint({"a": array}))["a"], array)


def test_a_missing_file_is_said_to_be(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"none.pth can't be read: No such file"):
        load(tmp_path / "none.pth", "")


@pytest.mark.parametrize("offset", [0, len(SMALL) // 2, len(SMALL) - 1])
def test_a_file_with_one_other_bit_is_refused(tmp_path: Path, offset: int) -> None:
    other = bytearray(SMALL)
    other[offset] ^= 1
    path = tmp_path / "small.pth"
    path.write_bytes(other)
    with pytest.raises(WeightsError, match="damaged, or not the file"):
        load(path, sha256(SMALL))


def test_a_file_that_ends_early_is_refused() -> None:
    for length in range(len(SMALL)):
        with pytest.raises(WeightsError):
            parse(SMALL[:length])


class Caller:
    """What pickle would call on reading."""

    def __init__(self, function: Any, *arguments: Any) -> None:
        self.reduced = (function, arguments)

    def __reduce__(self) -> Any:
        return self.reduced


def test_nothing_that_a_pickle_names_is_called(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    hostile = pickle.dumps(Caller(Path.mkdir, trap), 2)
    with pytest.raises(WeightsError, match="which no weights need"):
        parse(with_object(hostile))
    with pytest.raises(WeightsError, match="which no weights need"):
        parse(hostile + SMALL)
    assert not trap.exists()
    pickle.loads(hostile)
    assert trap.exists()  # it would have been


@pytest.mark.parametrize(
    "name",
    ["os\nsystem", "builtins\neval", "torch\nload", "torch._utils\n_rebuild_qtensor",
     "collections\nOrderedDict.fromkeys", "collections\ncounter", "torch\nHalfStorage"],
)  # fmt: skip
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(WeightsError, match="which no weights need"):
        parse(with_object(START + b"c" + name.encode() + b"\n" + END))


def persistent(*parts: bytes) -> bytes:
    return tensor(several(parts) + b"Q", (6,))


FLOATS = b"ctorch\nFloatStorage\n"


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(one(tensor(storage("s", 6), (7,))), id="longer than its storage"),
        pytest.param(one(tensor(storage("s", 6), (2,), offset=5)), id="over the end"),
        pytest.param(one(tensor(storage("s", 6), (2,), offset=-1)), id="before the start"),
        pytest.param(one(tensor(storage("s", 6), (2,), strides=(-1,), offset=3)), id="backwards"),
        pytest.param(one(tensor(storage("s", 6), (2**30,), strides=(0,))), id="one for all"),
        pytest.param(one(tensor(storage("s", 6), (2, 3), strides=(1,))), id="too few strides"),
        pytest.param(one(tensor(storage("s", 6), (0,))), id="empty"),
        pytest.param(one(tensor(storage("s", 6), (-6,))), id="less than empty"),
        pytest.param(one(tensor(storage("s", 5), (5,))), id="another size"),
        pytest.param(one(tensor(storage("s", -6), (6,))), id="a negative size"),
        pytest.param(one(tensor(storage("t", 6), (6,))), id="another storage"),
        pytest.param(one(tensor(number(3), (6,))), id="no storage"),
        pytest.param(one(number(3)), id="no tensor"),
        pytest.param(
            one(persistent(text("module"), FLOATS, text("s"), text("cpu"), number(6), b"N")),
            id="a module",
        ),
        pytest.param(one(persistent(text("storage"), text("s"))), id="half a storage"),
        pytest.param(
            one(persistent(text("storage"), FLOATS, text("s"), text("cpu"), number(6), number(1))),
            id="a view of a storage",
        ),
        pytest.param(with_object(pickle.dumps([1, 2], 2)), id="a list"),
        pytest.param(with_object(START + FLOATS + b")R" + END), id="a type that is called"),
        pytest.param(file({}, {}, magic=1), id="another magic number"),
        pytest.param(file({}, {}, sizes={}), id="no sizes"),
        pytest.param(file({}, {}, sizes=SIZES | {"little_endian": False}), id="big-endian"),
        pytest.param(file({}, {"s": BIAS}), id="a storage that nobody uses"),
        pytest.param(b"", id="nothing"),
        pytest.param(b"PK\x03\x04" + bytes(100), id="the new format"),
    ],
)
def test_what_is_no_such_checkpoint_is_refused(content: bytes) -> None:
    with pytest.raises(WeightsError):
        parse(content)
