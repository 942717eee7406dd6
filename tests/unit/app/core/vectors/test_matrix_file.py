"""Rows of a matrix on the disk: what a memory map gives, without its signals for a cut file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.vectors import vectors as module
from app.core.vectors.vectors import PROBED, MatrixFile


class FaultError(Exception):
    """Stands for what the caller raises."""


def matrix_file(folder: Path, rows: int, entries: int = 3) -> tuple[MatrixFile, np.ndarray]:
    path = folder / "m.f32"
    whole = np.arange(rows * entries, dtype=np.float32).reshape(rows, entries)
    path.write_bytes(whole.tobytes())
    return MatrixFile(path, rows, entries, FaultError), whole


@pytest.mark.slow
@given(st.data())
def test_gives_what_an_array_gives(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    rows, entries = data.draw(st.integers(1, 40)), data.draw(st.sampled_from([1, 3, 1_365]))
    found, whole = matrix_file(tmp_path_factory.mktemp("m"), rows, entries)
    part = data.draw(st.slices(rows))
    np.testing.assert_array_equal(found[part], whole[part])
    wanted = data.draw(st.lists(st.integers(0, rows - 1)))
    np.testing.assert_array_equal(found[wanted], whole[np.asarray(wanted, np.int64)])
    assert (found.shape, len(found), found.nbytes) == (whole.shape, rows, whole.nbytes)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is asked ahead")
@pytest.mark.parametrize("on_disk", [True, False])
def test_rows_that_must_come_from_the_disk_are_all_asked_for_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, on_disk: bool
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(
        os, "posix_fadvise", lambda file, at, length, advice: asked.append((at, length))
    )
    monkeypatch.setattr(module, "LARGE", 0)
    monkeypatch.setattr(module, "FROM_MEMORY", -1.0 if on_disk else float("inf"))
    found, whole = matrix_file(tmp_path, 100)
    wanted = [*range(0, 2 * PROBED, 2), 99, 50]
    np.testing.assert_array_equal(found[wanted], whole[wanted])
    assert asked == ([(99 * 12, 12), (50 * 12, 12)] if on_disk else [])
    np.testing.assert_array_equal(found[wanted[:PROBED]], whole[wanted[:PROBED]])
    assert len(asked) == (2 if on_disk else 0)  # nothing is left to be asked for


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is asked ahead")
def test_rows_come_though_the_system_takes_no_advice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: int) -> None:
        raise OSError(22, "Invalid argument")

    monkeypatch.setattr(os, "posix_fadvise", refuse)
    monkeypatch.setattr(module, "LARGE", 0)
    monkeypatch.setattr(module, "FROM_MEMORY", -1.0)
    found, whole = matrix_file(tmp_path, 100)
    np.testing.assert_array_equal(found[list(range(40))], whole[:40])


def test_what_comes_behind_the_rows_is_not_seen(tmp_path: Path) -> None:
    found, whole = matrix_file(tmp_path, 4)
    with (tmp_path / "m.f32").open("ab") as file:
        file.write(bytes(100))
    np.testing.assert_array_equal(found[:], whole)


@pytest.mark.parametrize("row", [-1, 4])
def test_a_row_that_does_not_exist(tmp_path: Path, row: int) -> None:
    with pytest.raises(IndexError):
        matrix_file(tmp_path, 4)[0][[row]]


def test_a_file_that_is_short(tmp_path: Path) -> None:
    matrix_file(tmp_path, 4)
    with pytest.raises(ValueError, match="shorter"):
        MatrixFile(tmp_path / "m.f32", 5, 3, FaultError)


@pytest.mark.skipif(os.name == "nt", reason="Windows lets no open file be cut")
def test_a_file_that_is_cut_later_fails_what_reads_it_and_nothing_else(tmp_path: Path) -> None:
    found, whole = matrix_file(tmp_path, 2_000)
    os.truncate(tmp_path / "m.f32", 12 * 1_000)
    with pytest.raises(FaultError):
        found[[1, 1_500]]
    with pytest.raises(FaultError):
        found[990:1_010]
    np.testing.assert_array_equal(found[[1, 999]], whole[[1, 999]])


@pytest.mark.skipif(os.name == "nt", reason="Windows lets no open file be replaced")
def test_a_file_that_is_replaced_is_read_as_it_was(tmp_path: Path) -> None:
    found, whole = matrix_file(tmp_path, 4)
    (tmp_path / "other").write_bytes(b"")
    (tmp_path / "other").replace(tmp_path / "m.f32")
    np.testing.assert_array_equal(found[:], whole)
