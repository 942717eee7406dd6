"""The tables of albums: their fields, the photos put in or kept out by hand, and changes.

A deleted album keeps its lines, marked as deleted, so that this can be undone. An album contains
what was put in by hand, or found by a search and above the line; what was found is derived data,
and always written as a whole.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

from app.core.base.errors import AlbumError
from app.core.base.language import tr
from app.core.store.catalogue import Catalogue
from app.core.store.connection import IN_LIST, among, decoded
from app.core.store.photo_states import IS_SEARCHABLE

_ALBUM = "SELECT id, name, cover, search, scope, line, deleted FROM albums"

Field = Literal["name", "cover", "line", "deleted"]
"""Fields of an album whose changes can be undone."""

Value = str | int | float | None

Membership = tuple[float, bool] | None
"""Position of a photo, and whether it was put in (True) or kept out by hand; None for neither."""

_LINE = "key = (SELECT 'line ' || created FROM searches WHERE id = ?)"
"""A setting, named by the search's start time because numbers may be reused."""


@dataclass(frozen=True, slots=True)
class StoredAlbum:
    """A stored album, with its kept ``search`` and its JSON ``scope``.

    ``line``: the probability from which photos belong to it, chosen by hand.
    """

    id: int
    name: str
    cover: int | None
    search: int | None
    scope: str
    line: float | None
    deleted: bool


@dataclass(frozen=True, slots=True)
class Change:
    """One change of an album: old and new values of fields and photos."""

    album: int
    what: str  # a sentence
    fields: Mapping[Field, tuple[Value, Value]]
    photos: Mapping[int, tuple[Membership, Membership]]
    id: int = 0  # none yet

    @property
    def reversed(self) -> Change:
        """The change that undoes this one."""
        fields = {name: (new, old) for name, (old, new) in self.fields.items()}
        photos = {photo: (new, old) for photo, (old, new) in self.photos.items()}
        return Change(self.album, self.what, fields, photos)


def stored_albums(catalogue: Catalogue) -> list[StoredAlbum]:
    """Return the albums that were not deleted, by name."""
    return catalogue.records(_album, f"{_ALBUM} WHERE NOT deleted ORDER BY name, id")


def find_album(catalogue: Catalogue, album: int) -> StoredAlbum | None:
    """Return one album by its id, deleted or not."""
    return catalogue.record(_album, f"{_ALBUM} WHERE id = ?", album)


def album_of_search(catalogue: Catalogue, search: int) -> StoredAlbum | None:
    """Return the album that a search fills; None if there is none, or it was deleted."""
    return catalogue.record(_album, f"{_ALBUM} WHERE search = ? AND NOT deleted", search)


def line_of_search(catalogue: Catalogue, search: int) -> float | None:
    """Return the probability that a person set as a search's line; None for the learned one."""
    return catalogue.record(float, f"SELECT value FROM settings WHERE {_LINE}", search)


def set_line_of_search(catalogue: Catalogue, search: int, line: float | None) -> None:
    """Move the line of a search; None: to the learned one."""
    with catalogue.transaction() as connection:
        connection.execute(f"DELETE FROM settings WHERE {_LINE}", (search,))
        if line is not None:
            connection.execute(
                "INSERT INTO settings SELECT 'line ' || created, ?2 FROM searches WHERE id = ?1",
                (search, json.dumps(line)),
            )


def insert_album(
    catalogue: Catalogue, name: str, search: int | None, scope: str, looked: int
) -> int:
    """Add an album with its search's line and return its id, which is never reused.

    It counts as deleted until a change says otherwise.
    """
    line = None if search is None else line_of_search(catalogue, search)
    values = (name, time.time(), search, scope, line, looked)
    return catalogue.change(
        "INSERT INTO albums (name, created, search, scope, line, looked, deleted)"
        " VALUES (?, ?, ?, ?, ?, ?, 1)",
        *values,
    )


def note_opened(catalogue: Catalogue, album: int, rows: int) -> None:
    """Record that an album was opened when the library had ``rows`` rows."""
    catalogue.change("UPDATE albums SET looked = ? WHERE id = ?", rows, album)


# Photos by hand


def memberships(
    catalogue: Catalogue, album: int, photos: Sequence[int] | None = None
) -> dict[int, Membership]:
    """Return what was done by hand about ``photos`` (None: any) in an album, in order."""
    condition, values = among("photo", photos)
    found = catalogue.rows(
        "SELECT photo, place, inside FROM album_photos"
        f" WHERE album = ? AND {condition} ORDER BY place, photo",
        *(album, *values),
    )
    return {photo: (place, bool(inside)) for photo, place, inside in found}


