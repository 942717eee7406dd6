"""Copy or move one file so that nothing is replaced, lost or left incomplete.

A copy is written to a temporary name beside its target, flushed to the disk, read back and compared
by hash, and only then gets its name, which must be free. A move on one disk is a rename; to another
disk it is a copy with the times, permissions and attributes of the original. The original is read
once more, and removed only if it is still the same file with the same content.

A file gets its name in one step that fails if the name is taken. Linux: renameat2(2) with
RENAME_NOREPLACE. Windows: its own rename does this. Elsewhere, and on file systems that lack it
(NFS): a hard link, after which the old name is removed; a kill in between leaves both names of one
file. If neither is supported, nothing is renamed.
"""

from __future__ import annotations

import ctypes
import errno
import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import IO

from app.core.base.content_hash import new_hash
from app.core.base.errors import FileActError
from app.core.base.language import tr, tr_later
from app.core.files.tables import Content
from engine.atomic import sync_folder
from engine.ordinary import descriptor

BLOCK = 1 << 20

GoOn = Callable[[], bool]
"""Asked between two blocks; False cancels the act, leaving nothing behind."""


class StoppedError(Exception):
    """The user stopped the job."""


def copy_file(
    source: Path, target: Path, part: Path, expected: Content, go_on: GoOn = lambda: True
) -> Content:
    """Copy ``source``, following a link, to ``target``; return the content of the copy.

    ``part``: the temporary name, beside the target. Raises FileActError, and leaves nothing then.
    """
    with _opened(source) as file:
        check(file, expected)
        with writing(part, target) as copy:
            found = _copied(file, copy, target, go_on)
            if expected.hash and found != expected.hash:
                raise FileActError(tr(CHANGED))
            _copy_metadata(file, part)
        return publish(part, target, found, go_on)


