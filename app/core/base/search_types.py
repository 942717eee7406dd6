"""Records that cross threads, of searches, albums and profiles: made by the library, frozen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal


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
