"""SQL, and the catalogue that runs it, stay where they belong: in the store and in the modules of
rooms that are named tables, and in the core."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contracts.sources import tree_of

CHECKOUT = Path(__file__).parents[2]
STORE = CHECKOUT / "app" / "core" / "store"
CORE = CHECKOUT / "app" / "core"

STATEMENT = re.compile(
    r"\s*(SELECT\s|INSERT\s+(OR\s+\w+\s+)?INTO\s|UPDATE\s+\w+\s+SET\s|DELETE\s+FROM\s|PRAGMA\s"
    r"|CREATE\s+(TABLE|(UNIQUE\s+)?INDEX)\s)"
)
RUNS = {"execute", "executemany", "executescript"}
SIGNS = re.compile("SELECT|INSERT|UPDATE|DELETE|PRAGMA|CREATE|execute|sqlite3")
"""Without one of them a file has no SQL, and need not be parsed."""


def sql_in(tree: ast.AST) -> Iterator[int]:
    """The lines that write SQL, run it, or import what does."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if STATEMENT.match(text):
                yield node.lineno
            case ast.Call(func=ast.Attribute(attr=name)) if name in RUNS:
                yield node.lineno
            case ast.Import(names=names) if any(each.name == "sqlite3" for each in names):
                yield node.lineno
            case ast.ImportFrom(module="sqlite3"):
                yield node.lineno


def catalogue_in(tree: ast.AST) -> Iterator[int]:
    """The lines that do anything with a catalogue but hand it to a function."""
    nodes = [*ast.walk(tree)]
    handed = {id(each) for node in nodes if isinstance(node, ast.Call) for each in node.args}
    for node in nodes:
        match node:
            case ast.Attribute(attr="catalogue" | "_catalogue") if id(node) not in handed:
                yield node.lineno


def trees(signs: re.Pattern[str], *folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """The files that have one of these signs."""
    for folder in folders:
        for path in sorted((CHECKOUT / folder).rglob("*.py")):
            if signs.search(path.read_text(encoding="utf-8")):
                yield path, tree_of(path)


def test_sql_is_written_and_run_in_the_store_and_in_tables_alone() -> None:
    found = [
        f"{path.relative_to(CHECKOUT)}:{line}"
        for path, tree in trees(SIGNS, "app", "engine", "features", "resources", "benchmarks")
        if not path.is_relative_to(STORE)
        and not (path.stem.endswith("tables") and path.is_relative_to(CORE))
        for line in sql_in(tree)
    ]
    assert found == []


def test_outside_the_core_the_catalogue_is_only_handed_to_functions_of_tables() -> None:
    found = [
        f"{path.relative_to(CHECKOUT)}:{line}"
        for path, tree in trees(re.compile("catalogue"), "app")
        if not path.is_relative_to(CORE)
        for line in catalogue_in(tree)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ('a = "SELECT id FROM photos"', [1]),
        ('a = 1\nb = f"UPDATE photos SET {a} WHERE id = ?"', [2]),
        ('a = " INSERT OR REPLACE INTO settings"\nb = "PRAGMA user_version"', [1, 2]),
        ("connection.executemany(text, lines)", [1]),
        ("import sqlite3", [1]),
        ("from sqlite3 import connect", [1]),
        ('a = "Select a photo, update the view, insert a disk."\nb.run(a)', []),
    ],
)
def test_sql_is_recognised(code: str, lines: list[int]) -> None:
    assert sorted(sql_in(ast.parse(code))) == lines


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("note_offline(library.catalogue, roots)", []),
        ("library.catalogue.rows(text)", [1]),
        ("with library.catalogue.transaction():\n    pass", [1]),
        ("found = library._catalogue", [1]),
    ],
)
def test_a_catalogue_that_is_used_is_recognised(code: str, lines: list[int]) -> None:
    assert sorted(catalogue_in(ast.parse(code))) == lines


def test_the_store_itself_has_what_is_looked_for() -> None:
    found = [line for path, tree in trees(SIGNS, "app/core/store") for line in sql_in(tree)]
    assert len(found) > 20
