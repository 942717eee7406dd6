"""Events about searches and the profiles that they start from."""

from __future__ import annotations

from dataclasses import dataclass

from app.core.types import EarlierSearch, LearningProgress, ProfilesView, SearchView


@dataclass(frozen=True, slots=True)
class SearchChanged:
    """The current search after request ``number``, None without one; it may come twice, the second
    time with more to say. Only the newest request's is shown."""

    number: int
    view: SearchView | None


@dataclass(frozen=True, slots=True)
class SearchOutdated:
    """What the search shown does not take into account yet."""

    sentence: str


@dataclass(frozen=True, slots=True)
class ProfilesChanged:
    """All profiles, and the one that searches start from."""

    profiles: ProfilesView


@dataclass(frozen=True, slots=True)
class LearningChanged:
    """How far learning much at once is; None when it ended."""

    progress: LearningProgress | None


@dataclass(frozen=True, slots=True)
class SearchesListed:
    """The latest searches ever made, the latest first, as asked for."""

    searches: tuple[EarlierSearch, ...]
