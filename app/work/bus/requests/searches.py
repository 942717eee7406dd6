"""Requests about searches: start one, judge its results, go through earlier ones.

What is said about a search, or starts from it, carries the number of the search that was on the
screen: the library's thread may have gone on to another one by then. What moves between searches,
what holds for all of them (the order), and what limits the current one, carry none.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.core.types import QueryItem, Scope, SearchView

if TYPE_CHECKING:  # numpy loads on the library's thread: the window shows first
    from engine.feedback.journal import Sign


@dataclass(frozen=True, slots=True)
class StartSearch:
    """Search for what is like ``query``, or shows its word, within ``scope``; None: among all
    photos, or within what was chosen for the next search. ``onward``: the search of which that is a
    result, which the breadcrumb remembers."""

    query: tuple[QueryItem, ...]
    onward: int | None = None
    scope: Scope | None = None

    @classmethod
    def from_photos(cls, *photos: int) -> StartSearch:
        """The search for what is like these photos of the library."""
        return cls(tuple(QueryItem(photo=photo) for photo in photos))

    @classmethod
    def from_result(cls, photo: int, view: SearchView) -> StartSearch:
        """The search for what is like a result of another, within the same scope."""
        return cls((QueryItem(photo=photo),), view.search, view.scope)

    @classmethod
    def from_word(cls, word: str, scope: Scope | None = None) -> StartSearch:
        """The search for photos that show what a word means."""
        return cls((QueryItem(word=word),), scope=scope)

    @classmethod
    def from_files(cls, *paths: Path) -> StartSearch:
        """The search for what is like these picture files, which need not be in the library."""
        return cls(tuple(QueryItem(path=path, name=path.name) for path in paths))


@dataclass(frozen=True, slots=True)
class ChangeQuery:
    """Search with these pictures instead of those of ``search``, with the thumbs given in that."""

    search: int
    query: tuple[QueryItem, ...]


@dataclass(frozen=True, slots=True)
class ReopenSearch:
    """Make an earlier search, whenever it was made, the current one, with its thumbs."""

    search: int


@dataclass(frozen=True, slots=True)
class Back:
    """Return to the search before this one, or to one of the breadcrumb."""

    to: int | None = None


@dataclass(frozen=True, slots=True)
class Forward:
    """Go on to the search that ``Back`` left."""


@dataclass(frozen=True, slots=True)
class LeaveSearch:
    """Have no search; ``Back`` returns to it."""


@dataclass(frozen=True, slots=True)
class SetOrder:
    """Show what was learned, or the order without any learning."""

    order: Literal["learned", "original"]


@dataclass(frozen=True, slots=True)
class SetScope:
    """Let only photos of a folder or a time be results of this search; without one, of the next."""

    scope: Scope


@dataclass(frozen=True, slots=True)
class SearchAgain:
    """Show the search with all photos that were read since."""


@dataclass(frozen=True, slots=True)
class AskMe:
    """Show first the few photos whose thumbs would teach most; asked again: no longer. Nothing
    once another search is shown."""

    search: int


@dataclass(frozen=True, slots=True)
class Judge:
    """Thumb photos up (+1) or down (-1) in a search, or clear their thumbs (0), in one gesture,
    which undo takes back whole."""

    search: int
    photos: tuple[int, ...]
    sign: Sign


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back what was judged last in a search."""

    search: int


@dataclass(frozen=True, slots=True)
class Redo:
    """Judge again what was taken back last in a search."""

    search: int


@dataclass(frozen=True, slots=True)
class KeepSearch:
    """Let the profile of a search learn from it, or leave it out."""

    search: int
    keep: bool


SearchRequest = (
    StartSearch
    | ChangeQuery
    | ReopenSearch
    | Back
    | Forward
    | LeaveSearch
    | SetOrder
    | SetScope
    | SearchAgain
    | AskMe
    | Judge
    | Undo
    | Redo
    | KeepSearch
)
