"""Walk folders for photos, skipping what is excluded and reporting what can't be opened.

A pattern of what is excluded is a name with * and ?, for files and folders at any depth
("Screenshots", "*.gif"), or, with a slash in it, a path below the folder that was added
("2019/raw", "*/cache"). Case is ignored, and so is the Unicode form of accented letters. Excluding
a folder excludes all that is below it.
"""

from __future__ import annotations

import errno
import fnmatch
import os
import re
import stat
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from app.core.base.language import tr
from app.core.library.file_tables import FoundFile
from app.core.library.library import Library
from app.core.store.catalogue import get_setting, set_setting

Excluded = Callable[[bytes], bool]
"""Returns whether a path below a root, as bytes, is excluded."""

_KEY = "excluded"


def excluded_patterns(library: Library) -> tuple[str, ...]:
    """Return the patterns of the library, as they were written."""
    kept = get_setting(library.catalogue, _KEY, [])
    return tuple(str(pattern) for pattern in kept) if isinstance(kept, list) else ()


def exclude(library: Library, patterns: Iterable[str]) -> None:
    """Exclude what matches ``patterns``, and nothing else, from the next scan on."""
    kept = dict.fromkeys(pattern.strip().strip("/") for pattern in patterns)
    set_setting(library.catalogue, _KEY, [pattern for pattern in kept if pattern])


def matcher(patterns: Iterable[str]) -> Excluded:
    """Return a function that tells whether a path matches one of ``patterns``."""
    names = [pattern for pattern in patterns if "/" not in pattern]
    paths = [pattern for pattern in patterns if "/" in pattern]
    name_matches, path_matches = _compiled(names), _compiled(paths)

    def excluded(path: bytes) -> bool:
        text = _folded(os.fsdecode(path).replace(os.sep, "/"))
        return bool(name_matches(text.rpartition("/")[2]) or path_matches(text))

    return excluded


def _folded(text: str) -> str:
    """Map texts that a person reads as the same to the same text."""
    return unicodedata.normalize("NFC", text).casefold()


def _compiled(patterns: Iterable[str]) -> Callable[[str], object]:
    """Compile all patterns into one; the empty one matches nothing, as no name is empty."""
    return re.compile(
        "|".join(fnmatch.translate(_folded(each)) for each in patterns) or r"\Z"
    ).match


JUNK = frozenset(
    [
        b"@eadir",
        b"#recycle",
        b"$recycle.bin",
        b"system volume information",
        b"lost+found",
        b"__macosx",
    ]
)
"""Names, in lower case, of folders in which systems keep thumbnails and deleted files."""

TIMES = (-(2**63), 2**63 - 2)
"""The range of modification times, in nanoseconds since 1970, that the catalogue can hold; the end
of all times (`app.core.search.current_search`) is one later."""

SEPARATOR = os.fsencode(os.sep)


@dataclass(frozen=True, slots=True)
class FileFilter:
    """Which files are looked for, made by `file_filter`. What is ``excluded`` is skipped."""

    endings: tuple[bytes, ...]  # in lower case
    unreadable: Mapping[bytes, str]  # ending -> why such files can't be opened
    excluded: Excluded

    def matches(self, name: bytes) -> bool:
        """Return whether a file of this name is looked for, unless it is excluded."""
        return name.lower().endswith(self.endings)

    def unreadable_reason(self, name: bytes) -> str | None:
        """Return why a file of this name can't be opened here; None if it can."""
        return self.unreadable.get(b"." + name.lower().rpartition(b".")[2])

    def skips(self, folder: bytes) -> bool:
        """Return whether a walk never enters ``folder``, relative to its root."""
        parts = folder.split(SEPARATOR) if folder else []
        above = (SEPARATOR.join(parts[: count + 1]) for count in range(len(parts)))
        return any(map(_is_skipped, parts)) or any(map(self.excluded, above))


def file_filter(
    suffixes: Iterable[str],
    unreadable: Mapping[str, str] | None = None,
    excluded: Excluded = lambda path: False,
) -> FileFilter:
    """Look for files with these ``suffixes`` (lower case); ``unreadable``: suffix -> reason."""
    closed = {os.fsencode(suffix): reason for suffix, reason in (unreadable or {}).items()}
    return FileFilter(tuple(map(os.fsencode, suffixes)), closed, excluded)


@dataclass(frozen=True, slots=True)
class FolderListing:
    """The content of one folder: files, and the paths of folders and of links to folders."""

    files: list[FoundFile]
    folders: list[bytes]
    linked: list[bytes]


