"""Copies of catalogues: what counts as a change, and what is told of them."""

from pathlib import Path

import pytest

from app.core.base.errors import BackupError
from app.core.base.paths import CATALOGUE
from app.core.open_library import open_library
from app.core.store.catalogue_copy import (
    copy_catalogue,
    count,
    fault_of,
    fingerprint,
    format_of,
)
from app.core.store.migrations import current_format
from app.core.store.said_tables import DERIVED


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
