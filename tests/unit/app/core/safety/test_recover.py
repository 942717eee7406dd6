"""A damaged catalogue is made anew; the damaged one is set aside."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from app.core.base.errors import (
    LibraryDamagedError,
    LibraryMissingError,
    LibraryVersionError,
    StorageError,
)
from app.core.base.paths import CATALOGUE
from app.core.open_library import open_library
from app.core.profiles.profiles import Profiles
from app.core.safety.backups import back_up
from app.core.safety.repair import check_parts
from app.core.safety.restore import recover_catalogue, restore
from app.core.said.lines import SAID_FILE
from app.core.store.migrations import current_format
from tests.made_files import add_file

NOW = 1_800_000_000.0
THUMBS = 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A library with thumbs, of which all but the last are in a backup."""
    folder = tmp_path / "library"
    with open_library(folder) as library, library.catalogue.transaction() as connection:
        connection.execute("INSERT INTO roots (path, device, added) VALUES (x'2f70', 1, 0)")
        add_file(connection, 1, b"a")
        connection.execute("INSERT INTO profiles (name, learner, created) VALUES ('P', 'L', 0)")
        connection.execute(
            "INSERT INTO searches (profile, created, query_photos, query_rows)"
            " VALUES (1, 0.5, '[1]', '[0]')"
        )
        judge(connection, range(THUMBS - 1))
    back_up(folder, "by hand", NOW)
    with open_library(folder) as library, library.catalogue.transaction() as connection:
        judge(connection, range(THUMBS - 1, THUMBS))
    return folder


def judge(connection: sqlite3.Connection, numbers: range) -> None:
    """Each at a time of its own, as no two thumbs of a search are alike in all but their number."""
    for number in numbers:
        connection.execute(
            "INSERT INTO events (search, kind, photo, sign, created) VALUES (1, 'judge', 1, 1, ?)",
            (NOW + number / 7,),
        )


def thumbs(folder: Path) -> int:
    with closing(sqlite3.connect(folder / CATALOGUE)) as connection:
        return int(connection.execute("SELECT count(*) FROM events").fetchone()[0])


def test_a_sound_catalogue_is_left_alone(folder: Path) -> None:
    before = (folder / CATALOGUE).read_bytes()
    assert recover_catalogue(folder, NOW) == []
    assert (folder / CATALOGUE).read_bytes() == before
    assert not (folder / "set-aside").exists()


def newer(catalogue: Path) -> None:
    """As the next Likewise may leave it: of the same tables, with something told otherwise."""
    with closing(sqlite3.connect(catalogue)) as connection, connection:
        connection.execute(f"PRAGMA user_version = {current_format() + 1}")
        connection.execute("UPDATE events SET sign = -1 WHERE seq = 3")


def newer_with_other_tables(catalogue: Path) -> None:
    newer(catalogue)
    with closing(sqlite3.connect(catalogue)) as connection, connection:
        connection.execute("CREATE TABLE novelties (what TEXT)")


@pytest.mark.parametrize("change", [newer, newer_with_other_tables])
def test_one_of_a_newer_likewise_is_left_alone(
    change: Callable[[Path], None], folder: Path
) -> None:
    """It may hold what this one doesn't know; making it anew would leave that out."""
    change(folder / CATALOGUE)
    before = (folder / CATALOGUE).read_bytes()
    assert recover_catalogue(folder, NOW) == []
    assert (folder / CATALOGUE).read_bytes() == before
    assert not (folder / "set-aside").exists()
    with pytest.raises(LibraryVersionError, match="newer Likewise"):
        open_library(folder)


def overwritten(catalogue: Path, what: bytes = b"judge") -> None:
    data = bytearray(catalogue.read_bytes())
    at = data.rindex(what)
    data[at : at + 40] = np.random.default_rng(1).bytes(40)
    catalogue.write_bytes(data)


def removed(catalogue: Path) -> None:
    catalogue.unlink()


def emptied(catalogue: Path) -> None:
    catalogue.write_bytes(b"")


def no_state(catalogue: Path) -> None:
    with closing(sqlite3.connect(catalogue)) as connection, connection:
        connection.execute("UPDATE files SET state = 're3dy'")


def another_thumb(catalogue: Path) -> None:
    """As a bit that turns does it, which no trigger notes."""
    with closing(sqlite3.connect(catalogue)) as connection, connection:
        connection.execute("DROP TRIGGER said_events_update")
        connection.execute("UPDATE events SET sign = -1 WHERE seq = 3")


def newer_by_damage(catalogue: Path) -> None:
    with closing(sqlite3.connect(catalogue)) as connection, connection:
        connection.execute("PRAGMA user_version = 266")


