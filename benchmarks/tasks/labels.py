"""Rank photos by how far each is from showing a noun, by their subject."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from features import nouns, subject

Labels = NDArray[np.void]


def labels_of(seen: NDArray[np.float32]) -> Labels:
    """Return the likeliest labels of each photo, by its scaled subject (n, d)."""
    lengths = np.linalg.norm(seen, axis=1, keepdims=True)
    return nouns.likeliest_labels(seen / np.maximum(lengths, subject.LEAST))


def distances(labels: Labels, noun: str) -> NDArray[np.float32]:
    """Return the distance of each photo from showing ``noun``, float32 (n,)."""
    return 1 - np.sqrt(nouns.probabilities(labels, noun))
