"""Open files of unknown origin, refusing anything but ordinary files.

Opening a pipe would block until something writes to it, and a device has no end. Links are
followed, and the check applies to the opened file itself.
"""

from __future__ import annotations

import os
import stat
from io import BufferedReader
from pathlib import Path

_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
)


class NotOrdinaryError(OSError):
    """The path is a pipe, a device, a socket or a folder."""

    def __init__(self, path: Path | bytes) -> None:
        super().__init__(None, "it is not an ordinary file", os.fsdecode(path))


def opened(path: Path | bytes) -> BufferedReader:
    """Open the ordinary file at ``path`` for reading. Raises OSError."""
    return open(descriptor(path), "rb")


def descriptor(path: Path | bytes, how: int = 0) -> int:
    """Return its file descriptor, opened with extra flags ``how``; close it with `os.close`."""
    handle = os.open(path, _FLAGS | how)
    try:
        if stat.S_ISREG(os.fstat(handle).st_mode):
            return handle
    except BaseException:
        os.close(handle)
        raise
    os.close(handle)
    raise NotOrdinaryError(path)


def content(path: Path, most: int) -> bytes:
    """Return an ordinary file's content. Raises OSError, also for more than ``most`` bytes."""
    with opened(path) as file:
        size = os.fstat(file.fileno()).st_size
        data = file.read(min(size, most) + 1)  # the buffer is allocated at this size
    if len(data) > most:
        raise OSError(None, f"it is longer than {most:,} bytes", str(path))
    return data
