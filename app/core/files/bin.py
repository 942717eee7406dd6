"""The system's bin, where photos go that are not wanted: each platform's own, by its rules."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from app.core.errors import FileActError
from app.core.files.faults import of_source
from app.core.files.transfer import sync_folders
from app.core.language import tr, tr_later
from app.core.library.volumes import volume_of

RESTORE = tr_later(
    "Restore them from the bin: open it, choose them and “Restore”. Likewise knows them again, with"
    " all that was said about them, when it looks for new photos."
)


def put_into_bin(path: Path) -> None:
    """Put a file into the system's bin. Raises FileActError; the file is where it was then."""
    from send2trash import TrashPermissionError, send2trash  # looks for the desktop's own way

    if _would_delete(path):
        raise _without_bin(path)
    try:
        send2trash(os.fspath(path))
    except TrashPermissionError as error:
        raise _without_bin(path) from error
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise FileActError(
                tr("The bin's disk is full."), tr("Empty the bin, then try again.")
            ) from error
        if error.errno is None:
            raise FileActError(tr("It can't be put into the bin: {error}.", error=error)) from error
        raise of_source(error) from error
    sync_folders(path.parent)


def _would_delete(path: Path) -> bool:
    """Whether the system itself would delete the file, and not say so: Windows has a bin on fixed
    disks alone, and asked to be silent it does without one elsewhere."""
    return sys.platform == "win32" and volume_of(path.parent).kind != "local"


def _without_bin(path: Path) -> FileActError:
    return FileActError(
        tr("The disk of {parent} has no bin that you may use.", parent=path.parent),
        tr("Move it to a folder instead; Likewise never deletes."),
    )
