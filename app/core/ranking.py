"""One search's ranking: the library under a metric, re-ordered by what was clicked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from app.core.index import EmbeddedLibrary
from app.core.snapshot import LibrarySnapshot
from app.core.types import ResultItem
from engine.feedback.active import POOL, ask
from engine.feedback.explain import modality_shares, pulled_by
from engine.feedback.ranker import Click, Ranking, SearchRanker
from engine.types import Float32, Rows

RESULTS = 500
"""Photos that a search shows at most."""


class SearchRanking:
    """Answers for one query over one snapshot. A pure function of the clicks that it is asked for.

    ``library`` is the snapshot under the metric to search by; ``query`` the query's scaled vectors
    (q, d_k); ``own`` the rows of query photos, which are never results.
    """

    def __init__(
        self,
        snapshot: LibrarySnapshot,
        library: EmbeddedLibrary,
        query: Mapping[str, Float32],
        own: Sequence[int],
    ) -> None:
        self._snapshot = snapshot
        self._library = library
        self._query = query
        self._points = library.metric.embed(query)
        self._ranker = SearchRanker(
            library,
            self._points,
            exclude=own,
            allowed=snapshot.alive,
            widths=[len(matrix) for matrix in library.metric.components_.values()],
        )
        self._shares: dict[int, tuple[float, ...]] = {}

    def results(
        self, clicks: Sequence[Click], count: int = RESULTS
    ) -> tuple[tuple[ResultItem, ...], Ranking]:
        """The ``count`` best photos after ``clicks``, and the ranking that they come from."""
        ranking = self._ranker.rank(clicks, count)
        ups = [row for row, sign in clicks if sign > 0]
        return self._items(ranking.rows, ranking.distances, ups), ranking

    def original(self, clicks: Sequence[Click]) -> tuple[ResultItem, ...]:
        """The same without learning; what was judged is left out just so."""
        judged = [row for row, _ in clicks]
        ranking = self._ranker.rank(())
        open_ = ~np.isin(ranking.rows, judged)
        return self._items(ranking.rows[open_][:RESULTS], ranking.distances[open_][:RESULTS], [])

    def ask(self, clicks: Sequence[Click]) -> tuple[int, ...]:
        """The few photos whose judgment after ``clicks`` would teach most, by their ids."""
        rows = ask(self._library, self._points, self._ranker.rank(clicks, POOL), clicks)
        return tuple(self._snapshot.rows[rows].tolist())

    def _items(self, rows: Rows, distances: Float32, ups: Sequence[int]) -> tuple[ResultItem, ...]:
        photos = self._snapshot.rows
        self._explain([row for row in rows.tolist() if row not in self._shares])
        pulled = pulled_by(self._library, self._points, ups, rows)
        return tuple(
            ResultItem(
                photo=int(photos[row]),
                distance=distance,
                shares=self._shares[row],
                pulled_by=None if puller is None else int(photos[puller]),
            )
            for row, distance, puller in zip(rows.tolist(), distances.tolist(), pulled, strict=True)
        )

    def _explain(self, rows: Sequence[int]) -> None:
        """Which modalities make the distances of ``rows``; the metric stays, so do the shares."""
        if rows:
            vectors = {name: array[list(rows)] for name, array in self._snapshot.vectors.items()}
            shares = modality_shares(self._library.metric, self._query, vectors)
            self._shares.update(zip(rows, map(tuple, shares.tolist()), strict=True))
