"""What a person means: looks before a thumb, single modalities by thumbs."""

from __future__ import annotations

import numpy as np
import pytest

from engine.feedback.meanings import ALONE, AS_LEARNED, LOOK, OTHERWISE, SHARES, meanings
from engine.feedback.modality_likelihood import modality_likelihood
from engine.feedback.modality_reweighting import modality_reweighting
from engine.feedback.ranker import rank

# What may be meant before a thumb: the profile's sense first, looks, each modality alone.

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


# Thumbs say which modality was meant, downs alone too.

WEIGHTS = np.array([0.8, 0.1, 0.1])
MEANT = meanings(WEIGHTS, WEIGHTS, np.eye(3)[1:])
WIDTHS = [4, 4, 4]


def library(meant: int) -> tuple[np.ndarray, np.ndarray]:
    """z (201, 12) whose last row is the query, and labels: the 10 nearest by the first modality,
    liked where they are among the 20 nearest by the modality ``meant``."""
    entries = np.random.default_rng(meant).normal(size=(201, 12))
    points = (entries * np.sqrt(np.repeat(WEIGHTS, 4))).astype(np.float32)
    apart = [
        np.square(points[:-1, part] - points[-1, part]).sum(axis=1)
        for part in (slice(0, 4), slice(4, 8), slice(8, 12))
    ]
    labels = np.zeros(201)
    labels[np.argsort(apart[0])[:10]] = -1
    liked = np.argsort(apart[meant])[:20]
    labels[liked[labels[liked] < 0]] = 1
    labels[-1] = 1
    return points, labels


@pytest.mark.parametrize("meant", [0, 1, 2])
def test_what_was_meant_gets_the_weight(meant: int) -> None:
    points, labels = library(meant)
    if meant:  # a photo that is near in what is meant as well
        points[np.flatnonzero(labels < 0)[0], 4 * meant : 4 * meant + 4] = points[
            -1, 4 * meant : 4 * meant + 4
        ]
        labels[np.flatnonzero(labels < 0)[0]] = 1
    found = modality_likelihood(points, labels, WIDTHS, MEANT) * WEIGHTS
    assert found.sum() == pytest.approx(1, abs=1e-4)
    assert found.argmax() == meant


def test_downs_alone_speak_against_what_brought_them() -> None:
    points, labels = library(0)
    labels[labels > 0] = -1
    labels[-1] = 1
    found = modality_likelihood(points, labels, WIDTHS, MEANT) * WEIGHTS
    assert found[0] < 0.5
    assert found[1:].min() > 0.15


def test_without_a_thumb_the_weights_stay() -> None:
    points, labels = library(0)
    labels[:-1] = 0
    assert modality_likelihood(points, labels, WIDTHS, MEANT).tolist() == [1, 1, 1]
    assert modality_likelihood(
        points, np.sign(labels + 1), [12], meanings(np.ones(1))
    ).tolist() == [1]


def test_many_thumbs_and_equal_points_are_data() -> None:
    points, _ = library(0)
    labels = np.where(np.arange(201) % 2, 1.0, -1.0)
    for z in (points, np.zeros_like(points)):
        found = modality_likelihood(z, labels, WIDTHS, MEANT)
        assert np.isfinite(found).all()
        assert (found > 0).all()


