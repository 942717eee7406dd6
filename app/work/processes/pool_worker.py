"""Set the limits of a pool process, confine it, and answer its tasks with plain data.

Whoever exploits a decoder controls the process. Confined, it can do little: it opens no
connections, starts no programs and writes to few files. Linux provides Landlock
(https://docs.kernel.org/userspace-api/landlock.html) for files and seccomp for system calls. Where
these are missing, the process stays unconfined. Processes are also single-threaded, as there is one
for each core.

Plain data are numbers, text, bytes, arrays, and frozen records of these. Nothing in an answer is
executed, and all of it is checked against the return type of the task's function. The format is
MessagePack, by msgspec; an array is an extension of it: dtype, shape and bytes. This module imports
nothing heavy itself.
"""

from __future__ import annotations

import ctypes
import errno
import math
import multiprocessing
import os
import platform
import signal
import socket
import struct
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from app.core.base.errors import is_out_of_memory
from app.core.base.language import tr

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
        return Refusal(tr("Reading it needs more memory than it may have."))
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


_VARIABLES = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "VECLIB_MAXIMUM_THREADS": "1",
    "OPENCV_FOR_THREADS_NUM": "1",
    "MALLOC_ARENA_MAX": "1",  # glibc reserves 64 MB of address space for each further one
    "PYTHONSAFEPATH": "1",  # as `app.isolate_children` does, which workers of a cluster don't run
}
_LOCK = threading.Lock()  # several threads may have pools


@contextmanager
def single_threaded() -> Iterator[None]:
    """Set the variables for processes started meanwhile: libraries read them when imported."""
    with _LOCK:
        before = {name: os.environ.get(name) for name in _VARIABLES}
        os.environ.update(_VARIABLES)
        try:
            yield
        finally:
            for name, value in before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value


_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446  # the same on every architecture
_VERSION = 1  # flag: only return the kernel's version
_PATH_BENEATH = 1

_EXECUTE, _WRITE_FILE, _TRUNCATE, _MOVE_ELSEWHERE = 1 << 0, 1 << 1, 1 << 14, 1 << 13
_REMOVE_AND_MAKE = sum(1 << bit for bit in range(4, 13))
_TCP = 0b11  # bind, connect
_OUTSIDE = 0b11  # abstract sockets and signals of other processes

_NO_NEW_PRIVILEGES, _SET_SECCOMP, _FILTER = 38, 22, 2
_LOAD, _EQUAL, _AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
_ALLOW, _REFUSE = 0x7FFF0000, 0x00050000 | errno.EACCES
_OTHER_NUMBERS = 0x40000000  # x86 has a second set of system calls, with this bit


_AUDIT = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_REFUSED = {
    "socket": (41, 198),
    "io_uring_setup": (425, 425),
    "execve": (59, 221),
    "execveat": (322, 281),
    "ptrace": (101, 117),
    "process_vm_writev": (311, 271),
    "setpriority": (141, 140),
    "shmget": (29, 194),
    "shmat": (30, 196),
    "semget": (64, 190),
    "msgget": (68, 186),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    "perf_event_open": (298, 241),
    "bpf": (321, 280),
    "userfaultfd": (323, 282),
    # What Landlock permits to everybody who may read a file:
    "chmod": (90, None),
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "fchmodat2": (452, 452),
    "chown": (92, None),
    "fchown": (93, 55),
    "lchown": (94, None),
    "fchownat": (260, 54),
    "utime": (132, None),
    "utimes": (235, None),
    "futimesat": (261, None),
    "utimensat": (280, 88),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
    "setxattrat": (463, 463),
    "removexattrat": (466, 466),
}
"""System calls, with their numbers on x86-64 and ARM64."""

_PRLIMIT = {"x86_64": 302, "aarch64": 261}  # allowed for the process's own limits only

_DEVICES = (Path("/dev/null"), Path("/dev/zero"))


