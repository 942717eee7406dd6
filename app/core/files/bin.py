"""Put files into the system's bin, by the rules of each platform, and find them there.

A bin of freedesktop.org has a folder ``files``, and for each file in it a record
``info/NAME.trashinfo`` with its old path, URL-encoded. It is in the home folder, or at the top of
the files' disk. Windows and macOS have no records that may be read.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote_to_bytes

from app.core.base.errors import FileActError
from app.core.base.language import tr, tr_later
from app.core.files.tables import Content
from app.core.files.transfer import of_source, read_hash, rename_without_replacing, sync_folders
from app.core.library.presence import volume_of
from engine.ordinary import opened

RESTORE = tr_later(
    "Restore them in the system's bin. Likewise recognises them when it looks for new photos."
)


def put_into_bin(path: Path) -> None:
    """Put a file into the system's bin. Raises FileActError, and leaves the file alone then."""
    from send2trash import TrashPermissionError, send2trash  # chooses the desktop's bin on import

    if _would_delete(path):
        raise _no_bin_error(path)
    try:
        send2trash(os.fspath(path))
    except TrashPermissionError as error:
        raise _no_bin_error(path) from error
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise FileActError(
                tr("The bin's disk is full."), tr("Empty the bin, then try again.")
            ) from error
        if error.errno is None or _is_free(path):
            raise _no_bin_error(path) from error
        raise of_source(error) from error
    sync_folders(path.parent)


def _would_delete(path: Path) -> bool:
    """Return whether the system would delete the file: Windows has bins on fixed disks only."""
    return sys.platform == "win32" and volume_of(path.parent).kind != "local"


def _is_free(path: Path) -> bool:
    """Return whether the file could be removed, so that the fault is the bin's."""
    return path.exists() and os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def _no_bin_error(path: Path) -> FileActError:
    return FileActError(
        tr("The disk of {parent} has no bin that you may use.", parent=path.parent),
        tr("Move it to a folder instead; Likewise never deletes."),
    )


SUFFIX = ".trashinfo"
MAX_RECORD_BYTES = 1 << 16  # bytes of a record read at most
NOT_THERE = tr_later("It is not in the bin any more.")
OTHER_CONTENT = tr_later("What the bin has of this name is another file, or was changed.")


@dataclass(frozen=True, slots=True)
class BinnedFile:
    """A file in a bin. ``deleted``: local time as ISO 8601."""

    path: Path
    source: Path  # where it was
    deleted: str


def binned_files(sources: Iterable[Path]) -> dict[Path, list[BinnedFile]]:
    """Return the files in bins that came from each of ``sources``, the latest first."""
    wanted = set(sources)
    folders = {folder for source in wanted for folder in source.parents}
    found: defaultdict[Path, list[BinnedFile]] = defaultdict(list)
    for bin_folder, top in _bins(folders):
        for record in _listed(bin_folder / "info"):
            binned = _read(record, bin_folder, top)
            if binned and binned.source in wanted and os.path.lexists(binned.path):
                found[binned.source].append(binned)
    for several in found.values():
        several.sort(key=lambda each: each.deleted, reverse=True)
    return found


def content_if_same(path: Path, expected: Content) -> Content | None:
    """Return the content of a file in the bin if it is what is expected; reads the file.

    Size and hash must match, or size and time if the hash is unknown.
    """
    try:
        status = path.lstat()
        if not stat.S_ISREG(status.st_mode) or status.st_size != expected.size:
            return None
        if not expected.hash:
            return expected if status.st_mtime_ns == expected.mtime_ns else None
        same = read_hash(path) == expected.hash
    except (OSError, FileActError):
        return None
    return Content(status.st_size, status.st_mtime_ns, expected.hash) if same else None


def take_out(source: Path, content: Content) -> None:
    """Move a file out of the bin that was just put there from ``source``. Raises FileActError."""
    for binned in binned_files([source]).get(source, ()):
        if content_if_same(binned.path, content) is not None:
            rename_without_replacing(binned.path, source)
            remove_record(binned.path)
            return
    raise FileActError(tr(NOT_THERE))


def remove_record(path: Path) -> None:
    """Remove the bin's record of a file that is no longer there; do nothing for other files."""
    if path.parent.name == "files" and not os.path.lexists(path):
        with suppress(OSError):
            (path.parent.parent / "info" / (path.name + SUFFIX)).unlink()


def _bins(folders: Iterable[Path]) -> Iterator[tuple[Path, Path]]:
    """Yield this person's bins, each with the folder that paths in its records are relative to.

    These are the home folder's, and those at the tops of disks among ``folders``.
    """
    if sys.platform == "win32":
        return
    default = Path.home() / ".local" / "share"
    for data in {Path(os.environ.get("XDG_DATA_HOME") or default), default}:
        yield Path(os.path.realpath(data / "Trash")), data  # not shown
    user = os.getuid()
    for top in folders:
        for bin_folder in (top / ".Trash" / str(user), top / f".Trash-{user}"):
            is_link = os.path.realpath(bin_folder) != os.fspath(bin_folder)
            if not is_link:  # as the specification demands
                yield bin_folder, top


def _listed(folder: Path) -> list[Path]:
    try:
        return [path for path in folder.iterdir() if path.name.endswith(SUFFIX)]
    except OSError:
        return []


def _read(record: Path, bin_folder: Path, top: Path) -> BinnedFile | None:
    try:
        with opened(record) as file:
            lines = file.read(MAX_RECORD_BYTES).splitlines()
    except OSError:
        return None
    values = dict(line.split(b"=", 1) for line in lines if b"=" in line)
    if not values.get(b"Path"):
        return None
    source = top / os.fsdecode(unquote_to_bytes(values[b"Path"]))
    return BinnedFile(
        bin_folder / "files" / record.name.removesuffix(SUFFIX),
        Path(os.path.normpath(source)),
        values.get(b"DeletionDate", b"").decode("ascii", "replace"),
    )
