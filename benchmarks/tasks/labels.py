"""Rank photos by how far each is from showing a noun, by their subject."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from features import nouns, subject
from features.word_meanings import parts_of

Labels = NDArray[np.void]


def labels_of(seen: NDArray[np.float32]) -> Labels:
    """Return the likeliest labels of each photo, by its scaled subject (n, d)."""
    lengths = np.linalg.norm(seen, axis=1, keepdims=True)
    return nouns.likeliest_labels(seen / np.maximum(lengths, subject.EPSILON))


def distances(labels: Labels, noun: str) -> NDArray[np.float32]:
    """Return the distance of each photo from showing ``noun``, float32 (n,).

    Several words must all apply, as in the program.
    """
    each = [nouns.probabilities(labels, part) for part in parts_of(noun)]
    return 1 - np.sqrt(nouns.together(each))