def move_file(
    source: Path, target: Path, part: Path, expected: Content, go_on: GoOn = lambda: True
) -> Content:
    """Move ``source``, which must not be a link, to ``target``; return its content there.

    Raises FileActError, and leaves ``source`` unchanged then.
    """
    with _opened(source, link=False) as file:
        check(file, expected)
    if not target.parent.is_dir():
        raise of_target(OSError(errno.ENOENT, ""), target)
    try:
        rename_without_replacing(source, target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise _rename_error(error, source, target) from error
    else:
        sync_folders(source.parent, target.parent)
        return Content(*size_and_time(target), expected.hash)
    made = copy_file(source, target, part, expected, go_on)
    try:
        remove_original(source, target, Content(expected.size, expected.mtime_ns, made.hash))
    except FileActError:
        with suppress(OSError):
            target.unlink()  # our own copy: the original stays
        raise
    return made


def remove_original(source: Path, copy: Path, content: Content) -> None:
    """Remove a file whose ``copy`` is complete, after reading both again.

    Raises FileActError if one of them is not ``content``, and removes nothing then.
    """
    _check_copy(copy, content.hash)
    with _opened(source, link=False) as file:
        before = check(file, content)
        if _digest(file) != content.hash:
            raise FileActError(tr(CHANGED))
        check(file, content)
    with faults(of_source):
        if not os.path.samestat(source.lstat(), before):
            raise FileActError(tr(CHANGED))
        source.unlink()
    sync_folders(source.parent)


def read_hash(path: Path) -> bytes:
    """Return the content hash of a regular file. Raises FileActError."""
    with _opened(path) as file:
        return _digest(file)


def _check_copy(path: Path, content: bytes) -> None:
    if read_hash(path) != content:
        raise FileActError(
            tr("Its copy differs from what was written."), tr("Check the disk of the folder.")
        )


def check_unchanged(path: Path, expected: Content) -> None:
    """Raise FileActError unless a file exists with the expected size and time."""
    with _opened(path) as file:
        check(file, expected)


def write(file: IO[bytes], data: bytes, target: Path) -> None:
    """Write all of ``data`` to the future ``target``. Raises FileActError."""
    left = memoryview(data)
    with faults(of_target, target):
        while left:
            left = left[file.write(left) :]  # a nearly full disk writes only a part


def check(file: IO[bytes], expected: Content) -> os.stat_result:
    """Raise FileActError unless an open file has the expected size and time."""
    status = os.fstat(file.fileno())
    if (status.st_size, status.st_mtime_ns) != (expected.size, expected.mtime_ns):
        raise FileActError(tr(CHANGED))
    return status


@contextmanager
def writing(part: Path, target: Path, mode: int = 0o600) -> Iterator[IO[bytes]]:
    """Open a new file at ``part``, which is flushed to the disk on leaving; an error removes it.

    ``mode``: its rights, of which the umask takes some. Raises FileActError if it can't be written.
    """
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
    with faults(of_target, target):
        handle = os.open(part, flags | getattr(os, "O_BINARY", 0), mode)
    try:
        # Unbuffered: on a full disk, closing a buffer raises an error that hides the first one.
        with os.fdopen(handle, "wb", buffering=0) as file:
            yield file
            with faults(of_target, target):
                os.fsync(file.fileno())
    except BaseException:
        discard(part)
        raise


def publish(part: Path, target: Path, content: bytes, go_on: GoOn = lambda: True) -> Content:
    """Give the file ``part`` its name, if it reads back as ``content``, a hash.

    Raises FileActError, and removes the temporary file then.
    """
    try:
        _check_copy(part, content)
        if not go_on():
            raise StoppedError
        with faults(of_target, target):
            rename_without_replacing(part, target)
    except BaseException:
        discard(part)
        raise
    sync_folders(target.parent)
    return Content(*size_and_time(target), content)


def size_and_time(path: Path) -> tuple[int, int]:
    """Return bytes, and modification time in ns. Raises FileActError."""
    with faults(of_source):
        status = path.stat()
    return status.st_size, status.st_mtime_ns


def discard(part: Path) -> None:
    """Remove a temporary file, if possible."""
    with suppress(OSError):
        part.unlink()


def sync_folders(*folders: Path) -> None:
    """Return when the names in these folders are on the disk, where the system can flush them."""
    for folder in {*folders}:
        with suppress(OSError):
            sync_folder(folder)


@contextmanager
def _opened(path: Path, *, link: bool = True) -> Iterator[IO[bytes]]:
    """Open a file for reading, without waiting for a pipe; ``link``: it may be one."""
    with faults(of_source):
        handle = descriptor(path, 0 if link else getattr(os, "O_NOFOLLOW", 0))
    with os.fdopen(handle, "rb", buffering=0) as file:
        yield file


def _copied(file: IO[bytes], copy: IO[bytes], target: Path, go_on: GoOn) -> bytes:
    """Write all of ``file`` to ``copy``; return its hash."""
    digest = new_hash()
    with faults(of_source):
        while block := file.read(BLOCK):
            if not go_on():
                raise StoppedError
            digest.update(block)
            write(copy, block, target)
    return digest.digest()


def _digest(file: IO[bytes]) -> bytes:
    digest = new_hash()
    with faults(of_source):
        while block := file.read(BLOCK):
            digest.update(block)
    return digest.digest()


def _copy_metadata(file: IO[bytes], part: Path) -> None:
    """Give a copy its original's times, permissions and attributes, as far as its disk keeps them.

    Raises FileActError if the disk has no room for the attributes.
    """
    status = os.fstat(file.fileno())
    for name, value in attributes_of(file.fileno()).items():
        try:
            os.setxattr(part, name, value)
        except OSError as error:
            if error.errno != errno.ENOTSUP:  # the plan warned of it: see `keeps_attributes`
                raise of_target(error, part) from error
    with suppress(OSError):
        part.chmod(stat.S_IMODE(status.st_mode) & 0o777)
    with suppress(OSError):
        os.utime(part, ns=(status.st_atime_ns, status.st_mtime_ns))


ATTRIBUTES = "user."
"""Prefix of the extended attributes that people and programs set, such as tags and ratings."""


def attributes_of(file: Path | int) -> dict[str, bytes]:
    """Return the extended attributes of a file; none where they are not supported."""
    if sys.platform != "linux":
        return {}
    try:
        names = [name for name in os.listxattr(file) if name.startswith(ATTRIBUTES)]
        return {name: os.getxattr(file, name) for name in names}
    except OSError:
        return {}


def keeps_attributes(folder: Path) -> bool:
    """Return whether a folder's disk supports attributes, by asking for one."""
    if sys.platform != "linux":
        return True
    try:
        os.getxattr(folder, f"{ATTRIBUTES}likewise")
    except OSError as error:
        return error.errno != errno.ENOTSUP
    return True


def _rename_error(error: OSError, source: Path, target: Path) -> FileActError:
    """Attribute a failed rename to its source or its target, by what is missing or forbidden."""
    if not os.path.lexists(source) or (
        error.errno in (errno.EACCES, errno.EPERM) and os.access(target.parent, os.W_OK)
    ):
        return of_source(error)
    return of_target(error, target)


_AT_FDCWD = -100
_RENAME_NOREPLACE = 1
_LACKING = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)


