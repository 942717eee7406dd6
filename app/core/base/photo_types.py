"""Records that cross threads, of photos, folders, marks and facts: made by the library, frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Literal


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


Kind = Literal["local", "removable", "network"]


Trouble = Literal["", "replaced"]


PathInRoot = tuple[int, bytes]
"""The id of a root and a path below it: where a photo's file is, as the catalogue has it."""


@dataclass(frozen=True, slots=True)
class Presence:
    """``device`` (st_dev) None: it is offline; ``trouble`` "replaced": another disk is there.

    ``volume``: what its disk is known by, empty if nothing tells; ``inside``: where it is on that.
    """

    device: int | None = None
    volume: str = ""
    inside: str = ""
    kind: Kind = "local"
    trouble: Trouble = ""


COLOURS = ("red", "yellow", "green", "blue", "purple")
"""The colour labels that photos can have."""


MOST_STARS = 5


REJECTED = -1
"""The stars of a photo that another program calls rejected: kept, and shown as none."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What a person says of a photo: stars, a colour label, keywords.

    ``colour`` is one of COLOURS, empty, or another program's colour, which is kept and not shown.
    A keyword is a name, or names from the widest to the narrowest with | between ("Animals|Dog").
    """

    stars: int = 0  # 0 to MOST_STARS, or REJECTED
    colour: str = ""
    keywords: tuple[str, ...] = ()  # in the order of the alphabet

    @property
    def shown_stars(self) -> int:
        """0 to MOST_STARS."""
        return max(self.stars, 0)

    @property
    def shown_colour(self) -> str:
        """One of COLOURS, or empty."""
        return self.colour if self.colour in COLOURS else ""


UNMARKED = Marks()


@dataclass(frozen=True, slots=True)
class MarkChange:
    """What to change of photos' marks; None and nothing: leave it as it is."""

    stars: int | None = None  # 0 to MOST_STARS
    colour: str | None = None  # one of COLOURS; empty: none
    add: tuple[str, ...] = ()  # keywords
    remove: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SidecarState:
    """How a library writes sidecars."""

    kept: bool  # as soon as marks change
    short: bool  # named photo.xmp, not photo.jpg.xmp


@dataclass(frozen=True, slots=True)
class FactCounts:
    """What photos can be filtered by: each value with the number of its photos."""

    years: Mapping[int, int] = field(default_factory=dict)  # ascending
    folders: Mapping[Path, int] = field(default_factory=dict)  # without those in inner folders
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
"""What a photo has of one of the facts of app/core/facts/table.py, which tells the unit."""


@dataclass(frozen=True, slots=True)
class Shot:
    """What the EXIF of a photo tells. ``taken``: seconds on the camera's own clock, see
    features/exif.py. ``place``: latitude and longitude in degrees. ``values``: by name of the fact,
    of those that are told."""

    taken: float | None = None
    place: tuple[float, float] | None = None
    values: Mapping[str, FactValue] = field(default_factory=dict)

    @property
    def tells(self) -> bool:
        """Whether there is more to it than the format of the file."""
        known = self.taken is not None or self.place is not None
        return known or bool(self.values.keys() - {"format"})


UNKNOWN_SHOT = Shot()


Teller = Literal["exif", "sidecar", "packet"]
"""What tells when or where a photo was taken: its EXIF, a sidecar, the XMP packet in its file."""


@dataclass(frozen=True, slots=True)
class XmpFacts:
    """What XMP tells of when, where and with what a photo was taken; None and empty: nothing.

    ``beside``: a sidecar told it, which is believed more than EXIF; else the packet in the photo,
    which is believed where EXIF tells nothing.
    """

    taken: Range | None = None  # seconds on the clock there: the second, day, month or year told
    place: tuple[float, float] | None = None  # latitude and longitude, degrees
    camera: str = ""  # believed where EXIF tells none, whoever told it
    dated_beside: bool = False
    located_beside: bool = False


@dataclass(frozen=True, slots=True)
class KnownFacts:
    """What is known of some photos together: values with the number of photos that have them, most
    photos first, and ranges; empty and None: nothing is known of any of them."""

    photos: tuple[int, ...]  # asked about
    counted: int = 0  # of these: those that are there, the first ones of many
    folders: Mapping[Path, int] = field(default_factory=dict)
    copies: tuple[Path, ...] = ()  # of a single photo: the other files of the same content
    bytes: Range | None = None
    dimensions: Mapping[tuple[int, int], int] = field(default_factory=dict)  # pixels
    taken: Range | None = None  # seconds on the camera's clock
    dated: int = 0  # how many photos tell when they were taken
    dated_by: Mapping[Teller, int] = field(default_factory=dict)
    lasting: float = 0.0  # seconds, of a single photo: the day, month or year that is all it tells
    modified: Range | None = None  # seconds since the epoch, of the files of those that don't
    facts: Mapping[str, Mapping[FactValue, int]] = field(default_factory=dict)  # by name
    located: int = 0  # how many photos tell where they were taken
    located_by: Mapping[Teller, int] = field(default_factory=dict)
    latitude: Range | None = None  # degrees, north is positive
    longitude: Range | None = None  # degrees, east is positive
    places: Mapping[tuple[str, ...], int] = field(default_factory=dict)  # from town to country
    stars: Mapping[int, int] = field(default_factory=dict)  # 0 too
    colours: Mapping[str, int] = field(default_factory=dict)
    keywords: Mapping[str, int] = field(default_factory=dict)
    albums: Mapping[int, int] = field(default_factory=dict)
