"""The line of a search: by hand, as properties, and on made-up searches."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from engine.errors import InputError
from engine.feedback.line import LOWEST, PERHAPS, is_all, probabilities, questions, thumbs_suffice
from engine.types import Float64

NONE = np.zeros(0)

scores = arrays(np.float64, st.integers(0, 60), elements=st.floats(-1e3, 1e3))
thumbs = st.lists(st.tuples(st.floats(-1e3, 1e3), st.sampled_from((1, -1))), max_size=12)


def two_hills(members: int, rest: int, seed: int = 0) -> Float64:
    random = np.random.default_rng(seed)
    return np.concatenate([random.normal(6, 1, members), random.normal(0, 1, rest)])


def test_questions_are_the_doubtful_ones() -> None:
    rows = np.array([7, 3, 5, 9, 1])
    chances = np.array([0.99, 0.7, 0.45, 0.3, 0.01])
    assert questions(rows, chances, 2).tolist() == [5, 3]
    assert questions(rows, chances, 9).tolist() == [5, 3, 9]
    assert questions(rows[:0], NONE).tolist() == []


def test_two_hills_are_told_apart() -> None:
    found = two_hills(60, 900)
    chances = probabilities(found, np.array([6.0, 5.5, 7, 1.5, 1]), [1, 1, 1, -1, -1])
    assert chances[:60].mean() > 0.8
    assert chances[60:].mean() < 0.02


@pytest.mark.parametrize("members", [5, 60, 300, 600])
def test_few_members_and_many(members: int) -> None:
    found = two_hills(members, 1_000 - members)
    thumbs = np.array([6.0, 5.5, 7, 6.5, 1.5, 1, 2])
    chances = probabilities(found, thumbs, [1, 1, 1, 1, -1, -1, -1])
    assert (chances[:members] > PERHAPS).mean() > 0.7
    assert (chances[members:] > PERHAPS).mean() < 0.02


def test_thumbs_move_the_line() -> None:
    found = two_hills(60, 900)
    thumbs = np.array([6.0, 5.5, 7.0, 2.0])
    wide = probabilities(found, np.append(thumbs, [2.5, 2.2]), [1, 1, 1, -1, 1, 1])
    narrow = probabilities(found, np.append(thumbs, [4.5, 4.2]), [1, 1, 1, -1, -1, -1])
    assert wide.sum() > narrow.sum() + 1


@pytest.mark.slow
@given(scores, thumbs)
def test_always_a_probability_that_never_falls(
    found: Float64, said: list[tuple[float, int]]
) -> None:
    held_out = np.array([score for score, _ in said], np.float64)
    chances = probabilities(np.sort(found), held_out, [sign for _, sign in said])
    assert ((chances > 0) & (chances < 1)).all()
    assert (np.diff(chances) >= 0).all()


@pytest.mark.slow
@given(st.floats(0.01, 100), st.floats(-100, 100))
def test_the_scale_of_scores_does_not_matter(scale: float, shift: float) -> None:
    found, thumbs = two_hills(30, 300), np.array([6.0, 5, 1])
    chances = probabilities(found, thumbs, [1, 1, -1])
    others = probabilities(found * scale + shift, thumbs * scale + shift, [1, 1, -1])
    np.testing.assert_allclose(others, chances, atol=1e-6)


@pytest.mark.parametrize("found", [NONE, np.ones(1), np.full(50, 3.0)])
def test_scores_that_are_all_alike_say_nothing(found: Float64) -> None:
    assert (probabilities(found, np.ones(4), [1, 1, -1, -1]) == LOWEST).all()


def test_without_thumbs_the_scores_speak() -> None:
    found = two_hills(40, 900)
    chances = probabilities(found, NONE, [])
    assert chances[:40].mean() > chances[40:].mean() + 0.3


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(InputError, match="don't fit"):
        probabilities(np.arange(3.0), np.ones(2), [1])
    with pytest.raises(InputError, match="finite"):
        probabilities(np.array([1, np.nan]), np.ones(1), [1])


def test_when_it_is_told_and_when_it_is_all() -> None:
    assert not thumbs_suffice([1, 1])
    assert not thumbs_suffice([-1, -1, -1])
    assert thumbs_suffice([1, -1, -1])
    assert is_all(0.4, 40)
    assert not is_all(2, 40)