def no_text(catalogue: Path) -> None:
    with closing(sqlite3.connect(catalogue)) as connection, connection:
        connection.execute("UPDATE profiles SET name = CAST(x'50ff' AS TEXT)")


@pytest.mark.parametrize(
    ("damage", "kept"),
    [
        (overwritten, THUMBS),
        (removed, THUMBS),
        (emptied, THUMBS),
        (no_state, THUMBS),
        (another_thumb, THUMBS),
        (newer_by_damage, THUMBS),
        (no_text, THUMBS),
    ],
    ids=lambda each: getattr(each, "__name__", str(each)),
)
def test_a_damaged_one_is_made_anew(
    damage: Callable[[Path], None], kept: int, folder: Path
) -> None:
    damage(folder / CATALOGUE)
    before = (folder / CATALOGUE).read_bytes() if (folder / CATALOGUE).exists() else None
    told = recover_catalogue(folder, NOW)
    assert f"{kept} thumbs" in told[1]
    assert thumbs(folder) == kept
    with open_library(folder) as library:
        assert check_parts(library)["catalogue"] == []
        assert library.photo(1).path == Path("/p/a")
    (aside,) = (folder / "set-aside").iterdir()
    assert ((aside / CATALOGUE).read_bytes() if before is not None else None) == before
    assert recover_catalogue(folder, NOW) == []


@pytest.mark.parametrize("step", ["apply_log", "raise_number"])
def test_a_full_disk_is_told_and_the_next_repair_brings_all_back(
    step: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    removed(folder / CATALOGUE)
    with monkeypatch.context() as patch:
        patch.setattr(f"app.core.said.tables.{step}", full)
        with pytest.raises(StorageError, match="disk is full"):
            recover_catalogue(folder, NOW)
    recover_catalogue(folder, NOW)
    assert thumbs(folder) == THUMBS


def test_an_emptied_one_comes_back_from_its_log(folder: Path) -> None:
    """SQLite itself would remove the log."""
    catalogue = folder / CATALOGUE
    with closing(sqlite3.connect(catalogue)) as connection:
        connection.execute("VACUUM")  # so that all pages are in the log
        log = catalogue.with_name(f"{CATALOGUE}-wal").read_bytes()
    emptied(catalogue)
    catalogue.with_name(f"{CATALOGUE}-wal").write_bytes(log)
    recover_catalogue(folder, NOW)
    assert thumbs(folder) == THUMBS


def test_without_its_log_the_backup_brings_back_what_it_has(folder: Path) -> None:
    (folder / SAID_FILE).unlink()
    removed(folder / CATALOGUE)
    told = recover_catalogue(folder, NOW)
    assert "Some of what you did since the last backup may be lost." in told
    assert thumbs(folder) == THUMBS - 1


def test_of_a_hurt_log_the_whole_lines_are_put_on_the_backup(folder: Path) -> None:
    log = folder / SAID_FILE
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join([lines[0].replace(b"library", b"l1brary"), *lines[1:]]))
    removed(folder / CATALOGUE)
    assert "Lines of said.jsonl are damaged: 1." in recover_catalogue(folder, NOW)
    assert thumbs(folder) == THUMBS


def test_a_backup_that_knows_more_than_a_cut_log_is_taken_alone(folder: Path) -> None:
    log = folder / SAID_FILE
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:1]))
    removed(folder / CATALOGUE)
    recover_catalogue(folder, NOW)
    assert thumbs(folder) == THUMBS - 1


def test_after_a_restore_no_backup_from_before_it_counts_as_newer(folder: Path) -> None:
    (first,) = (folder / "backups").glob("*.zip")
    restore(folder, first, NOW + 60)  # backs up the last thumb
    with open_library(folder) as library, library.catalogue.transaction() as connection:
        connection.execute("DELETE FROM events WHERE seq > 10")
    removed(folder / CATALOGUE)
    recover_catalogue(folder, NOW + 120)
    assert thumbs(folder) == 10


def test_with_neither_a_log_nor_a_backup_it_is_left_as_it_is(folder: Path) -> None:
    (folder / SAID_FILE).unlink()
    shutil.rmtree(folder / "backups")
    overwritten(folder / CATALOGUE)
    before = (folder / CATALOGUE).read_bytes()
    with pytest.raises(LibraryDamagedError, match="neither a log nor a backup"):
        recover_catalogue(folder, NOW)
    assert (folder / CATALOGUE).read_bytes() == before


