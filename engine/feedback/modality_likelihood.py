"""Reweight the modalities by how likely each makes a search's thumbs (Bayes).

Where one modality outweighs all others from the start, the photos of a page are near in it whatever
was meant, so thumbs down among them are evidence, too: if what is nearest in subject is not meant,
the subject is not. A hypothesis is a weight for each modality: one modality alone, or all alike.
Under the right one, photos near to what is liked are liked, and others hardly ever.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from likewise.engine.feedback.candidates import squared_distances
from likewise.engine.types import Float32, Float64, Floats, Rows

EVEN = 0.2  # probability beforehand that all modalities count alike; the others follow the weights
LIKED = 0.7  # probability that the nearest photo is liked, less LEAST
LEAST = 0.05  # that any photo is liked
NEAR = 0.05  # share of the photos that are nearer, where half of LIKED is left


def modality_likelihood(
    points: Float32, labels: Floats, widths: Sequence[int], weights: Floats
) -> Float64:
    """The weight of each modality in this search, float64 (m,), with a mean of 1 by ``weights``.

    ``points``, ``labels`` and ``widths`` as `modality_reweighting` takes them; ``weights`` (m,),
    theta, is what the entries of each modality in z were weighed with. All are 1 without a thumb.
    """
    positives, judged = np.flatnonzero(labels > 0), np.flatnonzero(labels)
    if len(widths) < 2 or len(judged) < 2 or not len(positives):
        return np.ones(len(widths))
    hypotheses = np.vstack([np.eye(len(widths)), np.full(len(widths), 1 / len(widths))])
    ranks = _ranks(hypotheses, points, positives, judged, widths, weights)
    chances = LEAST + LIKED / (1 + np.square(ranks / NEAR))
    liked = labels[judged] > 0
    likelihoods = np.log(np.where(liked, chances, 1 - chances)).sum(axis=1)
    before = np.append((1 - EVEN) * weights, EVEN)
    after = before * np.exp(likelihoods - likelihoods.max())
    meant: Float64 = (after @ hypotheses) / after.sum()
    return np.maximum(meant / weights, np.finfo(np.float32).eps)


def _ranks(
    hypotheses: Float64,
    points: Float32,
    positives: Rows,
    judged: Rows,
    widths: Sequence[int],
    weights: Floats,
) -> Float64:
    """Share of the points that are nearer to what is liked than each of ``judged``, (h, j).

    Nearer to the nearest of ``positives``, of which a photo is not its own; under each hypothesis.
    """
    blocks = np.split(points, np.cumsum(widths)[:-1], axis=1)
    apart = np.stack([squared_distances(block[positives], block) for block in blocks])
    apart /= weights[:, np.newaxis, np.newaxis].astype(np.float32)
    distances = np.tensordot(hypotheses.astype(np.float32), apart, 1)  # (h, p, n)
    first = distances.min(axis=1)
    second = np.partition(distances, 1, axis=1)[:, 1] if len(positives) > 1 else first
    ranks = np.zeros((len(hypotheses), len(judged)))  # the same under all where none can be told
    for place, row in enumerate(judged):
        mine = np.searchsorted(positives, row)
        others = first
        if mine < len(positives) and positives[mine] == row:
            if len(positives) == 1:
                continue
            others = np.where(distances[:, mine] == first, second, first)
        ranks[:, place] = (others < others[:, [row]]).mean(axis=1)
    return ranks
