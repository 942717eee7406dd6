"""Read and write the tables of profiles and of their journal.

The journal is the searches, and entries that are only ever appended: judgments, undos and redos.
"""

from __future__ import annotations

import json
import math
import sqlite3
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

from app.core.base.errors import ProfileError
from app.core.base.language import tr
from app.core.store.catalogue import Catalogue, get_setting, set_setting
from app.core.store.connection import IN_LIST, decoded
from engine.feedback.journal import Sign

Kind = Literal["judge", "undo", "redo"]

COUNTING = """
turned AS (SELECT target, max(seq) AS seq FROM events WHERE kind != 'judge' GROUP BY target),
counting AS (
    SELECT judged.search AS search, max(judged.seq) AS seq, judged.sign AS sign
    FROM events AS judged
    LEFT JOIN turned ON turned.target = judged.seq
    LEFT JOIN events AS turn ON turn.seq = turned.seq
    WHERE judged.kind = 'judge' AND turn.kind IS NOT 'undo'
    GROUP BY judged.search, judged.photo HAVING judged.sign
)"""
"""Selects the latest judgment of a photo in a search that is not undone, unless it clears."""

_SEARCH = "SELECT id, profile, query_photos, query_rows, query_vectors, word, kept FROM searches"
_COLUMNS = "profile, created, query_photos, query_rows, query_vectors, word, kept"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal; an undo or redo has no ``photo`` and no ``row`` (as of then).

    ``gesture`` is the number of the first line written together with this one.
    """

    seq: int
    search: int
    kind: Kind
    photo: int | None
    sign: Sign
    target: int | None
    gesture: int
    row: int | None = None
    created: float = field(default=0.0, compare=False)  # seconds since the epoch


@dataclass(frozen=True, slots=True)
class StoredSearch:
    """A search as stored, with JSON of its query's ``photos`` and their ``rows`` at the time.

    ``packed``: the whole query if it includes pictures from outside; ``word``: the one it started
    from.
    """

    id: int
    profile: int
    photos: str
    rows: str
    packed: bytes | None
    word: str | None
    kept: bool


_NewEntry = tuple[Kind, int | None, int | None, int | None, int | None]
"""A line to be written: kind, photo, row, sign, target."""


def insert_search(
    catalogue: Catalogue,
    profile: int,
    photos: Sequence[int | None],
    rows: Sequence[int | None],
    packed: bytes | None,
    word: str | None,
    kept: bool,
) -> int:
    """Add a search and return its id. ``photos``, ``rows``: None for pictures from outside."""
    values = (profile, time.time(), json.dumps(photos), json.dumps(rows), packed, word, int(kept))
    return catalogue.change(
        f"INSERT INTO searches ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)", *values
    )


def stored_searches(catalogue: Catalogue, profile: int | None = None) -> list[StoredSearch]:
    """Return the searches that started from ``profile`` (None: from any), oldest first."""
    condition = "" if profile is None else " WHERE profile = ?"
    values = () if profile is None else (profile,)
    return catalogue.records(_search, f"{_SEARCH}{condition} ORDER BY id", *values)


def find_search(catalogue: Catalogue, search: int) -> StoredSearch | None:
    """Return one search by its id."""
    return catalogue.record(_search, f"{_SEARCH} WHERE id = ?", search)


def set_kept(catalogue: Catalogue, search: int, kept: bool) -> None:
    """Let the search's profile learn from it, or exclude it."""
    catalogue.change("UPDATE searches SET kept = ? WHERE id = ?", int(kept), search)


def leave_out_searches(catalogue: Catalogue, profile: int) -> None:
    """Exclude all searches of a profile."""
    catalogue.change("UPDATE searches SET kept = 0 WHERE profile = ?", profile)


def add_judgments(catalogue: Catalogue, search: int, rows: Mapping[int, int], sign: Sign) -> None:
    """Add the judgments of one gesture. ``rows``: photo -> its current row."""
    _append(catalogue, search, [("judge", p, row, sign, None) for p, row in rows.items()])


def add_reversals(
    catalogue: Catalogue, search: int, kind: Literal["undo", "redo"], targets: Iterable[int]
) -> None:
    """Undo or redo the judgments in the lines ``targets``, in one gesture."""
    _append(catalogue, search, [(kind, None, None, None, target) for target in targets])


