"""External packages that each part of the program may import, where SQL may stand, and what calls
to the library's thread hold."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

from tests.conftest import ROOT
from tests.contracts.sources import tree_of

# External packages that each part of the program may import, and nothing else.

ROOTS = ("app", "engine", "features", "resources")

CLUSTER = {"dask", "distributed", "threadpoolctl"}
ALLOWED = {
    "engine": {"numpy", "scipy", "sklearn", "numba"},
    "features": {
        *("numpy", "scipy", "cv2", "PIL", "pillow_heif", "rawpy"),
        *("onnxruntime", "tokenizers"),  # models of the user's
    },
    "resources": {"numpy", "cv2", "PIL"},
    "app.core": {
        "numpy",
        "PIL",  # the numbers of EXIF's tags
        "scipy",  # the nearest of many towns, the graph of a map
        "openTSNE",
        "cv2",
        "platformdirs",
        "packaging",
        "send2trash",
        "lxml",
        "msgspec",
    },
    "app.cluster": {"numpy"} | CLUSTER,
    "app.work": {"numpy", "cv2", "msgspec", "PySide6", "shiboken6", "watchfiles"},
}
"""Part -> external packages, in files and at any place in them."""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(*ROOTS, include_external_packages=True, cache_dir=None)


@pytest.mark.parametrize("part", ALLOWED)
def test_a_part_imports_only_the_packages_it_may(graph: grimp.ImportGraph, part: str) -> None:
    found = {
        (module, package)
        for module in graph.find_descendants(part)
        for package in graph.find_modules_directly_imported_by(module)
        if package.partition(".")[0] not in ROOTS and package not in sys.stdlib_module_names
    }
    assert found, "nothing was looked at"
    assert {(module, package) for module, package in found if package not in ALLOWED[part]} == set()


def test_the_window_is_shown_before_what_learns_is_loaded() -> None:
    late = {"scipy", "sklearn", "numba", "onnxruntime", "lxml", "dask", "distributed", "openTSNE"}
    program = "import sys, app.start; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    loaded = set(found.stdout.decode().split())
    assert "app.ui.window.main_window" in loaded
    assert late & loaded == set()


# SQL, and the catalogue that runs it, stay where they belong: in the store and in the modules of
# rooms that are named tables, and in the core.

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


# What the window has called on the library's thread holds all that it needs: it runs while the
# window goes on, and must neither read nor change what is the window's.

ASKING = {"ask", "search", "ask_backups"}


def calls_of_the_library(tree: ast.Module) -> Iterator[ast.Lambda]:
    """The lambdas that get the open library, or go straight to the bus."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Lambda) and [each.arg for each in node.args.args][:1] == [
            "library"
        ]:
            yield node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            first = node.args[0] if node.args else None
            if node.func.attr in ASKING and isinstance(first, ast.Lambda):
                yield first


def mentions_self(call: ast.Lambda) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "self" for node in ast.walk(call.body))


def test_no_call_on_the_library_s_thread_mentions_the_window_s_objects() -> None:
    found, wrong = 0, []
    for file in sorted((ROOT / "app" / "ui").rglob("*.py")):
        for call in calls_of_the_library(tree_of(file)):
            found += 1
            if mentions_self(call):
                wrong.append(f"{file.relative_to(ROOT)}:{call.lineno}")
    assert found > 50
    assert wrong == []


def test_the_rule_by_hand() -> None:
    for text, bad in (
        ("bus.ask(lambda library: library.map.watch(shown))", False),
        ("bus.ask(lambda library: library.map.watch(self.shown))", True),
        ("bus.ask_backups(lambda backups: self.take(backups))", True),
        ("self._ask_for_order(lambda library, search: library.undo(self.search))", True),
    ):
        (call, *_) = calls_of_the_library(ast.parse(text))
        assert mentions_self(call) == bad
