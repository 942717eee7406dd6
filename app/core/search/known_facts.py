"""Describe what is known of photos together: sizes, dates, places, marks, albums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from app.core.albums.tables import albums_holding
from app.core.base.photo_types import KnownFacts, PhotoInfo, Range
from app.core.base.search_types import Scope
from app.core.facts.columns import Value
from app.core.facts.table import FACTS
from app.core.facts.tables import StoredFacts, facts_of
from app.core.library.library import Library
from app.core.photos.at_hand_tables import copies_of
from app.core.photos.tables import find_photos
from app.core.search.photo_filter import PhotoFilter

MOST = 2000
"""Most photos that are described together: few enough that a search does not wait."""


def known_facts(library: Library, photos: Sequence[int]) -> KnownFacts:
    """Return what is known of ``photos``, or of the first MOST of them."""
    catalogue = library.catalogue
    infos = find_photos(catalogue, photos[:MOST])
    ids = [info.id for info in infos]
    facts = facts_of(catalogue, ids)
    stored = list(facts.values())
    dated = [info.taken for info in infos if info.taken is not None]
    located = [each.coordinates for each in stored if each.coordinates is not None]
    return KnownFacts(
        photos=tuple(photos),
        counted=len(infos),
        folders=_count_values(info.folder for info in infos),
        copies=tuple(copies_of(catalogue, ids).get(ids[0], ())) if len(ids) == 1 else (),
        bytes=_range(info.size for info in infos),
        dimensions=_count_values((info.width, info.height) for info in infos if info.width),
        taken=_range(dated),
        dated=len(dated),
        dated_by=_count_values(each.dated_by for each in stored if each.dated_by),
        precision=stored[0].precision if len(infos) == len(stored) == 1 else 0.0,
        modified=_range(info.modified for info in infos if info.taken is None),
        facts={
            name: _count_values(each.values[name] for each in stored if name in each.values)
            for name in FACTS
        },
        located=len(located),
        located_by=_count_values(each.located_by for each in stored if each.located_by),
        latitude=_range(latitude for latitude, _ in located),
        longitude=_range(longitude for _, longitude in located),
        places=_count_values(each.place for each in stored if each.place),
        stars=_count_values(info.stars for info in infos),
        colours=_count_values(info.colour for info in infos if info.colour),
        keywords=_count_values(name for info in infos for name in info.keywords),
        albums=albums_holding(catalogue, ids),
    )


def photos_found(library: Library, scope: Scope) -> list[tuple[PhotoInfo, StoredFacts]]:
    """Return the photos within ``scope`` with facts, by path, or likeliest first in an album."""
    kept = PhotoFilter(library.catalogue)
    found = kept.photos_in(scope).tolist()
    known, chances = facts_of(library.catalogue, found), kept.chances(scope.filter)
    infos = find_photos(library.catalogue, found)
    infos = sorted(infos, key=lambda info: (-chances.get(info.id, 0.0), info.path))
    return [(info, known.get(info.id, StoredFacts())) for info in infos]


def _count_values(values: Iterable[Value]) -> Mapping[Value, int]:
    return dict(Counter(values).most_common())


def _range(values: Iterable[float]) -> Range | None:
    known = list(values)
    return (min(known), max(known)) if known else None
