"""Catalogues of every format that there was are upgraded, and hold what they held.

catalogues/NN.sqlite.xz was made by the last program that wrote the format NN: five photos, a search
with thumbs, an undo and a redo, a second profile; an album from format 4 on, stars, a colour and a
keyword from 5 on, a stack from 10 on, a date by XMP from 13 on. 08a is of a program that kept
stacks in other tables, which nothing ever filled. Their rows of vectors were left out, as their
files are.
"""

from __future__ import annotations

import lzma
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.core.backups.keep import BEFORE_UPGRADE, backup_folder, list_backups
from app.core.backups.restore import restore
from app.core.errors import LibraryVersionError, StorageError
from app.core.library.library import Library
from app.core.maintenance.check import check
from app.core.store import catalogue
from app.core.store.catalogue import FILE_NAME
from app.core.store.migrations import TODAY, migrate

FIXTURES = sorted(Path(__file__).with_name("catalogues").glob("*.sqlite.xz"))
KEPT = (
    *("photos", "profiles", "searches", "events", "settings"),
    *("albums", "album_photos", "album_changes", "marks", "keywords", "photo_keywords"),
    *("stacked_photos", "distinct_photos", "file_jobs", "file_acts", "xmp_facts"),
)
EVERY = 7
"""Of the moments of an upgrade, so many are one apart that a kill is tried at."""

Content = dict[str, tuple[tuple[str, ...], list[tuple[Any, ...]]]]


def made_of(fixture: Path, folder: Path) -> Path:
    """A library with this catalogue."""
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(lzma.decompress(fixture.read_bytes()))
    return folder


def format_of(folder: Path) -> int:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def content(folder: Path, columns: Content | None = None) -> Content:
    """The lines of each table, of the columns that it has, or that it has in ``columns``."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        found: Content = {}
        for table in KEPT if columns is None else columns:
            names = tuple(
                name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})").fetchall()
            )
            wanted = names if columns is None else columns[table][0]
            if wanted:
                lines = connection.execute(f"SELECT {', '.join(wanted)} FROM {table}").fetchall()
                found[table] = wanted, sorted(lines, key=repr)
    return found


@pytest.fixture(params=FIXTURES, ids=lambda path: path.name.partition(".")[0])
def fixture(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def test_there_is_one_of_every_format(tmp_path: Path) -> None:
    formats = {
        format_of(made_of(path, tmp_path / path.name.partition(".")[0])) for path in FIXTURES
    }
    assert formats == {*range(1, TODAY + 1)}


def test_an_upgrade_keeps_everything(fixture: Path, tmp_path: Path) -> None:
    folder = made_of(fixture, tmp_path / "library")
    before, old = content(folder), format_of(folder)
    assert len(before["events"][1]) == 7
    assert len(before["photos"][1]) == 5
    with Library.open(folder) as library:
        assert check(library) == []
    assert format_of(folder) == TODAY
    assert content(folder, before) == before
    made = [each.manifest for each in list_backups(backup_folder(folder))]
    assert [each and (each.catalogue, each.why) for each in made] == (
        [] if old == TODAY else [(old, BEFORE_UPGRADE)]
    )


def test_what_came_with_a_format_is_in_its_catalogue(fixture: Path, tmp_path: Path) -> None:
    folder = made_of(fixture, tmp_path / "library")
    number, held = format_of(folder), content(folder)
    for table, since in {
        "albums": 4,
        "album_photos": 4,
        "marks": 5,
        "stacked_photos": 10,
        "xmp_facts": 13,
    }.items():
        assert bool(held.get(table, ((), []))[1]) == (number >= since), table


def test_an_older_library_is_not_upgraded_by_who_only_reads(fixture: Path, tmp_path: Path) -> None:
    folder = made_of(fixture, tmp_path / "library")
    if format_of(folder) < TODAY:
        with pytest.raises(LibraryVersionError, match="older Likewise"):
            Library.open(folder, writable=False)
    assert content(folder)["events"]


def test_the_backup_before_an_upgrade_leads_back(fixture: Path, tmp_path: Path) -> None:
    folder = made_of(fixture, tmp_path / "library")
    before = content(folder)
    if format_of(folder) == TODAY:
        return
    Library.open(folder).close()
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection, connection:
        connection.execute("DELETE FROM events")
    (backup,) = list_backups(backup_folder(folder))
    restore(folder, backup.path, time.time())
    assert content(folder) == before  # in the old format: the program before can go on with it
    Library.open(folder).close()
    assert content(folder, before) == before


class Killed:
    """A connection after each of whose statements the folder is copied, as a kill leaves it."""

    def __init__(self, connection: sqlite3.Connection, folder: Path, copies: Path) -> None:
        self._connection, self._folder, self._copies = connection, folder, copies
        self.count = 0

    def execute(self, statement: str) -> object:
        if self.count % EVERY == 0:
            shutil.copytree(self._folder, self._copies / str(self.count))
        self.count += 1
        return self._connection.execute(statement)


def left_by_kills(folder: Path, copies: Path, patch: pytest.MonkeyPatch) -> Iterator[Path]:
    def killed(connection: sqlite3.Connection, version: int) -> None:
        migrate(Killed(connection, folder, copies), version)  # type: ignore[arg-type]

    patch.setattr(catalogue, "migrate", killed)
    Library.open(folder).close()
    patch.undo()
    yield from sorted(copies.iterdir())


def test_a_kill_at_any_step_of_an_upgrade_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = made_of(FIXTURES[0], tmp_path / "library")
    before = content(folder)
    copies = [*left_by_kills(folder, tmp_path / "copies", monkeypatch)]
    assert len(copies) > 40 // EVERY
    for copy in copies:
        assert content(copy) == before
        Library.open(copy).close()
        assert content(copy, before) == before


def test_an_upgrade_that_can_not_be_backed_up_does_not_begin(
    tmp_path: Path,
) -> None:
    folder = made_of(FIXTURES[0], tmp_path / "library")
    before = content(folder)
    (folder / "backups").write_text("in the way")
    with pytest.raises(StorageError, match="No backup"):
        Library.open(folder)
    assert format_of(folder) == 1
    assert content(folder) == before


@pytest.mark.parametrize("writable", [True, False])
def test_a_newer_library_is_refused_and_left_alone(tmp_path: Path, *, writable: bool) -> None:
    folder = made_of(FIXTURES[-1], tmp_path / "library")
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        connection.execute(f"PRAGMA user_version = {TODAY + 1}")
    before = (folder / FILE_NAME).read_bytes()
    with pytest.raises(LibraryVersionError, match="newer Likewise"):
        Library.open(folder, writable=writable)
    assert (folder / FILE_NAME).read_bytes() == before
    assert not backup_folder(folder).exists()
