"""One search that leaves no trace: for the command line, on a library that others may be using."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass

from app.core.errors import QueryError
from app.core.index import open_index
from app.core.journal import SearchRecord
from app.core.library import Library
from app.core.opening import open_memory
from app.core.profiles import UNTAUGHT, Profiles
from app.core.query import read_query
from app.core.ranking import SearchRanking
from app.core.scope import rows_in
from app.core.types import EVERYWHERE, QueryItem, ResultItem, Scope

LAST = sys.maxsize
"""The number of a search that comes after all in the journal, and is in none."""

PATIENCE = 60.0
"""Seconds to wait for a cluster: a script rather waits than goes without a part."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The best results, best first; their shares are in the order of ``modalities``.
    ``incomplete``: a sentence if a part of the library could not be searched."""

    modalities: tuple[str, ...]
    results: tuple[ResultItem, ...]
    incomplete: str


def search_once(
    library: Library,
    query: QueryItem,
    judged: Sequence[tuple[int, int]],
    count: int,
    scope: Scope = EVERYWHERE,
) -> Answer:
    """The ``count`` best results within ``scope`` after ``judged`` ((photo, sign), ...).

    The library may be open for reading only. Raises QueryError if nothing can be searched yet, or
    ``query`` is no picture.
    """
    snapshot = library.snapshot()
    if not snapshot.alive.any():
        raise QueryError(
            f"No photo in {library.folder} has been read yet.", "Run `likewise index FOLDER` first."
        )
    profile = Profiles(library.catalogue).stored() or UNTAUGHT
    memory = open_memory(library, profile, snapshot, store=False)
    memory.add(SearchRecord(LAST, profile.id, read_query([query], {}, snapshot), kept=False))
    with closing(open_index(library, keep=False, patience=PATIENCE)) as index:
        ranking = SearchRanking(
            snapshot,
            index.under(snapshot, memory.before(LAST)),
            memory.query_vectors(LAST),
            memory.own(LAST),
            rows_in(library.catalogue, snapshot, scope),
        )
        clicks = {memory.rows[photo]: sign for photo, sign in judged}
        results, _ = ranking.results([*clicks.items()], count)
    return Answer(snapshot.modalities, results, ranking.note)
