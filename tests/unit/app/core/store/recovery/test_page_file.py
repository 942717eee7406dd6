"""Pages of a database, read without SQLite, against what SQLite reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.store.recovery.page_file import PageFile, TreeLine

VALUES = st.one_of(
    st.none(),
    st.integers(-(2**63), 2**63 - 1),
    st.floats(allow_nan=False),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=1_000),
    st.binary(max_size=3_000),
)


def lines(file: PageFile, page: int) -> Iterator[TreeLine]:
    found = file.page(page)
    assert found is not None
    assert found.whole
    yield from found.lines
    for child in found.children:
        yield from lines(file, child)


@pytest.mark.slow
@given(st.lists(st.tuples(VALUES, VALUES), max_size=30), st.sampled_from([512, 1024, 4096]))
def test_every_line_is_read_as_sqlite_reads_it(
    tmp_path_factory: pytest.TempPathFactory, values: list[tuple[object, object]], size: int
) -> None:
    path = tmp_path_factory.mktemp("pages") / "x.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"PRAGMA page_size = {size}")
        connection.execute("CREATE TABLE t (a, b)")
        connection.execute("CREATE TABLE k (a INTEGER PRIMARY KEY, b) WITHOUT ROWID")
        connection.executemany("INSERT INTO t VALUES (?, ?)", values)
        connection.executemany(
            "INSERT INTO k VALUES (?, ?)", [(-n, b) for n, (_, b) in enumerate(values)]
        )
        connection.execute("DELETE FROM t WHERE rowid % 5 = 0")
        expected = connection.execute("SELECT rowid, a, b FROM t ORDER BY rowid").fetchall()
        keyed = connection.execute("SELECT a, b FROM k ORDER BY a").fetchall()
    file = PageFile(path)
    found = sorted((line.rowid or 0, line.values) for line in lines(file, 2))
    assert [(rowid, *fields) for rowid, fields in found] == expected
    assert sorted((line.values for line in lines(file, 3)), key=lambda each: each[0]) == keyed


def test_a_page_that_was_spoiled_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE t (a)")
        connection.executemany("INSERT INTO t VALUES (?)", [(f"line {n}",) for n in range(50)])
    data = bytearray(path.read_bytes())
    data[4096 + 4] = 30  # of its cells
    path.write_bytes(data)
    file = PageFile(path)
    page = file.page(2)
    assert page is not None
    assert (page.whole, len(page.lines)) == (False, 30)
    carved = {line.values for line in file.carve(file.content(2))}
    assert carved >= {(f"line {n}",) for n in range(50)}
    assert file.page(3) is None


def test_a_file_of_anything_has_no_pages(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    for content in (b"", b"no database", bytes(10_000), b"\xff" * 10_000):
        path.write_bytes(content)
        assert PageFile(path).page(1) is None
    assert PageFile(tmp_path / "none").count == 0
