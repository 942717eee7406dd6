"""t-SNE: alike points end near each other; resuming at any step gives the same, bit for bit."""

from __future__ import annotations

import copy
from collections.abc import Sequence

import numpy as np
import pytest
from scipy.sparse import csr_matrix

from app.core.map import making
from app.core.map.making import Phase, State, advance, iterations
from engine.map.embedding import affinities, principal_start
from engine.map.neighbours import nearest_neighbours

SHORT = (Phase(50, 12.0, 0.5), Phase(10, 1.0, 0.8))


def groups(count: int = 90) -> np.ndarray:
    random = np.random.default_rng(0)
    middles = np.eye(3, 10) * 20
    return (middles[np.arange(count) % 3] + random.normal(size=(count, 10))).astype(np.float32)


def graph_of(x: np.ndarray) -> csr_matrix:
    return affinities(np.concatenate([part for _, part in nearest_neighbours(x, 10, 0)]))


def run(state: State, graph: csr_matrix, phases: Sequence[Phase]) -> State:
    while state.done < iterations(phases):
        advance(state, graph, phases, 1)
    return state


def test_steps_end_with_their_phase() -> None:
    graph = graph_of(groups())
    state = State.of(principal_start(groups()))
    done = []
    while state.done < iterations(SHORT):
        advance(state, graph, SHORT, 1)
        done.append(state.done)
    assert done == [25, 50, 60]
    advance(state, graph, SHORT, 1)
    assert state.done == 60


def test_alike_points_end_near_each_other() -> None:
    x = groups()
    graph = graph_of(x)
    points = run(State.of(principal_start(x)), graph, SHORT).points
    distances = np.linalg.norm(points[:, None] - points, axis=2)
    alike = np.arange(len(x))[:, None] % 3 == np.arange(len(x)) % 3
    assert distances[alike].mean() < 0.5 * distances[~alike].mean()


@pytest.mark.slow
@pytest.mark.parametrize("interpolated_from", [10, 10_000])
def test_threads_and_resuming_change_nothing(
    monkeypatch: pytest.MonkeyPatch, interpolated_from: int
) -> None:
    monkeypatch.setattr(making, "INTERPOLATED_FROM", interpolated_from)
    phases = (Phase(25, 12.0, 0.5), Phase(5, 1.0, 0.8))
    x = groups()
    graph = graph_of(x)
    state = State.of(principal_start(x))
    on_two = copy.deepcopy(state)
    advance(state, graph, phases, 1)
    advance(on_two, graph, phases, 2)
    assert (on_two.points == state.points).all()
    kept = copy.deepcopy(state)
    whole = run(state, graph, phases)
    graph = graph_of(x)  # as after a new start
    assert (run(kept, graph, phases).points == whole.points).all()
