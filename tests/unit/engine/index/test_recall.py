"""Recall, by hand."""

from __future__ import annotations

import numpy as np

from engine.index import Hits
from engine.index.recall import recall


def test_recall_is_fair_to_ties() -> None:
    truth = Hits(np.array([1, 2]), np.array([0.5, 1.0], np.float32))
    assert recall(Hits(np.array([1, 8]), np.array([0.5, 1.0], np.float32)), truth) == 1.0
    assert recall(Hits(np.array([1, 8]), np.array([0.5, 1.1], np.float32)), truth) == 0.5
    nothing = Hits(np.empty(0, np.int64), np.empty(0, np.float32))
    assert recall(nothing, truth) == 0.0
    assert recall(nothing, nothing) == 1.0
