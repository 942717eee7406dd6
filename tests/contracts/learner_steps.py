"""Learners, data and metrics that the contracts of learners begin with."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.metrics.mahalanobis import MahalanobisLearner
from engine.metrics.multi_modal import MultiModalLearner
from engine.metrics.registry import LEARNERS, create

DIMENSIONS = {"color": 7, "edge": 3, "gist": 12}
ONLINE = [name for name, spec in LEARNERS.items() if spec.online]
SINGLE = [name for name in ONLINE if issubclass(LEARNERS[name].learner, MahalanobisLearner)]
PAIRS = [name for name in SINGLE if LEARNERS[name].learns_from == "pairs"]
every = pytest.mark.parametrize("name", LEARNERS)
online = pytest.mark.parametrize("name", ONLINE)


def photos(dtype: Any = np.float64) -> tuple[dict[str, Any], Any]:
    """60 photos of three classes, mean squared distance about 1, and 20 honest triplets."""
    random = np.random.default_rng(3)
    labels = np.arange(60) % 3
    vectors = {}
    for modality, d in DIMENSIONS.items():
        centres = random.normal(size=(3, d))
        noisy = centres[labels] + 1.5 * random.normal(size=(60, d))
        vectors[modality] = (noisy / np.sqrt(6 * d)).astype(dtype)
    triplets = []
    while len(triplets) < 20:
        a, b, c = random.choice(60, 3, replace=False)
        if labels[a] == labels[b] != labels[c]:
            triplets.append((a, b, c))
    return vectors, np.array(triplets)


def one(vectors: dict[str, Any], row: int) -> dict[str, Any]:
    return {modality: array[row] for modality, array in vectors.items()}


def trained(name: str, **settings: Any) -> MultiModalLearner:
    vectors, triplets = photos()
    return create(name, **settings).fit(vectors).partial_fit(vectors, triplets)


def same(a: MultiModalLearner, b: MultiModalLearner) -> bool:
    return np.array_equal(a.weights_, b.weights_) and all(
        np.array_equal(a.components_[k], b.components_[k]) for k in DIMENSIONS
    )
