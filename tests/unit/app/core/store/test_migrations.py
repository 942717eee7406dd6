"""Migrations: what an older library holds is still there in today's format."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from app.core.store.catalogue import FILE_NAME, Catalogue
from app.core.store.journal.journal_tables import (
    StoredSearch,
    insert_search,
    stored_searches,
)
from app.core.store.matrices.extents import OWN, Extent, read_extents
from app.core.store.migrations import TODAY, migrate


def test_each_step_counts_itself(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    for step in range(TODAY):
        migrate(connection, step, step + 1)
        assert connection.execute("PRAGMA user_version").fetchone() == (step + 1,)
    connection.close()


def test_the_rows_of_an_older_library_get_their_places(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None) as connection:
        migrate(connection, 0, 1)
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
    connection.close()
    catalogue = Catalogue(tmp_path)
    assert read_extents(catalogue, 1) == [Extent(0, 3, OWN, 0)]
    assert read_extents(catalogue, 2) == [Extent(0, 1, OWN, 0), Extent(2, 1, OWN, 2)]
    catalogue.close()


def test_the_searches_of_an_older_library_start_from_their_photos(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None) as connection:
        migrate(connection, 0, 2)
        connection.execute("INSERT INTO profiles VALUES (1, 'Mine', 'LOMDML', '{}', 0, 0, 0)")
        connection.execute("INSERT INTO searches VALUES (5, 1, 0, '[7, 8]', '[0, 1]', NULL, 1)")
    connection.close()
    catalogue = Catalogue(tmp_path)
    number = insert_search(catalogue, 1, [], [], None, "dog", kept=True)
    assert stored_searches(catalogue) == [
        StoredSearch(5, 1, "[7, 8]", "[0, 1]", None, None, True),
        StoredSearch(number, 1, "[]", "[]", None, "dog", True),
    ]
    catalogue.close()
