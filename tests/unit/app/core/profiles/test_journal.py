"""The journal on disk, and its translation for the engine."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.base.errors import LibraryError
from app.core.base.search_types import QueryItem
from app.core.profiles.journal import Journal, engine_entries
from app.core.profiles.profiles import Profiles
from app.core.profiles.query import Query
from app.core.profiles.tables import Entry, add_judgments, add_reversals, set_kept
from engine.feedback.journal import JournalEntry


def test_lines_come_back_in_order(photos: Any) -> None:
    catalogue = photos.library.catalogue
    journal, profile = Journal(catalogue), Profiles(photos.library).active().id
    query = Query((QueryItem(photo=1), QueryItem(photo=2)))
    search = journal.add_search(profile, query, {1: 0, 2: 1}, kept=True)
    other = journal.add_search(profile, query, {1: 0, 2: 1}, kept=False)
    add_judgments(catalogue, search, {3: 2, 5: 4}, 1)
    add_judgments(catalogue, other, {4: 3}, -1)
    add_judgments(catalogue, search, {6: 5}, 0)
    add_reversals(catalogue, search, "undo", [4, 2])
    assert journal.entries([search]) == (
        Entry(1, search, "judge", 3, 1, None, 1, 2),
        Entry(2, search, "judge", 5, 1, None, 1, 4),
        Entry(4, search, "judge", 6, 0, None, 4, 5),
        Entry(5, search, "undo", None, 0, 4, 5),
        Entry(6, search, "undo", None, 0, 2, 5),
    )
    assert [entry.seq for entry in journal.entries([search, other])] == [1, 2, 3, 4, 5, 6]
    assert journal.search(search).query == query
    assert journal.search(search).rows == (0, 1)
    assert [record.kept for record in journal.searches(profile)] == [True, False]
    set_kept(catalogue, other, True)
    assert journal.search(other).kept


def test_an_unknown_search_is_an_error(photos: Any) -> None:
    with pytest.raises(LibraryError, match="no search number 7"):
        Journal(photos.library.catalogue).search(7)


def test_photos_become_rows_and_lines_without_rows_go_with_their_undoing() -> None:
    entries = [
        Entry(1, 5, "judge", 30, 1, None, 1),
        Entry(2, 5, "judge", 99, 1, None, 1),  # a photo without a row
        Entry(3, 5, "undo", None, 0, 2, 3),
        Entry(4, 5, "undo", None, 0, 1, 4),
        Entry(6, 5, "redo", None, 0, 1, 6),
    ]
    assert engine_entries(entries, {5: (0,)}, {30: 12}) == [
        JournalEntry(1, "judge", 5, (0,), 12, 1, gesture=1),
        JournalEntry(4, "undo", 5, target=1),
        JournalEntry(6, "redo", 5, target=1),
    ]
