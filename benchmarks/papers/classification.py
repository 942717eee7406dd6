"""Compute nearest-neighbour errors of a metric on a public table."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.neighbors import KNeighborsClassifier

from benchmarks.papers.retrieval import PEERS
from benchmarks.peers.environment import call

Array = NDArray[np.float64]
Rows = NDArray[np.int64]


def error(
    components: Array, train: Array, train_labels: Rows, test: Array, labels: Rows, k: int
) -> float:
    """Return the percent of ``test`` that k neighbours misclassify, for W = ``components``."""
    classifier = KNeighborsClassifier(min(k, len(train)))
    classifier.fit(train @ components.T, train_labels)
    return 100 * float((classifier.predict(test @ components.T) != labels).mean())


def best_k_error(
    components: Array, train: Array, train_labels: Rows, test: Array, labels: Rows
) -> float:
    """Return the error of the odd k up to 25 that is best on ``test``, as Perez-Suay et al.
    report."""
    return min(error(components, train, train_labels, test, labels, k) for k in range(1, 26, 2))


def timed(learn: Callable[[], Any]) -> float:
    """Return the CPU seconds of ``learn``."""
    start = time.process_time()
    learn()
    return time.process_time() - start


def peer(
    algorithm: str,
    tables: dict[str, Array],
    own: Mapping[str, NDArray[Any]] | None = None,
    **given: Any,
) -> dict[str, tuple[Array, float]]:
    """Return components and CPU seconds of a metric-learn algorithm on each of ``tables``.

    ``given``: labels ``y``, or ``pairs`` with ``similar``; everything else is a setting. ``own``:
    the same by table, as ``y.NAME``.
    """
    arrays = {key: given.pop(key) for key in ("y", "pairs", "similar") if key in given}
    arrays |= dict(own or {})
    named = {f"x.{name}": table for name, table in tables.items()}
    answer = call(PEERS, algorithm, json.dumps(given), **arrays, **named)
    return {
        name: (answer[f"components.{name}"], float(answer[f"seconds.{name}"])) for name in tables
    }
