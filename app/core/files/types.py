"""Frozen records of operations on photos' files and their progress; quick to import for windows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from app.core.files.tables import JobKind

CENTIMETRES = 2.54  # per inch

ENDINGS = {"JPEG": ".jpg", "PNG": ".png", "WEBP": ".webp"}
"""The endings of exported copies, by format."""


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """How copies are made; see features.resized_copy."""

    side: int = 0  # pixels of the longest one, 0: unchanged
    format: Literal["JPEG", "PNG", "WEBP"] = "JPEG"
    quality: int = 90
    dpi: int = 0  # stored for printers; 0: none
    metadata: bool = True
    location: bool = True  # GPS, if metadata is kept
    companions: bool = False  # copy the files that belong to the photos, too

    def as_json(self) -> dict[str, Any]:
        """Return the options as they are stored with a job."""
        return asdict(self)


def pixels_for_print(centimetres: float, dpi: int) -> int:
    """Return the pixels of a side of this length on paper."""
    return max(1, round(centimetres / CENTIMETRES * dpi))


@dataclass(frozen=True, slots=True)
class CopyTo:
    """Copy photos to a folder."""

    folder: Path


@dataclass(frozen=True, slots=True)
class MoveTo:
    """Move photos to a folder."""

    folder: Path


@dataclass(frozen=True, slots=True)
class PutIntoBin:
    """Put photos, and their paired raws unless ``alone``, into the system's bin."""

    alone: bool = False


@dataclass(frozen=True, slots=True)
class RenameBy:
    """Rename photos by a pattern (see `rename_pattern`), numbered from ``first`` on."""

    pattern: str
    first: int = 1


@dataclass(frozen=True, slots=True)
class ExportTo:
    """Write resized copies into a folder, by `ExportOptions` as JSON."""

    folder: Path
    options: Mapping[str, Any]


FileOperation = CopyTo | MoveTo | PutIntoBin | RenameBy | ExportTo


@dataclass(frozen=True, slots=True)
class LeftFile:
    """A file that nothing is done with, and the reason as a sentence."""

    path: Path
    reason: str
    photo: int | None = None


@dataclass(frozen=True, slots=True)
class FileProgress:
    """The progress of a job, in files."""

    kind: JobKind
    done: int
    total: int
    failed: int
    bytes: int  # of the files that are finished