def test_a_backup_of_another_library_gives_nothing(folder: Path, tmp_path: Path) -> None:
    """An older one of this library does."""
    with open_library(tmp_path / "other") as other:
        Profiles(other).create("Other")
    back_up(tmp_path / "other", "by hand", NOW + 60)
    (backup,) = (tmp_path / "other" / "backups").glob("*.zip")
    shutil.copy(backup, folder / "backups")
    overwritten(folder / CATALOGUE)
    assert recover_catalogue(folder, NOW + 120)
    assert thumbs(folder) == THUMBS


def test_a_library_that_lost_its_catalogue_is_not_begun_anew(folder: Path) -> None:
    removed(folder / CATALOGUE)
    for writable in (True, False):
        with pytest.raises(LibraryDamagedError, match="is gone"):
            open_library(folder, writable=writable)
    assert not (folder / CATALOGUE).exists()


def test_nothing_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(LibraryMissingError):
        recover_catalogue(tmp_path, NOW)
    assert list(tmp_path.iterdir()) == []


def test_without_a_backup_the_log_alone_brings_all_back(folder: Path) -> None:
    shutil.rmtree(folder / "backups")
    removed(folder / CATALOGUE)
    assert f"{THUMBS} thumbs" in recover_catalogue(folder, NOW)[1]
    assert thumbs(folder) == THUMBS
    with open_library(folder) as library:
        assert check_parts(library)["catalogue"] == []
    assert (folder / SAID_FILE).exists()  # begun anew, with all of it
    assert b'"events"' in (folder / SAID_FILE).read_bytes()


def test_an_older_catalogue_is_brought_up_to_the_log(folder: Path) -> None:
    older = (folder / CATALOGUE).read_bytes()
    with open_library(folder) as library, library.catalogue.transaction() as connection:
        judge(connection, range(THUMBS, THUMBS + 1))
    (folder / CATALOGUE).write_bytes(older)
    with pytest.raises(LibraryDamagedError, match="lacks changes"):
        open_library(folder)
    assert recover_catalogue(folder, NOW)
    assert thumbs(folder) == THUMBS + 1


def test_hurt_lines_of_the_log_are_told_by_number_and_written_anew(folder: Path) -> None:
    log = folder / SAID_FILE
    lines = log.read_bytes().splitlines(keepends=True)
    lines[1] = lines[1].replace(b'"n"', b'"m"')
    log.write_bytes(b"".join(lines))
    assert recover_catalogue(folder, NOW) == ["Lines of said.jsonl are damaged: 2."]
    open_library(folder).close()
    assert recover_catalogue(folder, NOW) == []
    assert thumbs(folder) == THUMBS


def test_a_cut_log_takes_nothing_from_a_sound_catalogue(folder: Path) -> None:
    log = folder / SAID_FILE
    early = log.read_bytes()
    with open_library(folder) as library, library.catalogue.transaction() as connection:
        judge(connection, range(THUMBS, THUMBS + 5))
    open_library(folder).close()  # forgets what the log has
    for left in (early, early[:-30], early[: early.index(b"\n") + 1], b""):
        log.write_bytes(left)
        assert recover_catalogue(folder, NOW) == []
        open_library(folder).close()
        assert thumbs(folder) == THUMBS + 5
        assert log.read_bytes().count(b'"judge"') == THUMBS + 5


def test_the_log_of_another_library_takes_nothing_either(folder: Path, tmp_path: Path) -> None:
    with open_library(tmp_path / "other") as other:
        Profiles(other).create("Other")
    shutil.copyfile(tmp_path / "other" / SAID_FILE, folder / SAID_FILE)
    with pytest.raises(LibraryDamagedError, match="lacks changes"):
        open_library(folder)
    assert recover_catalogue(folder, NOW) == ["Lines of said.jsonl are damaged: 1."]
    open_library(folder).close()
    assert thumbs(folder) == THUMBS
    assert b"Other" not in (folder / SAID_FILE).read_bytes()


def test_the_catalogue_of_another_library_gives_way(folder: Path, tmp_path: Path) -> None:
    with open_library(tmp_path / "other") as other:
        Profiles(other).create("Other")
    shutil.copyfile(tmp_path / "other" / CATALOGUE, folder / CATALOGUE)
    assert recover_catalogue(folder, NOW)
    assert thumbs(folder) == THUMBS


def test_nor_is_a_damaged_catalogue_made_of_the_log_of_another(
    folder: Path, tmp_path: Path
) -> None:
    with open_library(tmp_path / "other") as other:
        Profiles(other).create("Other")
    shutil.copyfile(tmp_path / "other" / SAID_FILE, folder / SAID_FILE)
    overwritten(folder / CATALOGUE)
    assert recover_catalogue(folder, NOW)
    assert thumbs(folder) == THUMBS - 1
