"""Rank the candidates of one search from its own thumbs.

The scores of three models are added (see ``ensemble``), and a guard mixes the result with the
unlearned order (see ``guard``). Everything is computed among the candidates, on the profile's
embedding z, whose squared Euclidean distance is the profile's distance. Modalities that separate
the ups from the downs are stretched (see ``modality_reweighting``, or ``modality_likelihood`` where
one modality dominates; not from downs alone if the query is remote: such photos are often misread).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from engine.errors import InputError
from engine.feedback.candidates import CandidateCache, ExactNearest, squared_distances
from engine.feedback.ensemble import (
    Points,
    Space,
    ensemble_scores,
    first_scores,
    stretched,
    z_scores,
)
from engine.feedback.guard import Evidence, ModelState, weigh
from engine.feedback.meanings import Meanings
from engine.feedback.modality_likelihood import modality_likelihood
from engine.feedback.modality_reweighting import modality_reweighting
from engine.index.base import Matrix
from engine.steps import finish
from engine.types import Float32, Float64, Floats, Mask, Rows

RECENT = 50  # latest clicks that the guard considers; people change their mind
QUERY = -1  # in place of a row
FOLDS = 10  # number of parts in which thumbs are held out

Click = tuple[int, int]
"""(row, sign): a photo of the library, thumbed up (+1) or down (-1)."""


@dataclass(frozen=True)
class Ranking:
    """Candidates that are neither judged nor excluded, best first.

    ``rows`` int64 (n,); ``scores`` float64 (n,), descending; ``distances`` float32 (n,): the
    unlearned distance, squared, to the nearest query photo; ``evidence``: whether learning helps;
    ``reweighting`` float64 (m,): this search's factors of the modalities' weights; ``sources``
    int64 (n,), only before any thumb: the row through which each was found, or QUERY.
    """

    rows: Rows
    scores: Float64
    distances: Float32
    evidence: Evidence
    reweighting: Float64
    sources: Rows

    @property
    def original(self) -> Rows:
        """The same photos in the order without learning."""
        return self.rows[self.by_distance]

    @property
    def by_distance(self) -> Rows:
        """The positions in ``rows`` of the photos in that order."""
        return np.lexsort((self.rows, self.distances))


class SearchRanker:
    """Rank for one query, caching what earlier clicks computed, which never changes a result.

    ``embedding`` (n, D) holds z of every photo of the library and is only read by rows or slices;
    ``query`` (q, D) is z of the query photos, in the library or not. ``exclude`` are rows that are
    never results (such as the query's own), and ``allowed`` (n,) is the current filter. ``widths``
    are the numbers of entries of z per modality, in order; by default all are one modality.
    ``meant``, the meanings, if the initial weights were uneven: then `modality_likelihood` finds
    which modalities are meant, otherwise `modality_reweighting`. ``candidates`` may return the rows
    worth ranking for a list of ups, for example from an index; by default they are found exactly.
    ``unlearned`` may return the unlearned distance of rows, float32 (n,) of any scale, in place of
    that to the nearest query photo: a search that starts from a word has an order, and only
    stand-ins for query photos, or none (q = 0).

    Raises InputError for a query that does not fit the embedding.
    """

    def __init__(
        self,
        embedding: Matrix,
        query: Floats,
        *,
        exclude: Iterable[int] = (),
        allowed: Mask | None = None,
        widths: Sequence[int] = (),
        meant: Meanings | None = None,
        candidates: Callable[[Sequence[int]], Rows] | None = None,
        unlearned: Callable[[Rows], Float32] | None = None,
    ) -> None:
        least = 0 if unlearned else 1
        if query.ndim != 2 or len(query) < least or query.shape[1] != embedding.shape[1]:
            raise InputError(
                f"query has shape {query.shape}; expected (q, {embedding.shape[1]}),"
                f" q at least {least}."
            )
        self._embedding = embedding
        self._query = np.asarray(query, np.float32)
        self._findable = np.ones(embedding.shape[0], np.bool_)
        if allowed is not None:
            self._findable[: len(allowed)] &= allowed
            self._findable[len(allowed) :] = False
        self._findable[np.fromiter(exclude, np.int64)] = False
        self._widths = tuple(widths) or (embedding.shape[1],)
        self._meant = meant
        self._candidates = candidates or CandidateCache(
            self._findable, ExactNearest(embedding, self._query, self._findable, unlearned)
        )
        self._unlearned = unlearned
        self._points: Points | None = None
        self._space: Space | None = None
        self._states: dict[tuple[Click, ...], ModelState] = {}

    def rank(
        self, clicks: Sequence[Click], k: int | None = None, gestures: Sequence[int] = ()
    ) -> Ranking:
        """Return the best ``k`` (default: all) candidates after ``clicks``, given in order.

        ``gestures`` (default: all differ) numbers each click; adjacent clicks with one number were
        made at once, and for all of them the guard uses the model from before the first. A pure
        function of both: taking clicks back gives the earlier ranking bit for bit. Raises
        InputError for a row outside the library or judged twice.
        """
        return finish(self.rank_in_steps(clicks, k, gestures))

    def rank_in_steps(
        self, clicks: Sequence[Click], k: int | None = None, gestures: Sequence[int] = ()
    ) -> Generator[None, None, Ranking]:
        """Compute ``rank`` in steps as short as the training of one model."""
        states = yield from self.learn_in_steps(clicks, gestures)
        now, compared = states[len(clicks)], known_before(len(clicks), gestures)
        earlier = [states[count] for count in compared.values()]
        evidence = weigh(earlier, clicks[len(clicks) - len(earlier) :])
        scores = evidence.weight * now.learned + (1 - evidence.weight) * now.unlearned
        open_ = now.open
        order = np.lexsort((now.rows[open_], now.distances[open_], -scores[open_]))[:k]
        chosen = np.flatnonzero(open_)[order]
        distances = now.distances[chosen]
        sources = now.sources[chosen] if len(now.sources) else now.sources
        return Ranking(
            now.rows[chosen], scores[chosen], distances, evidence, now.reweighting, sources
        )

    def learn_in_steps(
        self, clicks: Sequence[Click], gestures: Sequence[int] = ()
    ) -> Generator[None, None, dict[int, ModelState]]:
        """Train the models that ``rank`` needs, one per step; return them by number of clicks.

        A generator that is abandoned loses nothing, because trained models are cached.
        """
        self._check(clicks)
        states: dict[int, ModelState] = {}
        for count in sorted({*known_before(len(clicks), gestures).values(), len(clicks)}):
            prefix = tuple(clicks[:count])
            if prefix not in self._states:
                self._states[prefix] = self._learn(prefix)
                yield
            states[count] = self._states[prefix]
        # Without clicks keep everything: the order without learning is requested in between.
        kept = {prefix: state for prefix, state in self._states.items() if not (prefix and clicks)}
        self._states = kept | {tuple(clicks[:count]): state for count, state in states.items()}
        return states

    def held_out(self, clicks: Sequence[Click], gestures: Sequence[int] = ()) -> Float64:
        """Return the score of each clicked photo by a model without its click, float64 (j,).

        On the scale of ``rank(clicks).scores``: candidates, reweighting and the guard's weight are
        those of all clicks; the models are trained without a tenth of the ups and of the downs at a
        time, or without one thumb if there are at most ten of a sign. Raises InputError as `rank`
        does.
        """
        return finish(self.held_out_in_steps(clicks, gestures))

    def held_out_in_steps(
        self, clicks: Sequence[Click], gestures: Sequence[int] = ()
    ) -> Generator[None, None, Float64]:
        """Compute ``held_out`` in steps as short as the training of one model."""
        ranking = yield from self.rank_in_steps(clicks, 0, gestures)
        weight = ranking.evidence.weight
        state = self._states[tuple(clicks)]
        points = self._gather(state.rows)
        positions, labels = _labels_of_clicks(points, clicks)
        signs = labels[positions]
        learned = np.empty(len(clicks))
        for fold in range(min(FOLDS, len(clicks))):
            out = np.concatenate([np.flatnonzero(signs == sign)[fold::FOLDS] for sign in (1, -1)])
            if len(out):
                seen = labels.copy()
                seen[positions[out]] = 0
                scores = self._learned_scores(points, state.reweighting, seen, state.open)
                learned[out] = scores[positions[out]]
                yield
        held_out: Float64 = weight * learned + (1 - weight) * state.unlearned[positions]
        return held_out

    def _check(self, clicks: Sequence[Click]) -> None:
        rows = [row for row, _ in clicks]
        if len(set(rows)) != len(rows):
            raise InputError("A photo is judged twice; give each photo's latest judgment only.")
        if rows and not 0 <= min(rows) <= max(rows) < len(self._findable):
            raise InputError(f"Judged rows must be 0 to {len(self._findable) - 1}; got {rows}.")

    def _learn(self, clicks: tuple[Click, ...]) -> ModelState:
        """Return the state of the ensemble after ``clicks``."""
        ups = [row for row, sign in clicks if sign > 0]
        judged = np.array([row for row, _ in clicks], np.int64)
        points = self._gather(np.union1d(self._candidates(ups), judged))
        positions, labels = _labels_of_clicks(points, clicks)
        open_ = self._findable[points.rows]
        open_[positions] = False
        reweighting = self._reweighting(points, labels)
        points_of = points.rows, points.to_query
        if not clicks:
            first, sources = first_scores(self._stretch(points, reweighting), open_)
            named = np.append(points.rows, np.full(len(self._query), QUERY))
            return ModelState(*points_of, first, first, open_, reweighting, named[sources])
        unlearned = z_scores(-points.to_query, open_)
        learned = self._learned_scores(points, reweighting, labels, open_)
        return ModelState(*points_of, learned, unlearned, open_, reweighting)

    def _learned_scores(
        self, points: Points, reweighting: Float64, labels: Float64, open_: Mask
    ) -> Float64:
        """Return the scores of an ensemble trained on ``labels``, under ``reweighting``."""
        space = self._stretch(points, reweighting)
        return ensemble_scores(space, labels, open_, self._prior_distances)

    def _prior_distances(self, space: Space) -> Float32:
        """Return the prior's distance: by meaning if that is inferred and the query is photos."""
        if self._meant is None or self._unlearned is not None:
            return space.points.to_query
        count = len(space.points.rows)
        nearest: Float32 = space.distances[:count, count:].min(axis=1)
        return nearest

    def _reweighting(self, points: Points, labels: Floats) -> Float64:
        if self._meant is None:
            return modality_reweighting(points.z, labels, self._widths)
        thumbs = labels[: len(points.rows)]
        if thumbs.max(initial=0) <= 0 and (not thumbs.any() or self._is_remote):
            return np.ones(len(self._widths))
        return modality_likelihood(points.z, labels, self._widths, self._meant)

    @cached_property
    def _is_remote(self) -> bool:
        """Whether the query is remote among the photos near to it."""
        points = self._gather(self._candidates(()))
        return self._stretch(points, np.ones(len(self._widths))).is_query_remote

    def _gather(self, rows: Rows) -> Points:
        if self._points is None or not np.array_equal(self._points.rows, rows):
            z = np.empty((len(rows) + len(self._query), self._query.shape[1]), np.float32)
            z[: len(rows)], z[len(rows) :] = self._embedding[rows], self._query
            self._points = Points(rows, z, self._distances(rows, z[: len(rows)]))
        return self._points

    def _distances(self, rows: Rows, z: Float32) -> Float32:
        """Return the unlearned distance of ``rows``, whose points are ``z``."""
        if self._unlearned is not None:
            return self._unlearned(rows)
        nearest: Float32 = squared_distances(self._query, z).min(axis=0)
        return nearest

    def _stretch(self, points: Points, reweighting: Float64) -> Space:
        known = self._space
        if known and known.points is points and np.array_equal(known.reweighting, reweighting):
            return known
        self._space = stretched(points, reweighting, self._widths)
        return self._space


def rank(
    embedding: Matrix,
    query: Floats,
    clicks: Sequence[Click] = (),
    k: int | None = None,
    *,
    exclude: Iterable[int] = (),
    allowed: Mask | None = None,
    widths: Sequence[int] = (),
    meant: Meanings | None = None,
) -> Ranking:
    """Return one ranking: ``SearchRanker(embedding, query, ...).rank(clicks, k)``."""
    ranker = SearchRanker(
        embedding, query, exclude=exclude, allowed=allowed, widths=widths, meant=meant
    )
    return ranker.rank(clicks, k)


def known_before(clicks: int, gestures: Sequence[int] = ()) -> dict[int, int]:
    """Return click -> how many clicks its model knows: those before the click's gesture.

    Covers the latest RECENT of ``clicks``, without those of the first gesture, which no model
    precedes.
    """
    known = list(range(clicks))
    for click in range(1, len(gestures)):
        if gestures[click] == gestures[click - 1]:
            known[click] = known[click - 1]
    return {c: known[c] for c in range(max(0, clicks - RECENT), clicks) if known[c]}


def _labels_of_clicks(points: Points, clicks: Sequence[Click]) -> tuple[Rows, Float64]:
    """Return the positions of the clicked photos, and the label of every point."""
    positions = np.searchsorted(points.rows, np.array([row for row, _ in clicks], np.int64))
    labels = np.zeros(len(points.z))
    labels[positions] = [sign for _, sign in clicks]
    labels[len(points.rows) :] = 1  # the query photos
    return positions, labels
