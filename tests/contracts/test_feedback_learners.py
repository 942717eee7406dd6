"""What a profile promises holds for every registered learner that can learn from thumbs."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.errors import InputError
from engine.feedback import checkpoint, portable
from engine.feedback.journal import Judgment
from engine.feedback.profile import Profile
from engine.metrics.metric import Metric
from engine.metrics.registry import for_thumbs

THUMBS = sorted(for_thumbs())


def vectors() -> dict[str, np.ndarray]:
    random = np.random.default_rng(0)
    kinds = np.eye(6)[np.arange(40) % 2]
    return {
        "shape": (random.normal(size=(40, 6)) / 4 + kinds / 3).astype(np.float32),
        "noise": (random.normal(size=(40, 4)) / 3).astype(np.float32),
    }


def judgments(searches: int = 2) -> list[Judgment]:
    return [
        Judgment(search, (search,), row, 1 if row % 2 == search % 2 else -1)
        for search in range(searches)
        for row in range(20, 26)
    ]


def state(profile: Profile) -> list[np.ndarray]:
    return [profile.metric.weights, *profile.metric.components.values()]


@pytest.mark.slow
@pytest.mark.parametrize("learner", THUMBS)
def test_taking_judgments_back_in_any_order_is_exact(learner: str) -> None:
    walked, direct = Profile(vectors(), learner), Profile(vectors(), learner)
    remaining = judgments()
    walked.replay(remaining)
    for index in (11, 3, 7):
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
    assert profile.metric.weights.sum() == pytest.approx(1)
    assert not np.allclose(learned @ learned.T, start @ start.T)


@pytest.mark.slow
@pytest.mark.parametrize("learner", THUMBS)
def test_what_was_taught_helps_with_other_photos(learner: str) -> None:
    """Photos 0 to 19 were neither asked for nor thumbed but for four; alike are the even ones."""
    profile = Profile(vectors(), learner)
    profile.replay(judgments(6))
    others = range(12, 20)
    triplets = np.array(
        [(a, b, c) for a in others for b in others for c in others if a % 2 == b % 2 != c % 2]
    )

    def mistakes(metric: Metric) -> float:
        distances = metric.pairwise(vectors(), vectors())
        anchor, similar, dissimilar = triplets.T
        return float((distances[anchor, similar] > distances[anchor, dissimilar]).mean())

    assert mistakes(profile.metric) < mistakes(profile.untrained)


@pytest.mark.slow
@pytest.mark.parametrize("learner", THUMBS)
def test_a_checkpoint_goes_on_bit_for_bit(learner: str, tmp_path: Path) -> None:
    path, thumbs = tmp_path / "profile.npz", judgments()
    first = Profile(vectors(), learner)
    first.replay(thumbs[:6])
    key = checkpoint.key_of(first, thumbs[:6], "these vectors")
    checkpoint.save(first, thumbs[:6], key, path)
    second = Profile(vectors(), learner)
    assert checkpoint.resume(second, thumbs, "these vectors", None, path)
    for profile in (first, second):
        profile.replay(thumbs)
    for a, b in zip(state(first), state(second), strict=True):
        np.testing.assert_array_equal(a, b)


@pytest.mark.slow
@pytest.mark.parametrize("learner", THUMBS)
def test_an_exported_profile_knows_the_same(learner: str, tmp_path: Path) -> None:
    profile = Profile(vectors(), learner)
    profile.replay(judgments())
    portable.save(portable.pack(profile, judgments(), vectors(), "s"), tmp_path / "mine.npz")
    arrived = portable.load(tmp_path / "mine.npz").profile(vectors())
    assert arrived.learner == learner
    for a, b in zip(state(arrived), state(profile), strict=True):
        np.testing.assert_array_equal(a, b)


def test_learners_that_follow_no_thumbs_are_refused() -> None:
    for learner in ("OMDL-LR", "BDRM", "SVM"):
        with pytest.raises(InputError, match="LOMDML"):
            Profile(vectors(), learner)
