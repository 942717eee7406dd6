"""The order of results: candidates, the nearest, the line between them and the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.base.search_types import QueryItem, ResultItem
from app.core.base.stacks import Stacks, stacked_results
from app.core.index.local_index import OwnPoints
from app.core.library.library import LibrarySnapshot
from app.core.profiles.query import see_picture
from app.core.search import ranking, result_line
from app.core.search.one_shot import search_once
from app.core.search.ranking import EmbeddingCache, SearchRanking
from app.core.search.result_line import ResultLine
from app.core.search.session import SearchSession
from app.core.store.catalogue import Catalogue
from engine.feedback.ranker import Click
from engine.index.base import Hits
from engine.metrics.euclid import Euclid
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows, Vectors

# What a search has ready before a thumb: the click reads nothing, and the order is the same.

COUNT = 2_500
DIMENSIONS = {"color": 3, "gist": 4}


class Index(OwnPoints):
    """Brute force that may be told to answer no more, and counts what it is asked."""

    silent = False
    lacking = ""
    questions = 0

    @property
    def incomplete(self) -> str:
        return self.lacking

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        assert not self.silent
        return super().__getitem__(rows)

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        assert not self.silent
        self.questions += 1
        return super().nearest(queries, k, allowed)


def opened() -> tuple[SearchRanking, Index]:
    """A search from the first of more photos than are ranked."""
    random = np.random.default_rng(1)
    vectors = {
        name: random.normal(size=(COUNT, dimension)).astype(np.float32)
        for name, dimension in DIMENSIONS.items()
    }
    snapshot = LibrarySnapshot(1, "", {}, vectors, np.arange(COUNT) + 1, np.ones(COUNT, np.bool_))
    index = Index(snapshot, Euclid(DIMENSIONS))
    query = {name: matrix[:1] for name, matrix in vectors.items()}
    return SearchRanking(snapshot, index, query, [0]), index


@pytest.mark.parametrize("earlier", [(), (2_000,)])
def test_a_thumb_that_was_looked_ahead_to_reads_nothing(earlier: tuple[int, ...]) -> None:
    search, index = opened()
    clicks = [(row, 1) for row in earlier]
    rows = [item.photo - 1 for item in search.results(clicks)[0][:3]]
    assert len(list(search.ask_ahead(rows))) > len(rows)
    assert len(list(search.ask_ahead(rows))) == len(rows)  # nothing is read twice
    index.silent = True
    plain, _ = opened()
    for row in rows:
        found, _ = search.results([*clicks, (row, 1)])
        assert found == plain.results([*clicks, (row, 1)])[0]


def test_what_is_seen_first_is_ready_before_what_is_seen_next_is_looked_at() -> None:
    search, index = opened()
    rows = [item.photo - 1 for item in search.results([])[0][:2]]
    steps = search.ask_ahead(rows)
    while index.questions < 1 + len(rows):
        next(steps)
    index.silent = True
    search.results([(rows[0], 1)])


def test_no_more_is_read_ahead_than_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    search, index = opened()
    rows = [item.photo - 1 for item in search.results([])[0][:3]]
    monkeypatch.setattr(ranking, "AHEAD", 0)
    assert len(list(search.ask_ahead(rows))) == len(rows)
    assert index.questions == 1 + len(rows)


def test_nothing_is_looked_ahead_to_where_a_part_of_the_library_is_missing() -> None:
    search, index = opened()
    rows = [item.photo - 1 for item in search.results([])[0][:3]]
    index.lacking = "some are missing"
    assert not list(search.ask_ahead(rows))


# A search without a window: what is shown of its results, and that it leaves no trace.


def found(photos: Any, count: int, **options: Any) -> list[ResultItem]:
    opener = partial(open_index, photos.library, for_command=True)
    query = QueryItem(photo=photos.ids[0])
    return list(
        search_once(photos.library, opener, query, (), count, see=see_picture, **options).results
    )


def test_as_many_are_shown_as_are_wanted_though_stacks_hide_some(photos: Any) -> None:
    plain = [item.photo for item in found(photos, 29)]
    pile, other = plain[:12], plain[12:14]
    stacks = Stacks([tuple(reversed(pile))])
    shown = found(photos, 3, shown=partial(stacked_results, stacks=stacks))
    assert [(item.photo, item.found) for item in shown] == [
        (pile[-1], pile[0]),
        *((photo, None) for photo in other),
    ]


def test_no_more_are_asked_for_than_there_are(photos: Any) -> None:
    asked: list[int] = []

    def only_one(results: Sequence[ResultItem]) -> tuple[ResultItem, ...]:
        asked.append(len(results))
        return tuple(results[:1])

    assert len(found(photos, 10, shown=only_one)) == 1
    assert asked == [10, 20, 29]


def test_a_word_finds_what_it_finds_in_the_window(photos_that_show: Any) -> None:
    library = photos_that_show.library
    with closing(SearchSession(library, open_index(library), see_picture)) as session:
        session.start([QueryItem(word="zebra")])
        view = session.view()
    assert view is not None
    told: list[tuple[int, int]] = []
    answer = search_once(
        library,
        partial(open_index, library, for_command=True),
        QueryItem(word="Zebra"),
        [],
        30,
        on_progress=lambda done, total: told.append((done, total)),
        see=see_picture,
    )
    assert [item.photo for item in answer.results] == [item.photo for item in view.results]
    assert told[-1] == (30, 30)


# The cache of embeddings asks for each row once.

Z = np.arange(40, dtype=np.float32).reshape(20, 2)


class TwentyRows:
    """Knows z of 20 rows, and remembers what was asked."""

    def __init__(self) -> None:
        self.metric = Metric({"one": 2}, np.ones(1), {"one": np.eye(2)})
        self.asked: list[list[int]] = []

    incomplete = ""

    @property
    def shape(self) -> tuple[int, int]:
        return Z.shape[0], Z.shape[1]

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        assert not isinstance(rows, slice)
        self.asked.append(rows.tolist())
        found: Float32 = Z[rows]
        return found

    def nearest(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        raise NotImplementedError


def test_each_row_is_asked_for_once_and_given_in_the_order_wanted() -> None:
    index = TwentyRows()
    cache = EmbeddingCache(index)
    for wanted in ([3, 1, 3], [1, 2], [2, 19, 0, 3]):
        assert np.array_equal(cache[np.array(wanted)], Z[wanted])
    assert np.array_equal(cache[1:4], Z[1:4])
    assert index.asked == [[1, 3], [2], [0, 19]]


def test_what_was_read_ahead_is_not_asked_for_again() -> None:
    index = TwentyRows()
    cache = EmbeddingCache(index)
    assert cache.read(np.array([2, 5, 2]))
    assert not cache.read(np.array([5, 2]))
    assert cache.held == 2
    assert np.array_equal(cache[np.array([5, 7])], Z[[5, 7]])
    assert index.asked == [[2, 5], [7]]


def test_nothing_is_given_for_nothing() -> None:
    assert EmbeddingCache(TwentyRows())[np.zeros(0, np.int64)].shape == (0, 2)


# The line of a search: how many match and exist; of an album what was said comes first.

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


def line_of(own: Sequence[int] = (), rows: Mapping[int, int] | None = None) -> ResultLine:
    return ResultLine(NOWHERE, 1, SNAPSHOT, rows or {}, own)


def drawn(line: ResultLine, rows: Sequence[int], clicks: Any) -> list[tuple[int, Any]]:
    shown, _ = line.drawn(RANKING, RANKING.items(rows), clicks)
    return [(item.photo, item.probability) for item in shown]


def test_what_is_liked_stands_first_and_shifts_no_probability(known: Any) -> None:
    known["found"] = {100: 1.0, 101: 1.0, 102: 0.9, 103: 0.4}
    assert drawn(line_of([0]), [2, 3, 4], [(1, 1)]) == [
        (100, 1.0),
        (101, 1.0),
        (102, 0.9),
        (103, 0.4),
        (104, None),
    ]


def test_what_is_disliked_or_kept_out_is_not_shown(known: Any) -> None:
    known["found"] = {102: 0.9, 103: 0.4}
    known["memberships"] = {103: (1, False), 105: (2, True)}
    line = line_of([0], {103: 3, 105: 5})
    assert drawn(line, [2, 3], [(0, -1)]) == [(105, 1.0), (102, 0.9)]


def test_an_album_that_was_never_filled_has_no_edge(known: Any) -> None:
    del known
    assert line_of().drawn(RANKING, [], [])[1] is None


def test_the_edge_is_where_it_was_learned_or_put(known: Any) -> None:
    known["found"] = {102: 0.9}
    edge = line_of().drawn(RANKING, RANKING.items([2]), [])[1]
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
    line = line_of([5])
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
    _, edge = fitted(line_of([5]), THREE).drawn(RANKING, RANKING.items([3, 4, 6, 7]), THREE)
    assert edge is not None
    assert (edge.line, edge.moved) == (0.85, True)


def test_without_enough_thumbs_nothing_is_told_any_more(known: Any) -> None:
    known["album"] = None
    line = fitted(line_of(), THREE)
    results, edge = line.drawn(RANKING, RANKING.items([2, 3]), TWO)
    assert edge is None
    assert [item.probability for item in results] == [None, None]
