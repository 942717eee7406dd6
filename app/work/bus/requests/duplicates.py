"""Requests about duplicates: look for them, and say what they are or what is to become of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class FindDuplicates:
    """Look for groups of all kinds, from the start; what was found before makes it quick."""


@dataclass(frozen=True, slots=True)
class StopFinding:
    """Look no further; what was compared is kept."""


@dataclass(frozen=True, slots=True)
class AreDifferent:
    """The photos of a group are no duplicates of each other, once and for all."""

    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BinCopies:
    """Let photos inherit from others, and put those into the bin: (stays, those that go) each."""

    choices: tuple[tuple[int, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class PreferFolders:
    """Keep the photos in ``prefer``, the first before the others, and let nothing in ``protect``
    go; from now on, and for what was found."""

    prefer: tuple[Path, ...]
    protect: tuple[Path, ...]


DuplicateRequest = FindDuplicates | StopFinding | AreDifferent | BinCopies | PreferFolders
