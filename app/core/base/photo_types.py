"""Frozen records of photos, folders, marks and facts, passed between threads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Literal


class PhotoState(StrEnum):
    """The stage of a photo between its file and its vectors."""

    PENDING = "pending"  # seen by the scan, not read yet
    READY = "ready"  # every modality is stored
    FAILED = "failed"  # could not be read; Problem has the reason
    GONE = "gone"  # the file vanished; the row stays for the journal
    LEFT_OUT = "left out"  # not shown, read or listed as a problem: the user says so


SEARCHABLE = (PhotoState.READY,)
"""The states of the photos that a grid shows and a search finds."""


@dataclass(frozen=True, slots=True)
class PhotoInfo:
    """One photo of the catalogue."""

    id: int
    root: int
    folder: Path  # absolute, under the root's current path
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
        """Its file. Built on each call: stored paths of a million photos would take 300 MB."""
        return self.folder / self.name


@dataclass(frozen=True, slots=True)
class RootInfo:
    """A folder that the user added, with what the left panel shows of it."""

    id: int
    path: Path
    state: Literal["ready", "scanning", "offline"]
    photos: int
    problems: int
    kind: Kind = "local"
    trouble: Trouble = ""  # why it is offline, if that is known
    copies: int = 0  # of ``photos``: copies here, and photos whose own file is in another folder
    seems_at: Path | None = None  # where it seems to be now, if it is offline


@dataclass(frozen=True, slots=True)
class Problem:
    """A file that can't be read or used, and the reason as a sentence.

    ``photo`` is a photo's id, or negative for anything else: see app.core.library.problems.
    """

    photo: int
    path: Path
    reason: str


@dataclass(frozen=True, slots=True)
class MovedFile:
    """The old and new path of a photo's file, with its modification times in seconds."""

    before: Path
    modified_before: float
    path: Path
    modified: float


@dataclass(frozen=True, slots=True)
class Changes:
    """What a mutation of the library changed; views refresh from this alone.

    ``moved``: files whose content is unchanged, but whose path or modification time isn't.
    """

    added: tuple[int, ...] = ()
    updated: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    problems: bool = False
    moved: tuple[MovedFile, ...] = ()


Kind = Literal["local", "removable", "network"]


Trouble = Literal["", "replaced"]


PathInRoot = tuple[int, bytes]
"""The id of a root and the path of a photo's file below it, as in the catalogue."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Where a root is now.

    ``device`` (st_dev) is None if it is offline; ``trouble`` is "replaced" if another disk is
    there. ``volume`` identifies its disk, if possible; ``inside`` is its place on that disk.
    """

    device: int | None = None
    volume: str = ""
    inside: str = ""
    kind: Kind = "local"
    trouble: Trouble = ""


COLOURS = ("red", "yellow", "green", "blue", "purple")
"""The colour labels that photos can have."""


MAX_STARS = 5


REJECTED = -1
"""The stars of a photo that another program marked as rejected: stored, but shown as none."""


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks that a person gave a photo: stars, a colour label, keywords.

    ``colour`` is one of COLOURS, empty, or another program's colour, which is kept and not shown. A
    keyword is a name, or several from the widest to the narrowest, joined by | ("Animals|Dog").
    """

    stars: int = 0  # 0 to MAX_STARS, or REJECTED
    colour: str = ""
    keywords: tuple[str, ...] = ()  # in the order of the alphabet

    @property
    def shown_stars(self) -> int:
        """The stars to show, 0 to MAX_STARS."""
        return max(self.stars, 0)

    @property
    def shown_colour(self) -> str:
        """The colour to show: one of COLOURS, or empty."""
        return self.colour if self.colour in COLOURS else ""


UNMARKED = Marks()


@dataclass(frozen=True, slots=True)
class MarkChange:
    """A change of photos' marks; None and empty tuples leave a mark unchanged."""

    stars: int | None = None  # 0 to MAX_STARS
    colour: str | None = None  # one of COLOURS; empty: none
    add: tuple[str, ...] = ()  # keywords
    remove: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SidecarState:
    """How a library writes sidecars."""

    kept: bool  # written as soon as marks change
    short: bool  # named photo.xmp, not photo.jpg.xmp


@dataclass(frozen=True, slots=True)
class FactCounts:
    """The values that photos can be filtered by, each with its number of photos."""

    years: Mapping[int, int] = field(default_factory=dict)  # ascending
    folders: Mapping[Path, int] = field(default_factory=dict)  # not counting subfolders
    shared: Mapping[frozenset[Path], int] = field(default_factory=dict)  # with copies: by folders
    keywords: Mapping[str, int] = field(default_factory=dict)
    places: Mapping[str, int] = field(
        default_factory=dict
    )  # town|region|country; most photos first
    formats: Mapping[str, int] = field(default_factory=dict)  # most photos first
    facts: Mapping[str, Mapping[str, int]] = field(default_factory=dict)  # by name, such as "lens"


Range = tuple[float, float]
"""The least and the most."""


FactValue = str | int | float | bool
"""The value of one of the facts of app/core/facts/facts.py, which defines the units."""


@dataclass(frozen=True, slots=True)
class Shot:
    """What a photo's EXIF says about the shot.

    ``taken``: seconds on the camera's own clock (features/exif.py). ``place``: latitude and
    longitude in degrees. ``values``: the known facts, by name.
    """

    taken: float | None = None
    place: tuple[float, float] | None = None
    values: Mapping[str, FactValue] = field(default_factory=dict)

    @property
    def has_facts(self) -> bool:
        """Whether anything but the file's format is known."""
        known = self.taken is not None or self.place is not None
        return known or bool(self.values.keys() - {"format"})


UNKNOWN_SHOT = Shot()


FactSource = Literal["exif", "sidecar", "packet"]
"""The source of a photo's time or place: its EXIF, a sidecar, the XMP packet in its file."""


@dataclass(frozen=True, slots=True)
class XmpFacts:
    """What XMP says about when, where and with what a photo was taken; None and empty: nothing.

    A sidecar (``dated_beside``, ``located_beside``) takes precedence over EXIF; the packet in the
    photo's file only counts where EXIF says nothing.
    """

    taken: Range | None = None  # local time in seconds, first and last that are possible
    place: tuple[float, float] | None = None  # latitude and longitude, degrees
    camera: str = ""  # used if EXIF has none, whichever the source
    dated_beside: bool = False
    located_beside: bool = False
