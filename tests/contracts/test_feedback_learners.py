"""What a profile promises holds for every registered learner that can learn from thumbs."""

from __future__ import annotations

import numpy as np
import pytest

from engine.feedback.journal import Judgment
from engine.feedback.profile import Profile
from engine.metrics.registry import LEARNERS

THUMBS = sorted(name for name, spec in LEARNERS.items() if spec.can_learn_from_thumbs)


def vectors() -> dict[str, np.ndarray]:
    random = np.random.default_rng(0)
    kinds = np.eye(6)[np.arange(40) % 2]
    return {
        "shape": (random.normal(size=(40, 6)) / 4 + kinds / 3).astype(np.float32),
        "noise": (random.normal(size=(40, 4)) / 3).astype(np.float32),
    }


def judgments(searches: int = 4) -> list[Judgment]:
    return [
        Judgment(search, (search,), row, 1 if row % 2 == search % 2 else -1)
        for search in range(searches)
        for row in range(20, 26)
    ]


def state(profile: Profile) -> list[np.ndarray]:
    return [profile.metric.weights_, *profile.metric.components_.values()]


@pytest.mark.parametrize("learner", THUMBS)
def test_taking_judgments_back_in_any_order_is_exact(learner: str) -> None:
    walked, direct = Profile(vectors(), learner), Profile(vectors(), learner)
    remaining = judgments()
    walked.replay(remaining)
    for index in (23, 3, 15):
        remaining = remaining[:index] + remaining[index + 1 :]
        walked.replay(remaining)
    direct.replay(remaining)
    for a, b in zip(state(walked), state(direct), strict=True):
        np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("learner", THUMBS)
def test_a_journal_without_judgments_is_the_start(learner: str) -> None:
    profile = Profile(vectors(), learner)
    start = [array.copy() for array in state(profile)]
    profile.replay(judgments())
    profile.replay([])
    for a, b in zip(state(profile), start, strict=True):
        np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("learner", THUMBS)
def test_what_was_learned_is_a_metric_and_another_one(learner: str) -> None:
    profile = Profile(vectors(), learner)
    profile.replay(judgments())
    learned, start = profile.metric.embed(vectors()), profile.untrained.embed(vectors())
    assert np.isfinite(learned).all()
    assert profile.metric.weights_.sum() == pytest.approx(1)
    assert not np.allclose(learned @ learned.T, start @ start.T)
