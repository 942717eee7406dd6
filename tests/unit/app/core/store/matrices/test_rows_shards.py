"""Rows in shards: which are whose, in what order they are read, and what takes their place."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.core.library.generations import rows_to_rewrite
from app.core.library.ingest import apply_difference
from app.core.library.library import Library
from app.core.maintenance.check import check
from app.core.maintenance.orphaned_files import remove_unused
from app.core.store.matrices.extents import OWN, Extent, read_extents
from app.core.store.matrices.generations import Generation, drop_generation
from app.core.store.matrices.shard_writer import ShardWriter
from app.core.store.matrices.stored_rows import StoredRows
from app.core.store.photos.photo_files import Difference, FoundFile
from app.core.types import PhotoState
from tests.unit.app.core.store.matrices.written_rows import (
    DIMENSIONS,
    append,
    begin,
    commit,
    on,
    read,
)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """A library with three files noted, and a fitted generation without rows."""
    (tmp_path / "photos").mkdir()
    with Library.open(tmp_path / "library") as opened:
        root = opened.add_root(tmp_path / "photos")
        files = [FoundFile(root.id, name, 1, 1) for name in (b"a.jpg", b"b.jpg", b"c.jpg")]
        apply_difference(opened, Difference(new=files))
        begin(opened, current=True)
        yield opened


class TestShards:
    def shard(self, library: Library, generation: int = 1) -> ShardWriter:
        return ShardWriter(library.folder / "vectors" / str(generation), DIMENSIONS)

    def extents(self, library: Library, generation: int = 1) -> list[Extent]:
        return read_extents(library.catalogue, generation)

    def test_rows_are_numbered_in_the_order_of_commits(self, library: Library) -> None:
        append(library, read(2))
        writer = self.shard(library)
        stored = writer.append([on("c.jpg", *read(3)), on("a.jpg", *read(1))])
        writer.close()
        assert len(library.snapshot().rows) == 1  # nothing counts before its commit
        assert commit(library, writer, stored) == [3, 1]
        snapshot = library.snapshot()
        np.testing.assert_array_equal(snapshot.rows, [2, 3, 1])
        np.testing.assert_array_equal(snapshot.vectors["edge"][:], [[2, 2], [3, 3], [1, 1]])
        assert [shard.name for shard in snapshot.layout.shards] == [OWN, writer.name]
        assert library.photo(1).state is PhotoState.READY
        assert check(library) == []

    def test_a_photo_that_two_workers_read_counts_once(self, library: Library) -> None:
        one, two = self.shard(library), self.shard(library)
        batch = [on("a.jpg", *read(1)), on("b.jpg", *read(2))]
        assert commit(library, one, one.append(batch)) == [1, 2]
        assert commit(library, two, two.append(batch)) == []
        third = [on("b.jpg", *read(2)), on("c.jpg", *read(3))]
        assert commit(library, two, two.append(third)) == [3]
        one.close()
        two.close()
        assert self.extents(library) == [Extent(0, 2, one.name, 0), Extent(2, 1, two.name, 3)]
        np.testing.assert_array_equal(library.snapshot().vectors["color"][:][:, 0], [1, 2, 3])
        assert check(library) == []

    def test_a_photo_removed_meanwhile_and_a_generation_that_is_over(
        self, library: Library
    ) -> None:
        writer = self.shard(library)
        stored = writer.append([on("a.jpg", *read(1))])
        writer.close()
        generation = library.generation()
        assert generation is not None
        over = library.writer(replace(generation, id=2))
        assert over.commit_appended(writer.name, stored) == []
        library.remove_root(1)
        assert commit(library, writer, stored) == []
        assert self.extents(library) == []

    def test_this_machine_goes_on_behind_its_own_rows(self, library: Library) -> None:
        append(library, read(1))
        writer = self.shard(library)
        stored = writer.append([on("b.jpg", *read(2))])
        writer.close()
        commit(library, writer, stored)
        append(library, read(3))
        assert self.extents(library)[-1] == Extent(2, 1, OWN, 1)
        np.testing.assert_array_equal(library.snapshot().vectors["edge"][:][:, 0], [1, 2, 3])
        assert check(library) == []

    def test_a_next_generation_written_by_workers_and_by_this_machine(
        self, library: Library
    ) -> None:
        append(library, read(3), read(1), read(2))
        following = begin(library, current=False, rows=3)
        writer = self.shard(library, following.id)
        stored = writer.append([on("b.jpg", *read(2, 20)), on("c.jpg", *read(3, 30))])
        writer.close()
        batch = list(zip([2, 0], stored, strict=True))
        with closing(library.writer(following)) as rows:
            rows.commit_rewritten(writer.name, batch)
            rows.commit_rewritten(writer.name, batch)  # once more changes nothing
            rows.swap_in()
        snapshot = library.snapshot()
        np.testing.assert_array_equal(snapshot.vectors["edge"][:][:, 0], [30, 25, 20])
        np.testing.assert_array_equal(snapshot.rows, [3, 1, 2])
        assert library.photo(1).state is PhotoState.PENDING  # it has a mean row and is read again
        assert library.store(following).path("edge").stat().st_size == 8  # no holes
        assert check(library) == []

    def test_damage_in_a_shard_is_found(self, library: Library) -> None:
        writer = self.shard(library)
        stored = writer.append([on("a.jpg", *read(1)), on("b.jpg", *read(2))])
        writer.close()
        commit(library, writer, stored)
        path = library.folder / "vectors" / "1" / "shards" / writer.name / "edge.f32"
        with path.open("r+b") as file:
            file.seek(8)
            file.write(b"\1")
        assert check(library) == ["The vectors at row 1 are not what was written."]
        os.truncate(path, 12)
        (fault,) = check(library)
        assert "does not hold the 2 rows" in fault
        with library.catalogue.transaction() as connection:
            connection.execute("UPDATE runs SET count = 1")
        (fault,) = check(library)
        assert "where each of them stands" in fault


class TestSwap:
    def rewrite(self, library: Library, following: Generation, skip: int | None = None) -> None:
        batch = [
            (row, *read(photo, photo * 10.0))
            for photo, _, row in rows_to_rewrite(library, following)
            if photo != skip
        ]
        with closing(library.writer(following)) as writer:
            writer.rewrite(batch)
            writer.swap_in()

    def test_rows_and_photos_stay_where_they_are(self, library: Library) -> None:
        append(library, read(3), read(1), read(2))
        before = library.snapshot()
        self.rewrite(library, begin(library, current=False, rows=3))
        after = library.snapshot()
        np.testing.assert_array_equal(after.rows, before.rows)
        np.testing.assert_array_equal(after.vectors["edge"][:][:, 0], [30, 10, 20])
        np.testing.assert_array_equal(before.vectors["edge"][:][:, 0], [3, 1, 2])
        assert after.generation != before.generation
        assert library.next_generation() is None
        assert check(library) == []
        remove_unused(library)
        assert [f.name for f in (library.folder / "vectors").iterdir()] == [str(after.generation)]

    def test_it_goes_on_where_it_was_stopped(self, library: Library) -> None:
        append(library, read(1), read(2), read(3))
        following = begin(library, current=False, rows=3)
        with closing(library.writer(following)) as writer:
            writer.rewrite([(1, *read(2, 20))])
        waiting = rows_to_rewrite(library, following)
        assert [(photo, path.name, row) for photo, path, row in waiting] == [
            (1, "a.jpg", 0),
            (3, "c.jpg", 2),
        ]
        assert library.snapshot().vectors["edge"][:][1, 0] == 2

    def test_what_cannot_be_read_again_gets_the_mean_and_waits(self, library: Library) -> None:
        append(library, read(1), read(2), read(3))
        with library.catalogue.transaction() as connection:
            connection.execute("UPDATE photos SET state = 'gone' WHERE id = 1")
        self.rewrite(library, begin(library, current=False, rows=3), skip=2)
        snapshot = library.snapshot()
        np.testing.assert_array_equal(snapshot.vectors["edge"][:][:, 0], [30, 30, 30])
        np.testing.assert_array_equal(snapshot.rows, [1, 2, 3])
        np.testing.assert_array_equal(snapshot.alive, [False, False, True])
        assert library.photo(1).state is PhotoState.GONE
        assert library.photo(2).state is PhotoState.PENDING
        assert library.row_of(1) is None
        assert check(library) == []

    def test_what_is_stored_and_whole_is_kept_where_it_cannot_be_read_again(
        self, library: Library
    ) -> None:
        append(library, read(1), read(2), read(3))
        current = library.generation()
        assert current is not None
        stored = StoredRows(library.catalogue, library.folder, current)
        with library.store(current).path("edge").open("r+b") as file:
            file.write(b"torn")
        assert stored.read([2, 0]).keys() == {2}
        np.testing.assert_array_equal(stored.read([1])[1]["color"], [2, 2, 2])
        following = begin(library, current=False, rows=3)
        with closing(library.writer(following)) as writer:
            writer.rewrite([(1, *read(2, 20))])
            writer.swap_in(stored)
        np.testing.assert_array_equal(library.snapshot().vectors["edge"][:][:, 0], [20, 20, 3])
        assert library.photo(3).state is PhotoState.PENDING  # all the same: it lacks something
        assert check(library) == []

    def test_it_has_the_photos_that_were_added_meanwhile(self, library: Library) -> None:
        append(library, read(1), read(2))
        following = begin(library, current=False, rows=2)
        append(library, read(3))
        self.rewrite(library, following)
        assert len(library.snapshot().rows) == 3
        assert library.snapshot().alive.all()
        assert check(library) == []

    def test_a_photo_that_comes_back_after_it_is_read_again(self, library: Library) -> None:
        append(library, read(1), read(2))
        with library.catalogue.transaction() as connection:
            connection.execute("UPDATE photos SET state = 'gone' WHERE id = 1")
        self.rewrite(library, begin(library, current=False, rows=2))
        with library.catalogue.transaction() as connection:
            connection.execute("UPDATE photos SET state = 'pending' WHERE id = 1")
        append(library, read(1, value=7))
        np.testing.assert_array_equal(library.snapshot().rows, [1, 2, 1])
        assert check(library) == []

    def test_dropping_a_generation_lets_its_photos_be_read_again(self, library: Library) -> None:
        append(library, read(1))
        drop_generation(library.catalogue, 1)
        assert library.photo(1).state is PhotoState.PENDING
        assert library.row_of(1) is None
        assert check(library) == []
