"""A kernel classifier of liked and disliked photos: the only part with a curved decision border.

An RBF support vector machine (Cortes & Vapnik 1995) with balanced classes. Its kernel comes from
distances that are already known, so fitting and scoring need only a few dozen columns.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache, partial
from typing import Any

import numpy as np

from engine.types import Float32, Float64, Floats

GAMMA = 1.0  # in exp(-gamma d), for distances d scaled to a mean of 1
C = 1.0


@cache
def _svm() -> tuple[type[Any], Callable[[], AbstractContextManager[None]]]:
    """Return the SVM class, and a context that turns off its input checks."""
    from sklearn import config_context
    from sklearn.svm import SVC

    return SVC, partial(config_context, assume_finite=True, skip_parameter_validation=True)


def load() -> None:
    """Import the SVM ahead of use, which takes half a second or more."""
    _svm()


def kernel_scores(distances: Float32, labels: Floats, mean: float = 1.0) -> Float64:
    """Return the decision value at every point, (n,), or 0 everywhere if a class is empty.

    ``distances`` (n, n) are squared, with this ``mean``; ``labels`` (n,): > 0 positive, < 0
    negative, 0 not judged.
    """
    judged = np.flatnonzero(labels)
    signs = np.sign(labels[judged])
    if len(np.unique(signs)) < 2:
        return np.zeros(len(labels))
    scaled = distances[:, judged] / np.float32(mean)
    kernel = np.exp(-GAMMA * scaled.astype(np.float64))
    machine, quick = _svm()
    with quick():  # the input is valid, and checking it takes longer than fitting
        found = machine(C=C, kernel="precomputed")
        found.fit(kernel[judged], signs, sample_weight=_balanced_weights(signs))
    decisions: Float64 = kernel[:, found.support_] @ found.dual_coef_[0] + found.intercept_[0]
    return decisions


def _balanced_weights(signs: Floats) -> Float64:
    """Return example weights that balance the classes, with a mean of 1."""
    liked = signs > 0
    count = np.count_nonzero(liked)
    return np.where(liked, len(signs) / (2 * count), len(signs) / (2 * (len(signs) - count)))
