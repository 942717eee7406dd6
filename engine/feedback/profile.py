"""The profile: a metric learned over all its searches, a pure function of its journal.

The journal's judgments are grouped into *sittings*: consecutive ones of one search. Each sitting is
learned in one step: a bounded rehearsal of earlier triplets; then the current metric is tested on
the new ones (for the guard) and learns them. All draws are seeded by the profile and the search, so
the same judgments give the same metric bit for bit, whichever clicks, undos and redos led to them.

States between sittings are kept, densely for the last ones and ever more sparsely before, so that
taking back a recent judgment replays one sitting and not the whole journal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

import numpy as np

from engine.errors import StateError
from engine.feedback.journal import Judgment
from engine.feedback.mixture import mix
from engine.feedback.photo_vectors import gather
from engine.feedback.triplets import search_triplets
from engine.index.base import StoredVectors
from engine.metrics.learner_state import LearnerState, Outcome
from engine.metrics.metric import Metric
from engine.metrics.registry import DEFAULT, create, thumb_settings
from engine.types import Float32, Floats, Rows, Vectors

REFERENCE_SIZE = 1000  # photos to initialise from, which also represent "most photos"
REHEARSED = 300  # earlier triplets that are learned again before each sitting
REMEMBERED = 3000  # earlier triplets that the rehearsal samples from
TRUST_START, TRUST_BETA, TRUST_RANGE = 0.3, 0.1, (0.05, 0.95)
DENSE = 8  # number of latest states that are all kept
MAX_STATES = 32  # number of states kept: each takes 2 MB if photos have all modalities

Sitting = tuple[Judgment, ...]


@dataclass(frozen=True)
class Checkpoint:
    """Everything that learning depends on, between two sittings. Immutable."""

    learner: LearnerState
    trust: float
    triplets: Rows  # (s, 3), s <= REMEMBERED


class Profile:
    """Learns one person's sense of "alike" from the journal.

    ``vectors`` are the library's scaled vectors; rows may be appended at any time, earlier rows
    never change, and only rows in judgments are read. ``outside`` holds the photos with negative
    numbers. ``reference`` lists the photos that the initial metric is computed from; it belongs to
    the profile and must be stored with it, because a library that has grown would give another
    sample. By default it is ``draw_reference_sample`` of the current ``vectors``.

    ``learner`` is one of ``registry.for_thumbs``; ``settings`` override those that suit thumbs.
    ``prior``, modality -> number above 0, gives the initial weights; None means uniform ones.

    Raises StateError if there are no photos at all, InputError for an unknown learner or setting.
    """

    def __init__(
        self,
        vectors: StoredVectors,
        learner: str = DEFAULT,
        settings: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        outside: Vectors | None = None,
        reference: Sequence[int] | None = None,
        prior: Mapping[str, float] | None = None,
    ) -> None:
        self.learner = learner
        self.settings = thumb_settings(learner, prior) | dict(settings or {})
        self.seed = seed
        count = min((array.shape[0] for array in vectors.values()), default=0)
        self.reference = (
            draw_reference_sample(count, seed) if reference is None else tuple(reference)
        )
        if not self.reference:
            raise StateError(
                "There are no photos to start a profile from; add some to the library first."
            )
        self._vectors = vectors
        self._outside = outside
        start = create(learner, **self.settings).fit(self._gather(self.reference))
        self._start = start.metric_
        self._learner = create(learner, **self.settings)
        empty = Checkpoint(start.state(), TRUST_START, np.zeros((0, 3), np.int64))
        self._sittings: tuple[Sitting, ...] = ()
        self._states = {0: empty}
        # (sittings before, search) -> state
        self._rehearsed: dict[tuple[int, int], Checkpoint] = {}
        self._metric: Metric = self._start
        self._is_settled = True  # whether the metric is up to date with all sittings

    @property
    def untrained(self) -> Metric:
        """The metric before any judgment."""
        return self._start

    @property
    def metric(self) -> Metric:
        """What the last ``replay`` learned, mixed with ``untrained`` according to trust."""
        return self._metric

    @property
    def trust(self) -> float:
        """The guard's weight of the learned metric, 0.05 to 0.95, initially 0.3.

        Before a sitting is learned, the learned and the untrained distance both order its triplets;
        Hedge shifts the weight to the one with fewer mistakes.
        """
        return self.checkpoint.trust

    @property
    def checkpoint(self) -> Checkpoint:
        """The state of learning after the last ``replay``."""
        return self._states[len(self._sittings)]

    def learned(self, judgments: Sequence[Judgment]) -> int:
        """Return how many leading sittings of ``judgments`` are already learned."""
        return _shared_prefix(self._sittings, _sittings(judgments))

    def resume(self, judgments: Sequence[Judgment], state: Checkpoint) -> None:
        """Continue from ``state``, which an equal profile had after exactly ``judgments``.

        If it does not fit, the learner's error is raised and nothing changes.
        """
        self._learner.restore(state.learner)
        self._sittings = _sittings(judgments)
        self._states = {0: self._states[0], len(self._sittings): state}
        self._rehearsed = {}
        self._update_metric(state)

    def replay(self, judgments: Sequence[Judgment]) -> Metric:
        """Learn exactly ``judgments`` and return ``metric``.

        Costs one step for each sitting from the first that differs from the last call's; if none
        does, the same metric object is returned.
        """
        sittings = _sittings(judgments)
        same = _shared_prefix(self._sittings, sittings)
        if self._is_settled and same == len(sittings) == len(self._sittings):
            return self._metric
        self._is_settled = False
        self._states = {i: state for i, state in self._states.items() if i <= same}
        self._rehearsed = {key: state for key, state in self._rehearsed.items() if key[0] <= same}
        done = max(self._states)
        state = self._states[done]
        learned = done
        try:
            for sitting in sittings[done:]:
                state = self._learn(self._rehearse(learned, state, sitting[0].search), sitting)
                learned += 1
                self._states = _thinned({**self._states, learned: state})
        finally:  # if learning fails, keep the sittings learned so far
            self._sittings = sittings[:learned]
        self._update_metric(state)
        return self._metric

    def rehearse(self, judgments: Sequence[Judgment], search: int) -> None:
        """Do the rehearsal ahead of the first click of ``search``, which follows ``judgments``."""
        self.replay(judgments)
        sittings = len(self._sittings)
        self._rehearse(sittings, self._states[sittings], search)

    def _update_metric(self, state: Checkpoint) -> None:
        """Update ``metric`` from ``state``, the one after all sittings."""
        self._learner.restore(state.learner)
        if self._sittings:
            self._metric = mix(self._learner.metric_, self._start, state.trust)
        else:
            self._metric = self._start
        self._is_settled = True

    def _rehearse(self, sittings: int, state: Checkpoint, search: int) -> Checkpoint:
        """Learn a sample of earlier triplets again before ``search``.

        ``state`` is the one after ``sittings`` sittings. The last result is cached, because each
        click of one search starts from the same one.
        """
        key = (sittings, search)
        if key not in self._rehearsed:
            random = np.random.default_rng([self.seed, search, 1])
            drawn = state.triplets[_draw(len(state.triplets), REHEARSED, random)]
            self._learner.restore(state.learner)
            self._learn_photos(drawn)
            self._rehearsed = {key: replace(state, learner=self._learner.state())}
        return self._rehearsed[key]

    def _learn(self, state: Checkpoint, sitting: Sitting) -> Checkpoint:
        """Learn one sitting: test the metric (guard), learn, reweigh."""
        random = np.random.default_rng([self.seed, sitting[0].search, 0])
        explicit, implicit = search_triplets(sitting, np.array(self.reference, np.int64), random)
        new = np.concatenate([explicit, implicit])
        if not len(new):
            return state
        learner = self._learner
        learner.restore(state.learner)
        trust = self._updated_trust(state.trust, explicit)
        outcome = self._learn_photos(new)
        if learner.hedge == "caller":
            learner.reweigh(outcome.modality_mistakes.mean(axis=0))
        remembered = np.concatenate([state.triplets, new])
        kept = remembered[np.sort(_draw(len(remembered), REMEMBERED, random))]
        return Checkpoint(learner.state(), trust, kept)

    def _learn_photos(self, triplets: Rows) -> Outcome:
        """Learn ``triplets`` (t, 3) of photos from the library or from outside."""
        vectors, rows = self._renumbered(triplets)
        return self._learner.partial_fit(vectors, rows).outcome_

    def _updated_trust(self, trust: float, triplets: Rows) -> float:
        """Make one Hedge step over two experts, the learned and the untrained distance."""
        if not len(triplets):
            return trust
        vectors, rows = self._renumbered(triplets)
        learned = trust * TRUST_BETA ** _mistakes(self._learner.transform(vectors), rows)
        untrained = (1 - trust) * TRUST_BETA ** _mistakes(self._start.embed(vectors), rows)
        return float(np.clip(learned / (learned + untrained), *TRUST_RANGE))

    def _renumbered(self, triplets: Rows) -> tuple[dict[str, Float32], Rows]:
        """Return the vectors of the photos in ``triplets`` (t, 3), and the triplets as rows."""
        photos, rows = np.unique(triplets, return_inverse=True)
        return self._gather(photos), rows.reshape(triplets.shape)

    def _gather(self, photos: Sequence[int] | Rows) -> dict[str, Float32]:
        return gather(self._vectors, photos, self._outside)


def draw_reference_sample(count: int, seed: int = 0) -> tuple[int, ...]:
    """Return at most REFERENCE_SIZE rows below ``count``, sampled with ``seed``, ascending."""
    random = np.random.default_rng(seed)
    return tuple(np.sort(_draw(count, REFERENCE_SIZE, random)).tolist())


def _draw(count: int, size: int, random: np.random.Generator) -> Rows:
    return random.choice(count, min(size, count), replace=False).astype(np.int64)


def _mistakes(embedding: Floats, triplets: Rows) -> float:
    """Return the share of ``triplets`` (t, 3) whose dissimilar photo is nearer; ties count half."""
    anchor, similar, dissimilar = (embedding[column] for column in triplets.T)
    near = np.square(anchor - similar).sum(axis=1)
    far = np.square(anchor - dissimilar).sum(axis=1)
    return float(((near > far) + 0.5 * (near == far)).mean())


def _sittings(judgments: Sequence[Judgment]) -> tuple[Sitting, ...]:
    return tuple(
        tuple(sitting) for _, sitting in groupby(judgments, lambda judgment: judgment.search)
    )


def _shared_prefix(a: Sequence[Sitting], b: Sequence[Sitting]) -> int:
    """Return the length of the common prefix of ``a`` and ``b``."""
    for i, (left, right) in enumerate(zip(a, b, strict=False)):
        if left != right:
            return i
    return min(len(a), len(b))


def _thinned(states: Mapping[int, Checkpoint]) -> dict[int, Checkpoint]:
    """Return the states worth their memory: the first, the last few, ever fewer between.

    Of more than MAX_STATES, the state is dropped whose loss costs the least relearning relative to
    its age: with 5,000 sittings, going back to one relearns at most half as many as came after it.
    """
    kept = sorted(states)
    while len(kept) > MAX_STATES:
        gaps = zip(kept, kept[1:-DENSE], kept[2:], strict=False)
        costs = [(after - before) / (kept[-1] - before) for before, _, after in gaps]
        del kept[1 + costs.index(min(costs))]
    return {number: states[number] for number in kept}
