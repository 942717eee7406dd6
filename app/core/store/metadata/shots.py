"""The tables of shots and facts: when, with what, how and where photos were taken, by their EXIF.

A line is of one content: when a file has changed, its photo counts as not looked at.
"""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Iterable
from pathlib import Path

from app.core.store.catalogue import Catalogue
from app.core.store.metadata import exif_or_xmp
from app.core.store.metadata.facts import note_facts
from app.core.store.states import IS_SEARCHABLE
from features.shot import Shot

_LACKING = (
    "photos JOIN roots ON roots.id = root LEFT JOIN shots ON shots.photo = photos.id"
    " LEFT JOIN facts ON facts.photo = photos.id"
    f" WHERE online AND {IS_SEARCHABLE} AND photos.hash IS NOT NULL"
    " AND (shots.hash IS NOT photos.hash OR facts.hash IS NOT photos.hash)"
)


def note_shots(catalogue: Catalogue, shots: Iterable[tuple[int, bytes, Shot]]) -> None:
    """Note what the EXIF of photos told, (id, content hash, shot) each."""
    shots = list(shots)
    with catalogue.transaction() as connection:
        connection.executemany(
            "INSERT OR REPLACE INTO shots (photo, hash, taken, camera) VALUES (?, ?, ?, ?)",
            [(photo, content, shot.taken, shot.camera) for photo, content, shot in shots],
        )
        note_facts(connection, [(photo, content, shot.facts) for photo, content, shot in shots])


def times_taken(catalogue: Catalogue, photos: Collection[int]) -> dict[int, float]:
    """When those of ``photos`` were taken of which that is known: seconds on the camera's clock."""
    with catalogue.reading() as connection:
        found = connection.execute(
            f"SELECT photos.id, {exif_or_xmp.TAKEN} AS moment FROM photos{exif_or_xmp.SHOTS}"
            " WHERE moment IS NOT NULL AND photos.id IN (SELECT value FROM json_each(?))",
            (json.dumps(list(photos)),),
        ).fetchall()
    return dict(found)


def without_shot(catalogue: Catalogue) -> list[tuple[int, bytes, Path]]:
    """The photos at hand whose EXIF was not looked at: id, content hash, file; by path."""
    with catalogue.reading() as connection:
        found = connection.execute(
            f"SELECT photos.id, photos.hash, roots.path, photos.path FROM {_LACKING}"
            " ORDER BY root, photos.path"
        ).fetchall()
    return [
        (photo, content, Path(os.fsdecode(root), os.fsdecode(path)))
        for photo, content, root, path in found
    ]
