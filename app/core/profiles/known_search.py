"""What a profile keeps in memory of each of its searches: only what learning needs.

A person makes thousands over the years. Their pictures from outside and their names stay in the
journal, from where one search is read when it is shown again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain, repeat

import numpy as np

from app.core.errors import QueryError
from app.core.library.snapshot import LibrarySnapshot
from app.core.profiles.journal import SearchRecord
from app.core.profiles.query import SeePicture, is_outside, scaled_vectors
from engine.types import Float32

Outside = dict[str, Float32]
"""Modality -> vectors of the pictures from outside (n, d_k). Picture i has the number -1 - i."""


@dataclass(slots=True)
class KnownSearch:
    """A search as learning sees it.

    ``number``: how many searches of the profile came before it. ``kept``: the profile learns from
    it. ``anchors``: the numbers of the photos that it started from, by the rows of now;
    ``taught_by``: by the rows of then. ``unusable``: why it teaches nothing; or empty.
    """

    number: int
    kept: bool
    word: str
    anchors: tuple[int, ...] = ()
    taught_by: tuple[int, ...] = ()
    unusable: str = ""


def known_search(
    search: SearchRecord,
    number: int,
    snapshot: LibrarySnapshot,
    rows: Mapping[int, int],
    outside: Outside,
    see: SeePicture,
) -> KnownSearch:
    """What learning needs of ``search``. ``rows``: photo -> row. Its pictures from outside are
    appended to ``outside``, read again by ``see`` where the vectors are others now."""
    known = KnownSearch(number, search.kept, search.query.word)
    try:
        vectors = scaled_vectors(search.query, snapshot, see)
    except QueryError as error:
        known.unusable = str(error)
        return known
    if search.damage:
        known.unusable = search.damage
        return known
    added = iter(_append(outside, vectors))
    now, then = list[int | None](), list[int | None]()
    for item, row in zip(search.query.items, chain(search.rows, repeat(None)), strict=False):
        place = next(added) if is_outside(item) else rows.get(item.photo or 0)
        now.append(place)
        then.append(row if was_at(snapshot, item.photo, row) else place)
    known.anchors = tuple(row for row in now if row is not None)
    taught_by = tuple(row for row in then if row is not None)
    known.taught_by = known.anchors if taught_by == known.anchors else taught_by
    return known


def was_at(snapshot: LibrarySnapshot, photo: int | None, row: int | None) -> bool:
    """Whether ``row`` has vectors of ``photo``, of now or of before its file was edited."""
    rows = snapshot.rows
    return row is not None and 0 <= row < len(rows) and bool(rows[row] == photo)


def _append(outside: Outside, vectors: Mapping[str, Float32]) -> range:
    """Append pictures to the table of those from outside; their numbers."""
    first = len(next(iter(outside.values())))
    for name, array in vectors.items():
        outside[name] = np.concatenate([outside[name], array])
    last = len(next(iter(outside.values())))
    return range(-1 - first, -1 - last, -1)
