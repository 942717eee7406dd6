"""What crosses threads: frozen records that the library makes and windows read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


@dataclass(frozen=True, slots=True)
class AlbumInfo:
    """An album, with what a list of albums shows of it."""

    id: int
    name: str
    photos: int  # that it holds and that can be shown, each stack once
    new: int  # of these, that came by themselves since somebody looked
    search: int | None  # that fills it; None: it is filled by hand alone
    cover: int | None  # the photo that stands for it: the chosen one, else its first; None: none
    line: float | None  # chosen by hand: the probability from which photos belong; None: learned
    filled: bool = True  # False: its search was not looked through yet


@dataclass(frozen=True, slots=True)
class ProfileInfo:
    """A profile, with what a list of profiles shows of it."""

    id: int
    name: str
    frozen: bool  # a frozen profile is used but learns nothing more
    searches: int  # that it learned from
    judgments: int
    learning_gain: str = ""  # one sentence: whether it has helped lately
    learner: str = "LOMDML"  # what it learns with
    brought: int = 0  # judgments that it came with when it was imported


@dataclass(frozen=True, slots=True)
class ProfilesView:
    """All profiles, and the one that searches start from."""

    active: int
    profiles: tuple[ProfileInfo, ...]


Crop = tuple[float, float, float, float]
"""(left, top, width, height) as shares of the photo's sides, in [0, 1]."""


@dataclass(frozen=True, slots=True)
class QueryItem:
    """One query photo: of the library (photo), or from outside (path or a pasted picture); or the
    one word that a search starts from."""

    photo: int | None = None
    path: Path | None = None
    name: str = ""
    thumbnail: bytes | None = None  # PNG of a pasted picture
    crop: Crop | None = None  # the part of the photo that is meant; None = all of it
    word: str = ""  # a noun in place of any picture


def word_of(query: Sequence[QueryItem]) -> str:
    """The word that a query is; empty if it is of pictures."""
    return query[0].word if query else ""


@dataclass(frozen=True, slots=True)
class Scope:
    """Which photos are looked at; by itself all."""

    folder: Path | None = None  # and all folders in it
    album: int | None = None  # the photos that it holds
    filter: str = ""  # what is typed to find photos; see app.core.facts.terms


EVERYWHERE = Scope()


@dataclass(frozen=True, slots=True)
class TrailStep:
    """A search on the way to another one: the other began from one of its results."""

    search: int
    query: tuple[QueryItem, ...]


@dataclass(frozen=True, slots=True)
class EarlierSearch:
    """An earlier search, whenever it was made."""

    search: int
    when: float  # it began, seconds since the epoch
    query: tuple[QueryItem, ...]  # empty: it can't be read back
    up: int  # photos that are thumbed up in it
    down: int
    album: str  # the album that it fills, or empty


@dataclass(frozen=True, slots=True)
class ResultItem:
    """One tile of the results."""

    photo: int
    distance: float  # combined distance to the query under the current metric
    shares: tuple[float, ...]  # of each modality in the distance, in order; sum 1
    pulled_by: int | None = None  # the liked photo that pulled it most; before, by way of which
    probability: float | None = None  # of being meant, or of belonging to the album
    found: int | None = None  # the photo of its stack that fits best, if this one is only its top


@dataclass(frozen=True, slots=True)
class ResultEdge:
    """Where the results end that are meant, by the probability of it; of an album, of belonging.

    ``exist``: how many photos are meant, about, those liked among them; 0: not told before there
    are thumbs. ``done``: those above the line and those liked are all, very likely.
    """

    album: int | None  # that the search fills
    name: str  # of the album, or empty
    line: float  # photos match from this probability on
    certainly: float  # and certainly from this one
    moved: bool  # the line was chosen by hand
    good: int = 0  # of the results, those that match
    check: int = 0  # and of those behind, the ones worth a check
    exist: int = 0
    done: bool = False


