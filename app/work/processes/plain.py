"""Pack answers of processes as plain data, and make the pipes that they come through.

Plain data are numbers, text, bytes, arrays, and frozen records of these. A photo may have
compromised the process that answers. So nothing in an answer is executed, and all of it is checked
against the return type of the task's function. The format is MessagePack, by msgspec; an array is
an extension of it: dtype, shape and bytes.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import socket
import struct
import sys
from collections.abc import Callable
from functools import lru_cache
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

MOST = 512 << 20
"""Maximum bytes of an answer; the largest are thumbnails and exported copies of some 50 MB."""

_ARRAY = 1  # the extension's number
_DTYPES = ("|b1", "|u1", "<i4", "<i8", "<f4", "<f8")


class NotPlainError(ValueError):
    """An answer that is damaged or of the wrong type."""


@lru_cache(maxsize=64)
def returned_by(function: Callable[..., Any]) -> Any:
    """Return the annotated return type of ``function``; for a built-in, any plain data."""
    return get_type_hints(function).get("return", Any)


def packed(value: Any) -> bytes:
    """Return ``value`` as bytes. Raises TypeError or ValueError for what is not plain."""
    return msgspec.msgpack.encode(value, enc_hook=_encoded)


def unpacked(data: bytes, expected: Any) -> Any:
    """Return the value of type ``expected`` in ``data``. Raises NotPlainError."""
    try:
        return msgspec.msgpack.decode(data, type=expected, dec_hook=_decoded, ext_hook=_array)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise NotPlainError(str(error)) from error


def _encoded(value: Any) -> Any:
    import numpy as np

    if isinstance(value, np.ndarray):
        data = np.ascontiguousarray(value).tobytes()
        return msgspec.msgpack.Ext(
            _ARRAY, msgspec.msgpack.encode((value.dtype.str, value.shape, data))
        )
    if isinstance(value, np.generic):
        return value.item()
    if isinstance(value, str):  # a sentence may contain names that are not valid text
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, Path):
        return os.fsencode(value)  # names may not be valid text
    raise TypeError(f"{type(value).__name__} is not plain data")


def _decoded(expected: Any, value: Any) -> Any:
    if expected is Path and isinstance(value, bytes) and b"\0" not in value:
        return Path(os.fsdecode(value))
    import numpy as np

    if isinstance(value, np.ndarray):
        (dtype,) = get_args(get_args(expected)[1])
        if dtype is Any or np.issubdtype(value.dtype, dtype):
            return value
    raise ValueError(f"no {expected}")


def _array(code: int, data: memoryview) -> Any:
    import numpy as np

    kind, shape, entries = msgspec.msgpack.decode(data, type=tuple[str, tuple[int, ...], bytes])
    if code != _ARRAY or kind not in _DTYPES or any(side < 0 for side in shape):
        raise ValueError("no array")
    if math.prod(shape) * np.dtype(kind).itemsize != len(entries):
        raise ValueError("an array of another size")
    return np.frombuffer(entries, kind).reshape(shape).copy()


HALF_WAY = 20  # seconds without progress after which a started message is given up


def pipe() -> tuple[Connection[Any, Any], Connection[Any, Any]]:
    """Return our end and the process's end.
    Ours raises OSError if the other side stops in the middle of a message, so that a compromised
    process can't block us (not on Windows)."""
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    if sys.platform != "win32":
        limit = struct.pack("ll", HALF_WAY, 0)
        with socket.socket(fileno=os.dup(ours.fileno())) as end:
            for direction in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
                end.setsockopt(socket.SOL_SOCKET, direction, limit)
    return ours, theirs
