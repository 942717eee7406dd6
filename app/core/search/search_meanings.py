"""Meanings of a search: what a person may mean by alike, as weights of its modalities."""

from __future__ import annotations

import numpy as np

from engine.feedback.meanings import Meanings, meanings
from engine.metrics.metric import Metric
from features.families import prior
from features.looks import looks


def search_meanings(metric: Metric) -> Meanings | None:
    """What a person may mean by alike; None where no modality outweighed the others at first."""
    start = prior(metric.modalities)
    if start is None:
        return None
    begun = np.array([start[name] for name in metric.modalities])
    return meanings(metric.weights, begun, looks(metric.modalities))
