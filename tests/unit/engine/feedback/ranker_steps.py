"""Embeddings and thumbs that tests of the ranker begin with."""

from __future__ import annotations

import numpy as np

from engine.feedback.ranker import Click

KINDS = np.arange(300) % 3


def embedding(count: int = 300, seed: int = 0) -> np.ndarray:
    """Three kinds that overlap: two directions tell them apart, eight do not."""
    random = np.random.default_rng(seed)
    z = random.normal(size=(count, 10))
    z[:, :2] += 1.5 * np.array([[1, 0], [-0.5, 0.9], [-0.5, -0.9]])[np.arange(count) % 3]
    return z.astype(np.float32)


Z = embedding()


def precision(rows: np.ndarray, kind: int) -> float:
    return float((KINDS[rows[:20]] == kind).mean())


def thumbs(ups: int, downs: int) -> list[Click]:
    likes = [(int(row), 1) for row in np.flatnonzero(KINDS == 0)[1 : 1 + ups]]
    dislikes = [(int(row), -1) for row in np.flatnonzero(KINDS != 0)[:downs]]
    return likes + dislikes
