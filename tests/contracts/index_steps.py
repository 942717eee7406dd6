"""Libraries, metrics and indexes that the contracts of indexes begin with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest

from engine.index import HashSettings, Hits, Index
from engine.index.registry import INDEXES, index_class
from engine.metrics.metric import Metric

SIZES = {"color": 12, "gist": 30, "words": 60}
SMALL = HashSettings(bits=512, components=16, candidates=200, share=0.1, shortlist=80)
NEW = "scan"
"""An index that is registered for this test alone: what holds for it holds for the next one."""
CASES: dict[str, tuple[str, dict[str, Any]]] = {
    **{name: (name, {}) for name in (*INDEXES, NEW)},
    "exact, uncached": ("exact", {"cache_bytes": 0}),
    "hash": ("hash", {"settings": SMALL}),
    "adaptive": ("adaptive", {"settings": SMALL, "switch": 500}),
    "online_lsh": ("online_lsh", {"settings": SMALL}),
}
"""Every index of the registry, some with settings for libraries as small as these."""


def some_metric(seed: int = 0) -> Metric:
    """A metric of low rank, at random."""
    random = np.random.default_rng(seed)
    components = {
        name: random.standard_normal((min(10, size), size)) / np.sqrt(size)
        for name, size in SIZES.items()
    }
    return Metric(SIZES, np.array([0.5, 0.3, 0.2]), components)


def clicked(metric: Metric, random: np.random.Generator, strength: float = 0.15) -> Metric:
    """``metric`` after a click: a rank-one change of each W_k and a new theta."""
    components = {}
    for name, matrix in metric.components.items():
        x = random.standard_normal(SIZES[name])
        components[name] = matrix - strength * np.outer(matrix @ x, x) / (x @ x)
    theta = metric.weights * np.exp(0.1 * random.standard_normal(metric.weights.size))
    return Metric(SIZES, theta / theta.sum(), components)


COLOR_ALONE = Metric({"color": 12}, np.array([1.0]), {"color": np.eye(12)})


def photos(n: int, seed: int = 0) -> dict[str, np.ndarray]:
    """Clusters along a low-dimensional manifold, as photos are."""
    random = np.random.default_rng(seed)
    basis = np.random.default_rng(99)
    latent = (
        random.standard_normal((n, 6)) + 2 * basis.standard_normal((8, 6))[random.integers(0, 8, n)]
    )
    return {
        name: (
            latent @ basis.standard_normal((6, size)) + 0.3 * random.standard_normal((n, size))
        ).astype(np.float32)
        for name, size in SIZES.items()
    }


def one(vectors: dict[str, np.ndarray], *rows: int) -> dict[str, np.ndarray]:
    return {name: array[list(rows)] for name, array in vectors.items()}


def brute_force(
    metric: Metric,
    vectors: dict[str, np.ndarray],
    queries: dict[str, np.ndarray],
    k: int,
    rows: np.ndarray,
) -> Hits:
    """By the definition: sum_k theta_k ||W_k (p - q)||^2 in float64, smallest over the queries."""
    total = np.zeros((len(next(iter(queries.values()))), len(rows)))
    for theta, (name, matrix) in zip(metric.weights, metric.components.items(), strict=True):
        x = vectors[name].astype(np.float64)[rows]
        for i, q in enumerate(queries[name].astype(np.float64)):
            total[i] += theta * np.square((x - q) @ matrix.T).sum(axis=1)
    nearest = total.min(axis=0)
    order = np.lexsort((rows, nearest))[:k]
    return Hits(rows[order], nearest[order].astype(np.float32))


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(INDEXES, NEW, "tests.contracts.scan_index:ScanIndex")
        yield


def maker(case: str) -> Callable[[Metric], Index]:
    name, settings = CASES[case]
    return partial(index_class(name), **settings)


@pytest.fixture(params=CASES)
def make(request: pytest.FixtureRequest) -> Callable[[Metric], Index]:
    return maker(request.param)


def refresh(index: Index) -> None:
    assert list(index.refresh())[-1:] in ([1.0], [])
