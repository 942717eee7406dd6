"""Read and write the tables of facts: when, with what, how and where photos were taken.

`shots` and `facts` have what EXIF said, and the place near its coordinates. A line belongs to one
content, and is ignored once the photo's file has another. The facts of `facts` are JSON by their
names, so a new one needs no column. `xmp_facts` has what XMP said, if anything. Queries join both.

Temporary triggers record which blocks of photos were written to, so that what is cached about them
misses no change.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from app.core.base.photo_types import (
    UNMARKED,
    FactSource,
    FactValue,
    Marks,
    PathInRoot,
    Shot,
    XmpFacts,
)
from app.core.facts.facts import FACTS
from app.core.photos import tables as photo_tables
from app.core.photos.tables import read_marks
from app.core.store.catalogue import Catalogue
from app.core.store.connection import IN_LIST, stored_path
from app.core.store.photo_states import IS_SEARCHABLE

_BELIEVED = {"altitude": photo_tables.ALTITUDE, "camera": photo_tables.CAMERA}
"""The SQL of the facts that XMP may override; other facts are selected by name."""

_COPIES = (
    "SELECT photo, root, path FROM files JOIN photos ON photos.id = photo WHERE photo IN"
    " (SELECT photo FROM files WHERE photo <> id AND photo >= ? AND photo < ?)"
    f" AND files.id <> file AND {IS_SEARCHABLE} ORDER BY photo, path"
)
_XMP_COLUMNS = "photo, taken, taken_end, dated_beside, latitude, longitude, located_beside, camera"
_NOTE_XMP = (
    f"INSERT INTO xmp_facts ({_XMP_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (photo) DO UPDATE SET taken = excluded.taken, taken_end = excluded.taken_end,"
    " dated_beside = excluded.dated_beside, latitude = excluded.latitude,"
    " longitude = excluded.longitude, located_beside = excluded.located_beside,"
    " camera = excluded.camera, place = CASE WHEN latitude IS excluded.latitude"
    " AND longitude IS excluded.longitude THEN place END"
)
NOTHING = XmpFacts()


# What EXIF tells


def _asked() -> int:
    """Return a checksum of the facts' names; lines with another one lack some facts."""
    return zlib.crc32(" ".join(FACTS).encode())


def _value(name: str) -> str:
    return _BELIEVED.get(name, f"facts.told ->> '{name}'")


def note_shots(catalogue: Catalogue, shots: Iterable[tuple[int, bytes, Shot]]) -> None:
    """Store the EXIF facts of photos, (id, content hash, shot) each."""
    shots, asked = list(shots), _asked()
    with catalogue.transaction() as connection:
        connection.executemany(
            "INSERT OR REPLACE INTO shots (photo, hash, taken, camera) VALUES (?, ?, ?, ?)",
            [
                (photo, content, shot.taken, shot.values.get("camera", ""))
                for photo, content, shot in shots
            ],
        )
        connection.executemany(
            "INSERT OR REPLACE INTO facts (photo, hash, latitude, longitude, told, asked)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            [
                (photo, content, *(shot.place or (None, None)), json.dumps(shot.values), asked)
                for photo, content, shot in shots
            ],
        )


def without_shot(catalogue: Catalogue) -> list[tuple[int, bytes, Path]]:
    """Return (id, content hash, file) of online photos not asked for all facts, by path."""
    return catalogue.records(
        lambda photo, content, *path: (photo, content, stored_path(*path)),
        "SELECT photos.id, photos.hash, roots.path, photos.path"
        f" FROM at_hand AS photos JOIN roots ON roots.id = root{photo_tables.FACTS}"
        f" WHERE online AND {IS_SEARCHABLE} AND photos.hash IS NOT NULL"
        " AND (shots.hash IS NULL OR facts.asked IS NOT ?) ORDER BY root, photos.path",
        _asked(),
    )


# What is known of photos


