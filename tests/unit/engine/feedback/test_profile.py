"""The profile as a pure function of its journal."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import StateError
from engine.feedback import profile as profile_module
from engine.feedback.journal import JournalEntry, Judgment, Sign, effective
from engine.feedback.mixture import mix
from engine.feedback.portable import pack
from engine.feedback.profile import Profile
from engine.metrics.metric import Metric
from engine.types import Float32, Vectors

CLASSES = np.arange(60) % 3


def photos(count: int = 60, seed: int = 0) -> dict[str, Float32]:
    """Three kinds of photos that differ in a few directions of one of two modalities."""
    random = np.random.default_rng(seed)
    kinds = random.normal(size=(3, 4))
    shape = random.normal(size=(count, 8))
    shape[:, :4] += 0.7 * kinds[np.arange(count) % 3]
    noise = random.normal(size=(count, 5))
    return {"shape": shape.astype(np.float32) / 4, "noise": noise.astype(np.float32) / 3}


VECTORS = photos()


def assert_same(a: Profile, b: Profile) -> None:
    assert a.trust == b.trust
    np.testing.assert_array_equal(a.metric.weights, b.metric.weights)
    for name, matrix in a.metric.components.items():
        np.testing.assert_array_equal(matrix, b.metric.components[name])


def search(number: int, query: int, rows: range) -> list[Judgment]:
    """Thumbs by kind."""
    return [
        Judgment(number, (query,), row, 1 if CLASSES[row] == CLASSES[query] else -1)
        for row in rows
        if row != query
    ]


def stream(searches: int, thumbs: int = 10) -> list[Judgment]:
    return [
        judgment
        for number in range(searches)
        for judgment in search(number, number % 60, range(number % 50, number % 50 + thumbs))
    ]


def order_quality(metric: Metric, vectors: Vectors) -> float:
    """Share of triplets of the whole collection that are ordered right."""
    z = metric.embed(vectors)
    distances = np.square(z[:, None] - z[None]).sum(axis=2)
    same = CLASSES[:, None] == CLASSES[None]
    right = [
        (distances[i][same[i] & (np.arange(60) != i)][:, None] < distances[i][~same[i]]).mean()
        for i in range(60)
    ]
    return float(np.mean(right))


def test_what_was_learned_is_the_same_metric_until_something_else_is_judged() -> None:
    profile = Profile(VECTORS)
    known = profile.replay(stream(3))
    profile.rehearse(stream(3), 3)
    assert profile.replay(stream(3)) is known
    assert profile.replay(stream(2)) is not known
    again = profile.replay(stream(3))
    np.testing.assert_array_equal(again.weights, known.weights)


def test_learning_that_failed_is_made_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    profile, other = Profile(VECTORS), Profile(VECTORS)
    profile.replay(stream(1))

    def fails(*_: object) -> None:
        raise StateError("no disk")

    with monkeypatch.context() as broken:
        broken.setattr(Profile, "_learn", fails)
        with pytest.raises(StateError):
            profile.replay(stream(3))
    profile.replay(stream(1))
    other.replay(stream(1))
    assert_same(profile, other)


def test_without_judgments_the_metric_is_the_untrained_one() -> None:
    profile = Profile(VECTORS)
    assert profile.replay([]) is profile.untrained


@pytest.mark.slow
def test_a_stream_of_searches_improves_the_order_of_all_photos() -> None:
    profile = Profile(VECTORS)
    profile.replay(stream(30))
    assert order_quality(profile.metric, VECTORS) > order_quality(profile.untrained, VECTORS) + 0.03


@pytest.mark.slow
def test_trust_rises_when_learning_helps_and_falls_when_it_is_noise() -> None:
    helped, misled = Profile(VECTORS), Profile(VECTORS)
    helped.replay(stream(20))
    # A person who contradicts every earlier search gives learning no chance.
    flip = [
        Judgment(j.search, j.anchors, j.row, 1 if (j.sign > 0) == (j.search % 2 == 0) else -1)
        for j in stream(20)
    ]
    misled.replay(flip)
    assert helped.trust > 0.3
    assert misled.trust < helped.trust


@pytest.mark.slow
def test_an_undo_after_a_thousand_judgments_learns_one_search_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judgments = [
        Judgment(number, (number % 60,), -1 - row, 1 if row % 3 == number % 3 else -1)
        for number in range(20)
        for row in range(50)
    ]
    profile = Profile(VECTORS, outside=photos(50, seed=1))
    profile.replay(judgments)
    learned, learn = [], Profile._learn
    with monkeypatch.context() as patched:
        patched.setattr(Profile, "_learn", lambda *given: learned.append(given) or learn(*given))
        profile.replay(judgments[:-1])
    assert len(learned) == 1
    fresh = Profile(VECTORS, outside=photos(50, seed=1))
    fresh.replay(judgments[:-1])
    assert_same(profile, fresh)


@pytest.mark.slow
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["judge", "judge", "judge", "undo", "redo"]),
            st.integers(0, 3),
            st.integers(0, 20),
            st.sampled_from([-1, 0, 1]),
        ),
        max_size=30,
    ),
    st.integers(1, 5),
)
def test_any_way_through_the_journal_gives_the_metric_of_what_remains(
    steps: list[tuple[str, int, int, Sign]], stride: int
) -> None:
    walked = Profile(VECTORS)
    entries: list[JournalEntry] = []
    for number, (kind, search_, row, sign) in enumerate(steps):
        targets = [entry.number for entry in entries if entry.kind == "judge"]
        if kind == "judge":
            entries.append(JournalEntry(number, "judge", search_, (40 + search_,), row, sign))
        elif targets:
            target = targets[row % len(targets)]
            entries.append(
                JournalEntry(number, "undo" if kind == "undo" else "redo", target=target)
            )
        if number % stride == 0:
            walked.replay(effective(entries))
    walked.replay(effective(entries))
    direct = Profile(VECTORS)
    direct.replay(effective(entries))
    assert_same(walked, direct)


@pytest.mark.slow
def test_a_long_journal_keeps_no_more_states_than_a_short_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(profile_module, "MAX_STATES", 12)
    profile, learn = Profile(VECTORS), Profile._learn
    held: list[int] = []  # while so many sittings are learned at once, too

    def watched(self: Profile, *given: Any) -> object:
        held.append(len(self._states))
        return learn(self, *given)

    monkeypatch.setattr(Profile, "_learn", watched)
    profile.replay(stream(40, 3))
    assert len(held) == 40
    assert max(held) == 12
    profile.replay(stream(37, 3))  # the last few are all kept
    assert len(held) == 40
    fresh = Profile(VECTORS)
    fresh.replay(stream(25, 3))
    held.clear()
    profile.replay(stream(25, 3))
    assert 0 < len(held) <= 12  # those from the state before it on, not all 25
    assert_same(profile, fresh)


def test_going_back_a_long_way_learns_little_more_than_was_judged_since() -> None:
    states: dict[int, Any] = {0: None}
    for number in range(1, 2_001):
        states = profile_module._thinned({**states, number: None})
    assert len(states) == profile_module.MAX_STATES
    for before, after in pairwise(states):
        assert (after - 1 - before) / (2_000 - (after - 1)) < 0.5


def test_rehearsing_ahead_changes_nothing_but_when_it_is_done() -> None:
    rehearsed, direct = Profile(VECTORS), Profile(VECTORS)
    for number in range(6):
        rehearsed.rehearse(stream(number), number)
        rehearsed.replay(stream(number + 1)[:-3])  # thumb by thumb, one taken back
        rehearsed.replay(stream(number + 1))
    direct.replay(stream(6))
    assert_same(rehearsed, direct)


def test_photos_added_later_do_not_change_what_was_learned() -> None:
    small, large = VECTORS, {name: np.vstack([rows, rows]) for name, rows in VECTORS.items()}
    before = Profile(small)
    after = Profile(large, reference=before.reference)
    before.replay(stream(5))
    after.replay(stream(5))
    assert_same(before, after)


@pytest.mark.slow
def test_another_seed_draws_other_triplets() -> None:
    one, two = Profile(VECTORS, seed=1), Profile(VECTORS, seed=2)
    one.replay(stream(8))
    two.replay(stream(8))
    assert not np.array_equal(one.metric.components["shape"], two.metric.components["shape"])


def test_an_empty_library_cannot_start_a_profile() -> None:
    with pytest.raises(StateError, match="no photos"):
        Profile({"shape": np.zeros((0, 8), np.float32)})


def test_a_mixture_of_full_rank_is_the_weighted_sum_of_distances() -> None:
    random = np.random.default_rng(0)
    dimensions = {"a": 3, "b": 2}
    parts = [
        Metric(
            dimensions,
            np.array(weights),
            {name: random.normal(size=(d, d)) for name, d in dimensions.items()},
        )
        for weights in ([0.5, 0.5], [0.9, 0.1])
    ]
    p, q = ({name: random.normal(size=d) for name, d in dimensions.items()} for _ in range(2))
    expected = 0.3 * parts[0].distance(p, q) + 0.7 * parts[1].distance(p, q)
    mixed = mix(parts[0], parts[1], 0.3)
    assert mixed.distance(p, q) == pytest.approx(expected)
    assert mixed.weights.sum() == pytest.approx(1)


def test_a_profile_starts_from_a_prior_and_travels_with_it() -> None:
    vectors = photos()
    prior = {name: 1.0 + position for position, name in enumerate(vectors)}
    profile = Profile(vectors, prior=prior)
    shares = np.array(list(prior.values())) / sum(prior.values())
    np.testing.assert_allclose(profile.untrained.weights, shares)
    profile.replay(stream(4))
    portable = pack(profile, stream(4), vectors, "schema")
    assert_same(portable.profile(vectors), profile)
