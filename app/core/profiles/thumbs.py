"""List and withdraw the thumbs of photos in all searches, and list the latest searches.

Nothing is deleted from the journal: a thumb is withdrawn by a judgment of sign 0 in its search, as
when it is cleared there, so that the search can undo it.
"""

from __future__ import annotations

from collections.abc import Collection

from app.core.base.errors import QueryError
from app.core.base.language import tr
from app.core.base.search_types import EarlierSearch, Thumbed
from app.core.library.library import Library
from app.core.profiles.journal import Journal
from app.core.profiles.tables import (
    Entry,
    add_judgments,
    entries_about,
    latest_searches,
    read_entries,
    replace_in_searches,
    searches_judging,
)
from engine.feedback.journal import JournalEntry, Sign, numbered


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


MOST = 100
"""Number of searches that are listed."""


def search_history(library: Library) -> tuple[EarlierSearch, ...]:
    """Return the latest MOST searches, latest first."""
    lines = latest_searches(library.catalogue, MOST)
    records = Journal(library.catalogue).records(line.search for line in lines)
    queries = {record.id: record.query.items for record in records}
    return tuple(
        EarlierSearch(line.search, line.when, queries[line.search], line.up, line.down, line.album)
        for line in lines
        if line.search in queries
    )
