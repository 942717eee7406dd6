"""What crosses threads: frozen snapshots that workers make and windows read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Literal


class PhotoState(StrEnum):
    """Where a photo stands between its file and its vectors."""

    PENDING = "pending"  # seen by the scan, not read yet
    PARTIAL = "partial"  # global modalities are stored, words wait for the vocabulary
    READY = "ready"  # every modality is stored
    FAILED = "failed"  # could not be read; Problem tells why
    GONE = "gone"  # the file vanished; its row stays for the journal
    LEFT_OUT = "left out"  # by the user: not read, shown or listed as a problem


SEARCHABLE = (PhotoState.PARTIAL, PhotoState.READY)
"""The states of the photos that a grid shows and a search finds."""


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
class PhotoInfo:
    """One photo of the catalogue."""

    id: int
    root: int
    path: Path  # absolute, where the root is now
    width: int  # pixels, orientation applied; 0 when never read
    height: int
    modified: float  # seconds since the epoch, of the file
    state: PhotoState
    stars: int = 0  # 0 to 5
    colour: str = ""  # one of COLOURS, or empty
    keywords: tuple[str, ...] = ()  # in the order of the alphabet
    taken: float | None = None  # seconds on the camera's clock (features/shot.py); None: not known
    camera: str = ""  # maker and model
    size: int = 0  # bytes, of the file when it was looked at last


@dataclass(frozen=True, slots=True)
class RootInfo:
    """A folder the user added, with what the left panel shows of it."""

    id: int
    path: Path
    state: Literal["ready", "scanning", "offline"]
    photos: int
    problems: int


@dataclass(frozen=True, slots=True)
class Problem:
    """What can't be read or used, and the reason as a sentence.

    ``photo`` is a photo's id, or negative if it is something else: see app.core.library.problems.
    """

    photo: int
    path: Path
    reason: str


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a long job is."""

    phase: Literal[
        "looking",
        "reading",
        "vocabulary",
        "seeing",  # what networks see in photos that were read before
        "dating",  # asking the files when their photos were taken
        "copying",  # leaving out what networks saw that are not wanted any more
        "preparing",
        "measuring",
        "comparing",
        "filling",  # albums
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
    """How fast photos are read."""

    gentle: bool = False  # with one core, so that other programs stay quick
    spare_battery: bool = True  # gently while the computer runs on its battery
    paused: bool = False


@dataclass(frozen=True, slots=True)
class Changes:
    """What a mutation of the library touched; views refresh from this alone."""

    added: tuple[int, ...] = ()
    updated: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    roots: bool = False
    problems: bool = False


@dataclass(frozen=True, slots=True)
class ResultItem:
    """One tile of the results."""

    photo: int
    distance: float  # combined distance to the query under the current metric
    shares: tuple[float, ...]  # of each modality in the distance, in order; sum 1
    pulled_by: int | None = None  # the liked photo that pulled it most
    probability: float | None = None  # of belonging to the album that the search fills


Region = tuple[float, float, float, float]
"""(left, top, width, height) as shares of the photo's sides, in [0, 1]."""


@dataclass(frozen=True, slots=True)
class QueryItem:
    """One query photo: of the library (photo), or from outside (path or a pasted picture); or the
    one word that a search starts from."""

    photo: int | None = None
    path: Path | None = None
    name: str = ""
    thumbnail: bytes | None = None  # PNG of a pasted picture
    region: Region | None = None  # the part of the photo that is meant; None = all of it
    word: str = ""  # a noun in place of any picture


def word_of(query: Sequence[QueryItem]) -> str:
    """The word that a query is; empty if it is of pictures."""
    return query[0].word if query else ""


@dataclass(frozen=True, slots=True)
class Scope:
    """Which photos a search may find; by itself all. Times are when a photo was taken, or else when
    its file changed, in seconds since the epoch."""

    folder: Path | None = None  # and all folders in it
    since: float | None = None
    until: float | None = None  # this moment and what is later is too late
    stars: int = 0  # at least so many
    colour: str = ""  # the colour label; empty: any, or none
    keyword: str = ""  # this one or one below it; empty: any, or none
    album: int | None = None  # the photos that it holds


EVERYWHERE = Scope()


@dataclass(frozen=True, slots=True)
class AlbumEdge:
    """Where the album ends that a search fills, by the probability of belonging to it."""

    album: int
    name: str
    line: float  # photos belong from this probability on
    certainly: float  # and certainly from this one
    moved: bool  # the line was chosen by hand


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
    trail: tuple[tuple[QueryItem, ...], ...] = field(default=())  # breadcrumb of "start from here"
    can_go_back: bool = False  # to the search before this one
    can_go_forward: bool = False
    kept: bool = True  # whether the active profile learns from this search
    asked: tuple[int, ...] = ()  # "Ask me": the first results, whose thumbs would teach most
    incomplete: str = ""  # a sentence if a part of the library could not be searched
    scope: Scope = EVERYWHERE  # which photos may be results
    edge: AlbumEdge | None = None  # of the album that it fills, with its photos among the results

    @property
    def word(self) -> str:
        """The word that the search started from; empty if that was a picture."""
        return word_of(self.query)


@dataclass(frozen=True, slots=True)
class AlbumInfo:
    """An album, with what a list of albums shows of it."""

    id: int
    name: str
    photos: int  # that it holds and that can be shown
    new: int  # of these, that came by themselves since somebody looked
    search: int | None  # that fills it; None: it is filled by hand alone
    cover: int | None  # the photo that was chosen to stand for it; None: its first one
    line: float | None  # chosen by hand: the probability from which photos belong; None: learned


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
    held: int = 0  # bytes that it holds now, mapped ones included
    stale: float = 0.0  # share of the codes' bits that a refresh would change
    recall: float | None = None  # of the last comparison with all photos
    doing: Doing = ""
    cluster: ClusterState | None = None  # where it is on one


@dataclass(frozen=True, slots=True)
class LearningProgress:
    """How far the active profile is with learning much at once."""

    done: int
    total: int
    source: Literal["folders", "earlier searches"] = "folders"


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


@dataclass(frozen=True, slots=True)
class ProfilesView:
    """All profiles, and the one that searches start from."""

    active: int
    profiles: tuple[ProfileInfo, ...]
