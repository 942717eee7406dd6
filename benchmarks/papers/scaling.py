"""Measure how the cost of one step grows with the dimension, against the papers' orders."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.papers.classification import timed
from benchmarks.papers.report import Report
from engine.metrics.lomdml import LOMDML
from engine.metrics.pair_learners import LEGO
from engine.metrics.passive_aggressive import PassiveAggressive
from engine.research.bdrm import ascend

SIZES = (125, 250, 500, 1000)
SIZES_QUICK = (50, 100)
RANK, ROWS, STEPS = 50, 60, 64


def run(data: Path, quick: bool) -> Report:
    """Return milliseconds per step at growing dimension n, and the slope over the largest sizes."""
    del data  # random vectors are used, as only their size matters
    report = Report("scaling: milliseconds a step by dimension")
    report.paper = {"exponent": {"LOMDML": 1, "LEGO": 2, "BDRM": 2, "PA-I-": 2, "PA-I+": 3}}
    sizes = SIZES_QUICK if quick else SIZES
    for name, prepare in PREPARED.items():
        times = [step_milliseconds(prepare, size) for size in sizes]
        for size, value in zip(sizes, times, strict=True):
            report.add(name, f"n = {size}", value)
        slope = np.polyfit(np.log(sizes[-3:]), np.log(times[-3:]), 1)[0]
        report.add(name, "exponent", slope)
    report.notes.append(
        "Exponents are of the three largest sizes. LOMDML has rank 50 and one modality; its start "
        "(a principal basis, once) is not part of a step. PA-I+ computes one eigenpair a step."
    )
    return report


def step_milliseconds(prepare: Callable[[int], Callable[[], Any]], size: int) -> float:
    """Return the best of three runs of STEPS steps."""
    return 1000 * min(timed(prepare(size)) for _ in range(3)) / STEPS


def _vectors(size: int) -> np.ndarray:
    return np.random.default_rng(0).normal(size=(ROWS, size)) / np.sqrt(2 * size)


def _lomdml(size: int) -> Callable[[], Any]:
    vectors = {"x": _vectors(size)}
    learner = LOMDML(RANK, initialisation="gaussian").fit(vectors)
    triplets = np.random.default_rng(1).integers(0, ROWS, (STEPS, 3))
    return partial(learner.partial_fit, vectors, triplets)


def _pairs(learner: Any, size: int) -> Callable[[], Any]:
    pairs = np.random.default_rng(1).integers(0, ROWS, (STEPS, 2))
    vectors = _vectors(size)
    learner.fit(vectors)
    return partial(learner.partial_fit, vectors, pairs, np.arange(STEPS) % 2 == 0)


def _bdrm(size: int) -> Callable[[], Any]:
    vectors, matrix = _vectors(size), np.eye(size)

    def steps() -> None:
        for k in range(STEPS):
            ascend(matrix, vectors[[k % ROWS, (k + 7) % ROWS]].T, 0.0, 100.0, 5.0)

    return steps


PREPARED: dict[str, Callable[[int], Callable[[], Any]]] = {
    "LOMDML": _lomdml,
    "LEGO": lambda size: _pairs(LEGO(), size),
    "BDRM": _bdrm,
    "PA-I-": lambda size: _pairs(PassiveAggressive(), size),
    "PA-I+": lambda size: _pairs(PassiveAggressive(positive=True), size),
}