def last_position(catalogue: Catalogue, album: int) -> float:
    """Return the position of the last photo of an album; 0 if it has none."""
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
    """Replace ``photo`` by the photo ``by`` in albums."""
    with catalogue.transaction() as connection:
        share_albums(catalogue, photo, by)
        connection.execute("DELETE FROM album_photos WHERE photo = ?", (photo,))
        connection.execute("UPDATE albums SET cover = ? WHERE cover = ?", (by, photo))


# Changes


def apply_change(catalogue: Catalogue, change: Change) -> None:
    """Apply a change. Raises AlbumError if the name is taken or the search fills another album."""
    with catalogue.transaction() as connection, _report_conflicts(catalogue, change):
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


def record_change(catalogue: Catalogue, change: Change) -> None:
    """Append a change to the history and drop undone changes."""
    delta = {"fields": change.fields, "photos": list(change.photos.items())}
    with catalogue.transaction() as connection:
        connection.execute("DELETE FROM album_changes WHERE undone")
        connection.execute(
            "INSERT INTO album_changes (album, what, delta, created) VALUES (?, ?, ?, ?)",
            (change.album, change.what, json.dumps(delta), time.time()),
        )


def next_undo(catalogue: Catalogue, album: int | None = None) -> Change | None:
    """Return the latest change of an album (None: of any) in force, or None."""
    return _change(catalogue, "NOT undone AND ? IN (album, 0) ORDER BY id DESC", album or 0)


def find_change(catalogue: Catalogue, number: int) -> Change | None:
    """Return the change of this number, in force or undone; None if it was dropped."""
    return _change(catalogue, "id = ?", number)


def set_undone(catalogue: Catalogue, number: int, undone: bool) -> None:
    """Mark a change as undone, or as in force."""
    catalogue.change("UPDATE album_changes SET undone = ? WHERE id = ?", int(undone), number)


def move_searches_of_albums(catalogue: Catalogue, profile: int, other: int) -> int:
    """Move the searches of albums to another profile, which learns nothing from them.

    Returns how many albums that are not deleted have such a search.
    """
    with catalogue.transaction() as connection:
        moved: int = catalogue.value(
            "SELECT count(*) FROM albums JOIN searches ON searches.id = search"
            " WHERE profile = ? AND NOT deleted",
            profile,
        )
        connection.execute(
            "UPDATE searches SET profile = ?, kept = 0"
            " WHERE profile = ? AND id IN (SELECT search FROM albums)",
            (other, profile),
        )
    return moved


def _change(catalogue: Catalogue, which: str, *values: int) -> Change | None:
    query = f"SELECT id, album, what, delta FROM album_changes WHERE {which} LIMIT 1"
    return catalogue.record(_loaded, query, *values)


def _loaded(number: int, album: int, what: str, text: str) -> Change:
    delta = decoded(text)
    return Change(album, what, delta["fields"], dict(delta["photos"]), number)


def _album(*line: Any) -> StoredAlbum:
    return StoredAlbum(*(*line[:-1], bool(line[-1])))


@contextmanager
def _report_conflicts(catalogue: Catalogue, change: Change) -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        if "albums.search" in str(error):
            raise AlbumError(
                tr("This search is already an album."), tr("Open it, or start another search.")
            ) from error
        if "albums.name" not in str(error):
            raise
        album = find_album(catalogue, change.album)
        name = change.fields.get("name", (None, album and album.name))[1]
        raise AlbumError(
            tr("There is already an album called “{name}”.", name=name), tr("Choose another name.")
        ) from error


