"""Rows of matrices: appended, filled later."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.core.base.photo_types import PhotoState
from app.core.duplicates.copies import note_difference
from app.core.library.file_tables import Difference, FoundFile
from app.core.library.library import Library
from app.core.library.modalities import unseen_photos
from app.core.open_library import open_library
from app.core.photos.tables import count_waiting, mark_failed, waiting_photos
from app.core.safety.repair import check, remove_unused
from app.core.vectors.tables import (
    ReadPhoto,
    begin_matrix,
    drop_matrices,
    name_of,
    store_of,
    unseen_at_hand,
    vectors_folder,
)
from features.modality import Modality
from tests import made_matrices
from tests.made_matrices import name, named

DIMENSIONS = {"color": 3, "edge": 2}
LATER = Modality("later", 1, 4)  # a modality that comes when there are rows


def begin(library: Library) -> None:
    made_matrices.begin(library, DIMENSIONS)


def begin_later(library: Library) -> None:
    begin_matrix(library.catalogue, LATER, 1.0)


def read(photo: int, value: float | None = None) -> tuple[int, ReadPhoto]:
    filled = float(photo) if value is None else value
    vectors = {name: np.full(d, filled, np.float32) for name, d in DIMENSIONS.items()}
    return photo, ReadPhoto(b"hash of %d" % photo, 40, 30, named(vectors))


def read_later(photo: int, value: float) -> ReadPhoto:
    """What was read of a photo for the modality that came later, and else."""
    _, before = read(photo)
    later = named({LATER.name: np.full(LATER.dimension, value, np.float32)})
    return ReadPhoto(before.hash, 40, 30, {**before.vectors, **later})


def append(library: Library, *photos: tuple[int, ReadPhoto]) -> list[int]:
    with closing(library.writer()) as writer:
        return writer.append(photos)


# Appending and rewriting rows, on vectors made up here.


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """A library with three files noted, and matrices without rows."""
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as opened:
        root = opened.add_root(tmp_path / "photos")
        files = [FoundFile(root.id, name, 1, 1) for name in (b"a.jpg", b"b.jpg", b"c.jpg")]
        note_difference(opened, Difference(new=files))
        begin(opened)
        yield opened


def test_photos_get_rows_in_order(library: Library) -> None:
    before = library.snapshot()
    assert append(library, read(2), read(1)) == [2, 1]
    assert append(library, read(3)) == [3]
    snapshot = library.snapshot()
    np.testing.assert_array_equal(snapshot.rows, [2, 1, 3])
    np.testing.assert_array_equal(snapshot.vectors["edge"][:], [[2, 2], [1, 1], [3, 3]])
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
        connection.execute("UPDATE files SET state = 'pending' WHERE id = 1")
    np.testing.assert_array_equal(library.snapshot().alive, [False, True])
    append(library, read(1, value=9))
    snapshot = library.snapshot()
    np.testing.assert_array_equal(snapshot.rows, [1, 2, 1])
    np.testing.assert_array_equal(snapshot.alive, [False, True, True])
    assert check(library) == []


def test_failed_and_vanished_photos_are_not_alive(library: Library) -> None:
    append(library, read(1), read(2), read(3))
    mark_failed(library.catalogue, [(2, "It is damaged.")])
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'gone' WHERE id = 3")
    np.testing.assert_array_equal(library.snapshot().alive, [True, False, False])


@pytest.mark.parametrize("at_once", [1, 2, 3, 100])
def test_what_waits_comes_once_by_path_few_at_a_time(
    library: Library, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    monkeypatch.setattr("app.core.photos.tables.BATCH", at_once)
    files = [FoundFile(1, name, 1, 1) for name in (b"0.jpg", b"bb.jpg", b"d.jpg")]
    note_difference(library, Difference(new=files))
    mark_failed(library.catalogue, [(3, "It is damaged.")])
    assert count_waiting(library.catalogue) == 5
    found = []
    for photo, path in waiting_photos(library.catalogue):
        append(library, read(photo))  # it waits no more
        found.append(path.name)
    assert found == ["0.jpg", "a.jpg", "b.jpg", "bb.jpg", "d.jpg"]
    assert count_waiting(library.catalogue) == 0


class TestCheck:
    def test_a_flipped_bit_is_found(self, library: Library) -> None:
        append(library, read(1), read(2))
        with store_of(library.folder, library.matrices()).path(name("edge")).open("r+b") as file:
            file.seek(8)
            file.write(b"\1")
        assert check(library) == ["The vectors at row 1 are not what was written."]

    def test_a_short_matrix_is_found(self, library: Library) -> None:
        append(library, read(1), read(2))
        os.truncate(store_of(library.folder, library.matrices()).path(name("color")), 12)
        (fault,) = check(library)
        assert "does not hold the 2 rows" in fault

    @pytest.mark.parametrize(
        ("damage", "fault"),
        [
            ("DELETE FROM rows WHERE row = 0", "describes 1"),
            ("UPDATE photos SET row = NULL WHERE id = 1", "has no row"),
            ("UPDATE rows SET photo = 2 WHERE row = 0", "not its own"),
        ],
    )
    def test_a_catalogue_that_contradicts_itself(
        self, library: Library, damage: str, fault: str
    ) -> None:
        append(library, read(1), read(2))
        with library.catalogue.transaction() as connection:
            connection.execute(damage)
        assert fault in " ".join(check(library))


# Rows that are added, and matrices that are filled beside others: what is whose, what is seen.


def test_a_photo_that_is_read_twice_counts_once(library: Library) -> None:
    assert append(library, read(2), read(1)) == [2, 1]
    assert append(library, read(1), read(3)) == [3]
    np.testing.assert_array_equal(library.snapshot().rows, [2, 1, 3])
    np.testing.assert_array_equal(library.snapshot().vectors["color"][:][:, 0], [2, 1, 3])
    assert check(library) == []


def test_a_photo_removed_meanwhile_and_matrices_that_came_meanwhile(library: Library) -> None:
    with closing(library.writer()) as before:
        begin_later(library)
        assert before.append([read(1)]) == []
    library.remove_root(1)
    assert append(library, (1, read_later(1, 5))) == []
    assert len(library.snapshot().rows) == 0


class TestFilling:
    def later(self, library: Library) -> list[float]:
        """The first entries of the matrix that came later, which is searched."""
        return [float(value) for value in library.snapshot().vectors[LATER.name][:][:, 0]]

    def fill(self, library: Library, *values: tuple[int, float]) -> None:
        rows = {photo: row for photo, _, row in unseen_at_hand(library.catalogue)}
        with closing(library.writer()) as writer:
            writer.fill([(rows[photo], read_later(photo, value)) for photo, value in values])

    def search(self, library: Library) -> None:
        with closing(library.writer()) as writer:
            writer.search_filled()

    def test_it_is_searched_when_all_photos_were_seen(self, library: Library) -> None:
        append(library, read(3), read(1), read(2))
        before = library.snapshot()
        begin_later(library)
        assert library.snapshot().key == before.key
        self.fill(library, (1, 10), (2, 20), (3, 30))
        assert library.snapshot().modalities == before.modalities
        self.search(library)
        after = library.snapshot()
        assert self.later(library) == [30, 10, 20]
        assert after.key != before.key
        np.testing.assert_array_equal(after.rows, before.rows)
        np.testing.assert_array_equal(after.vectors["edge"][:], before.vectors["edge"][:])
        assert unseen_photos(library) is not None  # of the modalities that all photos are read with
        assert library.matrices(searched=False) == ()
        assert check(library) == []

    def test_without_rows_it_is_searched_at_once(self, library: Library) -> None:
        begin_later(library)
        assert library.matrices(searched=False) == ()

    def test_it_goes_on_where_it_was_stopped(self, library: Library) -> None:
        append(library, read(1), read(2), read(3))
        begin_later(library)
        self.fill(library, (2, 20))
        waiting = unseen_at_hand(library.catalogue)
        assert [(photo, path.name, row) for photo, path, row in waiting] == [
            (1, "a.jpg", 0),
            (3, "c.jpg", 2),
        ]

    def test_what_is_away_or_gone_holds_the_mean_and_is_read_anew(self, library: Library) -> None:
        append(library, read(1), read(2), read(3))
        with library.catalogue.transaction() as connection:
            connection.execute("UPDATE files SET state = 'gone' WHERE id = 1")
        begin_later(library)
        self.fill(library, (3, 30))
        self.search(library)
        assert self.later(library) == [30, 30, 30]
        np.testing.assert_array_equal(library.snapshot().alive, [False, True, True])
        assert count_waiting(library.catalogue) == 1
        assert [photo for photo, _ in waiting_photos(library.catalogue)] == [2]
        assert append(library, (2, read_later(2, 20))) == [2]
        assert count_waiting(library.catalogue) == 0
        assert self.later(library) == [30, 30, 30, 20]
        np.testing.assert_array_equal(library.snapshot().rows, [1, 2, 3, 2])
        np.testing.assert_array_equal(library.snapshot().alive, [False, False, True, True])
        with library.catalogue.transaction() as connection:
            connection.execute("UPDATE files SET state = 'ready' WHERE id = 1")  # it is back
        assert [photo for photo, _ in waiting_photos(library.catalogue)] == [1]
        assert check(library) == []

    def test_while_no_photo_is_at_hand_it_waits(self, library: Library) -> None:
        append(library, read(1))
        begin_later(library)
        self.search(library)
        assert len(library.matrices(searched=False)) == 1

    def test_another_content_is_not_taken_for_the_photo(self, library: Library) -> None:
        append(library, read(1), read(2), read(3))
        begin_later(library)
        self.fill(library, (3, 7))
        with closing(library.writer()) as writer:
            writer.fill([(0, read_later(2, 9)), (1, read_later(2, 7))])
        self.search(library)
        assert self.later(library) == [7, 7, 7]
        assert [photo for photo, _ in waiting_photos(library.catalogue)] == [1]

    def test_it_has_the_photos_that_were_added_meanwhile(self, library: Library) -> None:
        append(library, read(1), read(2))
        begin_later(library)
        append(library, (3, read_later(3, 30)))
        assert library.snapshot().alive.all()
        self.fill(library, (1, 10), (2, 20))
        self.search(library)
        assert self.later(library) == [10, 20, 30]
        assert check(library) == []

    def test_another_version_takes_the_place_of_the_one_before(self, library: Library) -> None:
        append(library, read(1), read(2))
        begin_later(library)
        self.fill(library, (1, 10), (2, 20))
        self.search(library)
        newer = replace(LATER, version=2)
        begin_matrix(library.catalogue, newer, 1.0)
        assert self.later(library) == [10, 20]
        vectors = {name_of(newer.name, 2): np.full(newer.dimension, 5, np.float32)}
        with closing(library.writer()) as writer:
            for row, photo in enumerate((1, 2)):
                writer.fill([(row, ReadPhoto(b"hash of %d" % photo, 40, 30, vectors))])
        self.search(library)
        assert self.later(library) == [5, 5]
        assert [m.version for m in library.matrices() if m.modality == LATER.name] == [2]
        remove_unused(library)
        files = sorted(path.name for path in vectors_folder(library.folder).glob("later*"))
        assert files == ["later-2.crc", "later-2.f32"]

    def test_one_that_is_taken_away_leaves_the_others(self, library: Library) -> None:
        append(library, read(1))
        before = library.snapshot()
        begin_later(library)
        drop_matrices(library.catalogue, library.matrices(searched=False))
        assert library.snapshot().key == before.key
        begin_later(library)
        self.fill(library, (1, 10))
        self.search(library)
        with_it = library.snapshot().key
        drop_matrices(library.catalogue, library.matrices()[-1:])
        assert library.snapshot().key == before.key
        begin_later(library)  # is never called as it was
        self.fill(library, (1, 10))
        self.search(library)
        assert library.snapshot().key not in (before.key, with_it)
        assert library.photo(1).state is PhotoState.READY
        assert check(library) == []
