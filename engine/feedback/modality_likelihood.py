"""Reweight the modalities by how likely each meaning makes a search's thumbs (Bayes).

Where one modality outweighs all others from the start, the photos of a page are near in it whatever
was meant, so thumbs down among them are evidence, too: if what is nearest in subject is not meant,
the subject is not. Under the right one of the ``Meanings`` photos near to what is liked are liked,
and others hardly ever.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.feedback.candidates import squared_distances
from engine.feedback.meanings import SHARES, Meanings
from engine.types import Float32, Float64, Floats, Mask, Rows

LEAST = 0.03  # probability that any photo is liked
NEAR = 0.05  # share of the photos that are nearer, where half as many are liked as of the nearest


def modality_likelihood(
    points: Float32, labels: Floats, widths: Sequence[int], meant: Meanings
) -> Float64:
    """The weight of each modality in this search, float64 (m,), with a mean of 1 by ``learned``.

    ``points``, ``labels`` and ``widths`` as `modality_reweighting` takes them; the entries of each
    modality in z were weighed with ``meant.learned``. All are 1 without a thumb.
    """
    positives, judged = np.flatnonzero(labels > 0), np.flatnonzero(labels)
    if len(widths) < 2 or len(judged) < 2 or not len(positives):
        return np.ones(len(widths))
    ranks = _ranks(meant, points, positives, judged, widths)
    fall = 1 / (1 + np.square(ranks / NEAR))
    likelihoods = np.stack([_likelihood(share * fall, labels[judged] > 0) for share in SHARES], 1)
    likelihoods += np.log(np.maximum(meant.chances, np.finfo(np.float64).tiny))
    after = np.exp(likelihoods - likelihoods.max()).sum(axis=1)
    weights: Float64 = (after @ meant.weights) / after.sum()
    return np.maximum(weights / meant.learned, np.finfo(np.float32).eps)


def _likelihood(near: Float64, liked: Mask) -> Float64:
    """Logarithm of the likelihood of the thumbs ``liked`` (j,) under each meaning, (h,)."""
    chances = LEAST + near
    likelihoods: Float64 = np.log(np.where(liked, chances, 1 - chances)).sum(axis=1)
    return likelihoods


def _ranks(
    meant: Meanings, points: Float32, positives: Rows, judged: Rows, widths: Sequence[int]
) -> Float64:
    """Share of the points that are nearer to what is liked than each of ``judged``, (h, j).

    Nearer to the nearest of ``positives``, of which a photo is not its own; under each meaning.
    """
    blocks = np.split(points, np.cumsum(widths)[:-1], axis=1)
    apart = np.stack([squared_distances(block[positives], block) for block in blocks])
    apart /= meant.learned[:, np.newaxis, np.newaxis].astype(np.float32)
    distances = np.tensordot(meant.weights.astype(np.float32), apart, 1)  # (h, p, n)
    first = distances.min(axis=1)
    second = np.partition(distances, 1, axis=1)[:, 1] if len(positives) > 1 else first
    ranks = np.zeros((len(distances), len(judged)))  # the same under all where none can be told
    for position, row in enumerate(judged):
        mine = np.searchsorted(positives, row)
        others = first
        if mine < len(positives) and positives[mine] == row:
            if len(positives) == 1:
                continue
            others = np.where(distances[:, mine] == first, second, first)
        ranks[:, position] = (others < others[:, [row]]).mean(axis=1)
    return ranks
