"""Counts of the photos of folders, against the state of each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.core.base.photo_types import SEARCHABLE, PhotoState
from app.core.library.file_tables import Difference, FoundFile, apply_difference
from app.core.library.root_tables import deactivate_root, insert_root, root_infos
from app.core.store.catalogue import Catalogue


@pytest.fixture
def catalogue(tmp_path: Path) -> Iterator[Catalogue]:
    opened = Catalogue(tmp_path)
    yield opened
    opened.close()


def fill(catalogue: Catalogue, name: str, states: list[PhotoState]) -> int:
    """A root with a photo in each of these states, each of a content of its own."""
    root = insert_root(catalogue, Path(f"/{name}").absolute(), 1)
    files = [FoundFile(root, b"%d.jpg" % n, 1, 1) for n in range(len(states))]
    apply_difference(catalogue, Difference(new=files))
    with catalogue.transaction() as connection:
        connection.executemany(
            "UPDATE files SET state = ?, hash = ? WHERE root = ? AND path = ?",
            [(state, f"{name}{n}".encode(), root, b"%d.jpg" % n) for n, state in enumerate(states)],
        )
    return root


@pytest.mark.parametrize("seed", range(5))
def test_photos_are_counted_by_their_states(catalogue: Catalogue, seed: int) -> None:
    random, all_states = np.random.default_rng(seed), list(PhotoState)
    expected = {}
    for name in ("a", "b", "c"):
        states = [all_states[n] for n in random.integers(0, len(all_states), 40)]
        expected[fill(catalogue, name, states)] = states
    counts = {counted.id: counted for counted in root_infos(catalogue)}
    assert counts.keys() == expected.keys()
    for root, states in expected.items():
        assert counts[root].copies == 0
        assert counts[root].photos == sum(s in SEARCHABLE for s in states)
        assert counts[root].problems == states.count(PhotoState.FAILED)
        scanning = {info.id: info.state for info in root_infos(catalogue, scanning=True)}
        assert (scanning[root] == "scanning") == (PhotoState.PENDING in states)


def test_a_folder_without_photos_is_counted_and_a_removed_one_is_not(catalogue: Catalogue) -> None:
    empty, removed = fill(catalogue, "empty", []), fill(catalogue, "full", [PhotoState.READY] * 3)
    deactivate_root(catalogue, removed)
    (counted,) = root_infos(catalogue)
    assert (counted.id, counted.photos, counted.problems, counted.state) == (empty, 0, 0, "ready")
