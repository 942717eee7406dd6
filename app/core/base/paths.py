"""Locate our own folders on each platform, and remove files in them.

The folder of a library has a marker, which is only written into an empty folder. Only files that
have one of our names are removed, only below a marker, and never through a link: a person's own
files in it are kept, whatever the catalogue says. Nothing else in the program removes files.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import platformdirs

from app.core.base.errors import StorageError
from app.core.base.language import tr

APPLICATION = "likewise"

OWN = "likewise-files"
"""The name of our folder inside the folder that a person chose for a library."""

MARKER = "made-by-likewise.txt"  # in that folder


def default_library(name: str = "library") -> Path:
    """Return the default library's own folder, in the platform's place for user data."""
    return own_folder(platformdirs.user_data_path(APPLICATION, appauthor=False) / name)


def own_folder(chosen: Path) -> Path:
    """Return our folder inside the one ``chosen`` for a library, or ``chosen`` if it is ours."""
    chosen = chosen.absolute()
    is_own = chosen.name == OWN or (chosen / MARKER).is_file()
    return chosen if is_own else chosen / OWN


def cache_folder() -> Path:
    """Return the folder of what can be remade, as thumbnails: $LIKEWISE_CACHE or the platform's."""
    chosen = os.environ.get("LIKEWISE_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path(APPLICATION, appauthor=False)


def state_folder() -> Path:
    """Return this machine's own folder, as for logs: $LIKEWISE_STATE or the platform's place."""
    chosen = os.environ.get("LIKEWISE_STATE")
    return Path(chosen) if chosen else platformdirs.user_state_path(APPLICATION, appauthor=False)


def runtime_folder() -> Path:
    """Return a folder for sockets that nobody else can look into, made if need be.

    It is $XDG_RUNTIME_DIR if the system sets it to a private folder, otherwise one in the cache.
    Raises OSError if it can't be made, or is open to others.
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
    if os.name == "nt":  # named pipes lie in no folder, and have their own rights
        return True
    try:
        status = folder.lstat()
    except OSError:
        return False
    mode = stat.S_IMODE(status.st_mode)
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not mode & 0o077


def path_prefix(root: Path, folder: Path | None) -> bytes | None:
    """Return the prefix of a root's relative paths that lie in ``folder``; None if none can."""
    if folder is None or root.is_relative_to(folder):
        return b""
    if folder.is_relative_to(root):
        return os.fsencode(str(folder.relative_to(root)) + os.sep)
    return None


NEW = "Likewise"  # not shown: the folder that is proposed instead of one with other things
CATALOGUE = "catalogue.sqlite"  # in our folder
LOCK = "writer.lock"
_TEXT = "Likewise keeps its own files in this folder. Keep photos elsewhere.\n"  # not shown

_TIME = r"\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?"
_OURS = re.compile(
    "|".join(
        (
            r"catalogue\.sqlite(-wal|-shm)",
            r"compared\.sqlite(-wal|-shm)?",
            r"vectors/[^/]+\.(f32|crc)",
            r"derived/[^/]+\.likewise",
            r"models/[^/]+@[0-9a-f]+\.(onnx|json|text|tokens|reads)",
            r"profiles/\d+(\.state)?\.npz",
            r"said\.jsonl|said/[0-9a-f]{32}\.npz",
            rf"(backups/)?{_TIME}\.zip",
            r"(restoring(\.part)?|backups/\w+\.part(/read back)?)"
            r"/(catalogue\.sqlite(-wal|-shm|-journal)?|manifest\.json|profiles/\d+\.npz)",
        )
    )
)
"""Our files by their paths below the marker (docs/formats.md), except for the catalogue itself."""

_HALF_WRITTEN = re.compile(r"((\.\d+)?\.part)+$")  # see engine.atomic


def claim(folder: Path) -> None:
    """Mark ``folder`` as ours, or check that it is.

    It may be claimed if it has a marker or a catalogue, or if neither it nor the folder around it
    holds other things. Raises StorageError if it can't be claimed or holds a link; OSError.
    """
    around = folder.parent if folder.name == OWN else folder
    known = any((folder / sign).exists() for sign in (MARKER, CATALOGUE))
    if not known and (_has_other_things(around) or _has_other_things(folder)):
        raise StorageError(
            tr("{folder} is not a library, and not empty.", folder=around),
            tr("Choose a folder for the library alone, such as {folder}.", folder=around / NEW),
        )
    folder.mkdir(parents=True, exist_ok=True)
    for link in links_in(folder):
        raise StorageError(
            tr("{link} is a link, which a library can't contain.", link=link),
            tr("Remove it, or put what it leads to in its place."),
        )
    if not (folder / MARKER).exists():
        with suppress(FileExistsError), (folder / MARKER).open("x", encoding="ascii") as file:
            file.write(_TEXT)


def links_in(folder: Path) -> Iterator[Path]:
    """Yield the links in our folder, and the folder if it is one itself."""
    if folder.is_symlink():
        yield folder
    for place, folders, files in os.walk(folder):
        yield from (path for name in (*folders, *files) if (path := Path(place, name)).is_symlink())


def is_ours(path: Path) -> bool:
    """Return whether ``path`` has the name and place of one of our files, even half-written."""
    name = _below_marker(path)
    return bool(_OURS.fullmatch(name) or _OURS.fullmatch(_HALF_WRITTEN.sub("", name)))


def ours_in(path: Path) -> Iterator[Path]:
    """Yield our files in the folder ``path`` and below, or ``path`` itself if it is one."""
    if path.is_symlink() or not path.is_dir():
        yield from (each for each in [path] if os.path.lexists(path) and is_ours(path))
    for place, _, files in os.walk(path):
        yield from (each for name in files if is_ours(each := Path(place, name)))


def remove(path: Path) -> None:
    """Remove a file of ours; from a folder, all of ours that can be removed and what is then empty.

    Other files stay. Raises OSError if a single file can't be removed.
    """
    if path.is_symlink() or not path.is_dir():
        if is_ours(path):
            path.unlink(missing_ok=True)
        return
    for place, _, files in os.walk(path, topdown=False):
        with suppress(OSError):  # what can't be removed, or isn't ours, stays with its folder
            for name in files:
                remove(Path(place, name))
            if _below_marker(Path(place)):
                Path(place).rmdir()


def _below_marker(path: Path) -> str:
    """Return ``path`` below the nearest marker; empty without one, or if a link leads there."""
    top = next((each for each in path.parents if (each / MARKER).is_file()), None)
    if top is None or ".." in path.parts:
        return ""
    inside = path.relative_to(top)
    straight = Path(os.path.realpath(top)) / inside.parent
    return inside.as_posix() if Path(os.path.realpath(path.parent)) == straight else ""


def _has_other_things(folder: Path) -> bool:
    """Return whether ``folder`` holds more than hidden files, our folder and our lock."""
    if not folder.is_dir():
        return False
    ours = (OWN, LOCK)
    return any(each.name not in ours and each.name[0] != "." for each in folder.iterdir())
