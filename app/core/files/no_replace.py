"""Gives a file another name in one step that fails where a file has that name, at any moment.

Linux: renameat2(2) with RENAME_NOREPLACE. Windows: its own rename is like that. Elsewhere, and on
file systems that lack it (NFS): a hard link, then the old name goes; a program that is killed in
between leaves both names, of one file. Where neither is there nothing is renamed.
"""

from __future__ import annotations

import ctypes
import errno
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

_AT_FDCWD = -100
_RENAME_NOREPLACE = 1
_LACKING = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)


def rename_without_replacing(source: Path, target: Path) -> None:
    """Rename ``source`` to ``target``, which is not to exist, on the same disk.

    Neither is followed if it is a link. Raises FileExistsError, or OSError otherwise: EXDEV for
    another disk, ENOTSUP for one that can't rename without the danger of replacing.
    """
    if sys.platform == "win32":
        source.rename(target)
        return
    if _is_the_same_place(source, target):  # another case of the name, on a disk that ignores case
        source.rename(target)
        return
    renamed = _renameat2()
    if renamed is not None:
        number = renamed(os.fsencode(source), os.fsencode(target))
        if number == 0:
            return
        if number not in _LACKING:
            raise OSError(number, os.strerror(number), str(source), None, str(target))
    _link(source, target)


def _link(source: Path, target: Path) -> None:
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError as error:
        if error.errno in (errno.EPERM, errno.EMLINK, *_LACKING):
            raise OSError(
                errno.ENOTSUP, os.strerror(errno.ENOTSUP), str(source), None, str(target)
            ) from error
        raise
    source.unlink()


def _is_the_same_place(source: Path, target: Path) -> bool:
    """Whether both names lead to one entry of a folder, as on a disk that ignores case."""
    if source.parent != target.parent or source.name.casefold() != target.name.casefold():
        return False
    try:
        same = os.path.samestat(source.lstat(), target.lstat())
        return same and target not in source.parent.iterdir()
    except OSError:
        return False


@cache
def _renameat2() -> Callable[[bytes, bytes], int] | None:
    """The system's call, which returns an error's number or 0; None where there is none."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        call = ctypes.CDLL(None, use_errno=True).renameat2
    except (OSError, AttributeError):  # a C library from before 2018
        return None
    call.argtypes = (
        ctypes.c_int,
        ctypes.c_char_p,
        ctypes.c_int,
        ctypes.c_char_p,
        ctypes.c_uint,
    )

    def rename(source: bytes, target: bytes) -> int:
        if call(_AT_FDCWD, source, _AT_FDCWD, target, _RENAME_NOREPLACE) == 0:
            return 0
        return ctypes.get_errno()

    return rename
