"""Only what reaches a cluster can open a connection; the rest has no way to.

What processes of the program do is watched where the tour runs (tests/integration/test_demo.py) and
where the wheel is tried (tests/integration/test_wheel.py).
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.contracts.sources import tree_of

FOLDERS = ("app", "engine", "features", "resources")
FILES = [file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.py"))]
NETWORK = {
    *(
        "socket",
        "ssl",
        "socketserver",
        "asyncio",
        "ftplib",
        "smtplib",
        "http",
        "xmlrpc",
        "requests",
    ),
    *("urllib.request", "webbrowser", "distributed", "dask", "PySide6.QtNetwork"),
    *("PySide6.QtWebSockets", "PySide6.QtHttpServer", "PySide6.QtWebEngineCore"),
}
MAY = {
    "app/cluster": "a cluster that was named",
    "app/ui/system/running_instance.py": "the local socket of the window that is open",
    "app/work/processes/pool_worker.py": "bounds how long a pipe may stop half-way",
}
"""File or folder -> for what it may reach beyond its process."""


def imported(file: Path) -> set[str]:
    """Modules that a file imports, at any place in it."""
    names: set[str] = set()
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def reaches_out(file: Path) -> set[str]:
    """Modules of the network among them."""
    text = file.read_text(encoding="utf-8")
    if not any(all(part in text for part in name.split(".")) for name in NETWORK):
        return set()  # to parse all files takes a second
    found = imported(file)
    return {name for name in found if name in NETWORK or name.partition(".")[0] in NETWORK}


def may_reach_out(file: Path) -> bool:
    folder = file.relative_to(ROOT).as_posix()
    return any(folder == may or folder.startswith(f"{may}/") for may in MAY)


@pytest.mark.parametrize("folder", MAY)
def test_each_exception_is_still_one(folder: str) -> None:
    files = [file for file in FILES if file.relative_to(ROOT).as_posix().startswith(folder)]
    assert any(reaches_out(file) for file in files)


def test_what_reports_to_its_maker_is_imported_where_it_is_told_not_to() -> None:
    """onnxruntime has a client of its own, which no hook of Python's sees."""
    found = [
        file.relative_to(ROOT).as_posix()
        for file in FILES
        if "import onnxruntime" in file.read_text(encoding="utf-8")
    ]
    assert found == ["features/onnx_runtime.py"]


def test_nothing_else_imports_what_opens_connections() -> None:
    found = {
        file.relative_to(ROOT).as_posix(): names
        for file in FILES
        if not may_reach_out(file) and (names := reaches_out(file))
    }
    assert found == {}
