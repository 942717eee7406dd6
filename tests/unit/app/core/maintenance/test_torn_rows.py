"""Torn rows are found wherever they stand, and rows that nothing describes are torn."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.errors import LibraryDamagedError
from app.core.maintenance import torn_rows as module
from app.core.maintenance.torn_rows import DiskFile, torn_rows
from app.core.store.matrices.extents import OWN, Extent
from app.core.store.matrices.shards import Layout, layout_of, shard_folder
from app.core.store.matrices.vectors import VectorStore

DIMENSIONS = {"color": 3, "edge": 2}


def stored(folder: Path, *extents: Extent) -> Layout:
    """Rows that stand there, each full of its number."""
    for extent in extents:
        store = VectorStore(shard_folder(folder, extent.shard), DIMENSIONS)
        column = np.arange(extent.first, extent.first + extent.count, dtype=np.float32)[:, None]
        store.write(extent.local, {n: np.repeat(column, d, axis=1) for n, d in DIMENSIONS.items()})
        store.close()
    return layout_of(extents, sum(extent.count for extent in extents), folder, DIMENSIONS)


def tear(folder: Path, shard: str, local: int, modality: str = "edge") -> None:
    """Change the last byte of a row of a shard."""
    with (shard_folder(folder, shard) / f"{modality}.f32").open("r+b") as file:
        file.seek((local + 1) * DIMENSIONS[modality] * 4 - 1)
        last = file.read(1)[0]
        file.seek(-1, 1)
        file.write(bytes([last ^ 1]))


def test_a_row_that_was_changed_is_torn(tmp_path: Path) -> None:
    layout = stored(tmp_path, Extent(0, 5, OWN, 0))
    assert torn_rows(layout, "edge") == []
    tear(tmp_path, OWN, 4)
    tear(tmp_path, OWN, 1, "color")
    assert torn_rows(layout, "edge") == [4]
    assert torn_rows(layout, "color") == [1]


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.integers(1, 7), st.sampled_from(["", "a", "b"])), max_size=6),
    st.integers(1, 5),
    st.data(),
)
def test_rows_are_found_in_shards_and_between_gaps(
    tmp_path_factory: pytest.TempPathFactory,
    parts: list[tuple[int, str]],
    at_once: int,
    data: st.DataObject,
) -> None:
    folder = tmp_path_factory.mktemp("m")
    extents: list[Extent] = []
    ends: dict[str, int] = {}
    first = 0
    for count, shard in parts:
        local = ends.get(shard, 0) + data.draw(st.integers(0, 3))  # rows that nobody committed
        extents.append(Extent(first, count, shard, local))
        ends[shard], first = local + count, first + count
    layout = stored(folder, *extents)
    torn = data.draw(st.sets(st.integers(0, first - 1))) if first else set()
    for row in torn:
        (extent,) = (e for e in extents if e.first <= row < e.first + e.count)
        tear(folder, extent.shard, extent.local + row - extent.first)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(module, "AT_ONCE", at_once)
        assert torn_rows(layout, "edge") == sorted(torn)


def test_a_row_without_its_checksum_is_torn_and_no_other(tmp_path: Path) -> None:
    layout = stored(tmp_path, Extent(0, 5, OWN, 0))
    with (tmp_path / "edge.crc").open("r+b") as file:
        file.seek(2 * 4)
        file.write(bytes(4))
    assert torn_rows(layout, "edge") == [2]


@pytest.mark.parametrize("damage", ["gone", "short"])
def test_a_matrix_that_is_gone_or_short_is_an_error_that_names_it(
    tmp_path: Path, damage: str
) -> None:
    layout = stored(tmp_path, Extent(0, 5, OWN, 0))
    path = tmp_path / "edge.f32"
    if damage == "gone":
        path.unlink()
    else:
        path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(LibraryDamagedError, match=r"edge\.f32"):
        torn_rows(layout, "edge")


@pytest.mark.parametrize("fault", [OSError(5, "Input/output error"), None])
def test_a_matrix_that_fails_while_it_is_read_is_an_error_that_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: OSError | None
) -> None:
    layout = stored(tmp_path, Extent(0, 5, OWN, 0))

    def failing(self: DiskFile, at: int, size: int) -> memoryview:
        if fault is None:
            return memoryview(b"")  # it was cut after we looked
        raise fault

    monkeypatch.setattr(DiskFile, "read", failing)
    with pytest.raises(LibraryDamagedError, match=r"edge\.f32"):
        torn_rows(layout, "edge")


def test_a_matrix_that_cannot_be_opened_is_not_called_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = stored(tmp_path, Extent(0, 5, OWN, 0))

    def failing(self: DiskFile, path: Path, largest: int) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(DiskFile, "__init__", failing)
    with pytest.raises(LibraryDamagedError, match="Too many open files"):
        torn_rows(layout, "edge")