@pytest.mark.slow
def test_the_ranker_follows_what_was_meant() -> None:
    points, _ = library(0)
    embedding, query = points[:-1], points[-1:]
    near = np.argsort(np.square(embedding[:, 4:8] - query[:, 4:8]).sum(axis=1))[:30]
    first = np.argsort(np.square(embedding - query).sum(axis=1))[:20]
    clicks = [(int(row), 1 if row in near else -1) for row in first]
    weighted, plain = (
        rank(embedding, query, clicks, 20, widths=WIDTHS, meant=meant).rows
        for meant in (MEANT, None)
    )
    assert np.isin(weighted, near).sum() > np.isin(plain, near).sum()


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("is_remote", [False, True])
def test_downs_alone_leave_the_weights_of_a_query_that_is_remote(
    seed: int, is_remote: bool
) -> None:
    entries = np.random.default_rng(seed).normal(size=(201, 12))
    entries[-1, :4] *= (3 if is_remote else 0) / np.linalg.norm(entries[-1, :4])
    points = (entries * np.sqrt(np.repeat(WEIGHTS, 4))).astype(np.float32)
    embedding, query = points[:-1], points[-1:]
    near = np.argsort(np.square(embedding[:, :4] - query[:, :4]).sum(axis=1))
    downs = [(int(row), -1) for row in near[:5]]
    ranking = rank(embedding, query, downs, 20, widths=WIDTHS, meant=MEANT)
    assert (ranking.reweighting[0] == 1) == is_remote
    assert (np.isin(ranking.rows, near[5:25]).sum() > 8) == is_remote
    liked = [*downs, (int(near[5]), 1)]
    assert (rank(embedding, query, liked, widths=WIDTHS, meant=MEANT).reweighting != 1).all()


# What tells ups from downs counts for more, and only on evidence.

# Two modalities of one entry each: the ups agree in the first, the downs differ from them there.
POINTS = np.array([[0, 0], [0, 4], [0, 8], [6, 0], [6, 4], [6, 8]], np.float32)
UPS_AND_DOWNS = np.array([1, 1, 1, -1, -1, -1])


def test_by_hand() -> None:
    found = modality_reweighting(POINTS, UPS_AND_DOWNS, [1, 1])
    # Variances with n - 1: all points (10.8, 12.8), ups (0, 16); with n: ups and downs (0, 32/3).
    margin = 0.3 * 2 * np.array([10.8, 12.8])
    ratio = (np.array([36, 64 / 3]) + margin) / (np.array([0, 32]) + margin)
    weights = ratio ** (2 * 2 / (2 + 2))  # two ups beside the query, three downs
    np.testing.assert_allclose(found, weights / weights.mean(), rtol=1e-5)
    assert found[0] > 1 > found[1]


@pytest.mark.parametrize(
    ("labels", "widths"),
    [
        (np.array([1, 1, 1, 0, 0, 0]), [1, 1]),  # nothing disliked
        (np.array([1, 0, 0, -1, -1, 0]), [1, 1]),  # the query alone
        (UPS_AND_DOWNS, [2]),  # one modality
    ],
)
def test_without_evidence_all_count_alike(labels: np.ndarray, widths: list[int]) -> None:
    assert modality_reweighting(POINTS, labels, widths).tolist() == [1] * len(widths)


def test_equal_points_and_constant_modalities_are_data() -> None:
    for points in (np.zeros((6, 2), np.float32), POINTS * np.array([1, 0], np.float32)):
        assert np.isfinite(modality_reweighting(points, UPS_AND_DOWNS, [1, 1])).all()


def test_a_search_follows_the_modality_that_its_thumbs_mean() -> None:
    random = np.random.default_rng(3)
    subject, mood = np.repeat(np.arange(8), 12), np.tile(np.arange(4), 24)
    subjects, moods = random.normal(size=(8, 20)), random.normal(size=(4, 20)) * 0.5
    z = np.concatenate([subjects[subject], moods[mood]], axis=1)
    z = (z + 0.1 * random.normal(size=z.shape)).astype(np.float32)
    shown = rank(z, z[:1], exclude=[0]).rows[:12].tolist()  # mostly of the query's subject
    clicks = [(row, 1 if mood[row] == mood[0] else -1) for row in shown]
    alike, weighed = (
        rank(z, z[:1], clicks, exclude=[0], widths=widths).rows[:10] for widths in ((), (20, 20))
    )
    assert (mood[weighed] == mood[0]).mean() > (mood[alike] == mood[0]).mean()
