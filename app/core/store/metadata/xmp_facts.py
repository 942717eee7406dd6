"""The table of XMP facts: what sidecars and embedded XMP tell of when and where photos were taken.

Only photos have a line of which XMP tells something.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping

from app.core.store.catalogue import Catalogue
from app.core.types import XmpFacts

NOTHING = XmpFacts()

_COLUMNS = (
    "photo, taken, taken_end, dated_beside,"  # not shown
    " latitude, longitude, located_beside, camera"
)
_NOTE = (
    f"INSERT INTO xmp_facts ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (photo) DO UPDATE SET taken = excluded.taken, taken_end = excluded.taken_end,"
    " dated_beside = excluded.dated_beside, latitude = excluded.latitude,"
    " longitude = excluded.longitude, located_beside = excluded.located_beside,"
    " camera = excluded.camera, place = CASE WHEN latitude IS excluded.latitude"
    " AND longitude IS excluded.longitude THEN place END"
)


def xmp_facts_of(catalogue: Catalogue, photos: Collection[int]) -> dict[int, XmpFacts]:
    """What XMP tells of those of ``photos`` of which it tells something."""
    with catalogue.reading() as connection:
        found = connection.execute(
            f"SELECT {_COLUMNS} FROM xmp_facts WHERE photo IN (SELECT value FROM json_each(?))",
            (json.dumps(list(photos)),),
        ).fetchall()
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


def note_xmp_facts(catalogue: Catalogue, told: Mapping[int, XmpFacts]) -> list[int]:
    """Note what XMP tells of photos now; returns those of which it told something else before.
    The name of a place stays while its coordinates do."""
    with catalogue.transaction() as connection:
        before = xmp_facts_of(catalogue, told)
        changed = {
            photo: facts for photo, facts in told.items() if facts != before.get(photo, NOTHING)
        }
        connection.executemany(
            "DELETE FROM xmp_facts WHERE photo = ?",
            [(photo,) for photo, facts in changed.items() if facts == NOTHING],
        )
        connection.executemany(
            _NOTE, [_line(photo, facts) for photo, facts in changed.items() if facts != NOTHING]
        )
    return list(changed)


def _line(photo: int, facts: XmpFacts) -> tuple[object, ...]:
    return (
        photo,
        *(facts.taken or (None, None)),
        int(facts.dated_beside),
        *(facts.place or (None, None)),
        int(facts.located_beside),
        facts.camera,
    )
