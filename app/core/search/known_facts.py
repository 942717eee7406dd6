"""Describe what is known of a photo: its file, date, place, camera, marks and albums."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.core.albums.tables import albums_holding
from app.core.base.photo_types import PhotoInfo
from app.core.base.search_types import Scope
from app.core.facts.tables import StoredFacts, facts_of
from app.core.library.library import Library
from app.core.photos.at_hand_tables import copies_of
from app.core.photos.tables import find_photos
from app.core.search.photo_filter import PhotoFilter


@dataclass(frozen=True, slots=True)
class KnownFacts:
    """What is known of a photo. ``copies``: its other files, of the same content; ``albums``: the
    ids of those that hold it."""

    info: PhotoInfo
    stored: StoredFacts
    copies: tuple[Path, ...] = ()
    albums: tuple[int, ...] = ()


def known_facts(library: Library, photo: int) -> KnownFacts | None:
    """Return what is known of a photo; None if it is not in the library any more."""
    catalogue = library.catalogue
    for info in find_photos(catalogue, [photo]):
        stored = facts_of(catalogue, [photo]).get(photo, StoredFacts())
        copies = copies_of(catalogue, [photo]).get(photo, ())
        return KnownFacts(info, stored, tuple(copies), tuple(albums_holding(catalogue, photo)))
    return None


def photos_found(library: Library, scope: Scope) -> list[tuple[PhotoInfo, StoredFacts]]:
    """Return the photos within ``scope`` with facts, by path, or likeliest first in an album."""
    kept = PhotoFilter(library.catalogue)
    found = kept.photos_in(scope).tolist()
    known, chances = facts_of(library.catalogue, found), kept.chances(scope.filter)
    infos = find_photos(library.catalogue, found)
    infos = sorted(infos, key=lambda info: (-chances.get(info.id, 0.0), info.path))
    return [(info, known.get(info.id, StoredFacts())) for info in infos]
