"""Metric learners with scikit-learn's interface, one per file, and the registry of their names.

    LOMDML    learns from triplets over several modalities: the program's own learner
    Metric    what it has learned, as a value
    Euclid    the metric before anything is learned
    LEARNERS  every learner by name; `create` makes one of several modalities from any

The others call BLAS at each step, and SciPy is slow to load for a program that does without them:
import them from their files, as `from engine.metrics.pair_learners import LEGO`.
"""

from __future__ import annotations

from engine.metrics.euclid import Euclid
from engine.metrics.lomdml import LOMDML
from engine.metrics.metric import Metric
from engine.metrics.registry import LEARNERS, create, load, save

__all__ = ["LEARNERS", "LOMDML", "Euclid", "Metric", "create", "load", "save"]
