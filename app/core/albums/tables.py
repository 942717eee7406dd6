"""The tables of albums: their fields, the photos put in or kept out by hand, and what was changed.

An album that was deleted keeps its lines, marked, so that deleting it can be undone. What an album
holds now was put in by hand, or found by a search and above the line; what was found is derived,
and written whole.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

from app.core.base.errors import AlbumError
from app.core.base.language import tr
from app.core.store.catalogue import Catalogue
from app.core.store.connection import decoded
from app.core.store.rules import IS_SEARCHABLE

_ALBUM = "SELECT id, name, cover, search, scope, line, looked, deleted FROM albums"

Field = Literal["name", "cover", "line", "deleted"]
"""What of an album changes can be taken back."""

Value = str | int | float | None

Membership = tuple[float, bool] | None
"""Where a photo stands in an album's order, and whether it was put in (True) or is kept out; None:
nobody said anything about it."""

_LINE = "key = (SELECT 'line ' || created FROM searches WHERE id = ?)"  # not shown
"""A setting, named by when the search began: a number may be given again."""


@dataclass(frozen=True, slots=True)
class StoredAlbum:
    """An album. ``search``: the kept search that fills it; ``line``: the probability from which
    photos belong to it, chosen by hand; ``looked``: rows of the library that were known when
    somebody looked at it last; ``scope``: JSON."""

    id: int
    name: str
    cover: int | None
    search: int | None
    scope: str
    line: float | None
    looked: int
    deleted: bool


@dataclass(frozen=True, slots=True)
class Change:
    """One change of an album: of each field, and of each photo, what it was and what it is."""

    album: int
    what: str  # a sentence
    fields: Mapping[Field, tuple[Value, Value]]
    photos: Mapping[int, tuple[Membership, Membership]]

    @property
    def reversed(self) -> Change:
        """The change that takes this one back."""
        fields = {name: (new, old) for name, (old, new) in self.fields.items()}
        photos = {photo: (new, old) for photo, (old, new) in self.photos.items()}
        return Change(self.album, self.what, fields, photos)


def stored_albums(catalogue: Catalogue) -> list[StoredAlbum]:
    """The albums that were not deleted, by name."""
    found = catalogue.rows(f"{_ALBUM} WHERE NOT deleted ORDER BY name, id")
    return [_album(line) for line in found]


def find_album(catalogue: Catalogue, album: int) -> StoredAlbum | None:
    """One album by its id, deleted or not."""
    found = catalogue.row(f"{_ALBUM} WHERE id = ?", album)
    return None if found is None else _album(found)


def album_of_search(catalogue: Catalogue, search: int) -> StoredAlbum | None:
    """The album that a search fills; None if there is none, or it was deleted."""
    found = catalogue.row(f"{_ALBUM} WHERE search = ? AND NOT deleted", search)
    return None if found is None else _album(found)


def line_of_search(catalogue: Catalogue, search: int) -> float | None:
    """From which probability on a person lets photos match in a search; None: as was learned."""
    found = catalogue.row(f"SELECT value FROM settings WHERE {_LINE}", search)
    return None if found is None else float(found[0])


def set_line_of_search(catalogue: Catalogue, search: int, line: float | None) -> None:
    """Move the line of a search; None: to where it was learned."""
    with catalogue.transaction() as connection:
        connection.execute(f"DELETE FROM settings WHERE {_LINE}", (search,))
        if line is not None:
            connection.execute(
                "INSERT INTO settings SELECT 'line ' || created, ?2 FROM searches WHERE id = ?1",
                (search, json.dumps(line)),
            )


def insert_album(
    catalogue: Catalogue, name: str, search: int | None = None, scope: str = "", looked: int = 0
) -> int:
    """Add an album that counts as deleted until a change says otherwise; returns its id, which no
    other ever had. It ends where its search does."""
    line = None if search is None else line_of_search(catalogue, search)
    values = (name, time.time(), search, scope, line, looked)
    return catalogue.change(
        "INSERT INTO albums (name, created, search, scope, line, looked, deleted)"
        " VALUES (?, ?, ?, ?, ?, ?, 1)",
        *values,
    )


def set_looked(catalogue: Catalogue, album: int, rows: int) -> None:
    """Know that somebody looked at an album when the library had so many rows."""
    catalogue.change("UPDATE albums SET looked = ? WHERE id = ?", rows, album)


# Photos by hand


def memberships(
    catalogue: Catalogue, album: int, photos: Sequence[int] | None = None
) -> dict[int, Membership]:
    """What was said by hand about ``photos`` (None: about any) in an album, in order."""
    chosen = "" if photos is None else " AND photo IN (SELECT value FROM json_each(?))"
    values = (album,) if photos is None else (album, json.dumps(list(photos)))
    found = catalogue.rows(
        "SELECT photo, place, inside FROM album_photos"
        f" WHERE album = ?{chosen} ORDER BY place, photo",
        *values,
    )
    return {photo: (place, bool(inside)) for photo, place, inside in found}


def last_position(catalogue: Catalogue, album: int) -> float:
    """Where the last photo of an album stands; 0 if it has none."""
    found: float = catalogue.value(
        "SELECT coalesce(max(place), 0.0) FROM album_photos WHERE album = ?", album
    )
    return found


def share_albums(catalogue: Catalogue, photo: int, with_photo: int) -> None:
    """Put ``with_photo`` where ``photo`` is in albums."""
    catalogue.change(
        "INSERT OR IGNORE INTO album_photos (album, photo, place, inside)"
        " SELECT album, ?, place, inside FROM album_photos WHERE photo = ?",
        with_photo,
        photo,
    )


def replace_in_albums(catalogue: Catalogue, photo: int, by: int) -> None:
    """Put the photo ``by`` into albums in place of ``photo``."""
    with catalogue.transaction() as connection:
        share_albums(catalogue, photo, by)
        connection.execute("DELETE FROM album_photos WHERE photo = ?", (photo,))
        connection.execute("UPDATE albums SET cover = ? WHERE cover = ?", (by, photo))


# Changes


def apply_change(catalogue: Catalogue, change: Change) -> None:
    """Make what a change says true. Raises AlbumError on a name that is taken, or if another album
    rests on its search already."""
    with catalogue.transaction() as connection, _free(catalogue, change):
        for field, (_, new) in change.fields.items():
            connection.execute(f"UPDATE albums SET {field} = ? WHERE id = ?", (new, change.album))
        connection.executemany(
            "DELETE FROM album_photos WHERE album = ? AND photo = ?",
            [(change.album, photo) for photo, (_, new) in change.photos.items() if new is None],
        )
        connection.executemany(
            "INSERT OR REPLACE INTO album_photos (album, photo, place, inside) VALUES (?, ?, ?, ?)",
            [
                (change.album, photo, new[0], int(new[1]))
                for photo, (_, new) in change.photos.items()
                if new is not None
            ],
        )


def note_change(catalogue: Catalogue, change: Change) -> None:
    """Append a change to those that were made; what was taken back can't be redone any more."""
    delta = {"fields": change.fields, "photos": list(change.photos.items())}
    with catalogue.transaction() as connection:
        connection.execute("DELETE FROM album_changes WHERE undone")
        connection.execute(
            "INSERT INTO album_changes (album, what, delta, created) VALUES (?, ?, ?, ?)",
            (change.album, change.what, json.dumps(delta), time.time()),
        )


