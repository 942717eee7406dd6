"""What photos can be filtered by, and what is known of some photos."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from app.core.types.searches import QueryItem


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
class Thumbed:
    """A search that photos were thumbed in, with those of the photos asked about."""

    search: int
    when: float  # the latest of the thumbs, seconds since the epoch
    query: tuple[QueryItem, ...]  # empty: it can't be read back
    up: tuple[int, ...]
    down: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeenPhoto:
    """What each family of features sees in a photo."""

    nouns: tuple[tuple[str, float], ...] | None  # it probably shows these, with how likely that
    # is, the likeliest first; None: the library does not look at what is in photos
    drawings: Mapping[str, bytes]  # modality -> what its entries hold, as PNG
    others: tuple[str, ...]  # families whose entries have no picture


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
