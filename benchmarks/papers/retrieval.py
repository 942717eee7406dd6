"""Retrieve photos as in Wu et al. 2016: mAP of queries against the rest of a collection."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.spatial.distance import cdist

from benchmarks.peers.environment import call
from engine.evaluation.ranking import average_precision
from engine.metrics.metric import Metric
from engine.metrics.oasis import OASIS

Array = NDArray[np.float64]
Rows = NDArray[np.int64]
PEERS = Path(__file__).parents[1] / "peers" / "metric_learners.py"


NOTHING = 1e-9
"""A component with less than this share of the largest one's spread is a rounding error."""


@dataclass(frozen=True)
class Task:
    """One seed's split: all photos, and the rows that train, choose settings and are queries."""

    vectors: dict[str, Array]
    labels: Rows
    train: Rows
    validation: Rows
    test: Rows
    triplets: Rows

    @property
    def concatenated(self) -> Array:
        """All modalities side by side, (n, sum d_k)."""
        return np.concatenate(list(self.vectors.values()), axis=1)


Distances = Callable[[Rows], Array]
"""Queries (q,) -> distances (q, n) to every photo."""


def mean_average_precision(task: Task, distances: Distances, queries: Rows) -> float:
    """Return mAP; each query ranks all other photos, and those of its class are relevant."""
    scores = []
    for query, row in zip(queries, distances(queries), strict=True):
        order = np.argsort(row, kind="stable")
        order = order[order != query]
        scores.append(average_precision(task.labels[order] == task.labels[query]))
    return float(np.mean(scores))


def euclidean(points: Array) -> Distances:
    """Return squared Euclidean distances between rows of ``points`` (n, d)."""
    return lambda queries: cdist(points[queries], points, "sqeuclidean")


def of_metric(task: Task, metric: Metric) -> Distances:
    """Return the distances of a multi-modal metric."""
    return euclidean(metric.embed(task.vectors).astype(np.float64))


def uniform(parts: Iterable[Distances]) -> Distances:
    """Return the sum of several modalities' distances."""
    parts = list(parts)
    return lambda queries: np.sum([part(queries) for part in parts], axis=0)


def best(task: Task, parts: Iterable[Distances]) -> Distances:
    """Return the modality with the highest mAP on the validation part."""
    return max(parts, key=lambda part: mean_average_precision(task, part, task.validation))


def chosen(task: Task, settings: Iterable[float], learn: Callable[[float], Distances]) -> float:
    """Return the setting whose distances have the highest mAP on the validation part."""
    return max(settings, key=lambda s: mean_average_precision(task, learn(s), task.validation))


def oasis(task: Task, points: Array, C: float) -> Distances:
    """Return minus the similarity that OASIS learns on ``points`` (n, d).

    W - I lies in the span of the training photos, so W is learned in an orthonormal basis of that
    span, exactly and in far fewer dimensions; ``oasis_seconds`` times the algorithm as published.
    """
    centred = points - points[task.train].mean(axis=0)
    span = np.linalg.qr(centred[task.train].T)[0]  # (d, min(d, n))
    coordinates = centred @ span
    learner = OASIS(C=C, centre=False).fit(coordinates)
    learner.partial_fit(coordinates, task.triplets)
    change = learner.matrix_ - np.eye(span.shape[1])
    moved = coordinates @ change

    def distances(queries: Rows) -> Array:
        return -(centred[queries] @ centred.T + moved[queries] @ coordinates.T)

    return distances


def oasis_seconds(task: Task, points: Array, C: float, steps: int) -> float:
    """Return CPU seconds for all triplets in the full space, from the first ``steps``."""
    learner = OASIS(C=C).fit(points[task.train])
    start = time.process_time()
    learner.partial_fit(points, task.triplets[:steps])
    return (time.process_time() - start) * len(task.triplets) / steps


def peer(
    task: Task, algorithm: str, tables: dict[str, Array], dimensions: int, **settings: object
) -> tuple[dict[str, Distances], dict[str, float]]:
    """Return distances and CPU seconds of a metric-learn algorithm on each of ``tables`` (n, d).

    It learns on at most the first ``dimensions`` principal components, and on none without spread:
    on all of them RCA has no inverse and LMNN takes hours.
    """
    reduced = {}
    for name, table in tables.items():
        centred = table - table[task.train].mean(axis=0)
        _, spread, directions = np.linalg.svd(centred[task.train], full_matrices=False)
        directions = directions[spread > NOTHING * spread[0]][:dimensions]
        reduced[name] = centred @ directions.T
    given = {f"x.{name}": table[task.train] for name, table in reduced.items()}
    answer = call(PEERS, algorithm, json.dumps(settings), y=task.labels[task.train], **given)
    distances = {
        name: euclidean(table @ answer[f"components.{name}"].T) for name, table in reduced.items()
    }
    return distances, {name: float(answer[f"seconds.{name}"]) for name in tables}