def next_undo(catalogue: Catalogue, album: int | None = None) -> tuple[int, Change] | None:
    """The latest change of an album (None: of any) that stands, by its number; None if none
    does."""
    return _change(catalogue, "NOT undone AND ? IN (album, 0) ORDER BY id DESC", album or 0)


def find_change(catalogue: Catalogue, number: int) -> tuple[int, Change] | None:
    """The change of this number, whether it stands or was taken back; None if it is forgotten."""
    return _change(catalogue, "id = ?", number)


def next_redo(catalogue: Catalogue) -> tuple[int, Change] | None:
    """The change that was taken back last; None if none was."""
    return _change(catalogue, "undone ORDER BY id")


def set_undone(catalogue: Catalogue, number: int, undone: bool) -> None:
    """Know that a change was taken back, or made again."""
    catalogue.change("UPDATE album_changes SET undone = ? WHERE id = ?", int(undone), number)


def move_searches_of_albums(catalogue: Catalogue, profile: int, other: int) -> int:
    """Give the searches that albums rest on from one profile to another, which learns nothing from
    them; returns how many albums that are not deleted rest on them."""
    with catalogue.transaction() as connection:
        moved: int = connection.execute(
            "SELECT count(*) FROM albums JOIN searches ON searches.id = search"
            " WHERE profile = ? AND NOT deleted",
            (profile,),
        ).fetchone()[0]
        connection.execute(
            "UPDATE searches SET profile = ?, kept = 0"
            " WHERE profile = ? AND id IN (SELECT search FROM albums)",
            (other, profile),
        )
    return moved


def _change(catalogue: Catalogue, which: str, *values: int) -> tuple[int, Change] | None:
    with catalogue.reading() as connection:
        found = connection.execute(
            f"SELECT id, album, what, delta FROM album_changes WHERE {which} LIMIT 1", values
        ).fetchone()
        if found is None:
            return None
        number, album, what, text = found
        delta = decoded(text)
    fields: dict[Field, tuple[Value, Value]] = {
        name: (old, new) for name, (old, new) in delta["fields"].items()
    }
    photos = {photo: (_membership(old), _membership(new)) for photo, (old, new) in delta["photos"]}
    return number, Change(album, what, fields, photos)


def _membership(value: Sequence[float] | None) -> Membership:
    return None if value is None else (value[0], bool(value[1]))


def _album(
    line: tuple[int, str, int | None, int | None, str, float | None, int, int],
) -> StoredAlbum:
    return StoredAlbum(*line[:7], deleted=bool(line[7]))


@contextmanager
def _free(catalogue: Catalogue, change: Change) -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        if "albums.search" in str(error):
            raise AlbumError(
                tr("This search is an album already."), tr("Open it, or start another search.")
            ) from error
        if "albums.name" not in str(error):
            raise
        album = find_album(catalogue, change.album)
        name = change.fields.get("name", (None, album and album.name))[1]
        raise AlbumError(
            tr("There is an album called “{name}” already.", name=name), tr("Choose another name.")
        ) from error


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
