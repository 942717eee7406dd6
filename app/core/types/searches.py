"""A search as it is asked for and as it is shown: query, scope, results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

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
    pulled_by: int | None = None  # the liked photo that pulled it most
    probability: float | None = None  # of belonging to the album that the search fills
    found: int | None = None  # the photo of its stack that fits best, if this one is only its top


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
    trail: tuple[TrailStep, ...] = ()  # breadcrumb of "start from here"
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
