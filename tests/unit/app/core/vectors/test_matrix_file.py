"""Files of matrices: read as written, whatever tears them."""

from __future__ import annotations

import os
import sys
import zlib
from pathlib import Path
from typing import IO

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.base.errors import LibraryDamagedError, StorageError
from app.core.vectors import tables as tables
from app.core.vectors import vectors as module
from app.core.vectors.tables import torn_rows
from app.core.vectors.vectors import PROBED_ROWS, MatrixFile, VectorStore, checksums

# Rows of a matrix on the disk: what a memory map gives, without its signals for a cut file.


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
    wanted = [*range(0, 2 * PROBED_ROWS, 2), 99, 50]
    np.testing.assert_array_equal(found[wanted], whole[wanted])
    assert asked == ([(99 * 12, 12), (50 * 12, 12)] if on_disk else [])
    np.testing.assert_array_equal(found[wanted[:PROBED_ROWS]], whole[wanted[:PROBED_ROWS]])
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


# Matrices on disk: appended, read, never touched below a snapshot.

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


# Torn rows are found, and rows that nothing describes are torn.


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
        patched.setattr(tables, "CHECK_BATCH", at_once)
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

    monkeypatch.setattr(tables, "opened", failing)
    with pytest.raises(LibraryDamagedError, match=r"edge\.f32"):
        torn_rows(store, "edge", 5)


def test_a_matrix_that_cannot_be_opened_is_not_called_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = stored(tmp_path)

    def failing(path: Path) -> IO[bytes]:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(tables, "opened", failing)
    with pytest.raises(LibraryDamagedError, match="Too many open files"):
        torn_rows(store, "edge", 5)
