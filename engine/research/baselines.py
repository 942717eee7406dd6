"""Generative baselines that scikit-learn lacks: Cov and FLD (Kato et al. 2013, section 5)."""

from __future__ import annotations

from typing import Self

import numpy as np
from sklearn.decomposition import PCA
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis

from engine.research.batch import BatchLearner, Labels
from engine.types import Floats


class Cov(BatchLearner):
    """The inverse of the average covariance within classes, with a ridge on its diagonal.

    Where the paper adds "a small value", this adds ``shrinkage`` times the mean of the diagonal.
    """

    def __init__(self, shrinkage: float = 0.1) -> None:
        self.shrinkage = shrinkage

    def fit(self, X: Floats, y: Labels) -> Self:
        """Learn from ``X`` (n, d) and labels ``y`` (n,)."""
        X, numbers = self._validated(X, y)
        if not self.shrinkage > 0:
            raise ValueError(f"shrinkage is {self.shrinkage}; expected above 0.")
        classes = numbers.max() + 1
        counts = np.bincount(numbers)[:, np.newaxis]
        means = np.zeros((classes, X.shape[1]))
        np.add.at(means, numbers, X)
        means /= counts
        centred = (X - means[numbers]) / np.sqrt(counts[numbers] * classes)
        covariance = centred.T @ centred
        scale = covariance.diagonal().mean() or 1.0  # classes of one photo have no covariance
        covariance += self.shrinkage * scale * np.eye(X.shape[1])
        values, vectors = np.linalg.eigh(covariance)
        self.components_ = vectors.T / np.sqrt(values)[:, np.newaxis]
        return self


class FLD(BatchLearner):
    """Fisherfaces: principal components down to n - c dimensions, then Fisher's discriminant.

    The first step makes the scatter within classes invertible (Belhumeur et al. 1997).
    """

    def fit(self, X: Floats, y: Labels) -> Self:
        """Learn from ``X`` (n, d) and labels ``y`` (n,)."""
        X, numbers = self._validated(X, y)
        rank = min(X.shape[1], max(1, len(X) - (numbers.max() + 1)))
        principal = PCA(rank, svd_solver="full").fit(X)
        fisher = LinearDiscriminantAnalysis().fit(principal.transform(X), numbers)
        self.components_ = fisher.scalings_.T @ principal.components_
        return self
