"""Frozen records of searches, albums and profiles, passed between threads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal


@dataclass(frozen=True, slots=True)
class Thumbed:
    """A search with thumbs on some of the photos asked about."""

    search: int
    when: float  # the latest of the thumbs, seconds since the epoch
    query: tuple[QueryItem, ...]  # empty: it can't be read back
    up: tuple[int, ...]
    down: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AlbumInfo:
    """An album, with what a list of albums shows of it."""

    id: int
    name: str
    photos: int  # that can be shown, counting each stack once
    new: int  # of these, added by its search since it was looked at last
    search: int | None  # that fills it; None: filled by hand only
    cover: int | None  # the chosen one, else its first photo; None: it has none
    line: float | None  # chosen by hand: the least probability of its photos; None: learned
    filled: bool = True  # False: its search has not been run yet


USUAL_LEARNER = "LOMDML"
"""The name of the learner that a new profile has unless another is chosen."""


@dataclass(frozen=True, slots=True)
class ProfileInfo:
    """A profile, with what a list of profiles shows of it."""

    id: int
    name: str
    frozen: bool  # a frozen profile is used but learns nothing more
    searches: int  # that it learned from
    judgments: int
    learning_gain: str = ""  # one sentence: whether it has helped lately
    learner: str = USUAL_LEARNER
    brought: int = 0  # judgments that were imported with it


@dataclass(frozen=True, slots=True)
class ProfilesView:
    """All profiles, and the one that searches start from."""

    active: int
    profiles: tuple[ProfileInfo, ...]


Crop = tuple[float, float, float, float]
"""(left, top, width, height) as shares of the photo's sides, in [0, 1]."""


@dataclass(frozen=True, slots=True)
class QueryItem:
    """One query photo, from the library (photo) or outside (path, thumbnail), or a query word."""

    photo: int | None = None
    path: Path | None = None
    name: str = ""
    thumbnail: bytes | None = None  # PNG of a pasted picture
    crop: Crop | None = None  # the part to search with; None: all of it
    word: str = ""  # a noun instead of a picture


def word_of(query: Sequence[QueryItem]) -> str:
    """Return the word of a query; empty if it consists of pictures."""
    return query[0].word if query else ""


@dataclass(frozen=True, slots=True)
class Scope:
    """Which photos a search may find; all by default."""

    folder: Path | None = None  # including its subfolders
    album: int | None = None  # only its photos
    filter: str = ""  # filter as typed; see app.core.facts.terms


EVERYWHERE = Scope()

WORTH_A_CHECK = 0.4
"""Photos beyond the line are worth a check if their probability is at least this share of its."""


@dataclass(frozen=True, slots=True)
class EarlierSearch:
    """An entry in the list of earlier searches."""

    search: int
    when: float  # start, seconds since the epoch
    query: tuple[QueryItem, ...]  # empty: it can't be read back
    up: int  # photos that are thumbed up in it
    down: int
    album: str  # the album that it fills, or empty


@dataclass(frozen=True, slots=True)
class ResultItem:
    """One tile of the results."""

    photo: int
    distance: float  # under the current metric, to the query
    shares: tuple[float, ...]  # of each modality in the distance, in order; sum 1
    pulled_by: int | None = None  # the liked photo nearest to it
    probability: float | None = None  # of matching, or of belonging to the album
    found: int | None = None  # the best match in its stack, if that isn't this photo, its top


@dataclass(frozen=True, slots=True)
class ResultEdge:
    """Where the matching results end, by their probability of matching or belonging to the album.

    ``exist``: about how many photos match, liked ones included; 0 until there are thumbs. ``done``:
    the results above the line and the liked photos are very likely all of them.
    """

    album: int | None  # filled by the search
    name: str  # of the album, or empty
    line: float  # the least probability of a match
    moved: bool  # whether the line was chosen by hand
    exist: int = 0
    done: bool = False


@dataclass(frozen=True, slots=True)
class SearchView:
    """Everything the window shows of the current search. Immutable; a newer one replaces it."""

    search: int
    query: tuple[QueryItem, ...]
    liked: tuple[int, ...]  # photo ids, in the order of the clicks
    disliked: tuple[int, ...]
    results: tuple[ResultItem, ...]  # best first; judged and query photos are left out
    modalities: tuple[str, ...]
    weights: tuple[float, ...]  # of each modality now, sum 1
    measured: tuple[float, ...]  # the weights that the results' distances were measured with
    order: Literal["learned", "original"] = "learned"
    summary: str = ""  # one sentence: what was learned and whether it helps
    can_undo: bool = False
    can_redo: bool = False
    can_go_back: bool = False  # to the search before this one
    can_go_forward: bool = False
    kept: bool = True  # whether the active profile learns from this search
    asked: tuple[int, ...] = ()  # "Help it learn": whose thumbs would teach most
    incomplete: str = ""  # a sentence if a part of the library could not be searched
    scope: Scope = EVERYWHERE  # which photos may be results
    edge: ResultEdge | None = None  # None if there is no line
    revised: bool = field(default=False, compare=False)  # shown before, with an earlier line

    @property
    def word(self) -> str:
        """The word that the search started from; empty if that was a picture."""
        return word_of(self.query)
