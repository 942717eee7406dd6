"""The photos that albums hold now: put in by hand, or found by a search and above the line. What
was found is derived, and written whole."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.core.store.catalogue import Catalogue
from app.core.store.connection import decoded
from app.core.store.states import IS_SEARCHABLE

_FOUND = (
    "SELECT album_found.album, photo, NULL AS place, probability, looked FROM albums"
    " JOIN album_fillings ON album_fillings.album = albums.id"
    " JOIN album_found ON album_found.album = albums.id"
    "  AND probability >= coalesce(albums.line, album_fillings.line)"
    " WHERE NOT deleted AND NOT EXISTS (SELECT 1 FROM album_photos AS said"
    "  WHERE said.album = album_found.album AND said.photo = album_found.photo)"
    # A stack is one photo to people: a thumb down on what is seen of it is meant for all of it.
    " AND NOT EXISTS (SELECT 1 FROM stacked_photos AS own"
    "  JOIN stacked_photos AS beside ON beside.stack = own.stack"
    "  JOIN album_found AS down ON down.photo = beside.photo AND down.album = album_found.album"
    "  WHERE own.photo = album_found.photo AND down.probability = 0"
    "  AND album_found.probability < 1)"
)
_PUT_IN = (
    "SELECT album, photo, place, NULL AS probability, NULL AS looked FROM album_photos"
    " JOIN albums ON albums.id = album WHERE inside AND NOT deleted"
)
_MEMBERS = f"({_PUT_IN} UNION ALL {_FOUND}) JOIN photos ON photos.id = photo WHERE {IS_SEARCHABLE}"
_SHOWN = (
    f"(SELECT album, photo, row >= looked AS new, place, probability FROM {_MEMBERS}) AS shown"
    " LEFT JOIN stacked_photos ON stacked_photos.photo = shown.photo"
)
_TILE = "coalesce(-stack, shown.photo)"  # not shown; the photos of a stack are one


BEHIND = 1e9
"""A position behind all that people gave photos, which are counted."""


@dataclass(frozen=True, slots=True)
class Held:
    """How many photos an album holds that can be shown, each stack once, how many of them are new,
    and the first."""

    photos: int = 0
    new: int = 0
    first: int | None = None


@dataclass(frozen=True, slots=True)
class Member:
    """A photo of an album. ``probability``: that it belongs there; None if a person put it in.
    ``new``: it came since somebody looked at the album last."""

    photo: int
    probability: float | None
    new: bool


def members_of(catalogue: Catalogue, album: int) -> list[Member]:
    """The photos of an album that can be shown: those put in, in their order, then those found,
    likeliest first."""
    found = catalogue.rows(
        f"SELECT photo, probability, coalesce(row >= looked, 0) FROM {_MEMBERS} AND album = ?"
        " ORDER BY place IS NULL, place, probability DESC, photo",
        album,
    )
    return [Member(photo, probability, bool(new)) for photo, probability, new in found]


def held_photos(catalogue: Catalogue) -> dict[int, Held]:
    """Album -> what it holds; those without any photo that can be shown are left out."""
    # Beside min(), SQLite gives the other columns of the line that has the minimum.
    found = catalogue.rows(
        f"SELECT album, count(DISTINCT {_TILE}),"
        f" count(DISTINCT CASE WHEN new THEN {_TILE} END), shown.photo,"
        f" min(coalesce(shown.place, ? - probability)) FROM {_SHOWN} GROUP BY album",
        BEHIND,
    )
    return {album: Held(count, new, first) for album, count, new, first, _ in found}


def chosen_covers(catalogue: Catalogue) -> dict[int, int]:
    """Album -> the photo that was chosen to stand for it, where it can be shown."""
    found = catalogue.rows(
        "SELECT albums.id, cover FROM albums JOIN photos ON photos.id = cover"
        f" WHERE NOT deleted AND {IS_SEARCHABLE}"
    )
    return dict(found)


def albums_put_into(catalogue: Catalogue, photos: Sequence[int]) -> list[int]:
    """The albums that any of ``photos`` was put into by hand."""
    return catalogue.column(
        "SELECT DISTINCT album FROM album_photos JOIN albums ON albums.id = album"
        " WHERE inside AND NOT deleted AND photo IN (SELECT value FROM json_each(?))"
        " ORDER BY album",
        json.dumps(list(photos)),
    )


def albums_holding(catalogue: Catalogue, photos: Collection[int]) -> dict[int, int]:
    """Album -> how many of ``photos`` it holds; those that hold none are left out."""
    found = catalogue.rows(
        "WITH asked AS MATERIALIZED (SELECT value AS photo FROM json_each(?))"
        f" SELECT album, count(*) FROM ({_PUT_IN} AND photo IN asked"
        f"  UNION ALL {_FOUND} AND album_found.photo IN asked)"
        f" JOIN photos ON photos.id = photo WHERE {IS_SEARCHABLE} GROUP BY album",
        json.dumps(list(photos)),
    )
    return dict(found)


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
        return StoredFilling(depends, rows, line, decoded(state))


def filled_albums(catalogue: Catalogue) -> set[int]:
    """The albums whose searches looked at least once."""
    return set(catalogue.column("SELECT album FROM album_fillings"))


def found_photos(catalogue: Catalogue, album: int) -> dict[int, float]:
    """Photo -> how probably it belongs to an album, as its search found last; 1 and 0 where a thumb
    says so."""
    return dict(catalogue.rows("SELECT photo, probability FROM album_found WHERE album = ?", album))


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
    found = catalogue.rows(
        "SELECT search, (SELECT coalesce(max(seq), 0) FROM events"
        " WHERE events.search = albums.search) FROM albums"
        " WHERE search IS NOT NULL AND NOT deleted"
    )
    return dict(found)
