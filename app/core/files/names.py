"""Names that a folder takes: made legal for its file system, numbered where one stands there."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

LONGEST = 255
"""Bytes of a name that nearly all file systems take; those that count in UTF-16 take no less."""

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
_DEVICES = re.compile(r"(con|prn|aux|nul|com[1-9]|lpt[1-9])(\.|$)", re.IGNORECASE)
_STRICT_TYPES = frozenset(
    "vfat msdos exfat fuse.exfat ntfs ntfs3 fuse.ntfs-3g fuseblk cifs smb3 smbfs".split()  # noqa: SIM905
)
_MOUNTS = Path("/proc/self/mountinfo")


@dataclass(frozen=True, slots=True)
class NameRules:
    """What a file system forbids in names. ``strict``: what Windows, FAT, exFAT and NTFS do."""

    strict: bool = sys.platform == "win32"
    longest: int = LONGEST  # bytes


def rules_of(folder: Path) -> NameRules:
    """The rules of the file system that an existing folder is on, as far as they can be known."""
    try:
        longest = min(LONGEST, os.pathconf(folder, "PC_NAME_MAX"))
    except (OSError, ValueError, AttributeError):  # the latter on Windows
        longest = LONGEST
    return NameRules(sys.platform == "win32" or _file_system(folder) in _STRICT_TYPES, longest)


def legal(name: str, rules: NameRules) -> str:
    """``name`` with what the file system forbids replaced by "_", and shortened before its ending
    if it is too long. A name that is legal stays as it is."""
    if rules.strict:
        name = _FORBIDDEN.sub("_", name).rstrip(" .") or "_"
        name = f"_{name}" if _DEVICES.match(name) else name
        return _shortened(name, "", rules.longest).rstrip(" .") or "_"  # where it was cut
    return _shortened(name.replace("/", "_").replace("\0", "_"), "", rules.longest)


class TakenNames:
    """The names of one folder: those that stand there, and those that were given since.

    Names that differ in case or in how accents are encoded count as the same: on many disks they
    are, and elsewhere they confuse people.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._keys = {name_key(name) for name in names}

    def __contains__(self, name: str) -> bool:
        return name_key(name) in self._keys

    def hold(self, name: str) -> None:
        """Let nobody be given this name."""
        self._keys.add(name_key(name))

    def take(
        self,
        name: str,
        rules: NameRules,
        along: Callable[[str], Iterable[str]] = lambda name: (),
    ) -> str:
        """``name``, or with the first number that is free: "beach (2).jpg"; taken from now on.

        ``along``: the names of what goes along with it, by its own name; they are free, too.
        """
        given, number = name, 1
        while any(each in self for each in (given, *along(given))):
            number += 1
            given = _shortened(name, f" ({number})", rules.longest)
        self._keys.update(name_key(each) for each in (given, *along(given)))
        return given


def name_key(name: str) -> str:
    """What is the same for names that may not stand beside each other on some disks."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _shortened(name: str, addition: str, longest: int) -> str:
    """``name`` with ``addition`` before its ending, its stem cut to ``longest`` bytes in all."""
    stem, ending = os.path.splitext(name)  # noqa: PTH122 - a name, no path
    room = longest - len(os.fsencode(addition + ending))
    if room < 1:  # an ending as long as a name: it is no ending
        stem, ending, room = name, "", longest - len(os.fsencode(addition))
    while len(os.fsencode(stem)) > room:
        stem = stem[:-1]
    return f"{stem}{addition}{ending}"


def _file_system(folder: Path) -> str:
    """The type of the file system that ``folder`` is on, in Linux's words; empty if unknown."""
    try:
        device = folder.stat().st_dev
        lines = _MOUNTS.read_text("utf-8", "surrogateescape").splitlines()
    except OSError:
        return ""
    number = f"{os.major(device)}:{os.minor(device)}"
    for line in reversed(lines):  # the last one that was mounted is seen
        fields, _, rest = line.partition(" - ")
        if fields.split()[2] == number:
            return rest.split()[0]
    return ""
