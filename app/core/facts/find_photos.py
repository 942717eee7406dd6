"""Finds the photos within a scope, with what is known of them, for commands without a window."""

from __future__ import annotations

from app.core.facts.photo_filter import PhotoFilter
from app.core.library.library import Library
from app.core.store.metadata.facts import StoredFacts, facts_of
from app.core.types import PhotoInfo, Scope
from features.facts import NO_FACTS

UNKNOWN = StoredFacts(NO_FACTS)


def find_photos(library: Library, scope: Scope) -> list[tuple[PhotoInfo, StoredFacts]]:
    """The photos within ``scope`` by path, and what their EXIF tells."""
    found = PhotoFilter(library.catalogue).photos_in(scope).tolist()
    known = facts_of(library.catalogue, found)
    infos = sorted(map(library.photo, found), key=lambda info: info.path)
    return [(info, known.get(info.id, UNKNOWN)) for info in infos]
