"""The catalogue: transactions, what they touch, and copies of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.core.albums.tables import find_filling, next_undo
from app.core.base.errors import BackupError, LibraryDamagedError, LibraryVersionError, StorageError
from app.core.base.paths import CATALOGUE
from app.core.files.tables import find_job
from app.core.marks.tables import read_seen
from app.core.open_library import open_library
from app.core.profiles.tables import all_profiles
from app.core.store.catalogue import Catalogue, get_setting, set_setting
from app.core.store.catalogue_copy import copy_catalogue, count, fault_of, fingerprint, format_of
from app.core.store.migrations import current_format
from app.core.store.said_tables import DERIVED
from tests.made_files import add_file

# The catalogue: transactions, migrations, refusals.


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


# Copies of catalogues: what counts as a change, and what is told of them.


@pytest.fixture
def catalogue(tmp_path: Path) -> Path:
    """An empty catalogue, closed."""
    open_library(tmp_path).close()
    return tmp_path / CATALOGUE


def test_every_table_that_is_derived_is_there(catalogue: Path, tmp_path: Path) -> None:
    """A name that no table has any more would hide nothing, and mislead."""
    with open_library(tmp_path) as library, library.catalogue.reading() as connection:
        found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        assert {name for (name,) in found} > DERIVED


def test_it_counts_and_tells_the_format(catalogue: Path, tmp_path: Path) -> None:
    assert format_of(catalogue) == current_format()
    assert set(count(catalogue).values()) == {0}
    with open_library(tmp_path) as library, library.catalogue.transaction() as connection:
        connection.execute(
            "INSERT INTO albums (name, created, scope, looked, deleted)"
            " VALUES ('A', 0, '', 0, 0), ('B', 0, '', 0, 1)"
        )
    assert count(catalogue)["albums"] == 1


def test_the_fingerprint_sees_every_table_that_is_not_derived(
    catalogue: Path, tmp_path: Path
) -> None:
    before = fingerprint(catalogue)
    with open_library(tmp_path) as library, library.catalogue.transaction() as connection:
        connection.execute("INSERT INTO keywords (name) VALUES ('beach')")
    after = fingerprint(catalogue)
    assert after != before
    with open_library(tmp_path) as library, library.catalogue.transaction() as connection:
        connection.execute("CREATE TABLE later (a INTEGER)")
    assert fingerprint(catalogue) != after


def test_a_copy_is_one_file(catalogue: Path, tmp_path: Path) -> None:
    with open_library(tmp_path) as library, library.catalogue.transaction() as connection:
        connection.execute("INSERT INTO keywords (name) VALUES ('beach')")
        (tmp_path / "out").mkdir()
    copy_catalogue(tmp_path, tmp_path / "out" / "copy")
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["copy"]
    assert fingerprint(tmp_path / "out" / "copy") == fingerprint(catalogue)
    assert fault_of(tmp_path / "out" / "copy") == ""


def test_damage_is_a_sentence(catalogue: Path, tmp_path: Path) -> None:
    catalogue.write_bytes(b"no database" * 1_000)
    assert "can't be read" in fault_of(catalogue)
    for ask in (format_of, count, fingerprint):
        with pytest.raises(BackupError, match="can't be read"):
            ask(catalogue)
    with pytest.raises(BackupError):
        copy_catalogue(tmp_path, tmp_path / "copy")
