"""Opens files that strangers may have put there: what is no ordinary file is refused at once.

A pipe would wait for whoever writes to it, and a device has no end. Links are followed, and what is
opened is what is looked at.
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
    """What is to be read is a pipe, a device, a socket or a folder."""

    def __init__(self, path: Path | bytes) -> None:
        super().__init__(None, "it is not an ordinary file", os.fsdecode(path))


def opened(path: Path | bytes) -> BufferedReader:
    """The ordinary file at ``path``, to be read. Raises OSError."""
    return open(descriptor(path), "rb")


def descriptor(path: Path | bytes, how: int = 0) -> int:
    """The same as a number, opened with the flags ``how``, too; to be closed by `os.close`."""
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
    """All that is in the ordinary file at ``path``. Raises OSError, also if it is longer than
    ``most`` bytes."""
    with opened(path) as file:
        size = os.fstat(file.fileno()).st_size
        data = file.read(min(size, most) + 1)  # for so much, room is made before
    if len(data) > most:
        raise OSError(None, f"it is longer than {most:,} bytes", str(path))
    return data
