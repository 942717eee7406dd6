"""The tables of what the searches of albums have found: derived, and written whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.core.store.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class StoredFilling:
    """What an album's search found last. ``depends``: hash of all that it is a function of but the
    photos; ``rows``: how many of the library's were looked at; ``line``: the learned edge;
    ``state``: what the photos were like then, JSON."""

    depends: str
    rows: int
    line: float
    state: Mapping[str, Any]


def find_filling(catalogue: Catalogue, album: int) -> StoredFilling | None:
    """What an album's search found last; None if it never looked."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT depends, rows, line, state FROM album_fillings WHERE album = ?", (album,)
        ).fetchone()
        if found is None:
            return None
        depends, rows, line, state = found
        return StoredFilling(depends, rows, line, json.loads(state))


def filled_albums(catalogue: Catalogue) -> set[int]:
    """The albums whose searches looked at least once."""
    with catalogue.reading() as connection:
        found = connection.execute("SELECT album FROM album_fillings").fetchall()
    return {album for (album,) in found}


def found_photos(catalogue: Catalogue, album: int) -> dict[int, float]:
    """Photo -> how probably it belongs to an album, as its search found last; 1 and 0 where a thumb
    says so."""
    with catalogue.reading() as connection:
        return dict(
            connection.execute(
                "SELECT photo, probability FROM album_found WHERE album = ?", (album,)
            ).fetchall()
        )


def replace_filling(
    catalogue: Catalogue, album: int, filling: StoredFilling, found: Mapping[int, float]
) -> None:
    """Take ``found``, photo -> probability, for what the album's search finds now."""
    with catalogue.transaction() as connection:
        connection.execute("DELETE FROM album_found WHERE album = ?", (album,))
        connection.executemany(
            "INSERT INTO album_found (album, photo, probability) VALUES (?, ?, ?)",
            [(album, photo, probability) for photo, probability in found.items()],
        )
        connection.execute(
            "INSERT OR REPLACE INTO album_fillings (album, depends, rows, line, state)"
            " VALUES (?, ?, ?, ?, ?)",
            (album, filling.depends, filling.rows, filling.line, json.dumps(dict(filling.state))),
        )


def last_lines(catalogue: Catalogue) -> dict[int, int]:
    """Search -> number of its last line in the journal, of the searches that fill albums; 0 for
    those without any."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT search, (SELECT coalesce(max(seq), 0) FROM events"
            " WHERE events.search = albums.search) FROM albums"
            " WHERE search IS NOT NULL AND NOT deleted"
        ).fetchall()
    return dict(found)
