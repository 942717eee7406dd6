"""Scope of a search: as a mask of the rows that it may find, and as text in the catalogue."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date, datetime
from pathlib import Path
from typing import Any

import numpy as np

from app.core.errors import LibraryDamagedError
from app.core.facts.dates import text_of_days
from app.core.facts.terms import Term, TermKind, named, parse, text_of
from app.core.language import tr
from app.core.library.snapshot import LibrarySnapshot
from app.core.search.photo_filter import PhotoFilter
from app.core.types import EVERYWHERE, Scope
from engine.types import Mask

_VERSION = 2  # 1 had fields for a time and marks in place of a filter, and no version


def rows_in(photos: PhotoFilter, snapshot: LibrarySnapshot, scope: Scope) -> Mask:
    """bool (n,): which rows of ``snapshot`` belong to photos within ``scope``."""
    if scope == EVERYWHERE:
        return np.ones(len(snapshot.rows), np.bool_)
    return np.isin(snapshot.rows, photos.photos_in(scope))


def pack_scope(scope: Scope) -> str:
    """``scope`` as the catalogue keeps it; empty for all photos."""
    if scope == EVERYWHERE:
        return ""
    folder = None if scope.folder is None else str(scope.folder)
    return json.dumps(
        {"version": _VERSION, "folder": folder, "album": scope.album, "filter": scope.filter}
    )


def unpack_scope(text: str) -> Scope:
    """What `pack_scope` wrote, now or earlier. Raises LibraryDamagedError if it is something
    else."""
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
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, OSError) as error:
        raise LibraryDamagedError(
            tr("Which photos an album may hold can't be read back."),
            tr("Make the album anew, or restore the library from a backup."),
        ) from error


def _terms_of_version_1(fields: Mapping[str, Any]) -> list[Term]:
    """Times were seconds since the epoch, [since, until), always those of whole days."""
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
