"""Frozen records of groups, proposals and folder preferences, passed between threads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from app.core.duplicates.tables import PhotoFile, Quality
from app.core.library.library import Library
from app.core.store.catalogue import get_setting, set_setting
from features.same_picture import Agreement


class GroupKind(StrEnum):
    """What the photos of a group have in common."""

    IDENTICAL = "identical"  # files with the same content
    NEAR = "near"  # one photo, scaled, saved anew, cropped, turned, recoloured or written on
    BURST = "burst"  # shots of one scene, taken at once


@dataclass(frozen=True, slots=True)
class Group:
    """Two or more photos of one kind, the best first."""

    kind: GroupKind
    photos: tuple[PhotoFile, ...]

    @property
    def spare(self) -> int:
        """The bytes of all but the best."""
        return sum(photo.bytes for photo in self.photos[1:])

    @property
    def when(self) -> float:
        """When the earliest was taken, or else its file changed, in seconds."""
        return min(time_of(photo) for photo in self.photos)


def time_of(photo: PhotoFile) -> float:
    """Return when it was taken, or else when its file changed, in seconds."""
    return photo.modified if photo.taken is None else photo.taken


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a photo of a group stays or might go. ``rule``: its name; ``sentence``: for a person."""

    rule: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Proposal:
    """What is proposed for a group: the best, others that stay, and those that might go."""

    group: Group
    keep: int  # a file
    reasons: Mapping[int, Reason]  # file -> why it stays or might go
    go: tuple[int, ...]  # files

    @property
    def bytes(self) -> int:
        """The size of what might go."""
        return sum(photo.bytes for photo in self.group.photos if photo.file in self.go)


@dataclass(frozen=True, slots=True)
class Preferences:
    """Folders that a person named.

    ``prefer``: the best photo is one in the first of these that has any; ``protect``: no photo in
    these goes.
    """

    prefer: tuple[Path, ...] = ()
    protect: tuple[Path, ...] = ()

    def is_protected(self, photo: PhotoFile) -> bool:
        """Return whether the photo must stay."""
        return any(map(photo.path.is_relative_to, self.protect))


NO_PREFERENCES = Preferences()


Compared = tuple[int, Agreement | None]
"""The number of a pair, and how its pictures agree; None if one can't be read now."""

Measured = tuple[int, Quality | None]
"""The number of a photo, and its quality; None if it can't be read now."""


class Pictures(Protocol):
    """Opens pictures and compares or measures them, in short steps and any order."""

    def compare(self, pairs: Sequence[tuple[Path, Path]]) -> Iterator[list[Compared]]:
        """Yield how the pictures in pairs of files agree, some at each step."""
        ...

    def measure(self, paths: Sequence[Path]) -> Iterator[list[Measured]]:
        """Yield the qualities of files' pictures, some at each step."""
        ...


_PREFER, _PROTECT = "duplicates_prefer", "duplicates_protect"


def kept_preferences(library: Library) -> Preferences:
    """Return the folders that a person named; none at first."""
    return Preferences(_folders(library, _PREFER), _folders(library, _PROTECT))


def keep_preferences(library: Library, preferences: Preferences) -> None:
    """Store these folders with the library, in one transaction."""
    with library.transaction():
        for key, folders in ((_PREFER, preferences.prefer), (_PROTECT, preferences.protect)):
            set_setting(library.catalogue, key, [str(folder) for folder in folders])


def _folders(library: Library, key: str) -> tuple[Path, ...]:
    found = get_setting(library.catalogue, key, [])
    return tuple(Path(str(name)) for name in found) if isinstance(found, list) else ()
