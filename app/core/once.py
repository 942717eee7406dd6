"""One search that leaves no trace: for the command line, on a library that others may be using."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from app.core.errors import QueryError
from app.core.index import EmbeddedLibrary
from app.core.journal import SearchRecord
from app.core.library import Library
from app.core.opening import open_memory
from app.core.profiles import UNTAUGHT, Profiles
from app.core.query import read_query
from app.core.ranking import SearchRanking
from app.core.types import QueryItem, ResultItem

LAST = sys.maxsize
"""The number of a search that comes after all in the journal, and is in none."""


def search_once(
    library: Library, query: QueryItem, judged: Sequence[tuple[int, int]], count: int
) -> tuple[tuple[str, ...], tuple[ResultItem, ...]]:
    """The modalities, and the ``count`` best results after ``judged`` ((photo, sign), ...).

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
    ranking = SearchRanking(
        snapshot,
        EmbeddedLibrary(snapshot, memory.before(LAST)),
        memory.query_vectors(LAST),
        memory.own(LAST),
    )
    clicks = {memory.rows[photo]: sign for photo, sign in judged}
    results, _ = ranking.results([*clicks.items()], count)
    return snapshot.modalities, results
