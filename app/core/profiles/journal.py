"""The journal as profiles read it: every search, judgment, undo and redo, in order.

The journal refers to photos by their ids, which never change; pictures from outside are stored as
an npz. `engine_entries` translates it for the engine, which refers to photos by the rows of one
snapshot of the library. Nothing is deleted: a thumb is withdrawn by a judgment of sign 0 in its
search, as when it is cleared there, so that the search can undo it.
"""

from __future__ import annotations

import io
import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.core.base.errors import LibraryDamagedError, LibraryError, QueryError
from app.core.base.language import tr
from app.core.base.search_types import EarlierSearch, QueryItem, Thumbed
from app.core.library.library import Library
from app.core.profiles.query import OutsideVectors, Query, is_outside
from app.core.profiles.tables import (
    Entry,
    StoredSearch,
    add_judgments,
    entries_about,
    find_search,
    insert_search,
    latest_searches,
    read_entries,
    replace_in_searches,
    searches_judging,
    stored_searches,
)
from app.core.store.catalogue import Catalogue
from engine.archives import DAMAGE
from engine.feedback.journal import JournalEntry, Sign, numbered


def pack(query: Query) -> bytes | None:
    """Return a query with pictures from outside as one npz; None without any."""
    outside = query.outside
    if outside is None:
        return None
    header = {"schema": outside.schema, "items": [_item_header(i) for i in query.items]}
    arrays: dict[str, NDArray[Any]] = {
        "header": np.frombuffer(json.dumps(header).encode(), np.uint8),
        **{f"vectors.{name}": array for name, array in outside.vectors.items()},
    }
    for number, item in enumerate(query.items):
        if item.thumbnail is not None:
            arrays[f"thumbnail.{number}"] = np.frombuffer(item.thumbnail, np.uint8)
    buffer = io.BytesIO()
    np.savez(buffer, allow_pickle=False, **arrays)
    return buffer.getvalue()


def unpack(blob: bytes) -> Query:
    """Read what ``pack`` wrote. Raises LibraryDamagedError if it is something else."""
    try:
        with np.load(io.BytesIO(blob), allow_pickle=False) as archive:
            arrays = dict(archive)
        header = json.loads(arrays["header"].tobytes())
        items = tuple(
            _item(description, arrays.get(f"thumbnail.{number}"))
            for number, description in enumerate(header["items"])
        )
        schema = str(header["schema"])
    except (OSError, AttributeError, IndexError, *DAMAGE) as error:
        raise _unreadable_error() from error
    prefix = "vectors."
    vectors = {key.removeprefix(prefix): arrays[key] for key in arrays if key.startswith(prefix)}
    return Query(items, OutsideVectors(vectors, schema))


def query_of_photos(photos: str) -> Query:
    """Return the query for photos with ids in JSON. Raises LibraryDamagedError."""
    try:
        return Query(tuple(QueryItem(photo=photo) for photo in json.loads(photos)))
    except (ValueError, TypeError, RecursionError) as error:
        raise _unreadable_error() from error


def _unreadable_error() -> LibraryDamagedError:
    return LibraryDamagedError(
        tr("The pictures of an earlier search can't be read back."),
        tr("Restore the library from a backup, or start a new search."),
    )


def _item_header(item: QueryItem) -> dict[str, Any]:
    path = None if item.path is None else str(item.path)
    return {"photo": item.photo, "path": path, "name": item.name, "region": item.crop}


def _item(description: Mapping[str, Any], thumbnail: NDArray[np.uint8] | None) -> QueryItem:
    path, crop = description["path"], description["region"]
    return QueryItem(
        photo=description["photo"],
        path=None if path is None else Path(path),
        name=description["name"],
        thumbnail=None if thumbnail is None else thumbnail.tobytes(),
        crop=None if crop is None else (crop[0], crop[1], crop[2], crop[3]),
    )


@dataclass(frozen=True, slots=True)
class SearchRecord:
    """A search as it was started. ``kept``: the profile learns from it.

    ``rows``: the rows of its query's photos at the time, in order; None for pictures from outside.
    ``damage``: why its ``query`` could not be read back and is empty; or empty.
    """

    id: int
    profile: int
    query: Query
    kept: bool
    rows: tuple[int | None, ...] = ()
    damage: str = ""


class Journal:
    """Searches and their lines in the library's catalogue, as profiles read them.

    Judgments are written by `add_judgments` and `add_reversals` in tables.py.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def add_search(self, profile: int, query: Query, rows: Mapping[int, int], kept: bool) -> int:
        """Record a search and return its id. ``rows``: photo -> row, for the query's photos."""
        pictures = [item for item in query.items if not item.word]
        photos = [None if is_outside(item) else item.photo for item in pictures]
        numbers = [None if photo is None else rows.get(photo) for photo in photos]
        word = query.word or None
        return insert_search(self._catalogue, profile, photos, numbers, pack(query), word, kept)

    def searches(self, profile: int | None = None) -> tuple[SearchRecord, ...]:
        """Return all searches that started from ``profile`` (None: from any), oldest first.

        Includes those that can't be read back, with their ``damage``: the others still count.
        """
        return tuple(map(_record_or_damage, stored_searches(self._catalogue, profile)))

    def search(self, search: int) -> SearchRecord:
        """Return one search. Raises LibraryError if it does not exist or can't be read back."""
        found = find_search(self._catalogue, search)
        if found is None:
            raise LibraryError(
                tr("There is no search number {search}.", search=search), tr("Start a new search.")
            )
        return _record(found)

    def records(self, searches: Iterable[int]) -> tuple[SearchRecord, ...]:
        """Return those of ``searches`` that exist, including any that can't be read back."""
        found = (find_search(self._catalogue, search) for search in searches)
        return tuple(_record_or_damage(stored) for stored in found if stored is not None)

    def entries(self, searches: Iterable[int]) -> tuple[Entry, ...]:
        """Return the lines of these searches, in the order in which they were written."""
        return read_entries(self._catalogue, searches)


