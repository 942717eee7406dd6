"""The ranking of one search: the candidates of an index, re-ordered by clicks and explained.

An index may be updated while a search goes on, and then answers slightly differently. Because a
search never asks twice, taking thumbs back gives the earlier ranking bit for bit, and a click costs
at most one query: the neighbours of the photo that was liked.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from app.core.base.search_types import ResultItem
from app.core.index.protocol import SearchIndex
from app.core.library.library import LibrarySnapshot
from app.core.search.words import chances_of_word
from engine.feedback.active import POOL, ask
from engine.feedback.candidates import CANDIDATES, CandidateCache, Nearest, squared_distances
from engine.feedback.explain import modality_shares, pulled_by
from engine.feedback.line import fill_in_steps, thumbs_suffice
from engine.feedback.meanings import Meanings, meanings
from engine.feedback.photo_vectors import gather
from engine.feedback.ranker import QUERY, Click, Ranking, SearchRanker, known_before
from engine.index.base import Hits, StoredVectors
from engine.index.top_k import top_k
from engine.metrics.metric import Metric
from engine.types import Float32, Float64, Mask, Rows
from features.families import prior
from features.looks import looks
from features.subject import NAME as SUBJECT


def nearest_by(
    index: SearchIndex,
    query: Mapping[str, Float32],
    vectors: StoredVectors,
    findable: Mask,
    unlearned: Float32 | None,
    lacking: dict[int | None, str],
) -> Nearest:
    """Return the function that finds what is near to the query, or to the photo in a row.

    ``query`` are the query's vectors (q, d_k), ``vectors`` those of the library; ``findable`` bool
    (n,): the rows that may be found. ``unlearned`` float32 (n,): distances that replace those to
    the query, for a search that starts from a word. What the index could not reach is noted in
    ``lacking``, a sentence by row.
    """

    def nearest(row: int | None) -> Hits:
        if row is None and unlearned is not None:
            rows = np.flatnonzero(findable)
            return top_k(rows, unlearned[rows], CANDIDATES)
        around = query if row is None else gather(vectors, [row])
        hits = index.nearest(around, CANDIDATES, findable)
        if index.incomplete:
            lacking[row] = index.incomplete
        return hits

    return nearest


_UNKNOWN = -1


class EmbeddingCache:
    """z by row, an `engine.index.Matrix`, as a cache in front of ``index``.

    Attribute: ``held``, the number of cached rows.
    """

    def __init__(self, index: SearchIndex) -> None:
        self._index = index
        self._slots = np.full(index.shape[0], _UNKNOWN, np.int32)  # of each row in the table of z
        self._z = np.empty((0, index.shape[1]), np.float32)  # preallocated
        self.held = 0

    @property
    def shape(self) -> tuple[int, int]:
        """(rows of the library, entries of z)."""
        return self._index.shape

    def __getitem__(self, rows: slice | Rows, /) -> Float32:
        wanted = np.arange(self.shape[0])[rows] if isinstance(rows, slice) else rows
        self.read(wanted)
        found: Float32 = self._z[self._slots[wanted]]
        return found

    def read(self, rows: Rows) -> bool:
        """Cache z of these rows; return whether any were missing."""
        new = np.unique(rows[self._slots[rows] == _UNKNOWN])
        if new.size:
            self._remember(new, self._index[new])
        return bool(new.size)

    def _remember(self, rows: Rows, z: Float32) -> None:
        first, end = self.held, self.held + len(rows)
        if end > len(self._z):
            larger = np.empty((max(end, 2 * len(self._z)), z.shape[1]), np.float32)
            larger[:first] = self._z[:first]
            self._z = larger
        self._z[first:end] = z
        self._slots[rows] = np.arange(first, end, dtype=np.int32)
        self.held = end


def search_meanings(metric: Metric) -> Meanings | None:
    """Return the meanings of "alike" to consider; None if the initial weights were uniform."""
    start = prior(metric.modalities)
    if start is None:
        return None
    begun = np.array([start[name] for name in metric.modalities])
    return meanings(metric.weights, begun, looks(metric.modalities))


MAX_RESULTS = 500
"""Most photos that a search shows."""

VISIBLE = 24
"""Results that are visible without scrolling, in a window of usual size."""

PART, AHEAD = 100, 10_000
"""Photos embedded per idle step, and in all (20 MB)."""


Asked = tuple[tuple[Click, ...], tuple[int, ...]]
"""Clicks and their gestures."""


class SearchRanking:
    """Ranks for one query over one snapshot, as a pure function of the clicks.

    ``index`` is the snapshot under the search's metric; ``query`` the query's scaled vectors (q,
    d_k); ``own`` the rows of query photos, which are never results; ``allowed`` bool (n,), the
    current filter. ``unlearned`` float32 (n,) is the order of a search that starts from a word, as
    a distance in [0, 1]; there are no query photos then (q = 0). ``noun``: the meaning of that
    word, empty for a sentence.
    """

    def __init__(
        self,
        snapshot: LibrarySnapshot,
        index: SearchIndex,
        query: Mapping[str, Float32],
        own: Sequence[int],
        allowed: Mask | None = None,
        unlearned: Float32 | None = None,
        noun: str = "",
    ) -> None:
        self._noun = noun
        self._snapshot = snapshot
        self._index = index
        self._query = index.metric.embed(query)
        self._widths = [len(matrix) for matrix in index.metric.components.values()]
        findable = snapshot.alive.copy() if allowed is None else snapshot.alive & allowed
        findable[list(own)] = False
        self._lacking: dict[int | None, str] = {}
        # No method of this: no cycle may hold mapped files.
        nearest = nearest_by(index, query, snapshot.vectors, findable, unlearned, self._lacking)
        self._candidates = CandidateCache(findable, nearest)
        self._embedding = EmbeddingCache(index)
        self._findable = findable
        self._unlearned = unlearned
        self._ranker = self._new_ranker()
        self._shares: dict[int, tuple[float, ...]] = {}
        self._ahead: set[int] = set()  # rows whose candidates are all embedded
        self._prefetched: dict[Asked, tuple[tuple[ResultItem, ...], Ranking]] = {}

    @property
    def metric(self) -> Metric:
        """The metric of the ranking, before its own thumbs."""
        return self._index.metric

    @property
    def incomplete(self) -> str:
        """A sentence about what the candidates lack, or empty."""
        return next(iter(self._lacking.values()), "")

    @property
    def _is_incomplete(self) -> bool:
        return bool(self.incomplete or self._index.incomplete)

    def results(
        self, clicks: Sequence[Click], count: int = MAX_RESULTS, gestures: Sequence[int] = ()
    ) -> tuple[tuple[ResultItem, ...], Ranking]:
        """Return the ``count`` best photos after ``clicks``, and their ranking.

        ``gestures``, here and below: see SearchRanker.rank.
        """
        asked = tuple(clicks), tuple(gestures)
        if count == MAX_RESULTS and asked in self._prefetched:
            return self._prefetched[asked]
        self._forget_incomplete()
        ranking = self._ranker.rank(clicks, gestures=gestures)
        ups = [row for row, sign in clicks if sign > 0]
        rows, distances = ranking.rows, ranking.distances
        if not ups:
            rows, distances = self._without_unrelated(rows, distances)
        items = self._items(rows[:count], distances[:count], ups)
        return (items if clicks else self._with_sources(ranking, rows[:count], items)), ranking

    def prepare(self, clicks: Sequence[Click], gestures: Sequence[int]) -> Iterator[int]:
        """Do the slow part of ``results``, one index query or one model per step.

        Yields how many steps are left; dropping the iterator loses nothing.
        """
        self._forget_incomplete()
        counts = [*dict.fromkeys(known_before(len(clicks), gestures).values()), len(clicks)]
        ups = [[row for row, sign in clicks[:count] if sign > 0] for count in counts]
        asked = dict.fromkeys(row for some in ups for row in self._candidates.asked(some))
        left = len(asked) + len(counts)
        for row in asked:
            self._candidates.near(row)
            left -= 1
            yield left
        for _ in self._ranker.learn_in_steps(clicks, gestures):
            left -= 1
            yield left

    def ask_ahead(self, rows: Sequence[int]) -> Iterator[None]:
        """Cache, in steps, neighbours and embeddings for rows that may be thumbed up.

        Embeds PART photos per step, AHEAD in all. Incomplete answers are not cached.
        """
        for row in rows:
            if self._is_incomplete:
                return
            self._candidates.ask_ahead(row)
            yield
            yield from self._embed_ahead(row)

    def _embed_ahead(self, row: int) -> Iterator[None]:
        ranked = np.zeros(0, np.int64) if row in self._ahead else self._candidates([row])
        for start in range(0, len(ranked), PART):
            if self._is_incomplete or self._embedding.held > AHEAD:
                return
            if self._embedding.read(ranked[start : start + PART]):
                yield
        self._ahead.add(row)

    def prefetch(
        self, clicks: Sequence[Click], gestures: Sequence[int] = ()
    ) -> Generator[None, None, None]:
        """Prepare ``results(clicks)``, unless incomplete, in steps of 20 ms that may be dropped."""
        if self._is_incomplete:
            return
        self._candidates([row for row, sign in clicks if sign > 0])
        yield
        answer = self.results(clicks, gestures=gestures)
        self._prefetched = {} if self._is_incomplete else {(tuple(clicks), tuple(gestures)): answer}

    def fill_in_steps(
        self, clicks: Sequence[Click], gestures: Sequence[int] = ()
    ) -> Generator[None, None, tuple[Rows, Float64]]:
        """Return unjudged rows, int64 (n,), best first, and their probabilities, float64 (n,).

        By the word while there are too few clicks. In steps as short as a click.
        """
        for _ in self.prepare(clicks, gestures):
            yield
        if self._noun and not thumbs_suffice([sign for _, sign in clicks]):
            ranking = yield from self._ranker.rank_in_steps(clicks, None, gestures)
            chances = chances_of_word(self._noun, ranking.distances, ranking.scores)
        else:
            ranking, chances = yield from fill_in_steps(self._ranker, clicks, gestures)
        rows = ranking.rows
        if not any(sign > 0 for _, sign in clicks):
            rows, _ = self._without_unrelated(rows, ranking.distances)
            chances = chances[np.isin(ranking.rows, rows)]
        return rows, chances

    def items(self, rows: Sequence[int]) -> tuple[ResultItem, ...]:
        """Return any rows as results, in the given order."""
        found = np.array(rows, np.int64)
        to_query = squared_distances(self._query, self._embedding[found]).min(axis=0, initial=1.0)
        return self._items(found, to_query, [])

    def original(self, clicks: Sequence[Click]) -> tuple[ResultItem, ...]:
        """Return the results without learning, also without the judged photos."""
        judged = [row for row, _ in clicks]
        ranking = self._ranker.rank(())
        order = ranking.by_distance[~np.isin(ranking.original, judged)]
        rows, distances = self._without_unrelated(ranking.rows[order], ranking.distances[order])
        return self._items(rows[:MAX_RESULTS], distances[:MAX_RESULTS], [])

    def ask(self, clicks: Sequence[Click], gestures: Sequence[int] = ()) -> tuple[int, ...]:
        """Return ids of the few photos whose judgment after ``clicks`` would teach most."""
        ranking = self._ranker.rank(clicks, POOL, gestures)
        rows = ask(self._embedding, self._query, ranking, clicks)
        return self.photos_of(rows)

    def photos_of(self, rows: Sequence[int] | Rows) -> tuple[int, ...]:
        """Return the ids of the photos at ``rows``."""
        return tuple(self._snapshot.rows[np.asarray(rows, np.int64)].tolist())

    def _forget_incomplete(self) -> None:
        """Start a new ranking if the last one lacked a part of the library."""
        if self.incomplete:
            self._ranker = self._new_ranker()
            self._candidates.forget(self._lacking)
            self._lacking.clear()

    def _without_unrelated(self, rows: Rows, distances: Float32) -> tuple[Rows, Float32]:
        """Drop photos with no sign of the word if there are others: their order is arbitrary."""
        related = distances < 1
        if self._unlearned is None or not related.any():
            return rows, distances
        return rows[related], distances[related]

    def _items(self, rows: Rows, distances: Float32, ups: Sequence[int]) -> tuple[ResultItem, ...]:
        self._compute_shares([row for row in rows.tolist() if row not in self._shares])
        photos = self._snapshot.rows[rows].tolist()
        pulled = pulled_by(self._embedding, self._query, ups, rows)
        pullers = {row: int(self._snapshot.rows[row]) for row in ups}
        return tuple(
            ResultItem(
                photo, distance, self._shares[row], None if puller is None else pullers[puller]
            )
            for row, photo, distance, puller in zip(
                rows.tolist(), photos, distances.tolist(), pulled, strict=True
            )
        )

    def _with_sources(
        self, ranking: Ranking, rows: Rows, items: tuple[ResultItem, ...]
    ) -> tuple[ResultItem, ...]:
        """Add to ``items`` (at ``rows``) the photo through which each was found, if any.

        Only items that rank higher than by their distance have one.
        """
        rank = np.empty(len(ranking.rows), np.int64)
        rank[ranking.by_distance] = np.arange(len(rank))
        ahead = rank > np.arange(len(rank))
        known = (ranking.sources != QUERY) & (ranking.sources != ranking.rows)
        by = dict(
            zip(
                ranking.rows[ahead & known].tolist(),
                ranking.sources[ahead & known].tolist(),
                strict=True,
            )
        )
        return tuple(
            replace(item, pulled_by=self.photos_of([by[row]])[0]) if row in by else item
            for row, item in zip(rows.tolist(), items, strict=True)
        )

    def _compute_shares(self, rows: Sequence[int]) -> None:
        """Compute each modality's share in the distances of ``rows``; the metric is fixed."""
        if self._unlearned is not None:  # a word is compared with one modality only
            model = self._snapshot.networks.reader
            compared_in = SUBJECT if self._noun or model is None else model.stem
            subject = tuple(float(name == compared_in) for name in self._snapshot.modalities)
            self._shares.update(dict.fromkeys(rows, subject))
        elif rows:
            found = self._embedding[np.array(rows)]
            weights = self._index.metric.weights
            shares = modality_shares(self._query, found, self._widths, weights)
            self._shares.update(zip(rows, map(tuple, shares.tolist()), strict=True))

    def _new_ranker(self) -> SearchRanker:
        return SearchRanker(
            self._embedding,
            self._query,
            allowed=self._findable,
            widths=self._widths,
            meant=search_meanings(self._index.metric),
            candidates=self._candidates,
            unlearned=None if self._unlearned is None else self._unlearned.__getitem__,
        )
