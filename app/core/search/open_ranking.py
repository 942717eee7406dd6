"""Create the ranking of one search, and convert its scope to a mask of rows and to stored text."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any

import numpy as np

from app.core.base.errors import LibraryDamagedError
from app.core.base.language import tr
from app.core.base.search_types import EVERYWHERE, Scope
from app.core.facts.dates import text_of_days
from app.core.facts.terms import Term, TermKind, named, parse, text_of
from app.core.index.protocol import LibraryIndex, SearchIndex
from app.core.library.library import Library
from app.core.library.snapshot import LibrarySnapshot
from app.core.profiles.journal import Journal
from app.core.profiles.query import SeePicture
from app.core.search.label_table import LabelTable
from app.core.search.photo_filter import PhotoFilter
from app.core.search.ranking import SearchRanking
from app.core.search.words import distances_of_words, known_word, noun_asked
from engine.types import Float32, Mask

_VERSION = 2  # version 1 had fields for a time and marks in place of a filter, and no version


def rows_in(photos: PhotoFilter, snapshot: LibrarySnapshot, scope: Scope) -> Mask:
    """Return which rows of ``snapshot`` belong to photos within ``scope``, bool (n,)."""
    if scope == EVERYWHERE:
        return np.ones(len(snapshot.rows), np.bool_)
    return np.isin(snapshot.rows, photos.photos_in(scope))


def pack_scope(scope: Scope) -> str:
    """Return ``scope`` as the catalogue stores it; empty for all photos."""
    if scope == EVERYWHERE:
        return ""
    folder = None if scope.folder is None else str(scope.folder)
    return json.dumps(
        {"version": _VERSION, "folder": folder, "album": scope.album, "filter": scope.filter}
    )


def unpack_scope(text: str) -> Scope:
    """Read what any version of `pack_scope` wrote. Raises LibraryDamagedError."""
    if not text:
        return EVERYWHERE
    try:
        fields = json.loads(text)
        terms = _terms_of_version_1(fields) if "version" not in fields else parse(fields["filter"])
        folder, album = fields["folder"], fields["album"]
        return Scope(
            None if folder is None else Path(folder),
            None if album is None else int(album),
            text_of(terms),
        )
    except (
        *(ArithmeticError, AttributeError, LookupError, OSError),
        *(RecursionError, TypeError, ValueError),
    ) as error:
        raise LibraryDamagedError(
            tr("Which photos an album may hold can't be read back."),
            tr("Make the album anew, or restore the library from a backup."),
        ) from error


def _terms_of_version_1(fields: Mapping[str, Any]) -> list[Term]:
    """Convert version 1, whose times were [since, until) of whole days in seconds."""
    terms: list[Term | None] = []
    since, until = fields["since"], fields["until"]
    if since is not None or until is not None:
        first = None if since is None else _day(since)
        last = None if until is None else _day(until - 1)
        span = text_of_days(first, last) if first and last else f"{first or ''}..{last or ''}"
        terms.append(Term(TermKind.DATE, span))
    if fields["stars"]:
        terms.append(Term(TermKind.STARS, f">={int(fields['stars'])}"))
    if fields["colour"]:
        terms.append(Term(TermKind.COLOUR, fields["colour"]))
    if fields["keyword"]:
        terms.append(named(TermKind.KEYWORD, fields["keyword"]))
    return [term for term in terms if term]


def _day(moment: float) -> date:
    return datetime.fromtimestamp(moment).date()


@dataclass(frozen=True, slots=True)
class SearchContext:
    """What all searches use: library, journal, index, labels, filter, reader of pictures."""

    library: Library
    journal: Journal
    index: LibraryIndex
    labels: LabelTable
    photos: PhotoFilter
    see: SeePicture


def known_rows(context: SearchContext, snapshot: LibrarySnapshot, word: str) -> int:
    """Return how many of the first rows a search by ``word`` can find."""
    if not word or snapshot.networks.reader:  # which has read all photos
        return len(snapshot.rows)
    return context.labels.count_of(snapshot)


def open_ranking(
    context: SearchContext,
    snapshot: LibrarySnapshot,
    index: SearchIndex,
    query: Mapping[str, Float32],
    own: Sequence[int],
    word: str,
    scope: Scope,
) -> tuple[SearchRanking, int]:
    """Return the ranking of a search within ``scope``, and how many photos have no labels yet.

    ``query``, ``own``: see SearchRanking; ``word``: the start in place of pictures. Raises
    QueryError.
    """
    allowed = rows_in(context.photos, snapshot, scope)
    if not word:
        return SearchRanking(snapshot, index, query, own, allowed), 0
    known = known_word(context.library, word)
    seen = known_rows(context, snapshot, word)
    unseen = int(np.count_nonzero(allowed[seen:] & snapshot.alive[seen:]))
    allowed[seen:] = False
    order = distances_of_words(known, snapshot, context.labels, context.see)
    noun = noun_asked(known, snapshot)
    return SearchRanking(snapshot, index, query, own, allowed, order, noun), unseen
