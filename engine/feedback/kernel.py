"""A kernel classifier between liked and disliked photos: the one part that draws a curved border.

An RBF support vector machine (Cortes & Vapnik 1995) with balanced classes. It takes its kernel from
distances that are there already, so that fitting and scoring cost a few dozen columns.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache, partial
from typing import Any

import numpy as np

from engine.types import Float32, Float64, Floats

GAMMA = 1.0  # of exp(-gamma d), for distances d scaled to a mean of 1
C = 1.0


@cache
def _machine() -> tuple[type[Any], Callable[[], AbstractContextManager[None]]]:
    """The machine, and how it is asked to trust what it is given."""
    from sklearn import config_context
    from sklearn.svm import SVC

    return SVC, partial(config_context, assume_finite=True, skip_parameter_validation=True)


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
    machine, quick = _machine()
    with quick():  # what it would look for is not there, and looking takes longer than learning
        found = machine(C=C, kernel="precomputed")
        found.fit(kernel[judged], signs, sample_weight=_balanced(signs))
    decisions: Float64 = kernel[:, found.support_] @ found.dual_coef_[0] + found.intercept_[0]
    return decisions


def _balanced(signs: Floats) -> Float64:
    """The weight of each example, by which both classes count alike; with a mean of 1."""
    liked = signs > 0
    count = np.count_nonzero(liked)
    return np.where(liked, len(signs) / (2 * count), len(signs) / (2 * (len(signs) - count)))
