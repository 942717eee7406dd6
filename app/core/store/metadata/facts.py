"""The table of facts: how and where photos were taken, as their EXIF tells, and near which town.

A line is of one content: what it says counts while the photo's file has that content. What is asked
for is joined with what XMP tells of it.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass, fields
from typing import Any, NamedTuple

from app.core.store.catalogue import Catalogue
from app.core.store.metadata import exif_or_xmp
from app.core.store.metadata.marks import read_marks
from app.core.store.states import IS_SEARCHABLE
from app.core.types import UNMARKED, Marks, Teller
from features.facts import Facts

_TOLD = tuple(field.name for field in fields(Facts))
_COLUMNS = ", ".join(_TOLD)
_NEW = f"INSERT OR REPLACE INTO facts (photo, hash, {_COLUMNS}) VALUES (?, ?{', ?' * len(_TOLD)})"
_BELIEVED = {
    "latitude": exif_or_xmp.LATITUDE,
    "longitude": exif_or_xmp.LONGITUDE,
    "altitude": exif_or_xmp.ALTITUDE,
    "lens": "coalesce(lens, '')",
    "format": "coalesce(format, '')",
}
"""How the fields are asked for that XMP may tell, or that are never NULL."""

_TOLD_OF = (
    f"SELECT photos.id, {exif_or_xmp.PLACE}, {exif_or_xmp.LOCATED_BY}, {exif_or_xmp.DATED_BY},"
    f" {exif_or_xmp.LASTING},"
    f" {', '.join(_BELIEVED.get(name, f'facts.{name}') for name in _TOLD)}"
    f" FROM photos{exif_or_xmp.FACTS} WHERE photos.id IN (SELECT value FROM json_each(?))"
    " AND (facts.photo IS NOT NULL OR xmp.photo IS NOT NULL)"
)
_LINES = (
    f"SELECT photos.id, root, path, mtime_ns, width, height, {exif_or_xmp.TAKEN},"
    f" {exif_or_xmp.CAMERA}, lens, format, {exif_or_xmp.PLACE}, {exif_or_xmp.LATITUDE} IS NOT NULL"
    f" FROM photos{exif_or_xmp.FACTS}"
    f" WHERE photos.id >= ? AND photos.id < ? AND {IS_SEARCHABLE} ORDER BY photos.id"
)
_COPIES = (  # by the few photos of a block (CROSS) and their hashes (+), not by all copies
    "SELECT own.id, other.root, other.path FROM photos AS own"
    " CROSS JOIN photos AS other ON other.hash = own.hash AND +other.state = 'copy'"
    f" WHERE own.id >= ? AND own.id < ? AND own.{IS_SEARCHABLE} ORDER BY own.id, other.path"
)
_Line = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class StoredFacts:
    """What is known of a photo. ``place``: names from the town to the country, none where no town
    is near or nothing was looked up yet. ``lasting``: seconds of the time that is told: a day, a
    month or a year, if no more is known of when it was taken."""

    facts: Facts
    place: tuple[str, ...] = ()
    located_by: Teller | None = None
    dated_by: Teller | None = None
    lasting: float = 0.0


def note_facts(connection: sqlite3.Connection, facts: Iterable[tuple[int, bytes, Facts]]) -> None:
    """Note what the EXIF of photos told, (id, content hash, facts) each; within the caller's
    transaction."""
    connection.executemany(
        _NEW, [(photo, content, *astuple(each)) for photo, content, each in facts]
    )


def facts_of(catalogue: Catalogue, photos: Collection[int]) -> dict[int, StoredFacts]:
    """What is known of those of ``photos`` whose EXIF or XMP was looked at."""
    with catalogue.reading() as connection:
        found = connection.execute(_TOLD_OF, (json.dumps(list(photos)),)).fetchall()
    return {photo: _stored(line) for photo, *line in found}


Spot = tuple[int, float, float]
"""A photo with a latitude and a longitude, in degrees, that its EXIF or its XMP tells."""


def nameless_places(catalogue: Catalogue) -> list[Spot]:
    """The places of photos that were not looked up yet."""
    with catalogue.reading() as connection:
        return connection.execute(
            " UNION ".join(
                f"SELECT photo, latitude, longitude FROM {table}"
                " WHERE place IS NULL AND latitude IS NOT NULL"
                for table in ("facts", "xmp_facts")
            )
        ).fetchall()


def note_places(catalogue: Catalogue, places: Mapping[Spot, tuple[str, ...]]) -> None:
    """Note the names of photos' places, from the town to the country; none: no town is near. What
    got other coordinates meanwhile stays without a name."""
    with catalogue.transaction() as connection:
        for table in ("facts", "xmp_facts"):
            connection.executemany(
                f"UPDATE {table} SET place = ? WHERE photo = ? AND latitude = ? AND longitude = ?",
                [("|".join(names), *spot) for spot, names in places.items()],
            )


class FactLine(NamedTuple):
    """What photos are filtered by. ``folder``: its path below its root, as bytes. ``copies``: the
    root, the root's name, folder and name of each copy of its file."""

    photo: int
    root: int
    root_name: str
    folder: bytes
    name: str
    modified: float  # seconds since the epoch, of the file
    taken: float | None
    width: int
    height: int
    camera: str
    lens: str
    format: str
    place: str  # town|region|country
    located: bool
    marks: Marks
    copies: tuple[tuple[int, str, bytes, str], ...] = ()


