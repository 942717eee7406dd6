"""What crosses threads: groups of photos that show the same, and what is proposed for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from app.core.store.groups.duplicates import PhotoFile


class GroupKind(StrEnum):
    """What the photos of a group have in common."""

    IDENTICAL = "identical"  # files with the same content
    NEAR = "near"  # one photo, scaled, saved anew, cropped, turned, recoloured or written on
    BURST = "burst"  # shots of one scene, taken at once


@dataclass(frozen=True, slots=True)
class Group:
    """Photos of one kind, the best first, two or more."""

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
    """When it was taken, or else when its file changed, in seconds."""
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
    keep: int  # photo
    reasons: Mapping[int, Reason]  # photo -> why it stays or might go
    go: tuple[int, ...]  # photos

    @property
    def bytes(self) -> int:
        """The size of what might go."""
        return sum(photo.bytes for photo in self.group.photos if photo.photo in self.go)


@dataclass(frozen=True, slots=True)
class Preferences:
    """Folders that a person named. ``prefer``: the best comes from the first of them that has one;
    ``protect``: nothing in them goes."""

    prefer: tuple[Path, ...] = ()
    protect: tuple[Path, ...] = ()

    def is_protected(self, photo: PhotoFile) -> bool:
        """Whether nothing may happen to it."""
        return any(map(photo.path.is_relative_to, self.protect))


NO_PREFERENCES = Preferences()
