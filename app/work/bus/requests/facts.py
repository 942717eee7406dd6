"""Requests about what is known of photos: finding them by it, counting it, showing it."""

from __future__ import annotations

from dataclasses import dataclass

from app.core.types import PhotoInfo, Scope


@dataclass(frozen=True, slots=True)
class FilterPhotos:
    """Tell which photos are within a scope. The answer names the scope."""

    scope: Scope


@dataclass(frozen=True, slots=True)
class CountFacts:
    """Tell what photos can be filtered by."""


@dataclass(frozen=True, slots=True)
class TellFacts:
    """Tell what is known of these photos together. The answer names them."""

    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ListSearches:
    """Tell of the latest searches ever made."""


@dataclass(frozen=True, slots=True)
class SeePhoto:
    """Tell what each family sees in a photo, drawn in these colours (red, green, blue: 0 to 255).
    Who asks for one after the other is told of the last ones only."""

    photo: int
    paper: tuple[int, ...]
    ink: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WithdrawThumbs:
    """Clear the thumbs of these photos in one search, whichever is the current one."""

    search: int
    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RankNames:
    """Tell the ranks of these photos in the alphabet. Who asks for one after the other is told of
    the last ones only."""

    photos: tuple[PhotoInfo, ...]


FactRequest = (
    FilterPhotos | CountFacts | TellFacts | ListSearches | SeePhoto | WithdrawThumbs | RankNames
)
