"""The steps of the format: what an older library holds is still there after a step, whenever it is
killed. Format 1 is the only one so far, so the tests make a step of their own."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.core.base.errors import LibraryVersionError, StorageError
from app.core.base.paths import CATALOGUE
from app.core.open_library import open_library
from app.core.safety.backups import BEFORE_UPGRADE, back_up, backup_folder, list_backups
from app.core.safety.repair import check
from app.core.safety.restore import recover_catalogue, restore
from app.core.store import catalogue as catalogue_module
from app.core.store.catalogue import get_setting, set_setting
from app.core.store.catalogue_copy import format_of
from app.core.store.migrations import LAST_EARLY_FORMAT, STEPS, current_format, migrate

NOW = 1_700_000_000.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A library of today's format that holds something."""
    with open_library(tmp_path / "library") as library:
        set_setting(library.catalogue, "kept", [1, 2])
    return tmp_path / "library"


def pragma(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / CATALOGUE)) as connection:
        connection.execute(f"PRAGMA {statement}")


def add_notes(connection: sqlite3.Connection) -> None:
    """A step as a later Likewise may have one: a table, a column, and what is moved into them."""
    connection.execute("CREATE TABLE notes (setting TEXT NOT NULL, length INTEGER NOT NULL) STRICT")
    connection.execute("INSERT INTO notes SELECT key, length(value) FROM settings")
    connection.execute("ALTER TABLE settings ADD COLUMN noted INTEGER NOT NULL DEFAULT 0")
    connection.execute("UPDATE settings SET noted = 1")


