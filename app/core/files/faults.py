"""What the system says when a file can't be copied, moved or read, as sentences."""

from __future__ import annotations

import errno
from pathlib import Path

from likewise.app.core.errors import FileActError

CHANGED = "It was changed since Likewise read it. Rescan the folders first, then try again."
GONE = "It is not there any more."
STOPPED = "Stopped before its turn."
STAYED = "Its photo could not be, so it stays with it."
CUT = "Likewise was ended before its turn."


def of_source(error: OSError) -> FileActError:
    """Why a file can't be read or taken away."""
    match error.errno:
        case errno.ENOENT | errno.ENOTDIR | errno.ESTALE:
            return FileActError(GONE)
        case errno.EACCES | errno.EPERM:
            return FileActError("Its permissions, or those of its folder, don't allow it.")
        case errno.EROFS:
            return FileActError("Its disk may only be read.", "Make the disk writable.")
        case errno.ELOOP:
            return FileActError("It is a link.")
        case errno.EIO:
            return FileActError("Its disk can't be read.", "Check that the disk is all right.")
    return FileActError(f"It can't be used: {_said(error)}.")


def of_target(error: OSError, target: Path) -> FileActError:
    """Why nothing can be put at ``target``."""
    folder, name = target.parent, target.name
    match error.errno:
        case errno.EEXIST | errno.ENOTEMPTY:
            return FileActError(f"There is a {name} in {folder} by now.", "Nothing was replaced.")
        case errno.ENOENT | errno.ENOTDIR | errno.ESTALE | errno.ENODEV | errno.ENXIO:
            return FileActError(f"The folder {folder} is not there any more.")
        case errno.ENOSPC | errno.EDQUOT:
            return FileActError(f"The disk of {folder} is full.", "Make room, then try again.")
        case errno.EFBIG:
            return FileActError(f"The disk of {folder} doesn't take files as large as this one.")
        case errno.EROFS:
            return FileActError(f"The disk of {folder} may only be read.", "Choose another folder.")
        case errno.EACCES | errno.EPERM:
            return FileActError(f"You may not write to {folder}.", "Choose another folder.")
        case errno.ENAMETOOLONG | errno.EINVAL | errno.EILSEQ:
            return FileActError(f"The disk of {folder} doesn't take the name {name}.")
        case errno.ENOTSUP:
            return FileActError(
                f"The disk of {folder} can't promise that nothing is replaced.",
                "Choose a folder on another disk.",
            )
        case errno.EIO:
            return FileActError(f"The disk of {folder} can't be written.", "Check the disk.")
    return FileActError(f"Nothing can be written to {folder}: {_said(error)}.")


def _said(error: OSError) -> str:
    return (error.strerror or str(error)).rstrip(".")
