"""Translates the system's errors (OSError) in copying, moving and reading files to sentences."""

from __future__ import annotations

import errno
from pathlib import Path

from app.core.errors import FileActError
from app.core.language import tr, tr_later

CHANGED = tr_later(
    "It was changed since Likewise read it. Rescan the folders first, then try again."
)
GONE = tr_later("It is not there any more.")
STOPPED = tr_later("Stopped before its turn.")
STAYED = tr_later("Its photo could not be, so it stays with it.")
CUT = tr_later("Likewise was ended before its turn.")


def of_source(error: OSError) -> FileActError:
    """Why a file can't be read or taken away."""
    match error.errno:
        case errno.ENOENT | errno.ENOTDIR | errno.ESTALE:
            return FileActError(tr(GONE))
        case errno.EACCES | errno.EPERM:
            return FileActError(tr("Its permissions, or those of its folder, don't allow it."))
        case errno.EROFS:
            return FileActError(tr("Its disk may only be read."), tr("Make the disk writable."))
        case errno.ELOOP:
            return FileActError(tr("It is a link."))
        case errno.EIO:
            return FileActError(
                tr("Its disk can't be read."), tr("Check that the disk is all right.")
            )
    return FileActError(tr("It can't be used: {error}.", error=_said(error)))


def of_target(error: OSError, target: Path) -> FileActError:
    """Why nothing can be put at ``target``."""
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
        case errno.EFBIG:
            return FileActError(
                tr("The disk of {folder} doesn't take files as large as this one.", folder=folder)
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
        case errno.EIO:
            return FileActError(
                tr("The disk of {folder} can't be written.", folder=folder), tr("Check the disk.")
            )
    return FileActError(
        tr("Nothing can be written to {folder}: {error}.", folder=folder, error=_said(error))
    )


def _said(error: OSError) -> str:
    return (error.strerror or str(error)).rstrip(".")
