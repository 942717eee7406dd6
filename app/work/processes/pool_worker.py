"""Set the limits of a pool process, and answer its tasks with plain data.

Plain data are numbers, text, bytes, arrays, and frozen records of these. A photo may have
compromised the process that answers. So nothing in an answer is executed, and all of it is checked
against the return type of the task's function. The format is MessagePack, by msgspec; an array is
an extension of it: dtype, shape and bytes. This module imports nothing heavy itself.
"""

from __future__ import annotations

import errno
import math
import multiprocessing
import os
import signal
import socket
import struct
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from app.core.base.errors import is_out_of_memory
from app.core.base.language import tr
from app.work.processes.confinement import confine

MAX_ANSWER_BYTES = 512 << 20
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


MESSAGE_TIMEOUT = 20  # seconds without progress after which a started message is given up


def pipe() -> tuple[Connection[Any, Any], Connection[Any, Any]]:
    """Return our end and the process's end.
    Ours raises OSError if the other side stops in the middle of a message, so that a compromised
    process can't block us (not on Windows)."""
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    if sys.platform != "win32":
        limit = struct.pack("ll", MESSAGE_TIMEOUT, 0)
        with socket.socket(fileno=os.dup(ours.fileno())) as end:
            for direction in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
                end.setsockopt(socket.SOL_SOCKET, direction, limit)
    return ours, theirs


READY = b"ready"
DONE, REFUSED = b"+", b"-"
"""First byte of an answer; a packed value or a packed `Refusal` follows."""

NICENESS = 10

OUT_OF_TIME = -getattr(signal, "SIGPROF", 0) or None
"""The exit code of a process that exceeded its computing time; None: no limit on this system."""


_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
"""Errors of a system that can't write any more; the file that was read is fine."""

_MISSING = {errno.ENOENT, errno.ENOTDIR, errno.EACCES, errno.EPERM, errno.ENODEV, errno.ELOOP}
_MISSING |= {getattr(errno, name) for name in ("ESTALE", "ENOTCONN") if hasattr(errno, name)}
"""Errors of files that are gone, with their disk or alone, or that may not be read."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the function of a task returned nothing."""

    reason: str
    full: bool = False  # for lack of room on a disk
    missing: bool = False  # because the file is gone, or may not be read


def serve(
    connection: Connection[Any, Any],
    memory_limit: int,
    low_priority: bool,
    writable: Sequence[Path] | None,
    idle_limit: float | None,
    before: Callable[[], None] | None,
) -> None:
    """Answer tasks until the other side closes the connection; see `Pool` for the limits.
    Also end after ``idle_limit`` seconds without a task."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent to handle
    if low_priority:
        lower_priority()
    _limit_memory(memory_limit)
    if before is not None:
        before()
    if writable is not None:
        confine(writable)  # before it has threads
    _silence_libraries()
    try:
        connection.send_bytes(READY)
        while connection.poll(idle_limit):
            function, arguments, seconds = connection.recv()
            _limit_computing(max(seconds, 1e-6))
            reply = answer(function, arguments)
            _limit_computing(0)
            connection.send_bytes(reply)
    except (EOFError, OSError):  # the parent is gone, or closed the pipe
        return


def answer(function: Callable[..., Any], arguments: tuple[Any, ...]) -> bytes:
    """Return what ``function`` returns, or its error as a sentence, as bytes to send."""
    try:
        return DONE + packed(function(*arguments))
    except Exception as error:  # noqa: BLE001 - the boundary of the process: one photo, not the scan
        return REFUSED + packed(_refusal(error))


def _refusal(error: Exception) -> Refusal:
    if is_out_of_memory(error):
        return Refusal(tr("Reading it needs more memory than is allowed."))
    cause = error if isinstance(error, OSError) else error.__cause__
    number = cause.errno if isinstance(cause, OSError) else None
    return Refusal(_sentence(error), full=number in _FULL, missing=number in _MISSING)


def _sentence(error: Exception) -> str:
    """Return the error's own sentence, or one that quotes it, as one line of printable text."""
    printable = (
        c if c.isprintable() or c.isspace() else "\N{REPLACEMENT CHARACTER}" for c in str(error)
    )
    said = " ".join("".join(printable).split())
    if said.endswith((".", "。")):
        return said
    return tr("Reading it failed: {error}.", error=said or type(error).__name__)


def lower_priority() -> None:
    """Give other programs the cores first, from now on."""
    if sys.platform == "win32":
        import ctypes

        below_normal = 0x4000
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), below_normal)
    else:
        os.nice(NICENESS)


def _limit_computing(seconds: float) -> None:
    """Make the system end this process after that much CPU time; 0: never.

    Python's handlers don't run while a library computes, so the signal has none.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _silence_libraries() -> None:
    """Discard what image libraries print about damaged files; the answer gives the reason."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)


def _limit_memory(limit: int) -> None:
    """Limit the address space. Only Linux enforces it; elsewhere the time limit must do."""
    if sys.platform == "linux":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        soft = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
