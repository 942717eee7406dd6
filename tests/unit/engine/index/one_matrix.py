"""A metric of one matrix that can be turned, and photos to search by it."""

from __future__ import annotations

import numpy as np

from engine.index import HashIndex, HashSettings
from engine.metrics.metric import Metric
from engine.types import Float64

SIZE = 24


SMALL = HashSettings(bits=256, components=24, candidates=50, share=0.0, shortlist=40)


def of_one_matrix(matrix: Float64) -> Metric:
    """A metric over a single modality."""
    return Metric({"a": SIZE}, np.ones(1), {"a": matrix})


def turned(angle: float) -> Metric:
    """Sees the first axes of two halves of the space; ``angle`` moves it from one to the other."""
    weights = np.concatenate([np.full(SIZE // 2, np.cos(angle)), np.full(SIZE // 2, np.sin(angle))])
    return of_one_matrix(np.diag(weights))


def photos(n: int) -> dict[str, np.ndarray]:
    return {"a": np.random.default_rng(0).standard_normal((n, SIZE)).astype(np.float32)}


def built(kind: type[HashIndex], metric: Metric, n: int = 3000) -> HashIndex:
    index = kind(metric, SMALL)
    index.build(photos(n))
    return index