def _append(catalogue: Catalogue, search: int, entries: Sequence[_NewEntry]) -> None:
    """Write all ``entries`` or none, with one time, which identifies their gesture.

    A clock may be coarse or set back, so the time is later than that of the line before.
    """
    with catalogue.transaction() as connection:
        (last,) = connection.execute(
            "SELECT coalesce(max(created), 0) FROM events WHERE search = ?", (search,)
        ).fetchone()
        now = max(time.time(), math.nextafter(last, math.inf))
        connection.executemany(
            "INSERT INTO events (search, kind, photo, row, sign, target, created)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(search, *entry, now) for entry in entries],
        )


_ENTRIES = (
    "SELECT seq, search, kind, photo, coalesce(sign, 0), target,"
    " min(seq) OVER (PARTITION BY search, kind, created), row, created FROM events"
)


def read_entries(catalogue: Catalogue, searches: Iterable[int]) -> tuple[Entry, ...]:
    """Return the lines of these searches, in the order in which they were written."""
    select = f"{_ENTRIES} WHERE search {IN_LIST} ORDER BY seq"
    return tuple(catalogue.records(Entry, select, list(searches)))


def entries_about(catalogue: Catalogue, photos: Collection[int]) -> list[Entry]:
    """Return all lines that judge any of ``photos``, or undo or redo that, in order."""
    return catalogue.records(
        Entry,
        "WITH judged AS (SELECT seq FROM events"
        f"  WHERE photo {IN_LIST})"
        f" {_ENTRIES} WHERE seq IN judged OR target IN judged ORDER BY seq",
        list(photos),
    )


def searches_judging(catalogue: Catalogue, photos: Iterable[int]) -> list[int]:
    """Return the searches in which any of ``photos`` was judged, even if it no longer counts."""
    return catalogue.column(
        f"SELECT DISTINCT search FROM events WHERE photo {IN_LIST} ORDER BY search", list(photos)
    )


def replace_in_searches(
    catalogue: Catalogue, photo: int, by: int, thumbed: Collection[int]
) -> None:
    """Replace ``photo`` by the photo ``by`` in queries, and in thumbs of ``thumbed`` searches."""
    with catalogue.transaction() as connection:
        (row,) = connection.execute("SELECT row FROM photos WHERE id = ?", (by,)).fetchone()
        connection.execute(
            f"UPDATE events SET photo = ?, row = ? WHERE photo = ? AND search {IN_LIST}",
            (by, row, photo, list(thumbed)),
        )
        for search, photos, rows in connection.execute(
            "SELECT id, query_photos, query_rows FROM searches WHERE EXISTS"
            " (SELECT 1 FROM json_each(query_photos) WHERE value = ?)",
            (photo,),
        ).fetchall():
            begun = [
                (by, row) if each == photo else (each, there)
                for each, there in zip(decoded(photos), decoded(rows), strict=True)
            ]
            connection.execute(
                "UPDATE searches SET query_photos = ?, query_rows = ? WHERE id = ?",
                (json.dumps([p for p, _ in begun]), json.dumps([r for _, r in begun]), search),
            )


def copy_searches(catalogue: Catalogue, source: int, profile: int) -> None:
    """Copy the searches of the profile ``source`` and their entries, in order, to ``profile``."""
    searches: dict[int, int] = {}
    copied: dict[int, int] = {}
    with catalogue.transaction() as connection:
        for (search,) in connection.execute(
            "SELECT id FROM searches WHERE profile = ? ORDER BY id", (source,)
        ).fetchall():
            cursor = connection.execute(
                f"INSERT INTO searches ({_COLUMNS}) SELECT ?,{_COLUMNS.partition(',')[2]}"
                " FROM searches WHERE id = ?",
                (profile, search),
            )
            searches[search] = cursor.lastrowid or 0
        for seq, search, kind, photo, row, sign, target, created in connection.execute(
            "SELECT seq, search, kind, photo, row, sign, target, events.created FROM events"
            " JOIN searches ON searches.id = search JOIN profiles ON profiles.id = profile"
            " WHERE profile = ? AND (frozen = 0 OR seq < frozen) ORDER BY seq",
            (source,),
        ).fetchall():
            cursor = connection.execute(
                "INSERT INTO events (search, kind, photo, row, sign, target, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (searches[search], kind, photo, row, sign, copied.get(target), created),
            )
            copied[seq] = cursor.lastrowid or 0


def _search(*line: Any) -> StoredSearch:
    return StoredSearch(*(*line[:-1], bool(line[-1])))