def rename_without_replacing(source: Path, target: Path) -> None:
    """Rename ``source`` to ``target``, which must not exist, on the same disk.

    Links are not followed. Raises FileExistsError, or OSError otherwise: EXDEV for another disk,
    ENOTSUP if the disk can't rename without the risk of replacing.
    """
    if sys.platform == "win32":
        source.rename(target)
        return
    if _is_the_same_place(source, target):  # a change of case, on a disk that ignores case
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
    """Return whether both names are one entry of a folder, as on a disk that ignores case."""
    if source.parent != target.parent or source.name.casefold() != target.name.casefold():
        return False
    try:
        same = os.path.samestat(source.lstat(), target.lstat())
        return same and target not in source.parent.iterdir()
    except OSError:
        return False


@cache
def _renameat2() -> Callable[[bytes, bytes], int] | None:
    """Return the system call, which returns 0 or an error number; None if there is none."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        call = ctypes.CDLL(None, use_errno=True).renameat2
    except (OSError, AttributeError):  # a C library older than 2018
        return None
    call.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint)

    def rename(source: bytes, target: bytes) -> int:
        if call(_AT_FDCWD, source, _AT_FDCWD, target, _RENAME_NOREPLACE) == 0:
            return 0
        return ctypes.get_errno()

    return rename


CHANGED = tr_later(
    "It was changed since Likewise read it. Rescan the folders first, then try again."
)
GONE = tr_later("It is not there any more.")
STOPPED = tr_later("Stopped before its turn.")
STAYED = tr_later("A file that belongs to it failed, so all of them stay.")
CUT = tr_later("Likewise was ended before its turn.")


@contextmanager
def faults(fault: Callable[..., FileActError], *about: Path) -> Iterator[None]:
    """Raise OSErrors inside as ``fault(error, *about)``."""
    try:
        yield
    except OSError as error:
        raise fault(error, *about) from error


def of_source(error: OSError) -> FileActError:
    """Return the error for a file that can't be read or removed."""
    match error.errno:
        case None:  # raised by `engine.ordinary`
            return FileActError(tr("It is a device or a pipe, not a file."))
        case errno.ENOENT | errno.ENOTDIR | errno.ESTALE:
            return FileActError(tr(GONE))
        case errno.EACCES | errno.EPERM:
            return FileActError(tr("Its permissions, or those of its folder, don't allow it."))
        case errno.EROFS:
            return FileActError(tr("Its disk may only be read."), tr("Make the disk writable."))
    return FileActError(tr("It can't be used: {error}.", error=_reason_of(error)))


def of_target(error: OSError, target: Path) -> FileActError:
    """Return the error for a ``target`` that can't be written."""
    folder, name = target.parent, target.name
    match error.errno:
        case errno.EEXIST | errno.ENOTEMPTY:
            return FileActError(
                tr("There is a {name} in {folder} by now.", name=name, folder=folder),
                tr("Nothing was replaced."),
            )
        case errno.ENOENT | errno.ENOTDIR | errno.ESTALE | errno.ENODEV | errno.ENXIO:
            return FileActError(tr("The folder {folder} is not there any more.", folder=folder))
        case errno.ENOSPC | errno.EDQUOT:
            return FileActError(
                tr("The disk of {folder} is full.", folder=folder), tr("Make room, then try again.")
            )
        case errno.EROFS:
            return FileActError(
                tr("The disk of {folder} may only be read.", folder=folder),
                tr("Choose another folder."),
            )
        case errno.EACCES | errno.EPERM:
            return FileActError(
                tr("You may not write to {folder}.", folder=folder), tr("Choose another folder.")
            )
        case errno.ENAMETOOLONG | errno.EINVAL | errno.EILSEQ:
            return FileActError(
                tr("The disk of {folder} doesn't take the name {name}.", folder=folder, name=name)
            )
        case errno.ENOTSUP:
            return FileActError(
                tr("The disk of {folder} can't promise that nothing is replaced.", folder=folder),
                tr("Choose a folder on another disk."),
            )
    return FileActError(
        tr("Nothing can be written to {folder}: {error}.", folder=folder, error=_reason_of(error))
    )


def _reason_of(error: OSError) -> str:
    return (error.strerror or str(error)).rstrip(".")
