"""Ranking by a noun: the likeliest labels of a photo, and how likely it shows the noun."""

from __future__ import annotations

import numpy as np
import pytest

from features import nouns
from features.nouns import LABELS, likeliest_labels, probabilities
from features.subject import LENGTH

WEIGHT = np.eye(3, 4, dtype=np.float32)
BIAS = np.array([0, 0, 1], np.float32)


@pytest.fixture(autouse=True)
def _three_labels(monkeypatch: pytest.MonkeyPatch) -> None:
    """A last layer of three labels, and nouns for them."""
    monkeypatch.setattr(nouns, "last_layer", lambda: (WEIGHT, BIAS))
    meant = {"cat": {0: 1.0}, "dog": {1: 1.0}, "animal": {0: 1.0, 1: 1.0}, "pet": {0: 1.0, 1: 0.5}}
    meant |= {"civet": {0: 1.0, 1: 0.5}}
    monkeypatch.setattr(nouns, "weights_of", meant.__getitem__)
    monkeypatch.setattr(nouns, "is_similar", {"civet"}.__contains__)


def shows(vectors: np.ndarray, noun: str) -> np.ndarray:
    return probabilities(likeliest_labels(vectors), noun)


def test_probabilities_are_those_of_the_softmax(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nouns, "LENGTH", 4.0)
    monkeypatch.setattr(nouns, "TEMPERATURE", 2.0)
    found = shows(np.array([[1, 0, 0, 0], [0, 0.5, 0, 0.5]], np.float32), "cat")
    half = np.exp(0.5)
    expected = [np.exp(2) / (np.exp(2) + 1 + half), 1 / (1 + np.e + half)]
    np.testing.assert_allclose(found, expected, rtol=1e-3)
    assert found.dtype == np.float32


def test_a_broader_noun_is_the_sum_of_its_labels() -> None:
    vectors = np.random.default_rng(0).random((7, 4)).astype(np.float32)
    both = shows(vectors, "cat") + shows(vectors, "dog")
    np.testing.assert_allclose(shows(vectors, "animal"), both, rtol=1e-3)


def test_many_photos_are_looked_at_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    vectors = np.random.default_rng(0).random((7, 4)).astype(np.float32)
    whole = shows(vectors, "dog")
    monkeypatch.setattr(nouns, "ROWS", 3)
    np.testing.assert_array_equal(shows(vectors, "dog"), whole)


def test_no_photos_and_zeros_are_no_trouble() -> None:
    assert shows(np.zeros((0, 4), np.float32), "cat").shape == (0,)
    assert np.isfinite(shows(np.zeros((2, 4), np.float32), "cat")).all()


def test_only_the_likeliest_labels_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    weight = np.random.default_rng(0).normal(size=(100, 4)).astype(np.float32)
    monkeypatch.setattr(nouns, "last_layer", lambda: (weight, np.zeros(100, np.float32)))
    vectors = np.random.default_rng(1).random((5, 4)).astype(np.float32)
    scores = LENGTH * vectors @ weight.T / nouns.TEMPERATURE
    exact = np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)
    kept = likeliest_labels(vectors)
    assert kept.dtype == LABELS
    for labels, probabilities_of, row in zip(
        kept["label"], kept["probability"], exact, strict=True
    ):
        assert sorted(labels) == sorted(np.argsort(-row)[: nouns.LABELS_PER_PHOTO])
        np.testing.assert_allclose(probabilities_of, row[labels], rtol=1e-3, atol=1e-6)


def test_a_label_counts_by_its_weight() -> None:
    vectors = np.eye(3, 4, dtype=np.float32)
    expected = shows(vectors, "cat") + shows(vectors, "dog") / 2
    np.testing.assert_allclose(shows(vectors, "pet"), expected, rtol=1e-5)


def test_what_few_labels_mean_may_be_seen_by_a_little_of_all_similar_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(nouns, "LENGTH", 5.0)
    between, chair = np.array([[0, 0.6, 0.6, 0], [0, 0, 1, 0]], np.float32)
    alone = shows(np.stack([between, chair]), "cat")
    monkeypatch.setattr(nouns, "things", lambda: {"cat": {0: 0.2, 1: 1.0}})
    monkeypatch.setattr(nouns, "CLOSE", 7.5)
    alike = shows(np.stack([between, chair]), "cat")
    assert alike[0] > 0.5 > alone[0]
    assert alike[1] < 0.1


def test_what_is_between_similar_things_is_likelier_than_what_surely_is_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(nouns, "LENGTH", 5.0)
    cat, between, chair = np.array([[1, 0, 0, 0], [0.6, 0.6, 0, 0], [0, 0, 1, 0]], np.float32)
    found = shows(np.stack([cat, between, chair]), "civet")
    assert found[1] > found[0] > found[2]
    likely = [shows(between[np.newaxis], noun)[0] for noun in ("cat", "dog")]
    np.testing.assert_allclose(found[1], likely[0] ** (2 / 3) * likely[1] ** (1 / 3), rtol=1e-2)
