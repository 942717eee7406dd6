"""Measures of rankings and of retrieval by class, with bootstrap intervals."""

from __future__ import annotations

from engine.evaluation.bootstrap import mean_interval
from engine.evaluation.ranking import average_precision, precision_at, recall_at
from engine.evaluation.retrieval import mean_average_precision

__all__ = [
    "average_precision",
    "mean_average_precision",
    "mean_interval",
    "precision_at",
    "recall_at",
]