@pytest.fixture
def next_format(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """From here on this program writes the format after today's; ``folder`` is of today's."""
    monkeypatch.setattr("app.core.store.migrations.STEPS", [*STEPS, add_notes])
    return current_format()


def settings(folder: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(folder / CATALOGUE)) as connection:
        return connection.execute("SELECT key, value FROM settings").fetchall()


def test_each_step_counts_itself(tmp_path: Path, next_format: int) -> None:
    with closing(sqlite3.connect(tmp_path / CATALOGUE, isolation_level=None)) as connection:
        for version in range(next_format):
            migrate(connection, version, version + 1)
            assert connection.execute("PRAGMA user_version").fetchone() == (version + 1,)


def test_an_upgrade_keeps_everything_and_is_backed_up_before(
    folder: Path, next_format: int
) -> None:
    before = settings(folder)
    with open_library(folder) as library:
        assert check(library) == []
        assert get_setting(library.catalogue, "kept") == [1, 2]
    assert (format_of(folder / CATALOGUE), settings(folder)) == (next_format, before)
    with closing(sqlite3.connect(folder / CATALOGUE)) as connection:
        assert connection.execute("SELECT length FROM notes WHERE setting = 'kept'").fetchall()
    (made,) = [each.manifest for each in list_backups(backup_folder(folder))]
    assert made is not None
    assert (made.catalogue, made.why) == (next_format - 1, BEFORE_UPGRADE)
    open_library(folder).close()
    assert len(list_backups(backup_folder(folder))) == 1


def test_an_older_library_is_not_upgraded_by_who_only_reads(folder: Path, next_format: int) -> None:
    with pytest.raises(LibraryVersionError, match="older Likewise"):
        open_library(folder, writable=False)
    assert format_of(folder / CATALOGUE) == next_format - 1


def test_the_backup_before_an_upgrade_leads_back(folder: Path, next_format: int) -> None:
    before = settings(folder)
    with open_library(folder) as library:
        set_setting(library.catalogue, "kept", "spoilt")
    (backup,) = list_backups(backup_folder(folder))
    restore(folder, backup.path, time.time())
    assert settings(folder) == before  # in the old format: the program before can go on with it
    assert format_of(folder / CATALOGUE) == next_format - 1
    open_library(folder).close()
    assert settings(folder) == before


class Killed:
    """A connection after each of whose statements the folder is copied, as a kill leaves it."""

    def __init__(self, connection: sqlite3.Connection, folder: Path, copies: Path) -> None:
        self._connection, self._folder, self._copies = connection, folder, copies
        self.count = 0

    def execute(self, statement: str) -> object:
        shutil.copytree(self._folder, self._copies / str(self.count))
        self.count += 1
        return self._connection.execute(statement)


def left_by_kills(folder: Path, copies: Path, patch: pytest.MonkeyPatch) -> Iterator[Path]:
    def killed(connection: sqlite3.Connection, version: int) -> None:
        migrate(Killed(connection, folder, copies), version)  # type: ignore[arg-type]

    with patch.context() as patched:
        patched.setattr(catalogue_module, "migrate", killed)
        open_library(folder).close()
    yield from sorted(copies.iterdir())


def test_a_kill_at_any_moment_of_an_upgrade_loses_nothing(
    folder: Path, next_format: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = settings(folder)
    copies = [*left_by_kills(folder, tmp_path / "copies", monkeypatch)]
    assert len(copies) == 5  # the step's statements, and its number
    for copy in copies:
        assert (settings(copy), format_of(copy / CATALOGUE)) == (before, next_format - 1)
        open_library(copy).close()
        assert (settings(copy), format_of(copy / CATALOGUE)) == (before, next_format)


def test_an_upgrade_that_can_not_be_backed_up_does_not_begin(
    folder: Path, next_format: int
) -> None:
    (folder / "backups").write_text("in the way")
    with pytest.raises(StorageError, match="No backup"):
        open_library(folder)
    assert format_of(folder / CATALOGUE) == next_format - 1


@pytest.mark.parametrize("writable", [True, False])
def test_a_newer_library_is_refused_and_left_alone(folder: Path, *, writable: bool) -> None:
    pragma(folder, f"user_version = {current_format() + 1}")
    before = (folder / CATALOGUE).read_bytes()
    with pytest.raises(LibraryVersionError, match="newer Likewise"):
        open_library(folder, writable=writable)
    assert (folder / CATALOGUE).read_bytes() == before
    assert not backup_folder(folder).exists()


def of_an_early_build(folder: Path, version: int) -> None:
    """As these left it: counted otherwise, without an application's number; their first format had
    few of today's tables."""
    pragma(folder, "application_id = 0")
    pragma(folder, f"user_version = {version}")
    if version == 1:
        with closing(sqlite3.connect(folder / CATALOGUE)) as connection, connection:
            connection.execute("DROP TABLE xmp_facts")


@pytest.mark.parametrize("version", [1, 2, LAST_EARLY_FORMAT])
def test_a_library_of_an_early_build_is_refused_with_what_to_do_and_left_alone(
    folder: Path, version: int
) -> None:
    of_an_early_build(folder, version)
    before = (folder / CATALOGUE).read_bytes()
    for writable in (True, False):
        with pytest.raises(LibraryVersionError, match="early build") as refused:
            open_library(folder, writable=writable)
    assert str(folder) in refused.value.hint
    assert recover_catalogue(folder, NOW) == []  # `doctor --repair` makes nothing of it
    assert (folder / CATALOGUE).read_bytes() == before


def test_a_backup_of_an_early_build_is_refused_and_nothing_is_restored(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    early = tmp_path / "early"
    shutil.copytree(folder, early)
    of_an_early_build(early, 1)
    with monkeypatch.context() as patched:
        patched.setattr("app.core.safety.archive.is_of_another_likewise", lambda path: False)
        backup = back_up(early, "", NOW)
    assert backup is not None
    before = (folder / CATALOGUE).read_bytes()
    with pytest.raises(LibraryVersionError, match="another Likewise"):
        restore(folder, backup, NOW)
    assert (folder / CATALOGUE).read_bytes() == before
    assert not (folder / "set-aside").exists()


@pytest.mark.parametrize("number", [0, 1])
def test_a_damaged_application_number_is_no_early_build_and_is_repaired(
    folder: Path, number: int
) -> None:
    pragma(folder, f"application_id = {number}")
    with open_library(folder) as library:
        assert check(library) != []
    assert recover_catalogue(folder, NOW) != []
    with open_library(folder) as library:
        assert check(library) == []
        assert get_setting(library.catalogue, "kept") == [1, 2]


def test_a_library_where_a_photo_was_a_file_is_of_an_early_build(folder: Path) -> None:
    with closing(sqlite3.connect(folder / CATALOGUE)) as connection, connection:
        connection.execute("CREATE INDEX photos_path ON photos (file)")
    with pytest.raises(LibraryVersionError, match="early build"):
        open_library(folder)