class _Ruleset(ctypes.Structure):
    _fields_ = (
        ("files", ctypes.c_uint64),
        ("network", ctypes.c_uint64),
        ("scoped", ctypes.c_uint64),
    )


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32))


class _Step(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_uint16),
        ("if_true", ctypes.c_uint8),
        ("if_false", ctypes.c_uint8),
        ("value", ctypes.c_uint32),
    )


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_uint16), ("steps", ctypes.POINTER(_Step)))


def confine(writable: Iterable[Path] = ()) -> None:
    """Restrict this process to reading files and writing below ``writable``.
    It can't open connections or start programs. Best called before it has threads."""
    if sys.platform != "linux":
        return
    system = ctypes.CDLL(None, use_errno=True)
    if system.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) != 0:
        return
    _rule_over_files(system, (*_DEVICES, *writable))
    _rule_over_calls(system)


def landlock_version() -> int:
    """Return the version of Landlock in the kernel; 0: none."""
    if sys.platform != "linux":
        return 0
    system = ctypes.CDLL(None, use_errno=True)
    return max(0, int(system.syscall(_CREATE_RULESET, None, ctypes.c_size_t(0), _VERSION)))


def _rule_over_files(system: ctypes.CDLL, writable: Iterable[Path]) -> None:
    version = landlock_version()
    if version == 0:
        return
    writing = _WRITE_FILE | _REMOVE_AND_MAKE
    writing |= _MOVE_ELSEWHERE if version >= 2 else 0
    writing |= _TRUNCATE if version >= 3 else 0
    rules = _Ruleset(
        writing | _EXECUTE, _TCP if version >= 4 else 0, _OUTSIDE if version >= 6 else 0
    )
    size = ctypes.sizeof(rules) if version >= 6 else 16 if version >= 4 else 8
    ruleset = system.syscall(_CREATE_RULESET, ctypes.byref(rules), ctypes.c_size_t(size), 0)
    if ruleset < 0:
        return
    try:
        for path in writable:
            _allow(system, ruleset, path, writing)
        system.syscall(_RESTRICT_SELF, ruleset, 0)
    finally:
        os.close(ruleset)


def _allow(system: ctypes.CDLL, ruleset: int, path: Path, writing: int) -> None:
    """Allow writing to ``path``, if it exists."""
    try:
        opened = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        allowed = writing if path.is_dir() else writing & (_WRITE_FILE | _TRUNCATE)
        beneath = _Beneath(allowed, opened)
        system.syscall(_ADD_RULE, ruleset, _PATH_BENEATH, ctypes.byref(beneath), 0)
    finally:
        os.close(opened)


def _rule_over_calls(system: ctypes.CDLL) -> None:
    kind = platform.machine()
    if kind not in _AUDIT:
        return
    at = list(_AUDIT).index(kind)
    refused = [numbers[at] for numbers in _REFUSED.values() if numbers[at] is not None]
    checks = len(refused) + 4  # from the first check of a number to the last, including prlimit
    steps = [
        _Step(_LOAD, 0, 0, 4),  # the architecture: others number calls differently
        _Step(_EQUAL, 0, checks + 2, _AUDIT[kind]),
        _Step(_LOAD, 0, 0, 0),  # the number of the call
        _Step(_AT_LEAST, checks, 0, _OTHER_NUMBERS),
        *(_Step(_EQUAL, checks - 1 - number, 0, call) for number, call in enumerate(refused)),
        _Step(_EQUAL, 0, 2, _PRLIMIT[kind]),
        _Step(_LOAD, 0, 0, 16),  # whose limits: the lower half of the first argument
        _Step(_EQUAL, 0, 1, 0),
        _Step(_RETURN, 0, 0, _ALLOW),
        _Step(_RETURN, 0, 0, _REFUSE),
    ]
    array = (_Step * len(steps))(*steps)
    program = _Program(len(steps), ctypes.cast(array, ctypes.POINTER(_Step)))
    system.prctl(_SET_SECCOMP, _FILTER, ctypes.byref(program), 0, 0)
