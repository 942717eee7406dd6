"""t-SNE: alike points end near each other; each run gives the same, bit for bit."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from scipy.sparse import csr_matrix

from app.core.map import making
from app.core.map.making import Phase, run
from engine.map.embedding import affinities, principal_start
from engine.map.neighbours import nearest_neighbours
from engine.steps import finish

SHORT = (Phase(50, 12.0, 0.5), Phase(10, 1.0, 0.8))


def groups(count: int = 90) -> np.ndarray:
    random = np.random.default_rng(0)
    middles = np.eye(3, 10) * 20
    return (middles[np.arange(count) % 3] + random.normal(size=(count, 10))).astype(np.float32)


def graph_of(x: np.ndarray) -> csr_matrix:
    return affinities(np.concatenate([part for _, part in nearest_neighbours(x, 10, 0)]))


def placed(x: np.ndarray, phases: Sequence[Phase], threads: int = 1) -> np.ndarray:
    return finish(run(principal_start(x), graph_of(x), phases, threads))


def test_steps_end_with_their_phase() -> None:
    x = groups()
    shares = list(run(principal_start(x), graph_of(x), SHORT, 1))
    assert np.diff(shares).tolist() == pytest.approx([0.89 * 25 / 60, 0.89 * 10 / 60])
    assert shares[-1] == pytest.approx(0.99)


def test_alike_points_end_near_each_other() -> None:
    points = placed(groups(), SHORT)
    distances = np.linalg.norm(points[:, None] - points, axis=2)
    alike = np.arange(len(points))[:, None] % 3 == np.arange(len(points)) % 3
    assert distances[alike].mean() < 0.5 * distances[~alike].mean()


@pytest.mark.slow
@pytest.mark.parametrize("interpolated_from", [10, 10_000])
def test_threads_and_runs_change_nothing(
    monkeypatch: pytest.MonkeyPatch, interpolated_from: int
) -> None:
    monkeypatch.setattr(making, "INTERPOLATED_FROM", interpolated_from)
    phases = (Phase(25, 12.0, 0.5), Phase(5, 1.0, 0.8))
    once = placed(groups(), phases)
    assert (placed(groups(), phases) == once).all()
    assert (placed(groups(), phases[:1], 2) == placed(groups(), phases[:1])).all()
