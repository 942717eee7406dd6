"""The catalogue: transactions, migrations, refusals."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.core.albums.tables import find_filling, next_undo
from app.core.base.errors import LibraryDamagedError, LibraryVersionError, StorageError
from app.core.base.paths import CATALOGUE
from app.core.files.tables import find_job
from app.core.marks.tables import read_seen
from app.core.profiles.tables import all_profiles
from app.core.store.catalogue import Catalogue, get_setting, set_setting
from app.core.store.migrations import current_format
from tests.made_files import add_file


def test_a_setting_survives_reopening(tmp_path: Path) -> None:
    catalogue = Catalogue(tmp_path)
    set_setting(catalogue, "colours", ["red", {"deep": 1.5}])
    catalogue.close()
    again = Catalogue(tmp_path)
    assert get_setting(again, "colours") == ["red", {"deep": 1.5}]
    assert get_setting(again, "sounds", "none") == "none"
    again.close()


def test_a_transaction_is_all_or_nothing(tmp_path: Path) -> None:
    catalogue = Catalogue(tmp_path)

    def fail_halfway() -> None:
        with catalogue.transaction():
            set_setting(catalogue, "a", 1)
            with catalogue.transaction():
                set_setting(catalogue, "b", 2)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail_halfway()
    assert get_setting(catalogue, "a") is None
    assert get_setting(catalogue, "b") is None
    catalogue.close()


def test_a_reader_sees_one_state(tmp_path: Path) -> None:
    writer = Catalogue(tmp_path)
    set_setting(writer, "count", 1)
    reader = Catalogue(tmp_path, writable=False)
    with reader.reading():
        assert get_setting(reader, "count") == 1
        set_setting(writer, "count", 2)
        assert get_setting(reader, "count") == 1
    assert get_setting(reader, "count") == 2
    with pytest.raises(StorageError, match="cannot be used"):
        set_setting(reader, "count", 3)
    reader.close()
    writer.close()


def test_a_catalogue_of_another_version_is_refused(tmp_path: Path) -> None:
    Catalogue(tmp_path).close()
    for version, sentence in ((current_format() + 1, "newer"), (0, "older")):
        with sqlite3.connect(tmp_path / CATALOGUE) as connection:
            connection.execute(f"PRAGMA user_version = {version}")
        connection.close()
        with pytest.raises(LibraryVersionError, match=sentence):
            Catalogue(tmp_path, writable=False)


def test_a_damaged_file_is_an_error_with_a_way_out(tmp_path: Path) -> None:
    (tmp_path / CATALOGUE).write_bytes(b"this is no database, " * 100)
    with pytest.raises(LibraryDamagedError, match="backup") as caught:
        Catalogue(tmp_path)
    assert str(tmp_path) in caught.value.sentence


TORN: dict[str, Callable[[Catalogue], object]] = {
    "settings (key, value) VALUES ('colours', ?)": lambda catalogue: get_setting(
        catalogue, "colours"
    ),
    "profiles (name, learner, settings, created) VALUES ('P', 'L', ?, 0)": all_profiles,
    "album_changes (album, what, delta, created) VALUES (1, 'add', ?, 0)": next_undo,
    "album_fillings (album, depends, rows, line, state) VALUES (1, '', 0, 0, ?)": (
        lambda catalogue: find_filling(catalogue, 1)
    ),
    "seen_marks (photo, stamp, sidecars, keywords) VALUES (1, '', 0, ?)": read_seen,
    "file_jobs (kind, options, created) VALUES ('export', ?, 0)": lambda catalogue: find_job(
        catalogue, 1
    ),
}
"""A line with a column of JSON -> what reads it."""


@pytest.mark.parametrize("line", TORN)
def test_a_column_of_json_that_holds_none_is_damage(tmp_path: Path, line: str) -> None:
    Catalogue(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / CATALOGUE)) as connection, connection:
        connection.execute(f"INSERT INTO {line}", ('{"torn',))
    with (
        pytest.raises(LibraryDamagedError, match="doctor --repair"),
        closing(Catalogue(tmp_path)) as catalogue,
    ):
        TORN[line](catalogue)


def test_a_folder_that_is_missing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="nowhere"):
        Catalogue(tmp_path / "nowhere")


def test_mistakes_of_our_own_are_not_disguised(tmp_path: Path) -> None:
    catalogue = Catalogue(tmp_path)
    with pytest.raises(sqlite3.IntegrityError), catalogue.transaction() as connection:
        add_file(connection, 99, b"a")
    catalogue.close()
