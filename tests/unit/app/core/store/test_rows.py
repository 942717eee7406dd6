"""Appending and rewriting rows, on vectors made up here."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from likewise.app.core.library.generations import is_due, rows_to_rewrite
from likewise.app.core.library.ingest import apply_difference, record_failures
from likewise.app.core.library.library import Library
from likewise.app.core.maintenance.check import check
from likewise.app.core.maintenance.orphaned_files import remove_unused
from likewise.app.core.store.generations import Generation, add_generation, drop_generation
from likewise.app.core.store.photo_files import Difference, FoundFile
from likewise.app.core.store.photos import count_waiting, waiting_photos
from likewise.app.core.store.rows import ReadPhoto, WrittenPhoto
from likewise.app.core.store.runs import OWN, Run, read_runs
from likewise.app.core.store.shard_writer import ShardWriter
from likewise.app.core.store.stored_rows import StoredRows
from likewise.app.core.types import PhotoState

DIMENSIONS = {"color": 3, "edge": 2}


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


def begin(library: Library, *, current: bool, rows: int = 0, factor: float = 1.0) -> Generation:
    add_generation(
        library.catalogue,
        current=current,
        schema="s",
        vocabulary=None,
        dimensions=DIMENSIONS,
        scales=dict.fromkeys(DIMENSIONS, factor),
        fitted_on=3,
        rows=rows,
    )
    generation = library.generation() if current else library.next_generation()
    assert generation is not None
    return generation


def read(photo: int, value: float | None = None) -> tuple[int, ReadPhoto]:
    filled = float(photo) if value is None else value
    vectors = {name: np.full(d, filled, np.float32) for name, d in DIMENSIONS.items()}
    return photo, ReadPhoto(b"hash of %d" % photo, 40, 30, vectors)


def on(name: str, photo: int, read: ReadPhoto) -> tuple[int, Path, ReadPhoto]:
    return photo, Path(name), read


def append(library: Library, *photos: tuple[int, ReadPhoto]) -> list[int]:
    generation = library.generation()
    assert generation is not None
    with closing(library.writer(generation)) as writer:
        return writer.append(photos)


def commit(library: Library, writer: ShardWriter, stored: list[WrittenPhoto]) -> list[int]:
    generation = library.generation()
    assert generation is not None
    return library.writer(generation).commit_appended(writer.name, stored)


def test_photos_get_rows_in_order(library: Library) -> None:
    before = library.snapshot()
    assert append(library, read(2), read(1)) == [2, 1]
    assert append(library, read(3)) == [3]
    snapshot = library.snapshot()
    np.testing.assert_array_equal(snapshot.rows, [2, 1, 3])
    np.testing.assert_array_equal(snapshot.vectors["edge"], [[2, 2], [1, 1], [3, 3]])
    assert snapshot.alive.all()
    assert len(before.rows) == 0
    assert library.row_of(1) == 1
    assert (library.photo(1).width, library.photo(1).height) == (40, 30)
    assert check(library) == []


def test_what_was_removed_meanwhile_gets_no_row(library: Library) -> None:
    library.remove_root(1)
    assert append(library, read(1)) == []
    assert len(library.snapshot().rows) == 0


def test_a_changed_photo_gets_a_new_row_and_the_old_one_stays(library: Library) -> None:
    append(library, read(1), read(2))
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE photos SET state = 'pending' WHERE id = 1")
    np.testing.assert_array_equal(library.snapshot().alive, [False, True])
    append(library, read(1, value=9))
    snapshot = library.snapshot()
    np.testing.assert_array_equal(snapshot.rows, [1, 2, 1])
    np.testing.assert_array_equal(snapshot.alive, [False, True, True])
    assert check(library) == []


def test_failed_and_vanished_photos_are_not_alive(library: Library) -> None:
    append(library, read(1), read(2), read(3))
    record_failures(library, [(2, "It is damaged.")])
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE photos SET state = 'gone' WHERE id = 3")
    np.testing.assert_array_equal(library.snapshot().alive, [True, False, False])


@pytest.mark.parametrize("at_once", [1, 2, 3, 100])
def test_what_waits_comes_once_by_path_few_at_a_time(
    library: Library, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    monkeypatch.setattr("likewise.app.core.store.photos.AT_ONCE", at_once)
    files = [FoundFile(1, name, 1, 1) for name in (b"0.jpg", b"bb.jpg", b"d.jpg")]
    apply_difference(library, Difference(new=files))
    record_failures(library, [(3, "It is damaged.")])
    assert count_waiting(library.catalogue) == 5
    found = []
    for photo, path in waiting_photos(library.catalogue):
        append(library, read(photo))  # it waits no more
        found.append(path.name)
    assert found == ["0.jpg", "a.jpg", "b.jpg", "bb.jpg", "d.jpg"]
    assert count_waiting(library.catalogue) == 0


def test_an_unfitted_snapshot_is_scaled_in_memory(library: Library) -> None:
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE generations SET scales = NULL")
    append(library, read(1, 1), read(2, 2), read(3, 3))
    snapshot = library.snapshot()
    assert library.photo(1).state is PhotoState.PARTIAL
    for name, vectors in snapshot.vectors.items():
        expected = np.array([1, 2, 3]) * snapshot.scales[name]
        np.testing.assert_allclose(vectors[:, 0], expected, rtol=1e-6)
    outside = snapshot.scaled({name: np.ones(d, np.float32) for name, d in DIMENSIONS.items()})
    np.testing.assert_allclose(outside["color"], snapshot.vectors["color"][0], rtol=1e-6)


class TestShards:
    def shard(self, library: Library, generation: int = 1) -> ShardWriter:
        return ShardWriter(library.folder / "vectors" / str(generation), DIMENSIONS)

    def runs(self, library: Library, generation: int = 1) -> list[Run]:
        return read_runs(library.catalogue, generation)

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
        assert self.runs(library) == [Run(0, 2, one.name, 0), Run(2, 1, two.name, 3)]
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
        assert self.runs(library) == []

    def test_this_machine_goes_on_behind_its_own_rows(self, library: Library) -> None:
        append(library, read(1))
        writer = self.shard(library)
        stored = writer.append([on("b.jpg", *read(2))])
        writer.close()
        commit(library, writer, stored)
        append(library, read(3))
        assert self.runs(library)[-1] == Run(2, 1, OWN, 1)
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
        np.testing.assert_array_equal(after.vectors["edge"][:, 0], [30, 10, 20])
        np.testing.assert_array_equal(before.vectors["edge"][:, 0], [3, 1, 2])
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
        assert library.snapshot().vectors["edge"][1, 0] == 2

    def test_what_cannot_be_read_again_gets_the_mean_and_waits(self, library: Library) -> None:
        append(library, read(1), read(2), read(3))
        with library.catalogue.transaction() as connection:
            connection.execute("UPDATE photos SET state = 'gone' WHERE id = 1")
        self.rewrite(library, begin(library, current=False, rows=3), skip=2)
        snapshot = library.snapshot()
        np.testing.assert_array_equal(snapshot.vectors["edge"][:, 0], [30, 30, 30])
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
        np.testing.assert_array_equal(library.snapshot().vectors["edge"][:, 0], [20, 20, 3])
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


class TestCheck:
    def test_a_flipped_bit_is_found(self, library: Library) -> None:
        append(library, read(1), read(2))
        generation = library.generation()
        assert generation is not None
        with library.store(generation).path("edge").open("r+b") as file:
            file.seek(8)
            file.write(b"\1")
        assert check(library) == ["The vectors at row 1 are not what was written."]

    def test_a_short_matrix_is_found(self, library: Library) -> None:
        append(library, read(1), read(2))
        generation = library.generation()
        assert generation is not None
        os.truncate(library.store(generation).path("color"), 12)
        (fault,) = check(library)
        assert "does not hold the 2 rows" in fault

    @pytest.mark.parametrize(
        ("damage", "fault"),
        [
            ("DELETE FROM rows WHERE row = 0", "describes 1"),
            ("UPDATE photos SET row = NULL WHERE id = 1", "has no row"),
            ("UPDATE rows SET photo = 2 WHERE row = 0", "not its own"),
            ("UPDATE generations SET vocabulary = 'lost'", "is missing"),
        ],
    )
    def test_a_catalogue_that_contradicts_itself(
        self, library: Library, damage: str, fault: str
    ) -> None:
        append(library, read(1), read(2))
        with library.catalogue.transaction() as connection:
            connection.execute(damage)
        assert fault in " ".join(check(library))


@pytest.mark.parametrize(
    ("fitted_on", "photos", "offline", "due"),
    [
        (20, 79, False, False),
        (20, 80, False, True),
        (80, 99, False, False),
        (80, 100, False, True),
        (80, 100, True, False),
        (150, 599, False, False),
        (150, 600, False, True),
        (600, 100_000, False, False),
    ],
)
def test_growth_calls_for_another_fit(
    fitted_on: int, photos: int, offline: bool, due: bool
) -> None:
    generation = Generation(1, "s", "v", DIMENSIONS, {}, fitted_on, rows=fitted_on)
    assert is_due(generation, photos, sound=True, offline=offline, sample=600) == due
    assert is_due(generation, photos, sound=False, offline=offline, sample=600)
    assert is_due(None, photos, sound=True, offline=offline, sample=600)
    assert not is_due(None, 0, sound=True, offline=offline, sample=600)
