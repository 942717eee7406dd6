"""Rows that stand in several folders, read as one matrix: by hand, then against a plain array."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.errors import LibraryDamagedError, StorageError
from app.core.store.catalogue import Catalogue
from app.core.store.matrices.extents import (
    OWN,
    Extent,
    add_rows,
    count_own_rows,
    joined,
    read_extents,
)
from app.core.store.matrices.matrix_file import MatrixFile
from app.core.store.matrices.rows import ReadPhoto
from app.core.store.matrices.shard_writer import SLICE, ShardWriter, new_shard
from app.core.store.matrices.shards import layout_of, shard_folder
from app.core.store.matrices.vectors import VectorStore

DIMENSIONS = {"color": 3, "edge": 2}


def filled(folder: Path, values: list[float]) -> None:
    """Matrices in ``folder`` whose row i is full of values[i]."""
    store = VectorStore(folder, DIMENSIONS)
    column = np.array(values, np.float32)[:, None]
    store.write(0, {name: np.repeat(column, d, axis=1) for name, d in DIMENSIONS.items()})
    store.flush()
    store.close()


class TestRuns:
    @pytest.fixture
    def catalogue(self, tmp_path: Path) -> Iterator[Catalogue]:
        opened = Catalogue(tmp_path)
        yield opened
        opened.close()

    def test_rows_behind_each_other_are_one_run(self, catalogue: Catalogue) -> None:
        add_rows(catalogue, "a", [(0, 0), (1, 1)])
        add_rows(catalogue, "a", [(2, 2)])
        add_rows(catalogue, "b", [(3, 0)])
        add_rows(catalogue, "a", [(4, 4)])  # its row 3 was never committed
        assert read_extents(catalogue) == [
            Extent(0, 3, "a", 0),
            Extent(3, 1, "b", 0),
            Extent(4, 1, "a", 4),
        ]

    def test_this_machine_writes_behind_its_own_rows(self, catalogue: Catalogue) -> None:
        assert count_own_rows(catalogue) == 0
        add_rows(catalogue, OWN, [(0, 0), (1, 1)])
        add_rows(catalogue, "a", [(2, 0), (3, 1)])
        assert count_own_rows(catalogue) == 2

    def test_joining_by_hand(self) -> None:
        assert joined([Extent(0, 2, "a", 0), Extent(2, 1, "a", 2), Extent(3, 1, "a", 5)]) == [
            Extent(0, 3, "a", 0),
            Extent(3, 1, "a", 5),
        ]


class TestReading:
    def test_by_hand(self, tmp_path: Path) -> None:
        filled(tmp_path, [0, 1])
        filled(tmp_path / "shards" / "a", [99, 3, 4])
        filled(tmp_path / "shards" / "b", [2])
        extents = [Extent(0, 2, OWN, 0), Extent(2, 1, "b", 0), Extent(3, 2, "a", 1)]
        layout = layout_of(extents, 5, tmp_path, DIMENSIONS)
        edge = layout.matrices(DIMENSIONS)["edge"]
        assert edge.shape == (5, 2)
        np.testing.assert_array_equal(edge[:][:, 0], [0, 1, 2, 3, 4])
        np.testing.assert_array_equal(edge[np.array([4, 0, 2, 4])][:, 1], [4, 0, 2, 4])
        assert edge[np.zeros(0, np.int64)].shape == (0, 2)
        assert edge[1:1].shape == (0, 2)
        with pytest.raises(IndexError, match="of 5"):
            edge[np.array([5])]
        a = [shard.name for shard in layout.shards].index("a")
        assert layout.shards[a].rows == 3
        np.testing.assert_array_equal(layout.rows_of(a), [[1, 2], [3, 4]])

    def test_one_file_that_holds_all_rows_is_read_as_it_is(self, tmp_path: Path) -> None:
        filled(tmp_path, [0, 1, 2])
        layout = layout_of([Extent(0, 3, OWN, 0)], 3, tmp_path, DIMENSIONS)
        assert isinstance(layout.matrices(DIMENSIONS)["color"], MatrixFile)

    def test_no_rows(self, tmp_path: Path) -> None:
        layout = layout_of([], 0, tmp_path, DIMENSIONS)
        assert layout.matrices(DIMENSIONS)["color"].shape == (0, 3)
        assert layout.locate(np.zeros(0, np.int64))[0].shape == (0,)

    @pytest.mark.slow
    @settings(deadline=None, max_examples=60)
    @given(data=st.data())
    def test_any_layout_reads_like_one_array(
        self, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
    ) -> None:
        folder = tmp_path_factory.mktemp("vectors")
        blocks = data.draw(st.lists(st.tuples(st.integers(0, 3), st.integers(1, 5)), min_size=1))
        names = [OWN, "a", "b", "c"]
        held: dict[str, list[float]] = {name: [] for name in names}
        extents: list[Extent] = []
        count = 0
        for shard, length in blocks:
            held[names[shard]] += [-1.0] * data.draw(st.integers(0, 2))  # never committed
            extents.append(Extent(count, length, names[shard], len(held[names[shard]])))
            held[names[shard]] += range(count, count + length)
            count += length
        for name, values in held.items():
            if values:
                filled(shard_folder(folder, name), values)
        layout = layout_of(joined(extents), count, folder, DIMENSIONS)
        rows = np.array(data.draw(st.lists(st.integers(0, count - 1))), np.int64)
        part = slice(data.draw(st.integers(-9, 9)), data.draw(st.integers(-9, 99)))
        expected = np.arange(count, dtype=np.float32)
        for matrix in layout.matrices(DIMENSIONS).values():
            np.testing.assert_array_equal(matrix[rows][:, 0], expected[rows])
            np.testing.assert_array_equal(matrix[part][:, 0], expected[part])
        for number in range(len(layout.shards)):
            local, of_library = layout.rows_of(number)
            assert (np.diff(local) > 0).all()
            shards, local_rows = layout.locate(of_library)
            assert (shards == number).all()
            np.testing.assert_array_equal(local_rows, local)

    @pytest.mark.parametrize(
        ("extents", "count"),
        [
            ([Extent(0, 2, OWN, 0)], 3),
            ([Extent(1, 2, OWN, 0)], 2),
            ([Extent(0, 2, OWN, 0), Extent(1, 2, "a", 0)], 3),
            ([Extent(0, 1, OWN, 0), Extent(2, 1, "a", 0)], 3),
        ],
    )
    def test_runs_that_contradict_the_count_are_damage(
        self, tmp_path: Path, extents: list[Extent], count: int
    ) -> None:
        with pytest.raises(LibraryDamagedError, match=f"counts {count} rows"):
            layout_of(extents, count, tmp_path, DIMENSIONS)

    def test_a_short_or_missing_file_is_damage(self, tmp_path: Path) -> None:
        filled(tmp_path, [0, 1])
        for extent in (Extent(0, 3, OWN, 0), Extent(0, 2, "a", 0)):
            layout = layout_of([extent], extent.count, tmp_path, DIMENSIONS)
            with pytest.raises(LibraryDamagedError, match="does not hold"):
                layout.matrices(DIMENSIONS)

    @pytest.mark.parametrize("name", ["../up", "/etc", "A", "-", "a/b", "a" * 200, "ä"])
    def test_a_shard_is_never_outside_its_folder(self, tmp_path: Path, name: str) -> None:
        with pytest.raises(LibraryDamagedError, match="no shard can be called"):
            shard_folder(tmp_path, name)


class TestWriting:
    def read(self, name: str, photo: int) -> tuple[int, Path, ReadPhoto]:
        vectors = {name: np.full(d, photo, np.float32) for name, d in DIMENSIONS.items()}
        return photo, Path(name), ReadPhoto(b"%16d" % photo, 40, 30, vectors)

    def test_rows_and_what_is_told_of_them(self, tmp_path: Path) -> None:
        writer = ShardWriter(tmp_path, DIMENSIONS)
        assert writer.append([]) == []
        names = [b"a.jpg", b"\xff.jpg"]
        first = writer.append([self.read(_text(n), i) for i, n in enumerate(names)])
        second = writer.append([self.read("c.jpg", 2)])
        writer.close()
        assert [photo.local for photo in (*first, *second)] == [0, 1, 2]
        extent = Extent(0, 3, writer.name, 0)
        matrices = layout_of([extent], 3, tmp_path, DIMENSIONS).matrices(DIMENSIONS)
        np.testing.assert_array_equal(matrices["edge"][:][:, 0], [0, 1, 2])
        lines = (shard_folder(tmp_path, writer.name) / SLICE).read_text().splitlines()
        told = [json.loads(line) for line in lines]
        assert [line["row"] for line in told] == [0, 1, 2]
        assert told[1]["path"].encode("utf-8", "surrogateescape") == names[1]

    def test_what_failed_is_written_over(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        writer = ShardWriter(tmp_path, DIMENSIONS)
        writer.append([self.read("a.jpg", 0)])
        with monkeypatch.context() as full:
            full.setattr(VectorStore, "flush", _no_space)
            with pytest.raises(StorageError):
                writer.append([self.read("b.jpg", 8), self.read("c.jpg", 9)])
        assert [photo.local for photo in writer.append([self.read("d.jpg", 1)])] == [1]
        writer.close()
        matrices = layout_of([Extent(0, 2, writer.name, 0)], 2, tmp_path, DIMENSIONS).matrices(
            DIMENSIONS
        )
        np.testing.assert_array_equal(matrices["color"][:][:, 0], [0, 1])

    @pytest.mark.parametrize(
        ("host", "begin"),
        [("Photos_3.lab.org", "photos-3-lab-org-"), ("", "worker-"), ("ÄÖ", "worker-")],
    )
    def test_names_differ_and_tell_the_machine(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, begin: str
    ) -> None:
        monkeypatch.setattr("socket.gethostname", lambda: host)
        hexadecimal = iter(["aaaa", "aaaa", "bbbb"])
        monkeypatch.setattr("secrets.token_hex", lambda _: next(hexadecimal))
        assert new_shard(tmp_path) == f"{begin}aaaa"
        assert new_shard(tmp_path) == f"{begin}bbbb"  # the first one is taken

    def test_where_no_folder_can_be_made(self, tmp_path: Path) -> None:
        (tmp_path / "shards").touch()
        with pytest.raises(StorageError, match="cannot be made"):
            ShardWriter(tmp_path, DIMENSIONS)


def _text(name: bytes) -> str:
    return name.decode("utf-8", "surrogateescape")


def _no_space(_: VectorStore) -> None:
    raise StorageError("The disk is full.")