_FOUND = (
    "SELECT album_found.album, photo, NULL AS place, probability, looked FROM albums"
    " JOIN album_fillings ON album_fillings.album = albums.id"
    " JOIN album_found ON album_found.album = albums.id"
    "  AND probability >= coalesce(albums.line, album_fillings.line)"
    " WHERE NOT deleted AND NOT EXISTS (SELECT 1 FROM album_photos AS said"
    "  WHERE said.album = album_found.album AND said.photo = album_found.photo)"
    # A stack is one photo to people: a thumb down on its top applies to all of it.
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
_MEMBERS = (
    f"({_PUT_IN} UNION ALL {_FOUND}) JOIN at_hand ON at_hand.id = photo WHERE {IS_SEARCHABLE}"
)
_SHOWN = (
    f"(SELECT album, photo, row >= looked AS new, place, probability FROM {_MEMBERS}) AS shown"
    " LEFT JOIN stacked_photos ON stacked_photos.photo = shown.photo"
)
_TILE = "coalesce(-stack, shown.photo)"  # the photos of a stack are one


BEHIND = 1e9
"""A position after all manual positions, which count from 1."""


@dataclass(frozen=True, slots=True)
class AlbumCount:
    """The number of visible photos in an album, a stack counting once, new ones, and the first."""

    photos: int = 0
    new: int = 0
    first: int | None = None


@dataclass(frozen=True, slots=True)
class Member:
    """A photo of an album. ``new``: it was added since the album was last opened.

    ``probability``: that it belongs there; None if a person put it in.
    """

    photo: int
    probability: float | None
    new: bool


def members_of(catalogue: Catalogue, album: int) -> list[Member]:
    """Return an album's visible photos: those put in, in order, then the likeliest found."""
    return catalogue.records(
        lambda photo, probability, new: Member(photo, probability, bool(new)),
        f"SELECT photo, probability, coalesce(row >= looked, 0) FROM {_MEMBERS} AND album = ?"
        " ORDER BY place IS NULL, place, probability DESC, photo",
        album,
    )


def album_counts(catalogue: Catalogue) -> dict[int, AlbumCount]:
    """Return album -> what it holds, without albums that have no visible photos."""
    # Beside min(), SQLite returns the other columns of the row with the minimum.
    found = catalogue.rows(
        f"SELECT album, count(DISTINCT {_TILE}),"
        f" count(DISTINCT CASE WHEN new THEN {_TILE} END), shown.photo,"
        f" min(coalesce(shown.place, ? - probability)) FROM {_SHOWN} GROUP BY album",
        BEHIND,
    )
    return {album: AlbumCount(count, new, first) for album, count, new, first, _ in found}


def chosen_covers(catalogue: Catalogue) -> dict[int, int]:
    """Return album -> its chosen cover photo, if visible."""
    found = catalogue.rows(
        "SELECT albums.id, cover FROM albums JOIN at_hand ON at_hand.id = cover"
        f" WHERE NOT deleted AND {IS_SEARCHABLE}"
    )
    return dict(found)


def albums_put_into(catalogue: Catalogue, photos: Sequence[int]) -> list[int]:
    """Return the albums that any of ``photos`` was put into by hand."""
    return catalogue.column(
        "SELECT DISTINCT album FROM album_photos JOIN albums ON albums.id = album"
        f" WHERE inside AND NOT deleted AND photo {IN_LIST}"
        " ORDER BY album",
        list(photos),
    )


def albums_holding(catalogue: Catalogue, photo: int) -> list[int]:
    """Return the albums that hold a photo."""
    return catalogue.column(
        f"SELECT DISTINCT album FROM ({_PUT_IN} AND photo = ?"
        f"  UNION ALL {_FOUND} AND album_found.photo = ?)"
        f" JOIN at_hand ON id = photo WHERE {IS_SEARCHABLE}",
        photo,
        photo,
    )


@dataclass(frozen=True, slots=True)
class StoredFilling:
    """What an album's search found last.

    ``depends``: hash of all inputs except the photos; ``rows``: how many rows of the library were
    searched; ``line``: the learned line; ``state``: JSON about the photos at the time.
    """

    depends: str
    rows: int
    line: float
    state: Mapping[str, Any]


def find_filling(catalogue: Catalogue, album: int) -> StoredFilling | None:
    """Return what an album's search found last; None if it never ran."""
    return catalogue.record(
        lambda depends, rows, line, state: StoredFilling(depends, rows, line, decoded(state)),
        "SELECT depends, rows, line, state FROM album_fillings WHERE album = ?",
        album,
    )


def filled_albums(catalogue: Catalogue) -> set[int]:
    """Return the albums whose searches ran at least once."""
    return set(catalogue.column("SELECT album FROM album_fillings"))


def found_photos(catalogue: Catalogue, album: int) -> dict[int, float]:
    """Return photo -> probability by an album's last filling; 1 and 0 for thumbs."""
    return dict(catalogue.rows("SELECT photo, probability FROM album_found WHERE album = ?", album))


def replace_filling(
    catalogue: Catalogue, album: int, filling: StoredFilling, found: Mapping[int, float]
) -> None:
    """Replace the filling of an album; ``found``: photo -> probability."""
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
    """Return search -> its last line in the journal (0: none), for searches that fill albums."""
    found = catalogue.rows(
        "SELECT search, (SELECT coalesce(max(seq), 0) FROM events"
        " WHERE events.search = albums.search) FROM albums"
        " WHERE search IS NOT NULL AND NOT deleted"
    )
    return dict(found)