def latest_searches(catalogue: Catalogue, most: int) -> list[tuple[int, float, int, int, str]]:
    """Return the latest ``most`` searches, latest first.

    Each with when it began (seconds since the epoch), thumbs up and down, and its album's name.
    """
    return catalogue.rows(
        f"WITH {COUNTING} SELECT searches.id, searches.created,"
        " count(CASE WHEN sign > 0 THEN 1 END), count(CASE WHEN sign < 0 THEN 1 END),"
        " coalesce((SELECT name FROM albums WHERE albums.search = searches.id"
        " AND NOT deleted), '')"
        " FROM searches LEFT JOIN counting ON counting.search = searches.id"
        " GROUP BY searches.id ORDER BY searches.id DESC LIMIT ?",
        most,
    )


def queries(catalogue: Catalogue) -> list[tuple[int, str]]:
    """Return (search, its query's photos as JSON) of all searches."""
    return catalogue.rows("SELECT id, query_photos FROM searches")


NEWEST = "newest profile"  # not shown: the setting's key

_RECORD = "SELECT id, name, learner, settings, seed, frozen FROM profiles"


@dataclass(frozen=True, slots=True)
class ProfileRecord:
    """A profile as stored. ``frozen``: journal lines from this number on teach it nothing; or 0."""

    id: int
    name: str
    learner: str
    settings: Mapping[str, Any]
    seed: int
    frozen: int


def find_profile(catalogue: Catalogue, profile: int) -> ProfileRecord | None:
    """Return one profile by its id."""
    return catalogue.record(_record, f"{_RECORD} WHERE id = ?", profile)


def all_profiles(catalogue: Catalogue) -> list[ProfileRecord]:
    """Return all profiles, by id."""
    return catalogue.records(_record, f"{_RECORD} ORDER BY id")


def count_by_profile(catalogue: Catalogue) -> list[tuple[ProfileRecord, int, int]]:
    """Return all profiles, by name, each with its own searches and judgments that still count."""
    return catalogue.records(
        lambda *line: (_record(*line[:6]), *line[6:]),
        f"WITH {COUNTING} SELECT profiles.id, name, learner, settings, seed, frozen,"
        " count(DISTINCT counting.search), count(counting.seq) FROM profiles"
        " LEFT JOIN searches ON searches.profile = profiles.id AND kept"
        " LEFT JOIN counting ON counting.search = searches.id"
        " GROUP BY profiles.id ORDER BY name",
    )


def insert_profile(
    catalogue: Catalogue, name: str, learner: str, settings: Mapping[str, Any], seed: int
) -> int:
    """Add a profile and return its unique id. Raises ProfileError if the name is taken."""
    with catalogue.transaction() as connection, _report_taken_name(name):
        given = get_setting(catalogue, NEWEST, 0)
        assert isinstance(given, int)
        there = connection.execute("SELECT coalesce(max(id), 0) FROM profiles").fetchone()[0]
        number: int = 1 + max(given, there)
        connection.execute(
            "INSERT INTO profiles (id, name, learner, settings, seed, created)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (number, name, learner, json.dumps(dict(settings)), seed, time.time()),
        )
        set_setting(catalogue, NEWEST, number)
    return number


def rename_profile(catalogue: Catalogue, profile: int, name: str) -> None:
    """Rename a profile. Raises ProfileError if the name is taken."""
    with catalogue.transaction() as connection, _report_taken_name(name):
        connection.execute("UPDATE profiles SET name = ? WHERE id = ?", (name, profile))


def freeze_profile(catalogue: Catalogue, profile: int, frozen: bool) -> None:
    """Stop a profile from learning further lines of the journal, or let it learn again."""
    catalogue.change(
        "UPDATE profiles SET frozen = iif(?, 1 + (SELECT coalesce(max(seq), 0) FROM events), 0)"
        " WHERE id = ?",
        *(frozen, profile),
    )


def delete_profile(catalogue: Catalogue, profile: int) -> None:
    """Remove a profile and its searches."""
    catalogue.change("DELETE FROM profiles WHERE id = ?", profile)


def _record(
    number: int, name: str, learner: str, settings: str, seed: int, frozen: int
) -> ProfileRecord:
    return ProfileRecord(number, name, learner, decoded(settings), seed, frozen)


@contextmanager
def _report_taken_name(name: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        if "profiles.name" not in str(error):
            raise
        raise ProfileError(
            tr("There is already a profile called {name}.", name=repr(name)),
            tr("Choose another name."),
        ) from error
