"""The latest searches ever made as the window lists them: query, thumbs, album, time."""

from __future__ import annotations

from app.core.library.library import Library
from app.core.profiles.journal import Journal
from app.core.profiles.journal_tables import latest_searches
from app.core.types import EarlierSearch

MOST = 100
"""Searches that are told of."""


def search_history(library: Library) -> tuple[EarlierSearch, ...]:
    """The latest MOST searches, the latest first."""
    lines = latest_searches(library.catalogue, MOST)
    records = Journal(library.catalogue).records(line.search for line in lines)
    queries = {record.id: record.query.items for record in records}
    return tuple(
        EarlierSearch(line.search, line.when, queries[line.search], line.up, line.down, line.album)
        for line in lines
        if line.search in queries
    )
