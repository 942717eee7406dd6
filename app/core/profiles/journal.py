"""The journal on disk: every search, judgment, undo and redo, in order. Only ever appended.

What is in the journal names photos by their ids, which never change. `engine_events` translates it
for the engine, which names photos by the rows of one snapshot of the library.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from likewise.app.core.errors import LibraryDamagedError, LibraryError
from likewise.app.core.profiles.query import Query, is_outside, pack, unpack
from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.types import QueryItem
from likewise.engine.feedback.journal import Event, Sign

Kind = Literal["judge", "undo", "redo"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal. ``photo`` is None for an undo or redo; ``gesture`` is the number of
    the first line that was written together with this one."""

    seq: int
    search: int
    kind: Kind
    photo: int | None
    sign: Sign
    target: int | None
    gesture: int


@dataclass(frozen=True, slots=True)
class SearchRecord:
    """A search as it was started. ``kept``: the profile learns from it.

    ``damage``: why its ``query`` is empty, as that can't be read back; or empty.
    """

    id: int
    profile: int
    query: Query
    kept: bool
    damage: str = ""


class Journal:
    """Searches and judgments in the library's catalogue. What returned is on the disk."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def add_search(self, profile: int, query: Query, rows: Mapping[int, int], kept: bool) -> int:
        """Record a search and return its id. ``rows``: photo -> row, for the query's photos."""
        photos = [None if is_outside(item) else item.photo for item in query.items]
        numbers = [None if photo is None else rows.get(photo) for photo in photos]
        with self._catalogue.transaction() as connection:
            cursor = connection.execute(
                "INSERT INTO searches (profile, created, query_photos, query_rows, query_vectors,"
                " kept) VALUES (?, ?, ?, ?, ?, ?)",
                (
                    profile,
                    time.time(),
                    json.dumps(photos),
                    json.dumps(numbers),
                    pack(query),
                    int(kept),
                ),
            )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def searches(self, profile: int | None = None) -> tuple[SearchRecord, ...]:
        """All searches that started from ``profile`` (None: from any), oldest first.

        One that can't be read back is among them, with its ``damage``: the others still count.
        """
        condition = "" if profile is None else " WHERE profile = ?"
        with self._catalogue.reading() as connection:
            found = connection.execute(
                "SELECT id, profile, query_photos, query_vectors, kept FROM searches"
                f"{condition} ORDER BY id",
                () if profile is None else (profile,),
            ).fetchall()
        return tuple(_record_or_damage(*row) for row in found)

    def search(self, search: int) -> SearchRecord:
        """One search. Raises LibraryError if there is none of this id, or it can't be read back."""
        with self._catalogue.reading() as connection:
            found = connection.execute(
                "SELECT id, profile, query_photos, query_vectors, kept FROM searches WHERE id = ?",
                (search,),
            ).fetchone()
        if found is None:
            raise LibraryError(f"There is no search number {search}.", "Start a new search.")
        return _record(*found)

    def set_kept(self, search: int, kept: bool) -> None:
        """Let the search's profile learn from it, or leave it out."""
        with self._catalogue.transaction() as connection:
            connection.execute("UPDATE searches SET kept = ? WHERE id = ?", (int(kept), search))

    def add_judgments(self, search: int, rows: Mapping[int, int], sign: Sign) -> None:
        """Add the judgments of one gesture. ``rows``: photo -> where its vectors stand today."""
        lines = [(search, "judge", photo, row, sign, None) for photo, row in rows.items()]
        self._append(search, lines)

    def take(self, search: int, kind: Literal["undo", "redo"], targets: Sequence[int]) -> None:
        """Take back or bring back the judgments in the lines ``targets``."""
        lines = [(search, kind, None, None, None, target) for target in targets]
        self._append(search, lines)

    def _append(self, search: int, lines: Sequence[tuple[object, ...]]) -> None:
        """All of ``lines`` or none, with one time, by which they are known as one gesture.

        A clock may be coarse or set back, so the time is later than that of the line before.
        """
        with self._catalogue.transaction() as connection:
            (last,) = connection.execute(
                "SELECT coalesce(max(created), 0) FROM events WHERE search = ?", (search,)
            ).fetchone()
            now = max(time.time(), math.nextafter(last, math.inf))
            connection.executemany(
                "INSERT INTO events (search, kind, photo, row, sign, target, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(*line, now) for line in lines],
            )

    def entries(self, searches: Iterable[int]) -> tuple[Entry, ...]:
        """The lines of these searches, in the order in which they were written."""
        with self._catalogue.reading() as connection:
            found = connection.execute(
                "SELECT seq, search, kind, photo, coalesce(sign, 0), target,"
                " min(seq) OVER (PARTITION BY search, kind, created) FROM events"
                " WHERE search IN (SELECT value FROM json_each(?)) ORDER BY seq",
                (json.dumps(list(searches)),),
            ).fetchall()
        return tuple(Entry(*row) for row in found)


def engine_events(
    entries: Iterable[Entry],
    anchors: Mapping[int, tuple[int, ...]],
    rows: Mapping[int, int],
) -> list[Event]:
    """``entries`` for the engine: photos as rows, each search with its ``anchors``.

    Lines about photos that have no row (their files were never read in this generation) are left
    out, and so are undos and redos of such lines.
    """
    events: list[Event] = []
    numbers: set[int] = set()
    for entry in entries:
        if entry.kind == "judge":
            row = rows.get(entry.photo) if entry.photo is not None else None
            if row is None:
                continue
            anchor = anchors[entry.search]
            events.append(
                Event(
                    entry.seq,
                    "judge",
                    entry.search,
                    anchor,
                    row,
                    entry.sign,
                    gesture=entry.gesture,
                )
            )
        elif entry.target in numbers:
            events.append(Event(entry.seq, entry.kind, entry.search, target=entry.target))
        numbers.add(entry.seq)
    return events


def _record_or_damage(
    number: int, profile: int, query_photos: str, blob: bytes | None, kept: int
) -> SearchRecord:
    try:
        return _record(number, profile, query_photos, blob, kept)
    except LibraryDamagedError as error:
        return SearchRecord(number, profile, Query(()), bool(kept), str(error))


def _record(
    number: int, profile: int, query_photos: str, blob: bytes | None, kept: int
) -> SearchRecord:
    if blob is None:
        items = tuple(QueryItem(photo=photo) for photo in json.loads(query_photos))
        return SearchRecord(number, profile, Query(items), bool(kept))
    return SearchRecord(number, profile, unpack(blob), bool(kept))
