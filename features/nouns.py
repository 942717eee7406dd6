"""Rank photos by a word, using the network's last layer on their subject vectors.

For each photo only the likeliest labels are stored, in 128 bytes. A noun then costs a pass over
these instead of a product with all vectors, and finds the same: on caltech52 the precision at 20 is
that of all 1,000 labels, the mean average precision .944 instead of .955.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from features.subject import LENGTH, last_layer
from features.types import Matrix
from features.word_meanings import is_similar, things, weights_of

TEMPERATURE = 2.0
"""Divides the layer's scores: 1 as in training; higher values give second guesses more weight."""

LABELS_PER_PHOTO = 32
"""Number of labels stored per photo."""

LABELS = np.dtype([("label", "<u2", LABELS_PER_PHOTO), ("probability", "<f2", LABELS_PER_PHOTO)])
"""A photo's likeliest labels, unordered, and their probabilities."""

VERSION = 1
"""Version of the stored labels, to be raised when the same vectors would give others."""

UNLIKELY = 1e-4
"""Assumed probability of labels that are not stored, where several together count."""

CLOSE, STEEP = 1.5, 4.0
"""Closeness to similar labels at which a photo shows a thing as likely as not, and how fast it is
surer: .94 of the flowers of Corel-1k and caltech52 are closer, and .002 of the other photos."""

ROWS = 1_000
"""Photos processed in one step: their scores are 4 MB."""


def likeliest_labels(vectors: Matrix) -> NDArray[np.void]:
    """Return the likeliest labels of each photo, LABELS (n,), by the softmax over all of them.

    ``vectors``: of the modality `subject`, unscaled, (n, 1280). A photo takes about 30 µs of
    processor time. Raises WeightsError.
    """
    weight, bias = last_layer()
    kept = np.zeros(len(vectors), LABELS)
    count = min(LABELS_PER_PHOTO, len(bias))
    for start in range(0, len(vectors), ROWS):
        scores = (LENGTH * vectors[start : start + ROWS] @ weight.T + bias) / TEMPERATURE
        scores -= scores.max(axis=1, keepdims=True)
        likely = np.exp(scores, out=scores)
        likely /= likely.sum(axis=1, keepdims=True)
        best = np.argpartition(likely, len(bias) - count, axis=1)[:, len(bias) - count :]
        part = kept[start : start + ROWS]
        part["label"][:, :count] = best
        part["probability"][:, :count] = np.take_along_axis(likely, best, axis=1)
    return kept


def probabilities(labels: NDArray[np.void], noun: str) -> NDArray[np.float32]:
    """Return the probability that each photo shows ``noun``, float32 (n,) in [0, 1].

    ``labels``: the result of `likeliest_labels`, (n,). 0 for an unknown word. It is the sum over
    the labels of the noun, by their weights; of a word whose labels are those of similar things,
    their geometric mean: a photo that is surely one of these is not what is meant. What few labels
    mean exactly, as flowers, may also be seen by a little of all similar ones.
    """
    if is_similar(noun):
        above = _closeness(labels, weights_of(noun))
        found = np.where(above > 0, UNLIKELY * np.exp(above), 0)
    else:
        found = _weighted_sums(labels, weights_of(noun), np.positive)
        if alike := things().get(noun):
            odds = STEEP * (_closeness(labels, alike) - CLOSE)
            found = np.maximum(found, 1 / (1 + np.exp(-odds)))
    return np.minimum(found, 1).astype(np.float32)


def _closeness(labels: NDArray[np.void], weights: Mapping[int, float]) -> NDArray[np.float32]:
    """Return the mean logarithm of how much likelier some labels are than UNLIKELY, (n,)."""
    total = np.float32(max(sum(weights.values()), UNLIKELY))
    return _weighted_sums(labels, weights, lambda likely: np.log1p(likely / UNLIKELY) / total)


def _weighted_sums(
    labels: NDArray[np.void], weights: Mapping[int, float], of: Callable[[Matrix], Matrix]
) -> NDArray[np.float32]:
    meant = np.zeros(1 + np.iinfo(np.uint16).max, np.float32)
    meant[list(weights)] = list(weights.values())
    found = np.zeros(len(labels), np.float32)
    for start in range(0, len(labels), ROWS):
        part = labels[start : start + ROWS]
        counted = of(part["probability"].astype(np.float32))
        found[start : start + ROWS] = (meant[part["label"]] * counted).sum(axis=1)
    return found


def plain_probabilities(labels: NDArray[np.void]) -> NDArray[np.float32]:
    """Return the labels' probabilities without TEMPERATURE, as the network learned, (n, labels)."""
    likely: NDArray[np.float32] = labels["probability"].astype(np.float32) ** TEMPERATURE
    likely /= np.maximum(likely.sum(axis=1, keepdims=True), np.finfo(np.float32).tiny)
    return likely


def together(chances: Sequence[NDArray[np.float32]]) -> NDArray[np.float32]:
    """Return how likely photos show all of some things: the geometric mean of ``chances`` (n,).

    Labels share one photo's probability. Photos without any of the things get 0.
    """
    if len(chances) == 1:
        return chances[0]
    logs = np.mean([np.log(np.maximum(each, UNLIKELY)) for each in chances], axis=0)
    found: NDArray[np.float32] = np.exp(logs).astype(np.float32)
    found[np.max(chances, axis=0) <= UNLIKELY] = 0
    return found
