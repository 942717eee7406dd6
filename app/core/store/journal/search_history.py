"""The latest searches ever made, with how many photos are thumbed in each."""

from __future__ import annotations

from dataclasses import dataclass

from app.core.store.catalogue import Catalogue
from app.core.store.journal.profiles import COUNTING


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """A search: its id, when it began (seconds since the epoch), photos thumbed up and down, and
    the name of the album that it fills; empty if it fills none."""

    search: int
    when: float
    up: int
    down: int
    album: str


def latest_searches(catalogue: Catalogue, most: int) -> list[HistoryLine]:
    """The latest ``most`` searches, the latest first."""
    with catalogue.reading() as connection:
        found = connection.execute(
            f"WITH {COUNTING} SELECT searches.id, searches.created,"
            " count(CASE WHEN sign > 0 THEN 1 END), count(CASE WHEN sign < 0 THEN 1 END),"
            " coalesce((SELECT name FROM albums WHERE albums.search = searches.id"
            " AND NOT deleted), '')"
            " FROM searches LEFT JOIN counting ON counting.search = searches.id"
            " GROUP BY searches.id ORDER BY searches.id DESC LIMIT ?",
            (most,),
        ).fetchall()
    return [HistoryLine(*line) for line in found]
