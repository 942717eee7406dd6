"""Set the limits of a pool process and answer its tasks; imports nothing heavy itself."""

from __future__ import annotations

import errno
import os
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from app.core.base.errors import is_out_of_memory
from app.core.base.language import tr
from app.work.processes.confinement import confine
from app.work.processes.plain import packed

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
    writable: Sequence[Path] | None = None,
    idle_limit: float | None = None,
    before: Callable[[], None] | None = None,
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
