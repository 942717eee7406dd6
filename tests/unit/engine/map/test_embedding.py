"""Embedding: alike points end near each other; resuming at any step gives the same, bit for bit."""

from __future__ import annotations

import copy
from collections.abc import Sequence

import numpy as np
import pytest

from likewise.engine.map import embedding
from likewise.engine.map.embedding import Phase, State, advance, affinities, filled, iterations
from likewise.engine.map.neighbours import nearest_neighbours

SHORT = (Phase(50, 12.0, 0.5), Phase(10, 1.0, 0.8))


def groups(count: int = 90) -> np.ndarray:
    random = np.random.default_rng(0)
    middles = np.eye(3, 10) * 20
    return (middles[np.arange(count) % 3] + random.normal(size=(count, 10))).astype(np.float32)


def graph_of(x: np.ndarray) -> tuple[np.ndarray, object]:
    nearest = np.concatenate([part for _, part in nearest_neighbours(x, 10, 0)])
    return nearest, affinities(nearest)


def run(state: State, graph: object, phases: Sequence[Phase]) -> State:
    while state.done < iterations(phases):
        advance(state, graph, phases, 1)
    return state


def test_affinities_are_symmetric_and_sum_to_one() -> None:
    nearest = np.array([[1], [0], [1]], np.int32)
    whole = affinities(nearest).toarray()
    np.testing.assert_allclose(whole, np.array([[0, 2, 0], [2, 0, 1], [0, 1, 0]]) / 6)


def test_steps_end_with_their_phase() -> None:
    _, graph = graph_of(groups())
    state = State.of(embedding.principal_start(groups()))
    done = []
    while state.done < iterations(SHORT):
        advance(state, graph, SHORT, 1)
        done.append(state.done)
    assert done == [25, 50, 60]
    advance(state, graph, SHORT, 1)
    assert state.done == 60


def test_alike_points_end_near_each_other() -> None:
    x = groups()
    _, graph = graph_of(x)
    points = run(State.of(embedding.principal_start(x)), graph, SHORT).points
    distances = np.linalg.norm(points[:, None] - points, axis=2)
    alike = np.arange(len(x))[:, None] % 3 == np.arange(len(x)) % 3
    assert distances[alike].mean() < 0.5 * distances[~alike].mean()


@pytest.mark.slow
@pytest.mark.parametrize("interpolated_from", [10, 10_000])
def test_threads_and_resuming_change_nothing(
    monkeypatch: pytest.MonkeyPatch, interpolated_from: int
) -> None:
    monkeypatch.setattr(embedding, "INTERPOLATED_FROM", interpolated_from)
    phases = (Phase(25, 12.0, 0.5), Phase(5, 1.0, 0.8))
    x = groups()
    _, graph = graph_of(x)
    state = State.of(embedding.principal_start(x))
    on_two = copy.deepcopy(state)
    advance(state, graph, phases, 1)
    advance(on_two, graph, phases, 2)
    assert (on_two.points == state.points).all()
    kept = copy.deepcopy(state)
    whole = run(state, graph, phases)
    _, graph = graph_of(x)  # as after a new start
    assert (run(kept, graph, phases).points == whole.points).all()


def test_a_new_photo_begins_among_its_neighbours() -> None:
    start = np.array([[0.0, 0.0], [2.0, 0.0], [np.nan, np.nan], [np.nan, np.nan]])
    nearest = np.array([[1, 2], [0, 2], [0, 1], [2, 2]], np.int32)
    positions = filled(start, nearest, np.zeros((4, 2), np.float32))
    np.testing.assert_allclose(positions, [[0, 0], [2, 0], [1, 0], [1, 0]])


def test_without_any_position_it_begins_anew() -> None:
    x = groups(12)
    nearest, _ = graph_of(x)
    positions = filled(np.full((12, 2), np.nan), nearest, x)
    assert (positions == embedding.principal_start(x)).all()
