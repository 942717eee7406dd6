"""A kernel classifier between liked and disliked photos: the one part that draws a curved border.

An RBF support vector machine (Cortes & Vapnik 1995) with balanced classes. It takes its kernel from
distances that are there already, so that fitting and scoring cost a few dozen columns.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from likewise.engine.types import Float32, Float64, Floats

GAMMA = 1.0  # of exp(-gamma d), for distances d scaled to a mean of 1
C = 1.0


@cache
def _machine() -> type[Any]:
    from sklearn.svm import SVC

    found: type[Any] = SVC
    return found


def load() -> None:
    """Load the machine, which takes half a second or more, while nobody waits for it."""
    _machine()


def kernel_scores(
    distances: Float32, labels: Floats, mean: float = 1.0, gamma: float = GAMMA
) -> Float64:
    """The decision value at every point, (n,), 0 everywhere unless both classes are there.

    ``distances`` (n, n) are squared, and have this ``mean``; ``labels`` (n,) as everywhere: > 0
    positive, < 0 negative, 0 not judged.
    """
    judged = np.flatnonzero(labels)
    signs = np.sign(labels[judged])
    if len(np.unique(signs)) < 2:
        return np.zeros(len(labels))
    scaled = distances[:, judged] / np.float32(mean)
    kernel = np.exp(-gamma * scaled.astype(np.float64))
    machine = _machine()(C=C, kernel="precomputed", class_weight="balanced")
    machine.fit(kernel[judged], signs)
    decisions: Float64 = machine.decision_function(kernel)
    return decisions
