"""What is asked of photos' files, and told of it: frozen, and quick to load, for windows too."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from app.core.files.tables import JobKind

CENTIMETRES = 2.54  # of an inch

BIN_HAS_RECORDS = sys.platform not in ("win32", "darwin")
"""Whether the system's bin tells where its files were, see `bin_records`."""

ENDINGS = {"JPEG": ".jpg", "PNG": ".png", "WEBP": ".webp"}
"""How the names of exported copies end, by their format."""


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """How copies are to be; see features.resized_copy."""

    side: int = 0  # pixels of the longest, 0: as it is
    format: Literal["JPEG", "PNG", "WEBP"] = "JPEG"
    quality: int = 90
    dpi: int = 0  # noted for printers, 0: not
    metadata: bool = True
    location: bool = True  # GPS, where metadata stays
    companions: bool = False  # copies of the files that belong to the photos

    def as_json(self) -> dict[str, Any]:
        """As they are kept with a job."""
        return asdict(self)


def pixels_for_print(centimetres: float, dpi: int) -> int:
    """The pixels of a side that is to be so long on paper."""
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
    """Put photos into the system's bin, and the raws that are shown with them, but ``alone``."""

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
class JobSummary:
    """One job, as it is listed. ``created``: seconds since the epoch; counts are of files."""

    id: int
    kind: JobKind
    folder: Path | None
    created: float
    done: int
    failed: int
    undone: int
    open: int  # still to be done, or cut by a crash

    @property
    def can_undo(self) -> bool:
        """Whether something of it can be taken back here."""
        known = BIN_HAS_RECORDS or self.kind != "bin"
        return bool(self.done) and not self.open and known and self.kind != "undo"


@dataclass(frozen=True, slots=True)
class FailedFile:
    """A file that nothing was done with, and why, as a sentence."""

    path: Path
    reason: str


@dataclass(frozen=True, slots=True)
class FileProgress:
    """How far a job is: files, and how many of them failed."""

    kind: JobKind
    done: int
    total: int
    failed: int
    bytes: int  # of the files that are done with
