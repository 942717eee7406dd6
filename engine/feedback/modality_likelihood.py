"""Reweight the modalities by how likely each meaning makes a search's thumbs (Bayes).

If one modality outweighs all others from the start, the photos of a page are near in it whatever
was meant. Thumbs down among them are therefore evidence too: if the nearest in subject are not
meant, the subject is not. Under the right one of the ``Meanings`` photos near to liked photos are
liked, and others hardly ever.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.feedback.candidates import squared_distances
from engine.feedback.meanings import SHARES, Meanings
from engine.types import Float32, Float64, Floats, Mask, Rows

MIN_CHANCE = 0.03  # probability that any photo is liked
NEAR = 0.05  # share of nearer photos at which the chance of a like is half that of the nearest


def modality_likelihood(
    points: Float32, labels: Floats, widths: Sequence[int], meant: Meanings
) -> Float64:
    """Return the weight of each modality, float64 (m,); its mean weighted by ``learned`` is 1.

    ``points``, ``labels`` and ``widths`` as in `modality_reweighting`; the entries of each modality
    in z are already weighted with ``meant.learned``. All are 1 without a thumb.
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
    """Return the log likelihood of the thumbs ``liked`` (j,) under each meaning, (h,)."""
    chances = MIN_CHANCE + near
    likelihoods: Float64 = np.log(np.where(liked, chances, 1 - chances)).sum(axis=1)
    return likelihoods


def _ranks(
    meant: Meanings, points: Float32, positives: Rows, judged: Rows, widths: Sequence[int]
) -> Float64:
    """Return the share of points nearer to a liked photo than each of ``judged``, (h, j).

    Distances are to the nearest of ``positives`` other than the photo itself, under each meaning.
    """
    blocks = np.split(points, np.cumsum(widths)[:-1], axis=1)
    apart = np.stack([squared_distances(block[positives], block) for block in blocks])
    apart /= meant.learned[:, np.newaxis, np.newaxis].astype(np.float32)
    distances = np.tensordot(meant.weights.astype(np.float32), apart, 1)  # (h, p, n)
    first = distances.min(axis=1)
    second = np.partition(distances, 1, axis=1)[:, 1] if len(positives) > 1 else first
    ranks = np.zeros((len(distances), len(judged)))  # stays 0 for an only positive
    for position, row in enumerate(judged):
        mine = np.searchsorted(positives, row)
        others = first
        if mine < len(positives) and positives[mine] == row:
            if len(positives) == 1:
                continue
            others = np.where(distances[:, mine] == first, second, first)
        ranks[:, position] = (others < others[:, [row]]).mean(axis=1)
    return ranks
