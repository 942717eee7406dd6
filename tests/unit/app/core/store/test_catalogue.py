"""The catalogue: transactions, migrations, refusals."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from likewise.app.core.errors import LibraryDamagedError, LibraryVersionError, StorageError
from likewise.app.core.store.catalogue import FILE_NAME, MIGRATIONS, Catalogue
from likewise.app.core.store.journal import StoredSearch, insert_search, stored_searches
from likewise.app.core.store.runs import OWN, Run, read_runs
from likewise.app.core.store.settings import get_setting, set_setting


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
    for version, sentence in ((len(MIGRATIONS) + 1, "newer"), (0, "older")):
        with sqlite3.connect(tmp_path / FILE_NAME) as connection:
            connection.execute(f"PRAGMA user_version = {version}")
        connection.close()
        with pytest.raises(LibraryVersionError, match=sentence):
            Catalogue(tmp_path, writable=False)


def test_the_rows_of_an_older_library_get_their_places(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None) as connection:
        MIGRATIONS[0](connection)
        connection.execute("INSERT INTO roots VALUES (1, x'61', 1, 1, 1, 0)")
        for row, photo in enumerate((7, 8, 9)):
            connection.execute(
                "INSERT INTO photos (id, root, path, size, mtime_ns, row)"
                " VALUES (?, 1, ?, 1, 1, ?)",
                (photo, b"%d" % photo, row),
            )
        for generation, rows in ((1, (0, 1, 2)), (2, (0, 2))):  # the second is being built
            connection.execute(
                "INSERT INTO generations VALUES (?, ?, 's', NULL, '{}', NULL, 0, 3)",
                (generation, int(generation == 1)),
            )
            connection.executemany(
                "INSERT INTO rows VALUES (?, ?, ?, 0)", [(generation, row, 7 + row) for row in rows]
            )
        connection.execute("PRAGMA user_version = 1")
    connection.close()
    catalogue = Catalogue(tmp_path)
    assert read_runs(catalogue, 1) == [Run(0, 3, OWN, 0)]
    assert read_runs(catalogue, 2) == [Run(0, 1, OWN, 0), Run(2, 1, OWN, 2)]
    catalogue.close()


def test_the_searches_of_an_older_library_start_from_their_photos(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None) as connection:
        for migrate in MIGRATIONS[:2]:
            migrate(connection)
        connection.execute("INSERT INTO profiles VALUES (1, 'Mine', 'LOMDML', '{}', 0, 0, 0)")
        connection.execute("INSERT INTO searches VALUES (5, 1, 0, '[7, 8]', '[0, 1]', NULL, 1)")
        connection.execute("PRAGMA user_version = 2")
    connection.close()
    catalogue = Catalogue(tmp_path)
    number = insert_search(catalogue, 1, [], [], None, "dog", kept=True)
    assert stored_searches(catalogue) == [
        StoredSearch(5, 1, "[7, 8]", None, None, True),
        StoredSearch(number, 1, "[]", None, "dog", True),
    ]
    catalogue.close()


def test_a_damaged_file_is_an_error_with_a_way_out(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"this is no database, " * 100)
    with pytest.raises(LibraryDamagedError, match="backup") as caught:
        Catalogue(tmp_path)
    assert str(tmp_path) in caught.value.sentence


def test_a_folder_that_is_missing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="nowhere"):
        Catalogue(tmp_path / "nowhere")


def test_mistakes_of_our_own_are_not_disguised(tmp_path: Path) -> None:
    catalogue = Catalogue(tmp_path)
    with pytest.raises(sqlite3.IntegrityError), catalogue.transaction() as connection:
        connection.execute(
            "INSERT INTO photos (root, path, size, mtime_ns) VALUES (99, x'61', 1, 1)"
        )
    catalogue.close()