@dataclass(frozen=True, slots=True)
class SearchView:
    """Everything the window shows of the current search. Immutable; a newer one replaces it."""

    revision: int  # grows with each answer
    search: int
    query: tuple[QueryItem, ...]
    liked: tuple[int, ...]  # photo ids, in the order of the clicks
    disliked: tuple[int, ...]
    results: tuple[ResultItem, ...]  # best first; judged and query photos are left out
    modalities: tuple[str, ...]
    weights: tuple[float, ...]  # of each modality now, sum 1
    weights_before: tuple[float, ...]  # before the last click
    measured: tuple[float, ...]  # the weights that the results' distances were measured with
    order: Literal["learned", "original"] = "learned"
    summary: str = ""  # one sentence: what was learned and whether it helps
    milliseconds: float = 0.0
    can_undo: bool = False
    can_redo: bool = False
    trail: tuple[TrailStep, ...] = ()  # breadcrumb of "start from here"
    can_go_back: bool = False  # to the search before this one
    can_go_forward: bool = False
    kept: bool = True  # whether the active profile learns from this search
    asked: tuple[int, ...] = ()  # "Ask me": the first results, whose thumbs would teach most
    incomplete: str = ""  # a sentence if a part of the library could not be searched
    scope: Scope = EVERYWHERE  # which photos may be results
    edge: ResultEdge | None = None  # once it is known where the results end

    @property
    def word(self) -> str:
        """The word that the search started from; empty if that was a picture."""
        return word_of(self.query)


@dataclass(frozen=True, slots=True)
class ClusterState:
    """What there is to show of the cluster that a library lives on."""

    address: str  # of its scheduler, or "local"
    reachable: bool  # whether the scheduler answers
    workers: int
    shards: int
    ready: int  # shards that would answer a search now
    coded: int = 0  # shards that are searched by codes, or so small that they need none
    missing: tuple[str, ...] = ()  # which shards would not answer, each with the reason
    warning: str = ""  # a sentence if the connection to it is not safe


Doing = Literal["", "building", "growing", "refreshing", "comparing"]
"""What an index is prepared by in idle time."""


@dataclass(frozen=True, slots=True)
class IndexState:
    """What there is to show of the index behind searches."""

    approximate: bool = False  # codes propose photos; or else every photo is compared
    rows: int = 0  # that the index knows; later ones are compared one by one
    total: int = 0  # rows of the library
    advance: int = 0  # bytes that searching keeps in memory once all is prepared
    held: int = 0  # bytes that it holds now
    stale: float = 0.0  # share of the codes' bits that a refresh would change
    recall: float | None = None  # of the last comparison with all photos
    doing: Doing = ""
    cluster: ClusterState | None = None  # where it is on one


@dataclass(frozen=True, slots=True)
class Progress:
    """How far long work is."""

    phase: Literal[
        "looking",
        "reading",
        "seeing",  # what networks see in photos that were read before
        "dating",  # asking the files when their photos were taken
        "preparing",
        "measuring",
        "comparing",
        "filling",  # albums
        "mapping",  # giving every photo its position on the map
        "acting",  # on photos' files
        "verifying",  # comparing pictures, pair by pair
        "judging",  # measuring which photos are the best
        "idle",
        "paused",
    ]
    done: int = 0
    total: int = 0
    per_second: float = 0.0  # photos a second, over the last moments
    seconds_left: float | None = None  # None while it can't be told yet
    workers: int = 0  # of a cluster that do it; 0: this machine does


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast photos are read, and whether folders are watched for new ones."""

    gentle: bool = False  # with one core, so that other programs stay quick
    spare_battery: bool = True  # gently while the computer runs on its battery
    paused: bool = False
    watching: bool = False


@dataclass(frozen=True, slots=True)
class LearningProgress:
    """How far the active profile is with learning much at once."""

    done: int
    total: int
    source: Literal["folders", "searches", "thumbs"] = "folders"
    search: int | None = None  # the one whose thumbs are learned from
