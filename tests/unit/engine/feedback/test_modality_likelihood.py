"""Thumbs say which modality was meant, downs alone too."""

from __future__ import annotations

import numpy as np
import pytest

from engine.feedback.meanings import meanings
from engine.feedback.modality_likelihood import modality_likelihood
from engine.feedback.ranker import rank

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
