"""Builds and steers the small C library that lets system calls of this process fail.

Without a compiler, or elsewhere than on Linux, `PythonFaults` stands in: it sees what Python itself
opens, renames and removes, by its audit events, and its syncs, but nothing of what SQLite does.
"""

from __future__ import annotations

import ctypes
import errno
import os
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

SOURCE = Path(__file__).with_name("faults.c")
KILL = -1
"""Instead of an error: the process is gone in the middle of the call."""

KINDS = (
    *("open", "create", "write", "truncate", "sync", "rename", "unlink", "folder", "map", "lock"),
    *("link", "memory"),
)
"""The kinds of calls, in the order of the numbers that faults.c gives them."""

_NO_ROOM = (errno.EIO, errno.ENOSPC, errno.EDQUOT)
_NOT_ALLOWED = (errno.EIO, errno.EROFS, errno.EACCES)
ERRORS = {
    "open": (errno.EIO, errno.EACCES, errno.EMFILE),
    "create": (*_NO_ROOM, errno.EROFS, errno.EACCES, errno.EMFILE),
    "write": _NO_ROOM,
    "truncate": _NO_ROOM,
    "sync": _NO_ROOM,
    "rename": (*_NOT_ALLOWED, errno.ENOSPC),
    "unlink": _NOT_ALLOWED,
    "folder": (*_NOT_ALLOWED, errno.ENOSPC, errno.EDQUOT),
    "map": (errno.EACCES, errno.EMFILE),
    "lock": (errno.EIO, errno.EACCES),
    "link": (*_NOT_ALLOWED, errno.ENOSPC),
    "memory": (errno.ENOMEM,),
}
"""What each kind can fail with."""

LASTING = {
    errno.ENOSPC: ("create", "write", "folder"),
    errno.EDQUOT: ("create", "write", "folder"),
    errno.EROFS: ("create", "write", "truncate", "rename", "unlink", "folder", "link"),
    errno.EMFILE: ("open", "create"),
}
"""A full disk stays full: what fails from then on, by the error."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The call with this number, counted from 1, fails with ``error``, an errno or KILL."""

    number: int
    error: int

    def __str__(self) -> str:
        return "SIGKILL" if self.error == KILL else errno.errorcode[self.error]


class Faults(Protocol):
    """Lets calls of this process fail that touch files below ``folder``."""

    def arm(self, folder: Path, fault: Fault | None) -> None:
        """Count from now on, and let ``fault`` happen."""

    def disarm(self) -> None:
        """Let nothing fail any more."""

    def trace(self, file: int) -> None:
        """Write a line for each call to this open file: the number of its kind, and the path."""


def faults() -> Faults:
    """What this process has: the preloaded library, or what stands in for it."""
    try:
        return PreloadedFaults(ctypes.CDLL(None))
    except (AttributeError, OSError, TypeError):
        return PythonFaults()


def build(folder: Path) -> Path | None:
    """Compile the library into ``folder``; None where there is no compiler, or it can't be."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        return None
    target = folder / "faults.so"
    command = [compiler, "-shared", "-fPIC", "-O1", "-o", str(target), str(SOURCE)]
    built = subprocess.run(command, capture_output=True, check=False).returncode == 0
    return target if built else None


class PreloadedFaults:
    """Steers faults.c, which is loaded into this process already."""

    def __init__(self, library: Any) -> None:
        self._library = library
        library.faults_memory.argtypes = [ctypes.c_size_t]
        library.faults_arm.argtypes = [ctypes.c_char_p, ctypes.c_long, ctypes.c_int, ctypes.c_int]

    def arm(self, folder: Path, fault: Fault | None) -> None:
        """See `Faults`."""
        number, error = (0, 0) if fault is None else (fault.number, fault.error)
        lasting = sum(1 << KINDS.index(kind) for kind in LASTING.get(error, ()))
        self._library.faults_arm(os.fsencode(folder), number, error, lasting)

    def disarm(self) -> None:
        """See `Faults`."""
        self._library.faults_arm(b"", 0, 0, 0)

    def trace(self, file: int) -> None:
        """See `Faults`."""
        self._library.faults_trace(file)

    def count_memory(self, least: int) -> None:
        """Count requests of ``least`` bytes of memory and more in place of calls; 0: calls."""
        self._library.faults_memory(least)

    def record(self, file: int) -> None:
        """Write every call down, with its data, to this open file (see power_cut.py)."""
        self._library.faults_record(file)

    def note(self, text: str) -> None:
        """Write a line of ours between them."""
        self._library.faults_note(text.encode())


_EVENTS = {"os.rename": "rename", "os.remove": "unlink", "os.mkdir": "folder", "os.link": "link"}


class PythonFaults:
    """Fails what Python asks the system for, as told by its audit events, and `os.fsync`."""

    def __init__(self) -> None:
        self._folder = ""
        self._count = 0
        self._fault: Fault | None = None
        self._trace = -1
        self._sync = os.fsync
        os.fsync = self._synced
        sys.addaudithook(self._heard)

    def arm(self, folder: Path, fault: Fault | None) -> None:
        """See `Faults`."""
        self._folder, self._fault, self._count = str(folder), fault, 0

    def disarm(self) -> None:
        """See `Faults`."""
        self._folder = ""

    def trace(self, file: int) -> None:
        """See `Faults`."""
        self._trace = file

    def _heard(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self._folder:
            return
        if event == "open" and isinstance(arguments[0], str | bytes):
            path = os.fsdecode(arguments[0])
            writes = isinstance(arguments[2], int) and arguments[2] & os.O_CREAT
            self._called("create" if writes and not Path(path).exists() else "open", path)
        elif event in _EVENTS:
            self._called(_EVENTS[event], os.fsdecode(arguments[1 if "name" in event else 0]))

    def _synced(self, file: int) -> None:
        if self._folder:
            self._called("sync", str(Path(f"/proc/self/fd/{file}").readlink()))
        self._sync(file)

    def _called(self, kind: str, path: str) -> None:
        if not path.startswith(self._folder):
            return
        self._count += 1
        if self._trace >= 0:
            os.write(self._trace, f"{KINDS.index(kind)} {path}\n".encode())
        fault = self._fault
        if fault is None or self._count < fault.number:
            return
        if self._count > fault.number and kind not in LASTING.get(fault.error, ()):
            return
        if fault.error == KILL:
            os.kill(os.getpid(), signal.SIGKILL)
        raise OSError(fault.error, os.strerror(fault.error), path)