def list_folder(root: int, base: bytes, folder: bytes, wanted: FileFilter) -> FolderListing:
    """List ``folder``, relative to ``base``, the folder of ``root``. Raises OSError.

    Names that begin with a dot, JUNK folders and excluded ones are skipped. Nothing is opened; what
    is no regular file, or may not be read, has a ``reason``.
    """
    listing = FolderListing([], [], [])
    with os.scandir(join(base, folder)) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        if entry.name.startswith(b"."):
            continue
        path = join(folder, entry.name)
        if _is_folder(entry):
            if not _is_skipped(entry.name) and not wanted.excluded(path):
                (listing.linked if entry.is_symlink() else listing.folders).append(path)
        elif wanted.matches(entry.name) and not wanted.excluded(path):
            reason = wanted.unreadable_reason(entry.name)
            listing.files.append(_found_file(root, path, entry, reason))
    return listing


def closed_folder(root: int, folder: bytes, error: OSError) -> FoundFile:
    """Return the stand-in for a folder that can't be listed: what is known below still holds."""
    reason = tr("The folder cannot be opened: {error}.", error=_reason_of(error))
    return FoundFile(root, folder, 0, 0, reason, closed=True)


def walk(
    root: int,
    folder: Path,
    wanted: FileFilter,
    *,
    begin: bytes = b"",
    visiting: Callable[[], object] = lambda: None,
) -> Iterator[FoundFile]:
    """Yield the ``wanted`` files below ``folder``, or only below its subfolder ``begin``.

    Every folder is visited once, those behind symbolic links last, so that loops end. A link out of
    ``begin`` to a folder that a walk through all of ``folder`` visits is not followed. ``visiting``
    is called before each folder.
    """
    base = os.fsencode(folder)
    visited: set[tuple[int, int] | bytes] = set()
    folders, linked = [begin], list[bytes]()
    while folders or linked:
        relative = folders.pop() if folders else linked.pop()
        visiting()
        try:
            identity = _identity(join(base, relative))
            if identity in visited:
                continue
            visited.add(identity)
            listing = list_folder(root, base, relative, wanted)
        except OSError as error:
            yield closed_folder(root, relative, error)
            continue
        folders += listing.folders
        linked += [link for link in listing.linked if not _leads_out(base, begin, link, wanted)]
        yield from listing.files


def _leads_out(base: bytes, begin: bytes, link: bytes, wanted: FileFilter) -> bool:
    """Return whether a link leads out of ``begin``, but to a folder that is visited otherwise."""
    if not begin:
        return False
    top, target = os.path.realpath(base), os.path.realpath(join(base, link))
    if target != top and not target.startswith(join(top, b"")):
        return False
    inside = target[len(top) :].lstrip(SEPARATOR)
    return not join(inside, b"").startswith(join(begin, b"")) and not wanted.skips(inside)


def _is_skipped(name: bytes) -> bool:
    return name.startswith(b".") or name.lower() in JUNK


def _identity(folder: bytes) -> tuple[int, int] | bytes:
    """Return what identifies a folder, whatever its path; some file systems have no numbers.

    Raises OSError.
    """
    status = os.stat(folder)
    return (status.st_dev, status.st_ino) if status.st_ino else os.path.realpath(folder)


def _is_folder(entry: os.DirEntry[bytes]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False


def _found_file(root: int, path: bytes, entry: os.DirEntry[bytes], reason: str | None) -> FoundFile:
    if reason is not None:  # size and time are 0, so that it counts as changed once it can be read
        return FoundFile(root, path, 0, 0, reason, closed=True)
    try:
        status = entry.stat()
    except FileNotFoundError:
        return FoundFile(root, path, 0, 0, tr("It is a link to a file that is not there."))
    except OSError as error:
        reason = tr("It cannot be looked at: {error}.", error=_reason_of(error))
        return FoundFile(root, path, 0, 0, reason)
    changed = min(max(status.st_mtime_ns, TIMES[0]), TIMES[1])
    file = FoundFile(root, path, status.st_size, changed)
    if not stat.S_ISREG(status.st_mode):
        return replace(file, reason=tr("It is a device or a pipe, not a file."))
    if not os.access(entry.path, os.R_OK):  # size and time 0: it counts as changed later
        reason = tr("Its permissions don't allow reading it. It is read once they do.")
        return FoundFile(root, path, 0, 0, reason, closed=True)
    return file


def _reason_of(error: OSError) -> str:
    """Return the system's message, or a plainer one where we have it."""
    plain = {
        errno.ELOOP: tr("it is a link that leads back to itself"),
        errno.ENAMETOOLONG: tr("its path is longer than the system allows"),
    }
    return plain.get(error.errno or 0) or error.strerror or tr("nothing is known of it")


def join(folder: bytes, name: bytes) -> bytes:
    """Return the path of ``name`` in ``folder``."""
    return folder + SEPARATOR + name if folder else name
