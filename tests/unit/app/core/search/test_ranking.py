"""What a search has ready before a thumb: the click reads nothing, and the order is the same."""

from __future__ import annotations

import numpy as np
import pytest

from app.core.index.local_index import OwnPoints
from app.core.library.library import LibrarySnapshot
from app.core.search import ranking
from app.core.search.ranking import SearchRanking
from engine.index.base import Hits
from engine.metrics.euclid import Euclid
from engine.types import Float32, Mask, Rows, Vectors

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
