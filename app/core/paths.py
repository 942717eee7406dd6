"""Paths of the library's, the cache's, the state's and the sockets' folders, as each platform has
them."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import platformdirs

APPLICATION = "likewise"

OWN = "likewise-files"
"""The name of our folder inside the folder that a person chose for a library."""

MARKER = "made-by-likewise.txt"  # in it; see app.core.own_files


def default_library(name: str = "library") -> Path:
    """Our folder in the library when none is given, in the platform's place for a user's data."""
    return own_folder(platformdirs.user_data_path(APPLICATION, appauthor=False) / name)


def own_folder(chosen: Path) -> Path:
    """Our folder inside the one that was ``chosen`` for a library, or that itself."""
    chosen = chosen.absolute()
    is_own = chosen.name == OWN or (chosen / MARKER).is_file()
    return chosen if is_own else chosen / OWN


def cache_folder() -> Path:
    """What can be made again, such as thumbnails: $LIKEWISE_CACHE, else the platform's place."""
    chosen = os.environ.get("LIKEWISE_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path(APPLICATION, appauthor=False)


def state_folder() -> Path:
    """What is this machine's own, whatever library is opened, such as logs: $LIKEWISE_STATE, else
    the platform's place for a program's state."""
    chosen = os.environ.get("LIKEWISE_STATE")
    return Path(chosen) if chosen else platformdirs.user_state_path(APPLICATION, appauthor=False)


def runtime_folder() -> Path:
    """A folder for sockets that nobody else can look into, made if need be.

    That is $XDG_RUNTIME_DIR where the system gives one; otherwise one in the cache. Raises OSError
    if it can't be made, or is open to others.
    """
    given = os.environ.get("XDG_RUNTIME_DIR")
    if given and _is_private(Path(given)):
        return Path(given)
    folder = cache_folder() / "run"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not _is_private(folder):
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(folder))
    return folder


def _is_private(folder: Path) -> bool:
    if os.name == "nt":  # its pipes are in no folder, and have rights of their own
        return True
    try:
        status = folder.lstat()
    except OSError:
        return False
    mode = stat.S_IMODE(status.st_mode)
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not mode & 0o077


def beginning(root: Path, folder: Path | None) -> bytes | None:
    """How the relative paths of a root's photos begin that are in ``folder``; None: none is."""
    if folder is None or root.is_relative_to(folder):
        return b""
    if folder.is_relative_to(root):
        return os.fsencode(str(folder.relative_to(root)) + os.sep)
    return None
