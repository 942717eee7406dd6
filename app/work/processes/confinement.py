"""Confine a process that reads untrusted files: no connections, no programs, little to write.

An attacker who exploits a decoder then controls a process that can do little. Linux provides
Landlock (https://docs.kernel.org/userspace-api/landlock.html) for files and seccomp for system
calls. Where these are missing, the process stays unconfined. Processes are also single-threaded, as
there is one for each core.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

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
