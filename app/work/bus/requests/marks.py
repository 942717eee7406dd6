"""Requests about marks: stars, colour labels, keywords, and the sidecars that carry them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.core.types import MarkChange


@dataclass(frozen=True, slots=True)
class SetMarks:
    """Change the marks of photos, in one gesture, which undo takes back whole."""

    photos: tuple[int, ...]
    change: MarkChange


@dataclass(frozen=True, slots=True)
class UndoMarks:
    """Take back what was marked last since the program started."""


@dataclass(frozen=True, slots=True)
class RedoMarks:
    """Mark again what was taken back last."""


@dataclass(frozen=True, slots=True)
class WriteSidecars:
    """Write the marks of photos next to them, or into a folder."""

    photos: tuple[int, ...]
    into: Path | None = None


@dataclass(frozen=True, slots=True)
class StopSidecars:
    """Write no more sidecars of those that were asked for; what is written stays."""


@dataclass(frozen=True, slots=True)
class KeepSidecars:
    """Write sidecars as soon as marks change, or only when asked."""

    wanted: bool


@dataclass(frozen=True, slots=True)
class NameSidecarsShort:
    """Name new sidecars photo.xmp, as Lightroom does, or photo.jpg.xmp."""

    wanted: bool


MarkRequest = (
    SetMarks
    | UndoMarks
    | RedoMarks
    | WriteSidecars
    | StopSidecars
    | KeepSidecars
    | NameSidecarsShort
)
