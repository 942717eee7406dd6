"""A sound catalogue made from what is left of a damaged one, and from its backup."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.core.errors import LibraryDamagedError
from app.core.store.migrations import migrate
from app.core.store.recovery.damage import damage_of
from app.core.store.recovery.page_file import PageFile
from app.core.store.recovery.rebuild import rebuild
from app.core.store.recovery.salvage import first_pages, salvage

PAGE = 4_096
THUMBS = 400


@pytest.fixture
def catalogue(tmp_path: Path) -> Path:
    """A catalogue with some pages of thumbs."""
    path = tmp_path / "catalogue.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, 0)
        connection.execute("BEGIN")
        connection.execute("INSERT INTO roots (path, device, added) VALUES (x'2f70', 1, 0)")
        connection.executemany(
            "INSERT INTO photos (root, path, size, mtime_ns, hash, state)"
            " VALUES (1, ?, 9, 9, ?, 'ready')",
            [(b"%03d.jpg" % n, bytes([n]) * 16) for n in range(100)],
        )
        connection.execute(
            "INSERT INTO profiles (name, learner, created) VALUES ('P', 'LOMDML', 0)"
        )
        connection.executemany(
            "INSERT INTO searches (profile, created, query_photos, query_rows, kept)"
            " VALUES (1, ?, '[1]', '[0]', 1)",
            [(float(n),) for n in range(1, 21)],
        )
        connection.executemany(
            "INSERT INTO events (search, kind, photo, row, sign, created)"
            " VALUES (?, 'judge', ?, ?, 1, ?)",
            [(1 + n % 20, 1 + n % 100, n % 100, 10 + n / 3) for n in range(THUMBS)],
        )
        connection.execute("INSERT INTO marks (photo, stars) VALUES (7, 4)")
        connection.execute("COMMIT")
    return path


def thumbs(path: Path) -> set[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return set(connection.execute("SELECT * FROM events").fetchall())


def first_page(catalogue: Path, table: str) -> int:
    return first_pages(PageFile(catalogue))[table]


def spoil(catalogue: Path, page: int, at: int = 0, data: bytes = bytes(PAGE)) -> None:
    content = bytearray(catalogue.read_bytes())
    content[(page - 1) * PAGE + at : (page - 1) * PAGE + at + len(data)] = data
    catalogue.write_bytes(content)


def test_a_sound_catalogue_is_salvaged_whole(catalogue: Path) -> None:
    found = salvage(catalogue)
    assert set(found.lines["events"]) == thumbs(catalogue)
    assert found.whole == set(found.lines)


@pytest.mark.parametrize("lost", ["page 1", "first page of thumbs"])
def test_thumbs_whose_page_nobody_points_to_are_found(
    lost: str, catalogue: Path, tmp_path: Path
) -> None:
    before = thumbs(catalogue)
    spoil(catalogue, 1 if lost == "page 1" else first_page(catalogue, "events"))
    assert list(damage_of(catalogue))
    rebuild(catalogue, None, tmp_path / "new")
    assert thumbs(tmp_path / "new") == before
    assert list(damage_of(tmp_path / "new")) == []


@pytest.mark.slow
def test_a_page_of_thumbs_that_is_lost_comes_from_the_backup(
    catalogue: Path, tmp_path: Path
) -> None:
    before, backup = thumbs(catalogue), Path(shutil.copy(catalogue, tmp_path / "backup"))
    child = PageFile(catalogue).page(first_page(catalogue, "events"))
    assert child is not None
    spoil(catalogue, child.children[1])
    without = rebuild(catalogue, None, tmp_path / "without")
    assert 0 < len(thumbs(tmp_path / "without")) < THUMBS
    assert without.from_backup["events"] == 0
    rebuilt = rebuild(catalogue, backup, tmp_path / "new")
    assert thumbs(tmp_path / "new") == before
    assert rebuilt.from_backup["events"] == THUMBS - len(thumbs(tmp_path / "without"))


def test_a_thumb_that_was_changed_by_damage_is_again_what_the_backup_has(
    catalogue: Path, tmp_path: Path
) -> None:
    before, backup = thumbs(catalogue), Path(shutil.copy(catalogue, tmp_path / "backup"))
    with closing(sqlite3.connect(catalogue)) as connection, connection:
        connection.execute("UPDATE events SET photo = 99 WHERE seq = 5")
        connection.execute(
            "INSERT INTO events (search, kind, photo, sign, created)"
            " VALUES (1, 'judge', 3, -1, 999)"
        )
    rebuild(catalogue, backup, tmp_path / "new")
    assert thumbs(tmp_path / "new") - before == {(THUMBS + 1, 1, "judge", 3, None, -1, None, 999.0)}
    assert before < thumbs(tmp_path / "new")


def test_what_was_deleted_since_the_backup_stays_deleted(catalogue: Path, tmp_path: Path) -> None:
    backup = Path(shutil.copy(catalogue, tmp_path / "backup"))
    with closing(sqlite3.connect(catalogue)) as connection, connection:
        connection.execute("DELETE FROM events WHERE search = 3")
        connection.execute("DELETE FROM searches WHERE id = 3")
        connection.execute("DELETE FROM marks")
    before = thumbs(catalogue)
    rebuild(catalogue, backup, tmp_path / "new")
    assert thumbs(tmp_path / "new") == before
    with closing(sqlite3.connect(tmp_path / "new")) as connection:
        assert connection.execute("SELECT count(*) FROM marks").fetchone() == (0,)


@pytest.mark.slow
def test_a_lost_page_of_thumbs_comes_from_an_earlier_log(catalogue: Path, tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    killed.mkdir()
    with closing(sqlite3.connect(catalogue, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE events SET created = created + 1")  # all pages are in the log
        connection.execute("DELETE FROM events WHERE search = 3")
        connection.execute("DELETE FROM searches WHERE id = 3")
        connection.execute("PRAGMA wal_checkpoint(RESTART)")
        connection.execute("INSERT INTO marks (photo, stars) VALUES (8, 4)")
        for path in (catalogue, catalogue.with_name(f"{catalogue.name}-wal")):
            shutil.copy(path, killed)
        before = thumbs(catalogue)
    damaged = killed / catalogue.name
    root = PageFile(damaged).page(first_page(damaged, "events"))
    assert root is not None
    spoil(damaged, root.children[1])
    rebuild(damaged, None, tmp_path / "new")
    assert thumbs(tmp_path / "new") == before


@pytest.mark.parametrize("table", ["photos", "searches", "profiles", "roots"])
def test_no_thumb_is_lost_for_want_of_what_it_points_to(
    table: str, catalogue: Path, tmp_path: Path
) -> None:
    before = thumbs(catalogue)
    with closing(sqlite3.connect(catalogue)) as connection, connection:
        connection.execute(f"DELETE FROM {table}")
    assert list(damage_of(catalogue))
    rebuilt = rebuild(catalogue, None, tmp_path / "new")
    assert thumbs(tmp_path / "new") == before
    assert rebuilt.stand_ins[table] > 0
    assert list(damage_of(tmp_path / "new")) == []


def test_nothing_at_all_is_told(tmp_path: Path) -> None:
    (tmp_path / "empty").write_bytes(b"")
    with pytest.raises(LibraryDamagedError, match="Nothing of the catalogue"):
        rebuild(tmp_path / "empty", None, tmp_path / "new")


@pytest.mark.parametrize("backed_up", [True, False])
def test_a_thumb_whose_number_was_changed_by_damage_is_not_there_twice(
    catalogue: Path, tmp_path: Path, *, backed_up: bool
) -> None:
    before = thumbs(catalogue)
    backup = Path(shutil.copy(catalogue, tmp_path / "backup"))
    with closing(sqlite3.connect(catalogue)) as connection, connection:
        columns = "search, kind, photo, row, sign, target, created"
        connection.execute(
            f"INSERT INTO events (rowid, {columns})"
            f" SELECT 5000, {columns} FROM events WHERE rowid = 7"
        )
    rebuild(catalogue, backup if backed_up else None, tmp_path / "new")
    assert thumbs(tmp_path / "new") == before
