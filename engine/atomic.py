"""Atomic file writes: a temporary file in the same folder, synced to the disk, then renamed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SUFFIX = ".part"
"""How the names of temporary files end, by which those of a killed program are known."""


@contextmanager
def replacing(
    path: Path,
    *,
    durable: bool = True,
    by_many: bool = False,
    check: Callable[[], None] = lambda: None,
) -> Iterator[Path]:
    """Gives the path of a temporary file to write, which replaces ``path`` on leaving.

    So ``path`` has its old content or the whole new one, whenever the program is killed; an error
    inside removes the temporary file and passes through. With ``durable`` the content, then the
    name, are on the disk on leaving; False saves that time for what can be made again. ``by_many``:
    several processes may write the same ``path`` at once. ``check`` is called when all is ready
    for the rename; what it raises prevents that. Raises OSError.
    """
    owner = f".{os.getpid()}" if by_many else ""
    temporary = path.with_name(f"{path.name}{owner}{SUFFIX}")
    try:
        yield temporary
        if durable:
            sync(temporary)
        check()
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    if durable:
        sync_folder(path.parent)


def sync(path: Path) -> None:
    """Return when the content of a file is on the disk. Raises OSError."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Return when the names in a folder are on the disk; Windows sees to that by itself."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # some network file systems can't
            os.fsync(handle)
    finally:
        os.close(handle)
