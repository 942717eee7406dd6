"""Measure how well a metric brings a class together.

Every query ranks all other photos by the exact distance, without codes.
"""

from __future__ import annotations

import numpy as np

from engine.evaluation.ranking import average_precision
from engine.feedback.candidates import squared_distances
from engine.feedback.photo_vectors import gather
from engine.index.base import StoredVectors
from engine.metrics.metric import Metric
from engine.types import Rows


def mean_average_precision(
    metric: Metric, vectors: StoredVectors, rows: Rows, labels: Rows, queries: Rows
) -> float:
    """Return how well ``metric`` brings photos of one folder together, 0 to 1.

    Each of ``queries``, which are among ``rows``, ranks the rest of ``rows`` (n,); photos with the
    same of ``labels`` (n,) are relevant.
    """
    embedding = metric.embed(gather(vectors, rows))
    precisions = []
    for position in np.flatnonzero(np.isin(rows, queries)):
        distances = squared_distances(embedding[position : position + 1], embedding)[0]
        order = np.argsort(distances, kind="stable")
        order = order[order != position]
        precisions.append(average_precision(labels[order] == labels[position]))
    return float(np.mean(precisions))
