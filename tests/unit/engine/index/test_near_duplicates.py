"""Groups of rows that all but coincide: the same as by comparing each with each."""

from __future__ import annotations

import numpy as np
import pytest

from likewise.engine.index.near_duplicates import near_duplicate_groups
from likewise.engine.metrics.euclid import Euclid

DIMENSIONS = {"color": 9, "gist": 60}


def by_hand(vectors: dict[str, np.ndarray], order: np.ndarray, threshold: float) -> list[list[int]]:
    apart = Euclid(DIMENSIONS).pairwise(vectors, vectors)
    taken: set[int] = set()
    groups = []
    for place, row in enumerate(order.tolist()):
        if row in taken:
            continue
        near = [
            other
            for other in order[place + 1 :].tolist()
            if other not in taken and apart[row, other] <= threshold
        ]
        if near:
            groups.append([row, *near])
            taken.update(groups[-1])
    return groups


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("threshold", [0.01, 0.1, 0.6])
def test_nothing_near_is_missed_and_nothing_else_is_found(seed: int, threshold: float) -> None:
    random = np.random.default_rng(seed)
    sources = random.integers(80, size=400)
    spread = random.choice([0.0, 0.05, 0.3, 1.0], 400)[:, None]
    vectors = {}
    for name, dimension in DIMENSIONS.items():
        centres = random.normal(size=(80, dimension))
        noise = random.normal(size=(400, dimension))
        vectors[name] = ((centres[sources] + spread * noise) / dimension**0.5).astype(np.float32)
    order = random.choice(400, 350, replace=False)
    found = [
        rows.tolist()
        for rows in near_duplicate_groups(vectors, Euclid(DIMENSIONS), order, threshold)
    ]
    assert found == by_hand(vectors, order, threshold)
    assert found


def on_a_line(steps: list[float]) -> dict[str, np.ndarray]:
    """Photos at these places of one direction; steps of 1 are a D of 1 apart."""
    vectors = {name: np.zeros((len(steps), d), np.float32) for name, d in DIMENSIONS.items()}
    vectors["gist"][:, 0] = np.sqrt(2) * np.array(steps)
    return vectors


def test_a_chain_does_not_lead_from_one_photo_to_another() -> None:
    vectors = on_a_line([0.0, 0.9, 1.8, 2.7])
    groups = near_duplicate_groups(
        vectors, Euclid(DIMENSIONS), np.array([1, 0, 2, 3]), threshold=1.0
    )
    assert [rows.tolist() for rows in groups] == [[1, 0, 2]]


def test_only_the_rows_that_are_asked_about_are_looked_at() -> None:
    vectors = on_a_line([0.0, 0.0, 0.0, 5.0])
    metric = Euclid(DIMENSIONS)
    assert [
        rows.tolist() for rows in near_duplicate_groups(vectors, metric, np.array([2, 0]), 0.1)
    ] == [[2, 0]]
    for order in (np.array([3, 0]), np.array([0]), np.array([], np.int64)):
        assert not list(near_duplicate_groups(vectors, metric, order, 0.1))


def test_progress_counts_the_rows() -> None:
    told: list[tuple[int, int]] = []
    vectors = on_a_line([float(place) for place in range(200)])
    list(
        near_duplicate_groups(
            vectors, Euclid(DIMENSIONS), np.arange(200), 0.1, lambda *done: told.append(done)
        )
    )
    assert told == [(start, 200) for start in range(0, 200, 64)]
