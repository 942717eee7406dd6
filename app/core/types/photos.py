"""A photo and its folder, what became of them, and what can't be read, as windows show them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Literal

from app.core.types.roots import Kind, Trouble


class PhotoState(StrEnum):
    """Where a photo stands between its file and its vectors."""

    PENDING = "pending"  # seen by the scan, not read yet
    READY = "ready"  # every modality is stored
    FAILED = "failed"  # could not be read; Problem tells why
    GONE = "gone"  # the file vanished; its row stays for the journal
    COPY = "copy"  # its file has the content of a photo, which stands for it; it has no row
    LEFT_OUT = "left out"  # by the user: not read, shown or listed as a problem; not shown


SEARCHABLE = (PhotoState.READY,)
"""The states of the photos that a grid shows and a search finds."""


@dataclass(frozen=True, slots=True)
class PhotoInfo:
    """One photo of the catalogue."""

    id: int
    root: int
    folder: Path  # of its file, absolute, where the root is now
    name: str  # of its file
    width: int  # pixels, orientation applied; 0 when never read
    height: int
    modified: float  # seconds since the epoch, of the file
    state: PhotoState
    stars: int = 0  # 0 to 5
    colour: str = ""  # one of COLOURS, or empty
    keywords: tuple[str, ...] = ()  # in the order of the alphabet
    taken: float | None = None  # seconds on the camera's clock (features/exif.py); None: not known
    camera: str = ""  # maker and model
    size: int = 0  # bytes, of the file when it was looked at last

    @property
    def path(self) -> Path:
        """Its file. Made anew each time: paths of a million photos would take 300 MB."""
        return self.folder / self.name


@dataclass(frozen=True, slots=True)
class RootInfo:
    """A folder the user added, with what the left panel shows of it."""

    id: int
    path: Path
    state: Literal["ready", "scanning", "offline"]
    photos: int
    problems: int
    kind: Kind = "local"
    trouble: Trouble = ""  # why it is offline, if that is known
    copies: int = 0  # of ``photos``: those whose own file is in another folder, and copies here
    seems_at: Path | None = None  # where it seems to be now, if it is offline


@dataclass(frozen=True, slots=True)
class Problem:
    """What can't be read or used, and the reason as a sentence.

    ``photo`` is a photo's id, or negative if it is something else: see app.core.library.problems.
    """

    photo: int
    path: Path
    reason: str


@dataclass(frozen=True, slots=True)
class MovedFile:
    """Where the file of a photo was, and where it is, with its times of change, in seconds."""

    before: Path
    modified_before: float
    path: Path
    modified: float


@dataclass(frozen=True, slots=True)
class Changes:
    """What a mutation of the library touched; views refresh from this alone. ``moved``: files that
    have the same content at another path, or since another time."""

    added: tuple[int, ...] = ()
    updated: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    roots: bool = False
    problems: bool = False
    moved: tuple[MovedFile, ...] = ()
