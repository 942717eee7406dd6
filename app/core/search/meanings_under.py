"""What may be meant in a search under a metric: what the engine is told of the modalities."""

from __future__ import annotations

import numpy as np

from likewise.engine.feedback.meanings import Meanings, meanings
from likewise.engine.metrics.metric import Metric
from likewise.features.families import prior
from likewise.features.looks import looks


def meanings_under(metric: Metric) -> Meanings | None:
    """What a person may mean by alike; None where no modality outweighed the others at first."""
    start = prior(metric.modalities)
    if start is None:
        return None
    begun = np.array([start[name] for name in metric.modalities])
    return meanings(metric.weights, begun, looks(metric.modalities))
