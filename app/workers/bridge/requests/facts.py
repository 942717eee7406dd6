"""Requests about what is known of photos: finding them by it, counting it, showing it."""

from __future__ import annotations

from dataclasses import dataclass

from likewise.app.core.types import Scope


@dataclass(frozen=True, slots=True)
class FilterPhotos:
    """Tell which photos are within a scope. The answer names the scope."""

    scope: Scope


@dataclass(frozen=True, slots=True)
class CountFacts:
    """Tell what photos can be filtered by."""


FactRequest = FilterPhotos | CountFacts
