"""The results of a search that fills an album: what was said comes first, then what was found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from app.core.search import album_results
from app.core.search.album_results import AlbumResults
from app.core.search.ranking import SearchRanking
from app.core.store.catalogue import Catalogue
from app.core.store.groups.albums import StoredAlbum
from app.core.types import ResultItem

NOWHERE = cast(Catalogue, None)
ALBUM = cast(StoredAlbum, type("Album", (), {"id": 7, "name": "Beach", "line": None})())


class FakeRanking:
    """Row r is photo 100 + r."""

    def items(self, rows: Sequence[int]) -> list[ResultItem]:
        return [ResultItem(100 + row, 0.0, ()) for row in rows]

    def photos_of(self, rows: Sequence[int]) -> tuple[int, ...]:
        return tuple(100 + row for row in rows)


RANKING = cast(SearchRanking, FakeRanking())


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[int, Any]]:
    """What the catalogue knows of the album: probabilities found, and places given by hand."""
    known: dict[str, dict[int, Any]] = {"found": {}, "memberships": {}}
    monkeypatch.setattr(album_results, "found_photos", lambda *_: known["found"])
    monkeypatch.setattr(album_results, "memberships", lambda *_: known["memberships"])
    return known


def arranged(results: AlbumResults, rows: Sequence[int], clicks: Any) -> list[tuple[int, Any]]:
    shown = results.arranged(RANKING, RANKING.items(rows), clicks)
    return [(item.photo, item.probability) for item in shown]


def test_what_is_liked_stands_first_and_shifts_no_probability(known: Any) -> None:
    known["found"] = {100: 1.0, 101: 1.0, 102: 0.9, 103: 0.4}
    results = AlbumResults(NOWHERE, ALBUM, {}, own=[0])
    assert arranged(results, [2, 3, 4], [(1, 1)]) == [
        (100, 1.0),
        (101, 1.0),
        (102, 0.9),
        (103, 0.4),
        (104, 0.0),
    ]


def test_what_is_disliked_or_kept_out_is_not_shown(known: Any) -> None:
    known["found"] = {102: 0.9, 103: 0.4}
    known["memberships"] = {103: (1, False), 105: (2, True)}
    results = AlbumResults(NOWHERE, ALBUM, {103: 3, 105: 5}, own=[0])
    assert arranged(results, [2, 3], [(0, -1)]) == [(105, 1.0), (102, 0.9)]


def test_an_album_that_was_never_filled_has_no_edge(known: Any) -> None:
    del known
    assert AlbumResults(NOWHERE, ALBUM, {}, own=[]).edge is None


def test_the_edge_is_where_it_was_learned_or_put(known: Any) -> None:
    known["found"] = {102: 0.9}
    edge = AlbumResults(NOWHERE, ALBUM, {}, own=[]).edge
    assert edge is not None
    assert (edge.line, edge.certainly, edge.moved) == (0.5, 0.9, False)
