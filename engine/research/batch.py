"""The base of the batch learners: a linear map with scikit-learn's conventions.

``fit(X, y)`` with X (n, d) and labels y (n,) sets ``components_`` (r, d); ``transform`` applies it.
They raise scikit-learn's own errors (ValueError, NotFittedError), as its estimators do.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.neighbors import NearestNeighbors
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, validate_data

from engine.types import Float64, Floats, Rows

Labels = NDArray[Any]


class BatchLearner(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):  # type: ignore[misc]  # scikit-learn has no types
    """A linear map that is learned in one go from labelled vectors."""

    components_: Float64

    def transform(self, X: Floats) -> Float64:
        """Return W x for every row of ``X`` (n, d): (n, r)."""
        check_is_fitted(self)
        X = validate_data(self, X, reset=False, dtype=np.float64)
        transformed: Float64 = X @ self.components_.T
        return transformed

    def get_mahalanobis_matrix(self) -> Float64:
        """Return W'W, float64 (d, d)."""
        check_is_fitted(self)
        matrix: Float64 = self.components_.T @ self.components_
        return matrix

    @property
    def _n_features_out(self) -> int:
        return len(self.components_)

    def _validated(self, X: Floats, y: Labels) -> tuple[Float64, NDArray[np.int64]]:
        """Return X as float64 and y as class numbers, after checking for at least two classes."""
        X, y = validate_data(self, X, y, dtype=np.float64, ensure_min_samples=2)
        check_classification_targets(y)
        classes, numbers = np.unique(y, return_inverse=True)
        if len(classes) < 2:
            raise ValueError("y has one class; a metric is learned from at least two classes.")
        return np.asarray(X, np.float64), numbers.astype(np.int64)

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.target_tags.required = True
        return tags


def nearest(
    vectors: Float64, centres: Rows, pool: Rows, count: int, *, exclude_self: bool = False
) -> tuple[Rows, Rows]:
    """Return the ``count`` nearest rows of ``pool`` to each of ``centres``, as parallel row lists.

    Use ``exclude_self`` if the pool is the centres. A small pool gives fewer.
    """
    count = min(count, len(pool) - exclude_self)
    if count < 1:
        return centres[:0], pool[:0]
    search = NearestNeighbors(n_neighbors=count).fit(vectors[pool])
    asked = None if exclude_self else vectors[centres]
    found = search.kneighbors(asked, return_distance=False)
    return np.repeat(centres, count), pool[found.ravel()]
