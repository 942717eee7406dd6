"""Matrices on disk: appended, read, never touched below a snapshot."""

from __future__ import annotations

import zlib
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.errors import LibraryDamagedError, StorageError
from app.core.vectors.vectors import VectorStore, checksums

DIMENSIONS = {"color": 3, "edge": 2}


def matrices(rows: int, start: float = 0.0) -> dict[str, np.ndarray]:
    return {
        name: np.arange(rows * d, dtype=np.float32).reshape(rows, d) + np.float32(start)
        for name, d in DIMENSIONS.items()
    }


@given(sizes=st.lists(st.integers(1, 4), min_size=1, max_size=5))
def test_what_was_written_is_read(
    tmp_path_factory: pytest.TempPathFactory, sizes: list[int]
) -> None:
    store = VectorStore(tmp_path_factory.mktemp("store"), DIMENSIONS)
    row = 0
    for number, size in enumerate(sizes):
        store.write(row, matrices(size, start=100.0 * number))
        row += size
    store.flush()
    read = store.read(row)
    for name in DIMENSIONS:
        wanted = [matrices(size, start=100.0 * n)[name] for n, size in enumerate(sizes)]
        np.testing.assert_array_equal(read[name][:], np.concatenate(wanted))
    store.close()


def test_a_snapshot_does_not_change_when_rows_are_added(tmp_path: Path) -> None:
    store = VectorStore(tmp_path, DIMENSIONS)
    store.write(0, matrices(2))
    store.flush()
    snapshot = store.read(2)
    store.write(2, matrices(3, start=50))
    store.flush()
    assert snapshot["color"].shape == (2, 3)
    np.testing.assert_array_equal(snapshot["color"][:], matrices(2)["color"])
    store.close()


def test_bytes_behind_the_committed_rows_are_overwritten(tmp_path: Path) -> None:
    store = VectorStore(tmp_path, DIMENSIONS)
    store.write(0, matrices(4, start=9))  # never committed: a kill came in between
    store.close()
    again = VectorStore(tmp_path, DIMENSIONS)
    again.write(0, matrices(1))
    again.flush()
    np.testing.assert_array_equal(again.read(1)["edge"][:], [[0, 1]])
    again.close()


def test_a_file_is_its_rows_and_nothing_else(tmp_path: Path) -> None:
    store = VectorStore(tmp_path, DIMENSIONS)
    store.write(0, matrices(2))
    store.close()
    assert (tmp_path / "edge.f32").read_bytes() == np.array([0, 1, 2, 3], "<f4").tobytes()


def test_no_rows_need_no_files(tmp_path: Path) -> None:
    assert VectorStore(tmp_path, DIMENSIONS).read(0)["color"].shape == (0, 3)


def test_missing_rows_are_damage(tmp_path: Path) -> None:
    store = VectorStore(tmp_path, DIMENSIONS)
    store.write(0, matrices(2))
    store.close()
    with pytest.raises(LibraryDamagedError, match="3 rows"):
        store.read(3)


def test_a_folder_that_cannot_be_made_is_a_storage_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageError, match="cannot be written"):
        VectorStore(tmp_path / "file", DIMENSIONS).write(0, matrices(1))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_a_storage_error(tmp_path: Path) -> None:
    (tmp_path / "color.f32").symlink_to("/dev/full")
    store = VectorStore(tmp_path, DIMENSIONS)
    with pytest.raises(StorageError, match="No space left"):
        store.write(0, matrices(10_000))
    store.close()


def test_each_row_has_a_checksum(tmp_path: Path) -> None:
    store = VectorStore(tmp_path, DIMENSIONS)
    store.write(0, matrices(1))
    store.write(2, matrices(1, start=7))
    store.close()
    known = [zlib.crc32(np.array(row, "<f4").tobytes()) for row in ([0, 1], [7, 8])]
    assert store.checksums("edge", 4).tolist() == [known[0], 0, known[1], 0]
    assert checksums(np.float32([[7, 8], [0, 1]])).tolist() == known[::-1]
    store.checksum_path("edge").unlink()
    assert store.checksums("edge", 2).tolist() == [0, 0]


def test_short_files_are_lengthened_and_their_rows_are_not_what_was_written(tmp_path: Path) -> None:
    store = VectorStore(tmp_path, DIMENSIONS)
    store.write(0, matrices(1))
    store.lengthen(3)
    store.close()
    found = store.read(3)["edge"][:]
    np.testing.assert_array_equal(found, [[0, 1], [0, 0], [0, 0]])
    assert (checksums(found) == store.checksums("edge", 3)).tolist() == [True, False, False]
