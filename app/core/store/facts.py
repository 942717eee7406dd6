"""The table of facts: how and where photos were taken, as their EXIF tells, and near which town.

A line is of one content: what it says counts while the photo's file has that content.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Mapping
from dataclasses import astuple, dataclass, fields

from likewise.app.core.store.catalogue import Catalogue
from likewise.features.facts import Facts

_TOLD = tuple(field.name for field in fields(Facts))
_COLUMNS = ", ".join(_TOLD)
_NEW = f"INSERT OR REPLACE INTO facts (photo, hash, {_COLUMNS}) VALUES (?, ?{', ?' * len(_TOLD)})"
_KNOWN = "facts JOIN photos ON photos.id = facts.photo AND photos.hash = facts.hash"


@dataclass(frozen=True, slots=True)
class StoredFacts:
    """What is known of a photo. ``place``: names from the town to the country, none where no town
    is near or nothing was looked up yet."""

    facts: Facts
    place: tuple[str, ...] = ()


def note_facts(connection: sqlite3.Connection, facts: Iterable[tuple[int, bytes, Facts]]) -> None:
    """Note what the EXIF of photos told, (id, content hash, facts) each; within the caller's
    transaction."""
    connection.executemany(
        _NEW, [(photo, content, *astuple(told)) for photo, content, told in facts]
    )


def facts_of(catalogue: Catalogue, photos: Collection[int]) -> dict[int, StoredFacts]:
    """What is known of those of ``photos`` whose EXIF was looked at."""
    with catalogue.reading() as connection:
        found = connection.execute(
            f"SELECT facts.photo, place, {_COLUMNS} FROM {_KNOWN}"
            " WHERE facts.photo IN (SELECT value FROM json_each(?))",
            (json.dumps(list(photos)),),
        ).fetchall()
    return {photo: _stored(place, told) for photo, place, *told in found}


def nameless_places(catalogue: Catalogue) -> dict[int, tuple[float, float]]:
    """Latitude and longitude, in degrees, of the photos whose place was not looked up yet."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT photo, latitude, longitude FROM facts"
            " WHERE place IS NULL AND latitude IS NOT NULL"
        ).fetchall()
    return {photo: (latitude, longitude) for photo, latitude, longitude in found}


def note_places(catalogue: Catalogue, places: Mapping[int, tuple[str, ...]]) -> None:
    """Note the names of photos' places, from the town to the country; none: no town is near."""
    with catalogue.transaction() as connection:
        connection.executemany(
            "UPDATE facts SET place = ? WHERE photo = ?",
            [("|".join(names), photo) for photo, names in places.items()],
        )


def _stored(place: str | None, told: list[object]) -> StoredFacts:
    values = dict(zip(_TOLD, told, strict=True))
    flash = values["flash"]
    values["flash"] = None if flash is None else bool(flash)
    return StoredFacts(Facts(**values), tuple(place.split("|")) if place else ())  # type: ignore[arg-type]