@dataclass(frozen=True, slots=True)
class StoredFacts:
    """What is known of a photo.

    ``values``: the known facts by name. ``place``: names from the town to the country; empty if no
    town is near, or it was not looked up. ``coordinates``: latitude and longitude in degrees.
    ``precision``: seconds of the day, month or year in which it was taken, if no more is known.
    """

    values: Mapping[str, FactValue] = field(default_factory=dict)
    coordinates: tuple[float, float] | None = None
    place: tuple[str, ...] = ()
    located_by: FactSource | None = None
    dated_by: FactSource | None = None
    precision: float = 0.0


def facts_of(catalogue: Catalogue, photos: Collection[int]) -> dict[int, StoredFacts]:
    """Return what is known of those of ``photos`` whose EXIF or XMP was read."""
    columns = (
        *("photos.id", photo_tables.LATITUDE, photo_tables.LONGITUDE, photo_tables.PLACE),
        *(photo_tables.LOCATED_BY, photo_tables.DATED_BY, photo_tables.PRECISION),
        *map(_value, FACTS),
    )
    found = catalogue.rows(
        f"SELECT {', '.join(columns)} FROM at_hand AS photos{photo_tables.FACTS}"
        f" WHERE photos.id {IN_LIST}"
        " AND (facts.photo IS NOT NULL OR xmp.photo IS NOT NULL)",
        list(photos),
    )
    return {photo: _stored(line) for photo, *line in found}


def _stored(line: Sequence[Any]) -> StoredFacts:
    latitude, longitude, place, located_by, dated_by, precision, *values = line
    known = zip(FACTS, values, strict=True)
    return StoredFacts(
        {name: value for name, value in known if value is not None and value != ""},
        None if latitude is None else (latitude, longitude),
        tuple(place.split("|")) if place else (),
        located_by,
        dated_by,
        precision or 0.0,
    )


class FactLine(NamedTuple):
    """What a photo is filtered by. ``files``: where they are, the one that is shown first."""

    photo: int
    files: tuple[PathInRoot, ...]
    modified: float  # seconds since the epoch, of the file
    taken: float | None
    width: int
    height: int
    place: str  # town|region|country
    located: bool
    marks: Marks
    facts: Mapping[str, FactValue | None] = {}


def fact_lines(catalogue: Catalogue, first: int, end: int) -> list[FactLine]:
    """Return the photos that can be shown with ids in [first, end)."""
    names = [name for name, fact in FACTS.items() if fact.filter is not None or name == "format"]
    columns = (
        *("photos.id", "root", "path", "mtime_ns", photo_tables.TAKEN, "width", "height"),
        *(photo_tables.PLACE, f"{photo_tables.LATITUDE} IS NOT NULL", *map(_value, names)),
    )
    with catalogue.reading():
        found = catalogue.rows(
            f"SELECT {', '.join(columns)} FROM at_hand AS photos{photo_tables.FACTS}"
            f" WHERE photos.id >= ? AND photos.id < ? AND {IS_SEARCHABLE} ORDER BY photos.id",
            *(first, end),
        )
        marks = read_marks(catalogue, [line[0] for line in found])
        copies: dict[int, list[PathInRoot]] = {}
        for photo, root, path in catalogue.rows(_COPIES, first, end):
            copies.setdefault(photo, []).append((root, path))
    return [
        FactLine(
            photo,
            ((root, path), *copies.get(photo, ())),
            mtime_ns / 1e9,
            taken,
            width,
            height,
            place or "",
            bool(located),
            marks.get(photo, UNMARKED),
            dict(zip(names, values, strict=True)),
        )
        for photo, root, path, mtime_ns, taken, width, height, place, located, *values in found
    ]


# Places


Spot = tuple[int, float, float]
"""A photo with the latitude and longitude, in degrees, of its EXIF or XMP."""


