"""Nouns that a search can start from: which there are, and how likely a photo shows one."""

from __future__ import annotations

import numpy as np
import pytest

from likewise.features import nouns
from likewise.features.nouns import known, probabilities

WEIGHT = np.eye(3, 4, dtype=np.float32)
BIAS = np.array([0, 0, 1], np.float32)


@pytest.fixture(autouse=True)
def _three_labels(monkeypatch: pytest.MonkeyPatch) -> None:
    """A last layer of three labels, and nouns for them."""
    monkeypatch.setattr(nouns, "last_layer", lambda: (WEIGHT, BIAS))
    monkeypatch.setattr(nouns, "known", lambda: {"cat": (0,), "dog": (1,), "animal": (0, 1)})


def test_probabilities_are_those_of_the_softmax(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nouns, "LENGTH", 4.0)
    monkeypatch.setattr(nouns, "TEMPERATURE", 2.0)
    found = probabilities(np.array([[1, 0, 0, 0], [0, 0.5, 0, 0.5]], np.float32), "cat")
    half = np.exp(0.5)
    expected = [np.exp(2) / (np.exp(2) + 1 + half), 1 / (1 + np.e + half)]
    np.testing.assert_allclose(found, expected, rtol=1e-6)
    assert found.dtype == np.float32


def test_a_broader_noun_is_the_sum_of_its_labels() -> None:
    vectors = np.random.default_rng(0).random((7, 4)).astype(np.float32)
    both = probabilities(vectors, "cat") + probabilities(vectors, "dog")
    np.testing.assert_allclose(probabilities(vectors, "animal"), both, rtol=1e-5)


def test_many_photos_are_looked_at_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    vectors = np.random.default_rng(0).random((7, 4)).astype(np.float32)
    whole = probabilities(vectors, "dog")
    monkeypatch.setattr(nouns, "ROWS", 3)
    np.testing.assert_allclose(probabilities(vectors, "dog"), whole, rtol=1e-6)


def test_no_photos_and_zeros_are_no_trouble() -> None:
    assert probabilities(np.zeros((0, 4), np.float32), "cat").shape == (0,)
    assert np.isfinite(probabilities(np.zeros((2, 4), np.float32), "cat")).all()


def test_a_noun_that_is_not_known_is_an_error() -> None:
    with pytest.raises(KeyError, match="unicorn"):
        probabilities(np.zeros((1, 4), np.float32), "unicorn")


def test_common_names_and_broader_terms_are_known() -> None:
    broader = ["bird", "boat", "building", "car", "flower", "fruit", "insect", "vehicle", "whale"]
    for noun in ("dog", "dalmatian", "border collie", "musical instrument", "reptile", *broader):
        assert known()[noun]
    assert "canis familiaris" not in known()
    assert "entity" not in known()


def test_every_noun_means_labels_that_there_are() -> None:
    assert list(known()) == sorted(known())
    assert {number for numbers in known().values() for number in numbers} == set(range(1000))
    for noun, numbers in known().items():
        assert noun == noun.strip().lower()
        assert list(numbers) == sorted(set(numbers))


def test_a_broader_noun_holds_its_narrower_ones() -> None:
    labels = {noun: set(numbers) for noun, numbers in known().items()}
    for narrow, broad in [("dalmatian", "dog"), ("dog", "animal"), ("ant", "insect"),
                          ("saxophone", "musical instrument"), ("banana", "fruit")]:  # fmt: skip
        assert labels[narrow] < labels[broad]
