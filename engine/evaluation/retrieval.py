"""Measure how well a metric, and each of its modalities alone, brings a class together.

Every query ranks all other photos by the exact distance, without codes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.errors import InputError
from engine.evaluation.ranking import average_precision, precision_at, recall_at
from engine.feedback.candidates import squared_distances
from engine.feedback.photo_vectors import gather
from engine.index.base import Matrix, StoredVectors
from engine.metrics.metric import Metric
from engine.types import Float32, Float64, Rows


@dataclass(frozen=True)
class Scores:
    """Per query, float64 (q,): precision and recall at k, and average precision."""

    precision: Float64
    recall: Float64
    average_precision: Float64


@dataclass(frozen=True)
class Retrieval:
    """``combined``: by the metric's distance; ``alone``: by that of each modality, by name."""

    combined: Scores
    alone: dict[str, Scores]


def retrieve(
    metric: Metric,
    vectors: StoredVectors,
    rows: Rows,
    labels: Rows,
    queries: Rows,
    k: int,
    seed: int = 0,
) -> Retrieval:
    """Rank ``rows`` (n,) for each of their positions ``queries`` (q,), without the query itself.

    Photos with the same of ``labels`` (n,) are relevant. Equal distances are ordered at random
    (``seed``): rows are often sorted by folder, which would favour or harm a class. Holds q x n
    distances in memory, twice. Raises InputError for positions that are not in ``rows``.
    """
    if queries.size and not 0 <= queries.min() <= queries.max() < len(rows):
        raise InputError(f"queries are places among {len(rows)} rows; {queries.max()} is none.")
    ties = np.random.default_rng(seed).permutation(len(rows))
    total = np.zeros((len(queries), len(rows)), np.float32)
    alone = {}
    for weight, modality in zip(metric.weights, metric.modalities, strict=True):
        points = _Projected(metric, modality, vectors[modality], rows)
        apart = squared_distances(points.at(queries), points)
        total += np.float32(weight) * apart
        alone[modality] = _scores(apart, labels, queries, ties, k)
    return Retrieval(_scores(total, labels, queries, ties, k), alone)


def joined(parts: Sequence[Retrieval]) -> Retrieval:
    """Return the results of several batches of queries as one."""
    alone = {name: _joined([part.alone[name] for part in parts]) for name in parts[0].alone}
    return Retrieval(_joined([part.combined for part in parts]), alone)


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


class _Projected:
    """One modality of some rows under a metric, computed on access."""

    def __init__(self, metric: Metric, modality: str, matrix: Matrix, rows: Rows) -> None:
        self._metric, self._modality, self._matrix, self._rows = metric, modality, matrix, rows

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self._rows), self._matrix.shape[1])

    def __getitem__(self, part: slice | Rows, /) -> Float32:
        return self.at(np.arange(len(self._rows))[part])

    def at(self, positions: Rows) -> Float32:
        """Return the points of the rows at ``positions``, (len(positions), r)."""
        read = np.asarray(self._matrix[self._rows[positions]], np.float32)
        return np.asarray(self._metric.project(self._modality, read), np.float32)


def _scores(distances: Float32, labels: Rows, queries: Rows, ties: Rows, k: int) -> Scores:
    """Score rankings by ``distances`` (q, n); ``ties`` is a permutation of n that orders ties."""
    measured = np.empty((3, len(queries)))
    for number, query in enumerate(queries):
        ranked = ties[np.argsort(distances[number, ties], kind="stable")]
        relevant = labels[ranked[ranked != query]] == labels[query]
        measured[:, number] = (
            precision_at(relevant, k),
            recall_at(relevant, k),
            average_precision(relevant),
        )
    return Scores(*measured)


def _joined(parts: Sequence[Scores]) -> Scores:
    return Scores(
        np.concatenate([part.precision for part in parts]),
        np.concatenate([part.recall for part in parts]),
        np.concatenate([part.average_precision for part in parts]),
    )
