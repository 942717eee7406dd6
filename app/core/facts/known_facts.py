"""What is known of photos: of one, of several summed up, of those that a filter finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from app.core.facts.photo_filter import PhotoFilter
from app.core.facts.table import FACTS
from app.core.facts.tables import StoredFacts, facts_of
from app.core.store.catalogue import Catalogue
from app.core.store.groups.album_members import albums_holding
from app.core.store.photos.copies import copies_of
from app.core.store.photos.photos import find_photos
from app.core.types import KnownFacts, PhotoInfo, Range, Scope

Value = TypeVar("Value", bound=Hashable)

MOST = 2000
"""Photos that are told of together: few enough that a search does not wait for the answer."""


def known_facts(catalogue: Catalogue, photos: Sequence[int]) -> KnownFacts:
    """What is known of ``photos``, of the first MOST of them if there are more."""
    infos = find_photos(catalogue, photos[:MOST])
    ids = [info.id for info in infos]
    facts = facts_of(catalogue, ids)
    stored = list(facts.values())
    dated = [info.taken for info in infos if info.taken is not None]
    located = [each.coordinates for each in stored if each.coordinates is not None]
    return KnownFacts(
        photos=tuple(photos),
        counted=len(infos),
        folders=_counted(info.folder for info in infos),
        copies=tuple(copies_of(catalogue, ids).get(ids[0], ())) if len(ids) == 1 else (),
        bytes=_range(info.size for info in infos),
        dimensions=_counted((info.width, info.height) for info in infos if info.width),
        taken=_range(dated),
        dated=len(dated),
        dated_by=_counted(each.dated_by for each in stored if each.dated_by),
        lasting=stored[0].lasting if len(infos) == len(stored) == 1 else 0.0,
        modified=_range(info.modified for info in infos if info.taken is None),
        facts={
            name: _counted(each.values[name] for each in stored if name in each.values)
            for name in FACTS
        },
        located=len(located),
        located_by=_counted(each.located_by for each in stored if each.located_by),
        latitude=_range(latitude for latitude, _ in located),
        longitude=_range(longitude for _, longitude in located),
        places=_counted(each.place for each in stored if each.place),
        stars=_counted(info.stars for info in infos),
        colours=_counted(info.colour for info in infos if info.colour),
        keywords=_counted(name for info in infos for name in info.keywords),
        albums=albums_holding(catalogue, ids),
    )


def photos_found(catalogue: Catalogue, scope: Scope) -> list[tuple[PhotoInfo, StoredFacts]]:
    """The photos within ``scope`` by path, with what is known of each."""
    found = PhotoFilter(catalogue).photos_in(scope).tolist()
    known = facts_of(catalogue, found)
    infos = sorted(find_photos(catalogue, found), key=lambda info: info.path)
    return [(info, known.get(info.id, StoredFacts())) for info in infos]


def _counted(values: Iterable[Value]) -> Mapping[Value, int]:
    return dict(Counter(values).most_common())


def _range(values: Iterable[float]) -> Range | None:
    known = list(values)
    return (min(known), max(known)) if known else None
