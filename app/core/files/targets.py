"""Check and make target folders; find legal and free names; find the root of a path."""

from __future__ import annotations

import errno
import os
import re
import sys
import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from app.core.base.errors import FileActError
from app.core.base.language import tr
from app.core.base.photo_types import PathInRoot
from app.core.files.transfer import of_target
from app.core.library.library import Library
from app.core.library.presence import volume_of
from app.core.library.root_tables import active_roots, spellings
from app.core.library.walk import excluded_patterns, file_filter, matcher
from app.core.photos.at_hand_tables import file_at

MAX_NAME_BYTES = 255
"""Bytes of a name that nearly all file systems allow; limits in UTF-16 are no stricter."""

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
_DEVICES = re.compile(r"(con|prn|aux|nul|com[1-9]|lpt[1-9])(\.|$)", re.IGNORECASE)
_STRICT_TYPES = frozenset(
    "vfat msdos exfat fuse.exfat ntfs ntfs3 fuse.ntfs-3g fuseblk cifs smb3 smbfs".split()  # noqa: SIM905
)


@dataclass(frozen=True, slots=True)
class NameRules:
    """What a file system forbids in names. ``strict``: as Windows, FAT, exFAT and NTFS do."""

    strict: bool = sys.platform == "win32"
    longest: int = MAX_NAME_BYTES  # bytes


def rules_of(folder: Path) -> NameRules:
    """Return the rules of an existing folder's file system, as far as they can be known."""
    try:
        longest = min(MAX_NAME_BYTES, os.pathconf(folder, "PC_NAME_MAX"))
    except (OSError, ValueError, AttributeError):  # AttributeError on Windows
        longest = MAX_NAME_BYTES
    return NameRules(
        sys.platform == "win32" or volume_of(folder).file_system in _STRICT_TYPES, longest
    )


def legal(name: str, rules: NameRules) -> str:
    """Replace forbidden characters by "_", and shorten a long name before its ending."""
    if rules.strict:
        name = _FORBIDDEN.sub("_", name).rstrip(" .") or "_"
        name = f"_{name}" if _DEVICES.match(name) else name
        return _shortened(name, "", rules.longest).rstrip(" .") or "_"  # again after the cut
    return _shortened(name.replace("/", "_").replace("\0", "_"), "", rules.longest)


class TakenNames:
    """The names in one folder by its ``rules``: those there, and those assigned since.

    Names that differ in case or in the encoding of accents count as equal: on many disks they are,
    and elsewhere they confuse people.
    """

    def __init__(self, names: Iterable[str], rules: NameRules) -> None:
        self._keys = {name_key(name) for name in names}
        self._rules = rules

    def __contains__(self, name: str) -> bool:
        return name_key(name) in self._keys

    def hold(self, names: Iterable[str]) -> None:
        """Mark names as taken."""
        self._keys.update(map(name_key, names))

    def take(self, wanted: str, group: Callable[[str], list[str]]) -> list[str]:
        """Return ``group(name)`` for the name ``wanted``, made legal, and mark these as taken.

        If not all of them are free, the name gets the first number for which they are, as in
        "beach (2).jpg".
        """
        name, number = legal(wanted, self._rules), 1
        given = group(name)
        while any(each in self for each in given):
            number += 1
            given = group(_shortened(name, f" ({number})", self._rules.longest))
        self.hold(given)
        return given


def name_key(name: str) -> str:
    """Return the same key for names that can't coexist on some disks."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _shortened(name: str, addition: str, longest: int) -> str:
    """Insert ``addition`` before the ending, and cut the stem to ``longest`` bytes in all."""
    stem, ending = os.path.splitext(name)
    room = longest - len(os.fsencode(addition + ending))
    if room < 1:  # too long for an ending
        stem, ending, room = name, "", longest - len(os.fsencode(addition))
    while len(os.fsencode(stem)) > room:
        stem = stem[:-1]
    return f"{stem}{addition}{ending}"


def target_folder(wanted: Path, beside: Path | None = None, own: Path | None = None) -> Path:
    """Return the folder with links resolved; it need not exist.

    A relative one is in the folder of the photo ``beside``. ``own``: the library's own folder,
    which takes no photos. Raises FileActError.
    """
    start = Path() if beside is None else beside.parent
    try:
        folder = Path(os.path.realpath(start / wanted))
    except ValueError as error:  # an impossible character
        raise _impossible(wanted) from error
    above = (folder, *folder.parents)
    standing = next((each for each in above if os.path.lexists(each)), None)
    if standing is None:  # not even the disk
        raise FileActError(
            tr("There is no folder {folder}.", folder=wanted),
            tr("Connect its disk, or choose another folder."),
        )
    if not standing.is_dir():
        raise FileActError(
            tr(
                "There can't be a folder {folder}: {file} is no folder.",
                folder=wanted,
                file=standing,
            ),
            tr("Choose a folder."),
        )
    if any(legal(part, NameRules()) != part for part in folder.parts[1:]):
        raise of_target(OSError(errno.ENAMETOOLONG, ""), folder)
    if own is not None and folder.is_relative_to(os.path.realpath(own)):
        raise FileActError(
            tr("{folder} belongs to the library itself.", folder=wanted),
            tr("Choose a folder for photos."),
        )
    return folder


def missing_folders(folder: Path) -> tuple[Path, ...]:
    """Return ``folder`` and those of its parents that don't exist, outermost first."""
    above = takewhile(lambda each: not os.path.lexists(each), (folder, *folder.parents))
    return tuple(reversed(list(above)))


def make_folders(folders: Iterable[Path]) -> None:
    """Make folders, outermost first, unless they exist by now. Raises FileActError."""
    for folder in folders:
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            if error.errno == errno.ENOENT and folder.parent.is_dir():  # as in /proc
                raise _impossible(folder) from error
            raise of_target(error, folder) from error


def remove_empty(folders: Iterable[Path]) -> None:
    """Remove folders, innermost first, until one is not empty, or is needed elsewhere."""
    with suppress(OSError):
        for folder in folders:
            folder.rmdir()


def _impossible(folder: Path) -> FileActError:
    sentence = tr("There can't be a folder {folder}.", folder=str(folder))
    return FileActError(sentence, tr("Choose a folder."))


def path_in_root(library: Library, path: Path) -> PathInRoot | None:
    """Return a resolved path's root, and the path in it; None if no scan looks there."""
    for root in active_roots(library.catalogue):
        if not path.is_relative_to(root.path):
            continue
        inside = path.relative_to(root.path)
        wanted = file_filter((), excluded=matcher(excluded_patterns(library)))
        left_out = wanted.skips(os.fsencode(inside.parent) if inside.parent.name else b"")
        if left_out or inside.name.startswith(".") or wanted.excluded(os.fsencode(inside)):
            return None
        return root.id, os.fsencode(inside)
    return None


def leaves_library(library: Library, folder: Path) -> bool:
    """Return whether a folder is in one of the library's, but no scan looks there."""
    inside = any(folder.is_relative_to(root.path) for root in active_roots(library.catalogue))
    return inside and path_in_root(library, folder / "photo") is None


def known_file(library: Library, path: Path) -> int | None:
    """Return the photo's file that is at ``path``; None if there is none."""
    known = (file_of(library, spelling) for spelling in spellings(path))
    return next((file for file in known if file is not None), None)


def file_of(library: Library, path: Path) -> int | None:
    """Return the same for a path in the library's own spelling."""
    inside = path_in_root(library, path)
    return None if inside is None else file_at(library.catalogue, inside)
