"""The file format of indexes: a JSON header, then arrays; never pickle.

The file is a sequence of ordinary ``.npy`` streams, each aligned to 64 bytes. The first holds the
CRC-32 of the header (4 bytes, little-endian) and the header (UTF-8), which lists the names, dtypes
and shapes of the others in order. Array entries have no checksum, because an index only gives
estimates. The file is read, not mapped: a map crashes the program if the file is truncated or its
disk fails, and searches read all codes of the index sooner or later.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import BufferedReader
from pathlib import Path
from tokenize import TokenError
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from engine.atomic import replacing
from engine.errors import InputError, SchemaError
from engine.ordinary import opened

ALIGNMENT = 64
CHECKSUM = 4  # bytes


def write(path: Path, header: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write ``path`` atomically. Raises OSError and then leaves nothing behind.

    header: JSON values; the key "arrays" is reserved.
    """
    described = {name: _description(array) for name, array in arrays.items()}
    text = json.dumps({**header, "arrays": described}).encode()
    first = np.frombuffer(crc32(text).to_bytes(CHECKSUM, "little") + text, np.uint8)
    with replacing(path) as temporary, temporary.open("wb") as stream:
        for array in (first, *arrays.values()):
            stream.write(bytes(-stream.tell() % ALIGNMENT))
            np.lib.format.write_array(stream, array, allow_pickle=False)


def read(path: Path) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """Return the header and the arrays, read-only.

    Raises InputError if there is no such file, SchemaError if it is damaged or something else,
    OSError if it can't be read.
    """
    with _opened(path) as stream:
        header = _header(_read_array(stream).tobytes())
        arrays = {}
        for name, description in header["arrays"].items():
            arrays[name] = _read_array(stream)
            if _description(arrays[name]) != description:
                raise ValueError(f"{name} is not what the header says")
    return header, arrays


def read_header(path: Path) -> dict[str, Any]:
    """Return the header alone; raises like `read`."""
    with _opened(path) as stream:
        return _header(_read_array(stream).tobytes())


@contextmanager
def _opened(path: Path) -> Iterator[BufferedReader]:
    """Open the file, and convert errors as documented in `read`."""
    try:
        with opened(path) as stream:
            yield stream
    except FileNotFoundError as error:
        raise InputError(f"There is no index at {path}; build one and save it.") from error
    except (ValueError, KeyError, TypeError, SyntaxError, TokenError) as error:
        raise SchemaError(f"{path} is damaged or not an index; build it again.") from error


def check(path: Path, found: Mapping[str, Any], expected: Mapping[str, Any]) -> None:
    """Raise SchemaError naming the first entry of ``expected`` that the header contradicts."""
    for key, value in expected.items():
        if found.get(key) != value:
            raise SchemaError(
                f"{path} was made for {key} {found.get(key)!r}, not {value!r}; build it again."
            )


def check_count(path: Path, indexed: int, stored: int) -> None:
    """Raise SchemaError if the library holds fewer rows than were indexed."""
    if stored < indexed:
        raise SchemaError(
            f"{path} was made for a library of {indexed} photos, this one has {stored}; "
            "build it again."
        )


def _description(array: NDArray[Any]) -> list[object]:
    return [array.dtype.str, list(array.shape)]


def _header(first: bytes) -> dict[str, Any]:
    """Return the header from the first stream. Raises ValueError if it is damaged."""
    text = first[CHECKSUM:]
    if int.from_bytes(first[:CHECKSUM], "little") != crc32(text):
        raise ValueError("the header does not fit its checksum")
    header: dict[str, Any] = json.loads(text)
    return header


def _read_array(stream: BufferedReader) -> NDArray[Any]:
    """Read the array at the next aligned byte of ``stream``."""
    stream.seek(-stream.tell() % ALIGNMENT, os.SEEK_CUR)
    version = np.lib.format.read_magic(stream)
    if version != (1, 0):
        raise ValueError(f"unknown array format {version}")
    shape, fortran, dtype = np.lib.format.read_array_header_1_0(stream)
    if fortran or dtype.hasobject:
        raise ValueError("unexpected array layout")
    size = dtype.itemsize * int(np.prod(shape, dtype=np.int64))
    if stream.tell() + size > os.fstat(stream.fileno()).st_size:
        raise ValueError("the file ends too early")
    content = np.empty(size, np.uint8)
    if stream.readinto(content.data) != size:
        raise ValueError("the file ends too early")
    content.flags.writeable = False
    return content.view(dtype).reshape(shape)