def nameless_places(catalogue: Catalogue) -> list[Spot]:
    """Return the places of photos that have not been looked up."""
    return catalogue.rows(
        " UNION ".join(
            f"SELECT photo, latitude, longitude FROM {table}"
            " WHERE place IS NULL AND latitude IS NOT NULL"
            for table in ("facts", "xmp_facts")
        )
    )


def note_places(catalogue: Catalogue, places: Mapping[Spot, tuple[str, ...]]) -> None:
    """Store names from town to country, "" if no town is near, where coordinates are unchanged."""
    with catalogue.transaction() as connection:
        for table in ("facts", "xmp_facts"):
            connection.executemany(
                f"UPDATE {table} SET place = ? WHERE photo = ? AND latitude = ? AND longitude = ?",
                [("|".join(names), *spot) for spot, names in places.items()],
            )


# What XMP tells


def xmp_facts_of(catalogue: Catalogue, photos: Collection[int]) -> dict[int, XmpFacts]:
    """Return what XMP says about those of ``photos`` about which it says anything."""
    found = catalogue.rows(
        f"SELECT {_XMP_COLUMNS} FROM xmp_facts WHERE photo {IN_LIST}", list(photos)
    )
    return {
        photo: XmpFacts(
            None if taken is None else (taken, end),
            None if latitude is None else (latitude, longitude),
            camera,
            bool(dated),
            bool(located),
        )
        for photo, taken, end, dated, latitude, longitude, located, camera in found
    }


def note_xmp_facts(catalogue: Catalogue, found: Mapping[int, XmpFacts]) -> list[int]:
    """Store what XMP says, keeping names of unmoved places; return photos whose facts changed."""
    with catalogue.transaction() as connection:
        before = xmp_facts_of(catalogue, found)
        changed = {
            photo: facts for photo, facts in found.items() if facts != before.get(photo, NOTHING)
        }
        connection.executemany(
            "DELETE FROM xmp_facts WHERE photo = ?",
            [(photo,) for photo, facts in changed.items() if facts == NOTHING],
        )
        connection.executemany(
            _NOTE_XMP,
            [
                (
                    photo,
                    *(facts.taken or (None, None)),
                    facts.dated_beside,
                    *(facts.place or (None, None)),
                    facts.located_beside,
                    facts.camera,
                )
                for photo, facts in changed.items()
                if facts != NOTHING
            ],
        )
    return list(changed)


# What was written to


BLOCK = 2048
"""Photos per block: block b has those with ids from b * BLOCK on."""

_PHOTO_COLUMNS = {
    "photos": "id",
    "files": "photo",
    "shots": "photo",
    "facts": "photo",
    "xmp_facts": "photo",
    "marks": "photo",
    "photo_keywords": "photo",
}


def watch_photos(catalogue: Catalogue) -> None:
    """Start recording writes for `take_touched`. Calling it twice is harmless."""
    with catalogue.transaction() as connection:
        connection.execute("CREATE TEMP TABLE IF NOT EXISTS touched (block INTEGER PRIMARY KEY)")
        for table, photo in _PHOTO_COLUMNS.items():
            for event, row in (
                *(("INSERT", "new"), ("DELETE", "old")),
                *(("UPDATE", "new"), ("UPDATE", "old")),  # a file may get another photo
            ):
                connection.execute(
                    f"CREATE TEMP TRIGGER IF NOT EXISTS touched_{table}_{event}_{row} AFTER {event}"
                    # Not OR IGNORE: an upsert that fires the trigger would override it with its own
                    # policy.
                    f" ON main.{table} BEGIN INSERT INTO touched SELECT {row}.{photo} / {BLOCK}"
                    f" WHERE {row}.{photo} / {BLOCK} NOT IN (SELECT block FROM touched); END"
                )


def take_touched(catalogue: Catalogue) -> list[int]:
    """Return the blocks written to since the last call."""
    with catalogue.transaction() as connection:
        found = connection.execute("SELECT block FROM temp.touched").fetchall()
        if found:
            connection.execute("DELETE FROM temp.touched")
    return [block for (block,) in found]