def fact_lines(catalogue: Catalogue, first: int, end: int) -> list[FactLine]:
    """The photos that can be shown, of the ids from ``first`` on and below ``end``."""
    with catalogue.reading() as connection:
        names = {
            root: os.fsdecode(os.path.basename(path.rstrip(b"/")) or path)  # noqa: PTH119 - bytes
            for root, path in connection.execute("SELECT id, path FROM roots").fetchall()
        }
        found = connection.execute(_LINES, (first, end)).fetchall()
        marks = read_marks(connection, [line[0] for line in found])
        copies: dict[int, list[tuple[int, str, bytes, str]]] = {}
        for photo, root, path in connection.execute(_COPIES, (first, end)).fetchall():
            copies.setdefault(photo, []).append((root, names.get(root, ""), *_split_path(path)))
    return [_line(line, names, marks, tuple(copies.get(line[0], ()))) for line in found]


def last_photo(catalogue: Catalogue) -> int:
    """The highest id of a photo; 0 without photos."""
    with catalogue.reading() as connection:
        last: int = connection.execute("SELECT coalesce(max(id), 0) FROM photos").fetchone()[0]
    return last


def _line(
    line: _Line,
    names: Mapping[int, str],
    marks: Mapping[int, Marks],
    copies: tuple[tuple[int, str, bytes, str], ...],
) -> FactLine:
    photo, root, path, mtime_ns, width, height, taken, camera, lens, kind, place, located = line
    folder, name = _split_path(path)
    return FactLine(
        photo=photo,
        root=root,
        root_name=names.get(root, ""),
        folder=folder,
        name=name,
        modified=mtime_ns / 1e9,
        taken=taken,
        width=width,
        height=height,
        camera=camera or "",
        lens=lens or "",
        format=kind or "",
        place=place or "",
        located=bool(located),
        marks=marks.get(photo, UNMARKED),
        copies=copies,
    )


def _split_path(path: bytes) -> tuple[bytes, str]:
    """Folder and name of a path below a root."""
    folder, _, name = path.rpartition(b"/")
    return folder, os.fsdecode(name)


def _stored(line: Sequence[Any]) -> StoredFacts:
    place, located_by, dated_by, lasting, *values = line
    facts = dict(zip(_TOLD, values, strict=True))
    flash = facts["flash"]
    facts["flash"] = None if flash is None else bool(flash)
    names = tuple(place.split("|")) if place else ()
    return StoredFacts(Facts(**facts), names, located_by, dated_by, lasting or 0.0)
