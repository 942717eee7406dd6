"""The line of a search: how many match and exist; of an album what was said comes first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from app.core.base.search_types import ResultItem
from app.core.library.library import LibrarySnapshot
from app.core.search import result_line
from app.core.search.ranking import SearchRanking
from app.core.search.result_line import ResultLine
from app.core.store.catalogue import Catalogue
from engine.feedback.ranker import Click

NOWHERE = cast(Catalogue, None)
ALBUM = SimpleNamespace(id=7, name="Beach", line=None)
SNAPSHOT = cast(LibrarySnapshot, SimpleNamespace(alive=np.ones(10, np.bool_)))


class FakeRanking:
    """Row r is photo 100 + r."""

    def items(self, rows: Sequence[int]) -> list[ResultItem]:
        return [ResultItem(100 + row, 0.0, ()) for row in rows]

    def photos_of(self, rows: Sequence[int]) -> tuple[int, ...]:
        return tuple(100 + row for row in rows)

    def fill_in_steps(self, clicks: Any, gestures: Any) -> Any:
        """Eight photos that are left, of which the first four match."""
        yield
        judged = {row for row, _ in clicks}
        rows = np.array([row for row in range(10) if row not in judged])
        return rows, np.array([0.95, 0.9, 0.8, 0.6, 0.3, 0.15, 0.05, 0.01])[: len(rows)]


RANKING = cast(SearchRanking, FakeRanking())


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the catalogue knows of the album: probabilities found, and places given by hand."""
    known: dict[str, Any] = {"found": {}, "memberships": {}, "album": ALBUM, "line": None}
    monkeypatch.setattr(result_line, "line_of_search", lambda *_: known["line"])
    monkeypatch.setattr(result_line, "album_of_search", lambda *_: known["album"])
    monkeypatch.setattr(result_line, "found_photos", lambda *_: known["found"])
    monkeypatch.setattr(result_line, "memberships", lambda *_: known["memberships"])
    return known


def opened(own: Sequence[int] = (), rows: Mapping[int, int] | None = None) -> ResultLine:
    return ResultLine(NOWHERE, 1, SNAPSHOT, rows or {}, own)


def drawn(line: ResultLine, rows: Sequence[int], clicks: Any) -> list[tuple[int, Any]]:
    shown, _ = line.drawn(RANKING, RANKING.items(rows), clicks)
    return [(item.photo, item.probability) for item in shown]


def test_what_is_liked_stands_first_and_shifts_no_probability(known: Any) -> None:
    known["found"] = {100: 1.0, 101: 1.0, 102: 0.9, 103: 0.4}
    assert drawn(opened([0]), [2, 3, 4], [(1, 1)]) == [
        (100, 1.0),
        (101, 1.0),
        (102, 0.9),
        (103, 0.4),
        (104, None),
    ]


def test_what_is_disliked_or_kept_out_is_not_shown(known: Any) -> None:
    known["found"] = {102: 0.9, 103: 0.4}
    known["memberships"] = {103: (1, False), 105: (2, True)}
    line = opened([0], {103: 3, 105: 5})
    assert drawn(line, [2, 3], [(0, -1)]) == [(105, 1.0), (102, 0.9)]


def test_an_album_that_was_never_filled_has_no_edge(known: Any) -> None:
    del known
    assert opened().drawn(RANKING, [], [])[1] is None


def test_the_edge_is_where_it_was_learned_or_put(known: Any) -> None:
    known["found"] = {102: 0.9}
    edge = opened().drawn(RANKING, RANKING.items([2]), [])[1]
    assert edge is not None
    assert (edge.album, edge.name) == (7, "Beach")
    assert (edge.line, edge.moved, edge.exist) == (0.5, False, 0)


TWO: list[Click] = [(0, 1), (1, -1)]
THREE: list[Click] = [*TWO, (2, 1)]


def fitted(line: ResultLine, clicks: Sequence[Click]) -> ResultLine:
    for _ in line.fit(RANKING, clicks, range(len(clicks))):
        pass
    return line


def test_any_search_has_a_line_once_thumbs_tell_it_from_a_guess(known: Any) -> None:
    known["album"] = None
    line = opened([5])
    assert not line.is_due(TWO, range(2))
    assert not line.is_due([(row, -1) for row in range(3)], range(3))
    assert line.is_due(THREE, range(3))
    assert not fitted(line, THREE).is_due(THREE, range(3))
    results, edge = line.drawn(RANKING, RANKING.items([3, 4, 6, 7, 8, 9]), THREE)
    assert edge is not None
    assert (edge.album, edge.moved) == (None, False)
    assert edge.exist == 2 + 4  # liked, and the sum of the probabilities
    assert not edge.done  # half a photo of six may be below
    assert [item.probability for item in results[-2:]] == [0.3, 0.15]


def test_a_word_has_a_line_at_once_without_a_count(known: Any) -> None:
    known["album"] = None
    line = ResultLine(NOWHERE, 1, SNAPSHOT, {}, [], of_word=True)
    assert line.is_due([], [])
    _, edge = fitted(line, []).drawn(RANKING, RANKING.items(range(8)), [])
    assert edge is not None
    assert (edge.exist, edge.done) == (0, False)


def test_a_line_that_was_moved_by_hand_stays(known: Any) -> None:
    known |= {"album": None, "line": 0.85}
    _, edge = fitted(opened([5]), THREE).drawn(RANKING, RANKING.items([3, 4, 6, 7]), THREE)
    assert edge is not None
    assert (edge.line, edge.moved) == (0.85, True)


def test_without_enough_thumbs_nothing_is_told_any_more(known: Any) -> None:
    known["album"] = None
    line = fitted(opened(), THREE)
    results, edge = line.drawn(RANKING, RANKING.items([2, 3]), TWO)
    assert edge is None
    assert [item.probability for item in results] == [None, None]
