"""Torn rows are found, and rows that nothing describes are torn."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.base.errors import LibraryDamagedError
from app.core.vectors import tables as module
from app.core.vectors.tables import torn_rows
from app.core.vectors.vectors import VectorStore

DIMENSIONS = {"color": 3, "edge": 2}


def stored(folder: Path, count: int = 5) -> VectorStore:
    """Rows that stand there, each full of its number."""
    store = VectorStore(folder, DIMENSIONS)
    column = np.arange(count, dtype=np.float32)[:, None]
    store.write(0, {name: np.repeat(column, d, axis=1) for name, d in DIMENSIONS.items()})
    store.close()
    return store


def tear(folder: Path, row: int, modality: str = "edge") -> None:
    """Change the last byte of a row."""
    with (folder / f"{modality}.f32").open("r+b") as file:
        file.seek((row + 1) * DIMENSIONS[modality] * 4 - 1)
        last = file.read(1)[0]
        file.seek(-1, 1)
        file.write(bytes([last ^ 1]))


def test_a_row_that_was_changed_is_torn(tmp_path: Path) -> None:
    store = stored(tmp_path)
    assert torn_rows(store, "edge", 5) == []
    tear(tmp_path, 4)
    tear(tmp_path, 1, "color")
    assert torn_rows(store, "edge", 5) == [4]
    assert torn_rows(store, "edge", 4) == []
    assert torn_rows(store, "color", 5) == [1]


@settings(deadline=None)
@given(st.integers(0, 30), st.integers(1, 7), st.data())
def test_all_that_are_torn_are_found(
    tmp_path_factory: pytest.TempPathFactory, count: int, at_once: int, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("m")
    store = stored(folder, count)
    torn = data.draw(st.sets(st.integers(0, count - 1))) if count else set()
    for row in torn:
        tear(folder, row)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(module, "CHECKED_AT_ONCE", at_once)
        assert torn_rows(store, "edge", count) == sorted(torn)


def test_a_row_without_its_checksum_is_torn_and_no_other(tmp_path: Path) -> None:
    store = stored(tmp_path)
    with (tmp_path / "edge.crc").open("r+b") as file:
        file.seek(2 * 4)
        file.write(bytes(4))
    assert torn_rows(store, "edge", 5) == [2]


@pytest.mark.parametrize("damage", ["gone", "short"])
def test_a_matrix_that_is_gone_or_short_is_an_error_that_names_it(
    tmp_path: Path, damage: str
) -> None:
    store = stored(tmp_path)
    path = tmp_path / "edge.f32"
    if damage == "gone":
        path.unlink()
    else:
        path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(LibraryDamagedError, match=r"edge\.f32"):
        torn_rows(store, "edge", 5)


@pytest.mark.parametrize("fault", [OSError(5, "Input/output error"), None])
def test_a_matrix_that_fails_while_it_is_read_is_an_error_that_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: OSError | None
) -> None:
    store = stored(tmp_path)

    def failing(path: Path) -> IO[bytes]:
        if fault is None:
            return Path(os.devnull).open("rb")  # it was cut after we looked
        raise fault

    monkeypatch.setattr(module, "opened", failing)
    with pytest.raises(LibraryDamagedError, match=r"edge\.f32"):
        torn_rows(store, "edge", 5)


def test_a_matrix_that_cannot_be_opened_is_not_called_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = stored(tmp_path)

    def failing(path: Path) -> IO[bytes]:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(module, "opened", failing)
    with pytest.raises(LibraryDamagedError, match="Too many open files"):
        torn_rows(store, "edge", 5)
