"""Atomic file writes: a temporary file in the same folder, synced to disk, then renamed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SUFFIX = ".part"
"""Suffix of temporary files, which identifies those of a killed program."""


@contextmanager
def replacing(
    path: Path,
    *,
    durable: bool = True,
    by_many: bool = False,
    check: Callable[[], None] = lambda: None,
) -> Iterator[Path]:
    """Yield the path of a temporary file, which replaces ``path`` on exit.

    So ``path`` has either its old content or all of the new, whenever the program is killed; an
    error inside removes the temporary file and propagates. With ``durable`` the content and then
    the name are on disk on exit; False saves that time for data that can be recreated. ``by_many``:
    several processes may write the same ``path`` at once. ``check`` is called just before the
    rename; raising an error prevents it. Raises OSError.
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
    """Flush a file's content to disk. Raises OSError."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Flush the names in a folder to disk; not needed on Windows."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # some network file systems do not support this
            os.fsync(handle)
    finally:
        os.close(handle)
