"""Appending and rewriting rows, on vectors made up here."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.core.duplicates.copies import note_difference
from app.core.library.file_tables import Difference, FoundFile
from app.core.library.library import Library
from app.core.open_library import open_library
from app.core.photos.tables import count_waiting, mark_failed, waiting_photos
from app.core.safety.repair import check
from app.core.vectors.tables import store_of
from tests.made_matrices import name
from tests.unit.app.core.vectors.written_rows import append, begin, read


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
    monkeypatch.setattr("app.core.photos.tables.AT_ONCE", at_once)
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
