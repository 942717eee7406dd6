"""What may be meant before a thumb: the profile's sense first, looks, each modality alone."""

from __future__ import annotations

import numpy as np
import pytest

from engine.feedback.meanings import (
    ALONE,
    AS_LEARNED,
    LOOK,
    OTHERWISE,
    SHARES,
    meanings,
)

START = np.array([0.8, 0.1, 0.1])
LOOKS = np.array([[0.0, 0.5, 0.5], [0.0, 0.0, 1.0]])


def test_the_profiles_sense_comes_first_then_looks_then_each_alone() -> None:
    found = meanings(START, START, LOOKS)
    assert found.weights.tolist() == [START.tolist(), *LOOKS.tolist(), *np.eye(3).tolist()]
    assert found.learned.tolist() == START.tolist()
    odds = found.chances.sum(axis=1)
    assert odds.tolist() == pytest.approx([1, LOOK, LOOK, *(ALONE * START)])


def test_a_profile_makes_the_look_more_probable_that_it_has_raised() -> None:
    found = meanings(np.array([0.4, 0.2, 0.4]), START, LOOKS)
    odds = found.chances.sum(axis=1)
    assert odds[1:3].tolist() == pytest.approx([LOOK * np.sqrt(2 * 4), LOOK * 4])
    assert odds[0] == pytest.approx(1)


def test_the_chances_of_a_meaning_are_shared_out() -> None:
    assert len(SHARES) == len(AS_LEARNED) == len(OTHERWISE)
    assert sum(AS_LEARNED) == pytest.approx(1)
    assert sum(OTHERWISE) == pytest.approx(1)
    assert meanings(START).weights.shape == (4, 3)
