"""Makes the ranking of one search: what it starts from, where it may look, what finds photos."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from app.core.errors import QueryError
from app.core.index.protocol import LibraryIndex, SearchIndex
from app.core.library.library import Library
from app.core.library.snapshot import LibrarySnapshot
from app.core.profiles.journal import Journal
from app.core.profiles.query import SeePicture
from app.core.search.label_table import LabelTable
from app.core.search.photo_filter import PhotoFilter
from app.core.search.ranking import SearchRanking
from app.core.search.scope import rows_in
from app.core.search.words import noun_of, words_missing
from app.core.types import Scope
from engine.types import Float32, Mask


@dataclass(frozen=True, slots=True)
class SearchContext:
    """What every search reads while the library is open: the library, its journal, what finds
    photos, what they show, what they are filtered by; and what reads pictures from outside."""

    library: Library
    journal: Journal
    index: LibraryIndex
    labels: LabelTable
    photos: PhotoFilter
    see: SeePicture


def open_ranking(
    context: SearchContext,
    snapshot: LibrarySnapshot,
    index: SearchIndex,
    query: Mapping[str, Float32],
    own: Sequence[int],
    word: str,
    scope: Scope,
) -> tuple[SearchRanking, int]:
    """The ranking of a search within ``scope``, and how many photos it can't find because they were
    not looked at for words yet. ``query``, ``own``: see SearchRanking; ``word``: what it starts
    from in place of pictures. Raises QueryError if the library can't be searched by words."""
    allowed = rows_in(context.photos, snapshot, scope)
    if not word:
        return SearchRanking(snapshot, index, query, own, allowed), 0
    if missing := words_missing(context.library):
        raise QueryError(missing)
    noun = noun_of(word)
    order, unseen = _order_by_word(context.labels, snapshot, noun, allowed)
    return SearchRanking(snapshot, index, query, own, allowed, order, noun), unseen


def _order_by_word(
    labels: LabelTable, snapshot: LibrarySnapshot, noun: str, allowed: Mask
) -> tuple[Float32, int]:
    """The order of a search that starts from a word; what was not looked at yet is no longer
    ``allowed``, and counted."""
    seen = labels.count_of(snapshot)
    unseen = int(np.count_nonzero(allowed[seen:] & snapshot.alive[seen:]))
    allowed[seen:] = False
    return labels.distances(noun, snapshot), unseen
