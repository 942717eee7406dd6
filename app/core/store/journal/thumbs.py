"""The lines of the journal about some photos: what was judged, taken back and brought back."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass

from app.core.store.catalogue import Catalogue
from app.core.store.journal.journal_tables import Kind
from engine.feedback.journal import Sign


@dataclass(frozen=True, slots=True)
class ThumbLine:
    """One line. ``photo`` is None for an undo or redo, which is of the line ``target``."""

    seq: int
    search: int
    kind: Kind
    photo: int | None
    sign: Sign
    target: int | None
    created: float  # seconds since the epoch


def thumb_lines(catalogue: Catalogue, photos: Collection[int]) -> list[ThumbLine]:
    """The lines of all searches that judge any of ``photos``, or take that back or bring it back,
    in the order in which they were written."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "WITH judged AS (SELECT seq FROM events"
            "  WHERE photo IN (SELECT value FROM json_each(?)))"
            " SELECT seq, search, kind, photo, coalesce(sign, 0), target, created FROM events"
            " WHERE seq IN judged OR target IN judged ORDER BY seq",
            (json.dumps(list(photos)),),
        ).fetchall()
    return [ThumbLine(*line) for line in found]
