"""Files of the map: what is damaged is as if it was not there."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.core.map import making
from app.core.map.making import StoredMap, read_map, write_map

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
