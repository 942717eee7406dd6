"""The map of a library: made, kept in a file, made again where that is due."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.sparse import csr_matrix

from app.core.map import library_map, making
from app.core.map.library_map import LibraryMaps
from app.core.map.making import Phase, StoredMap, make_map, read_map, run, write_map
from app.core.map.regions import LibraryMap
from app.core.search.session import SearchSession
from engine.map.embedding import affinities, principal_start
from engine.map.neighbours import nearest_neighbours
from engine.steps import finish

# The map of an open library: of now or not, and new photos between their neighbours.


@pytest.fixture
def maps(session: SearchSession, monkeypatch: pytest.MonkeyPatch) -> LibraryMaps:
    monkeypatch.setattr(making, "NEW_OF_FEW", (Phase(50, 12.0, 0.5), Phase(25, 1.0, 0.8)))
    list(session.idle.prepare())
    return LibraryMaps(session)


def make(maps: LibraryMaps) -> LibraryMap:
    list(maps.prepare())
    list(make_map(maps.folder, 1))
    maps.load()
    found = maps.current()
    assert found is not None
    return found


def test_before_one_is_made_there_is_none(maps: LibraryMaps) -> None:
    maps.load()
    assert maps.current() is None
    assert maps.outdated()


def test_every_photo_has_a_cell_of_its_own(maps: LibraryMaps, photos: Any) -> None:
    found = make(maps)
    assert sorted(found.photos.tolist()) == sorted(photos.ids)
    assert len(np.unique(found.cells, axis=0)) == len(photos.ids)
    assert found.colours.shape == (len(photos.ids), 3)
    assert not maps.outdated()


def test_what_was_gathered_is_gathered_once(maps: LibraryMaps) -> None:
    assert len(list(maps.prepare())) > 0
    assert list(maps.prepare()) == []
    assert making.read_input(maps.folder) is not None


def test_a_map_made_under_another_metric_is_outdated(
    maps: LibraryMaps, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(maps)
    monkeypatch.setattr(library_map, "map_key", lambda *_: "another metric")
    assert maps.outdated()
    assert maps.current() is not None  # it is shown until the new one is there


# t-SNE: alike points end near each other; each run gives the same, bit for bit.

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


# Files of the map: what is damaged is as if it was not there.

MAP = StoredMap(
    key="a key",
    photos=np.array([4, 9]),
    points=np.array([[0.0, 1.0], [2.0, 3.0]]),
    cells=np.array([[0, 0], [1, 0]], np.int32),
    colours=np.array([[1, 2, 3], [4, 5, 6]], np.uint8),
    x=np.ones((2, 3), np.float16),
    mean=np.zeros(5, np.float32),
    axes=np.eye(3, 5, dtype=np.float32),
    parent=np.array([-1]),
    count=np.array([2]),
    middle=np.zeros((1, 2)),
    spread=np.zeros((1, 2)),
    shown=np.array([9]),
    names=("dog",),
)


def test_a_map_comes_back_as_it_was(tmp_path: Path) -> None:
    write_map(tmp_path, MAP)
    found = read_map(tmp_path)
    assert found is not None
    assert (found.key, found.names) == (MAP.key, MAP.names)
    assert found.cells.tolist() == MAP.cells.tolist()
    assert found.x.dtype == np.float16


def test_without_a_file_there_is_none(tmp_path: Path) -> None:
    assert read_map(tmp_path / "nowhere") is None


@pytest.mark.parametrize("at", [10, 200, -20, -100])
def test_a_changed_byte_is_noticed(tmp_path: Path, at: int) -> None:
    write_map(tmp_path, MAP)
    path = tmp_path / "map.likewise"
    content = bytearray(path.read_bytes())
    content[at] ^= 0xFF
    path.write_bytes(bytes(content))
    found = read_map(tmp_path)
    if found is not None:  # the byte was padding between two arrays
        assert found.points.tolist() == MAP.points.tolist()
        assert found.shown.tolist() == MAP.shown.tolist()


def test_half_a_file_is_none(tmp_path: Path) -> None:
    write_map(tmp_path, MAP)
    path = tmp_path / "map.likewise"
    path.write_bytes(path.read_bytes()[:-40])
    assert read_map(tmp_path) is None


def test_another_version_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_map(tmp_path, MAP)
    monkeypatch.setattr(making, "VERSION", making.VERSION + 1)
    assert read_map(tmp_path) is None
