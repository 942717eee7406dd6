"""What the ranker knows of how well it foretells thumbs, and what that changes."""

from __future__ import annotations

import numpy as np
import pytest

from engine.feedback.guard import ModelState, weigh
from engine.feedback.ranker import Click, SearchRanker, known_before, rank
from tests.unit.engine.feedback.ranker_steps import Z, thumbs


def state(learned: list[float], unlearned: list[float]) -> ModelState:
    count = len(learned)
    return ModelState(
        np.arange(count),
        np.zeros(count, np.float32),
        np.array(learned),
        np.array(unlearned),
        np.ones(count, np.bool_),
        np.ones(1),
    )


def test_evidence_by_hand() -> None:
    # Row 3 is last of four without learning and first with it: three places gained.
    good = state([1, 2, 3, 4], [4, 3, 2, 1])
    evidence = weigh([good, good], [(3, 1), (1, -1)])
    assert evidence.gains == (3,)
    assert (evidence.pairs, evidence.learned_right, evidence.unlearned_right) == (1, 1, 0)
    assert evidence.weight > weigh([], []).weight


def test_a_model_that_is_always_wrong_loses_its_weight() -> None:
    bad = state([1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 1])
    clicks = [(row, 1 if row < 4 else -1) for row in range(7)]
    evidence = weigh([bad] * 7, clicks)
    assert evidence.unlearned_right == evidence.pairs == 12
    assert evidence.weight < 0.5
    assert all(gain < 0 for gain in evidence.gains[:3])


def test_a_first_like_after_many_dislikes_is_one_observation() -> None:
    bad = state([1.0, *range(2, 42)], [50.0, *range(2, 42)])
    dislikes = [(row, -1) for row in range(1, 41)]
    evidence = weigh([bad] * 41, [*dislikes, (0, 1)])
    assert evidence.unlearned_right - evidence.learned_right == evidence.pairs == 40
    assert evidence.weight > 0.5


@pytest.mark.parametrize("seed", range(20))
def test_evidence_is_counted_pair_by_pair(seed: int) -> None:
    random = np.random.default_rng(seed)

    def drawn() -> ModelState:
        rows = np.flatnonzero(random.random(30) < 0.7)
        learned, unlearned = random.integers(0, 6, (2, len(rows))).astype(np.float64)
        open_ = random.random(len(rows)) < 0.8
        return ModelState(
            rows, np.zeros(len(rows), np.float32), learned, unlearned, open_, np.ones(1)
        )

    clicks = [(int(row), int(random.choice([1, -1]))) for row in random.permutation(30)[:12]]
    states = [drawn() for _ in clicks]
    gains, pairs, learned, unlearned = [], 0, 0, 0
    for click, (state_, (row, sign)) in enumerate(zip(states, clicks, strict=True)):
        at = {int(known): position for position, known in enumerate(state_.rows)}
        if row not in at:
            continue
        orders = state_.learned, state_.unlearned
        if sign > 0:
            ranks = [sum(scores[state_.open] > scores[at[row]]) for scores in orders]
            gains.append(ranks[1] - ranks[0])
        for other, opposite in clicks[click + 1 :]:
            if other in at and opposite != sign:
                right = [sign * (scores[at[row]] - scores[at[other]]) > 0 for scores in orders]
                pairs, learned, unlearned = pairs + 1, learned + right[0], unlearned + right[1]
    found = weigh(states, clicks)
    assert found.gains == tuple(gains)
    assert (found.pairs, found.learned_right, found.unlearned_right) == (pairs, learned, unlearned)


def test_the_order_without_learning_may_be_asked_for_in_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    learned: list[int] = []
    learn = SearchRanker._learn

    def counted(ranker: SearchRanker, clicks: tuple[Click, ...]) -> ModelState:
        learned.append(len(clicks))
        return learn(ranker, clicks)

    monkeypatch.setattr(SearchRanker, "_learn", counted)
    ranker = SearchRanker(Z, Z[:1], exclude=[0])
    for count in range(6):
        ranker.rank(thumbs(count, 0))
        ranker.rank(())
    assert learned == [0, 1, 2, 3, 4, 5]


def test_the_model_before_a_gesture_foretells_all_of_its_clicks() -> None:
    assert known_before(0) == {}
    assert known_before(4) == {1: 1, 2: 2, 3: 3}
    assert known_before(6, [0, 0, 2, 3, 3, 3]) == {2: 2, 3: 3, 4: 3, 5: 3}
    assert known_before(3, [7, 7, 7]) == {}
    assert set(known_before(1_000)) == set(range(950, 1_000))
    assert set(known_before(1_000, [0] * 400 + [400] * 600).values()) == {400}


def test_thumbs_given_at_once_train_one_model(monkeypatch: pytest.MonkeyPatch) -> None:
    learned: list[int] = []
    learn = SearchRanker._learn

    def counted(ranker: SearchRanker, clicks: tuple[Click, ...]) -> ModelState:
        learned.append(len(clicks))
        return learn(ranker, clicks)

    monkeypatch.setattr(SearchRanker, "_learn", counted)
    clicks, ranker = thumbs(8, 8), SearchRanker(Z, Z[:1], exclude=[0])
    at_once = ranker.rank(clicks, gestures=[0] * 16)
    assert learned == [16]
    assert (at_once.evidence.pairs, at_once.evidence.gains) == (0, ())
    learned.clear()
    twice = ranker.rank([*clicks, (90, 1), (91, -1)], gestures=[0] * 16 + [16, 16])
    assert learned == [18]
    assert len(twice.evidence.gains) == 1
    learned.clear()
    singly = ranker.rank(clicks, gestures=range(16))
    np.testing.assert_array_equal(singly.scores, rank(Z, Z[:1], clicks, exclude=[0]).scores)
    learned.clear()
    steps = ranker.learn_in_steps(thumbs(9, 8), [0] * 17)
    next(steps)
    steps.close()
    assert learned == [17]
    ranker.rank(thumbs(9, 8), gestures=[0] * 17)
    assert learned == [17]