def engine_entries(
    entries: Iterable[Entry], anchors: Mapping[int, tuple[int, ...]], rows: Mapping[int, int]
) -> list[JournalEntry]:
    """Return ``entries`` for the engine: photos as rows, each search with its ``anchors``.

    Lines about photos without a row (their files were never read) are omitted, and so are undos and
    redos of such lines.
    """
    found: list[JournalEntry] = []
    numbers: set[int] = set()
    for entry in entries:
        if entry.kind == "judge":
            row = rows.get(entry.photo) if entry.photo is not None else None
            if row is None:
                continue
            judged = entry.seq, entry.kind, entry.search, anchors[entry.search], row, entry.sign
            found.append(JournalEntry(*judged, gesture=entry.gesture))
        elif entry.target in numbers:
            found.append(JournalEntry(entry.seq, entry.kind, entry.search, target=entry.target))
        numbers.add(entry.seq)
    return found


def _record_or_damage(stored: StoredSearch) -> SearchRecord:
    try:
        return _record(stored)
    except LibraryDamagedError as error:
        return SearchRecord(stored.id, stored.profile, Query(()), stored.kept, damage=str(error))


def _record(stored: StoredSearch) -> SearchRecord:
    if stored.word:
        query = Query((QueryItem(word=stored.word),))
    elif stored.packed is None:
        query = query_of_photos(stored.photos)
    else:
        query = unpack(stored.packed)
    return SearchRecord(stored.id, stored.profile, query, stored.kept, _rows(stored.rows))


def _rows(stored: str) -> tuple[int | None, ...]:
    """Return the rows of a search as stored; none if damaged, as only speed depends on them."""
    try:
        return tuple(row if isinstance(row, int) else None for row in json.loads(stored))
    except (ValueError, TypeError, RecursionError):
        return ()


def thumbs_of(library: Library, photos: Collection[int]) -> tuple[Thumbed, ...]:
    """Return the searches that any of ``photos`` was thumbed in, latest thumb first."""
    given: dict[int, dict[int, Sign]] = {}
    when: dict[int, float] = {}
    for line, photo, sign in _lines_in_force(entries_about(library.catalogue, photos)):
        given.setdefault(line.search, {})[photo] = sign
        when[line.search] = line.created
    known = {record.id: record for record in Journal(library.catalogue).records(given)}
    thumbed = [
        Thumbed(
            search=search,
            when=when[search],
            query=known[search].query.items,
            up=tuple(photo for photo, sign in signs.items() if sign > 0),
            down=tuple(photo for photo, sign in signs.items() if sign < 0),
        )
        for search, signs in given.items()
        if search in known
    ]
    return tuple(sorted(thumbed, key=lambda each: each.when, reverse=True))


def withdraw_thumbs(library: Library, search: int, photos: Collection[int]) -> tuple[int, ...]:
    """Clear the thumbs of ``photos`` in one search, in one gesture; returns those that had one.

    Raises QueryError if none has.
    """
    lines = [line for line in entries_about(library.catalogue, photos) if line.search == search]
    thumbed = tuple(photo for _, photo, _ in _lines_in_force(lines))
    rows = {photo: row for photo in thumbed if (row := library.row_of(photo)) is not None}
    if not rows:
        raise QueryError(tr("There is no such thumb any more."), tr("It was removed already."))
    add_judgments(library.catalogue, search, rows, 0)
    return tuple(rows)


def became(library: Library, photo: int, to: int) -> None:
    """Transfer the thumbs of ``photo`` that still count to ``to``, and replace it in queries."""
    judging = searches_judging(library.catalogue, [photo])
    thumbed = [search for search in judging if signs_of(library, search).get(photo)]
    replace_in_searches(library.catalogue, photo, to, thumbed)


def signs_of(library: Library, search: int) -> dict[int, Sign]:
    """Return photo -> its thumb in ``search``, in the order in which they were given."""
    lines = _lines_in_force(read_entries(library.catalogue, [search]))
    return {photo: sign for _, photo, sign in lines}


def _lines_in_force(lines: Collection[Entry]) -> list[tuple[Entry, int, Sign]]:
    """Return the lines that still count, each with its photo and its sign, in order."""
    by_number = {line.seq: line for line in lines}
    entries = [
        JournalEntry(line.seq, line.kind, line.search, (), line.photo or 0, line.sign, line.target)
        for line in lines
    ]
    return [(by_number[seq], judged.row, judged.sign) for seq, judged in numbered(entries)]


MAX_LISTED = 100
"""Number of searches that are listed."""


def search_history(library: Library) -> tuple[EarlierSearch, ...]:
    """Return the latest MAX_LISTED searches, latest first."""
    lines = latest_searches(library.catalogue, MAX_LISTED)
    records = Journal(library.catalogue).records(line[0] for line in lines)
    queries = {record.id: record.query.items for record in records}
    return tuple(
        EarlierSearch(search, when, queries[search], up, down, album)
        for search, when, up, down, album in lines
        if search in queries
    )
