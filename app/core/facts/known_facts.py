"""Sums up what is known of one photo or of several together: counts of values, and ranges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from app.core.library.library import Library
from app.core.store.groups.album_members import albums_holding
from app.core.store.metadata.facts import facts_of
from app.core.store.photos.copies import copies_of
from app.core.store.photos.photos import find_photos
from app.core.types import KnownFacts, Range

Value = TypeVar("Value", bound=Hashable)

MOST = 2000
"""Photos that are told of together: few enough that a search does not wait for the answer."""


def known_facts(library: Library, photos: Sequence[int]) -> KnownFacts:
    """What is known of ``photos``, of the first MOST of them if there are more."""
    catalogue = library.catalogue
    infos = find_photos(catalogue, photos[:MOST])
    ids = [info.id for info in infos]
    facts = facts_of(catalogue, ids)
    stored = list(facts.values())
    how = [each.facts for each in stored]
    dated = [info.taken for info in infos if info.taken is not None]
    located = [each for each in how if each.latitude is not None]
    return KnownFacts(
        photos=tuple(photos),
        counted=len(infos),
        folders=_counted(info.folder for info in infos),
        copies=tuple(copies_of(catalogue, ids).get(ids[0], ())) if len(ids) == 1 else (),
        bytes=_range(info.size for info in infos),
        dimensions=_counted((info.width, info.height) for info in infos if info.width),
        formats=_counted(each.format for each in how if each.format),
        taken=_range(dated),
        dated=len(dated),
        dated_by=_counted(each.dated_by for each in stored if each.dated_by),
        lasting=stored[0].lasting if len(infos) == len(stored) == 1 else 0.0,
        modified=_range(info.modified for info in infos if info.taken is None),
        cameras=_counted(info.camera for info in infos if info.camera),
        lenses=_counted(each.lens for each in how if each.lens),
        exposure=_range_of_known(each.exposure for each in how),
        aperture=_range_of_known(each.aperture for each in how),
        iso=_range_of_known(each.iso for each in how),
        focal_length=_range_of_known(each.focal_length for each in how),
        focal_length_35=_range_of_known(each.focal_length_35 for each in how),
        flash=_counted(each.flash for each in how if each.flash is not None),
        located=len(located),
        located_by=_counted(each.located_by for each in stored if each.located_by),
        latitude=_range_of_known(each.latitude for each in located),
        longitude=_range_of_known(each.longitude for each in located),
        altitude=_range_of_known(each.altitude for each in how),
        places=_counted(each.place for each in stored if each.place),
        stars=_counted(info.stars for info in infos),
        colours=_counted(info.colour for info in infos if info.colour),
        keywords=_counted(name for info in infos for name in info.keywords),
        albums=albums_holding(catalogue, ids),
    )


def _counted(values: Iterable[Value]) -> Mapping[Value, int]:
    return dict(Counter(values).most_common())


def _range(values: Iterable[float]) -> Range | None:
    known = list(values)
    return (min(known), max(known)) if known else None


def _range_of_known(values: Iterable[float | None]) -> Range | None:
    return _range(value for value in values if value is not None)
