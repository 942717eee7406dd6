"""One distribution, `likewise`: all that names it means the same.

All that asks for metadata, that packs them, or that says what to install has to mean the same name;
a program that is packed whole would not start if its own metadata were not in it.
"""

from __future__ import annotations

import importlib.util
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from app.core.base.shipped import DISTRIBUTION, own_version
from tests.conftest import ROOT

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CODE = ("app", "engine", "features", "resources", "installers", "benchmarks", "tests")
TOLD = ("app", "engine", "features", "resources", "installers", "docs")
"""Folders that say something to a person."""


@pytest.fixture(autouse=True)
def _installers(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are scripts, which find each other in their own folder."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "installers"), *sys.path])


def texts(folders: tuple[str, ...], *kinds: str) -> Iterator[tuple[Path, str]]:
    below = (path for folder in folders for path in sorted((ROOT / folder).rglob("*")))
    for path in (*below, *ROOT.iterdir()):
        if path.suffix in kinds and path.is_file():
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


def test_the_distribution_has_the_name_of_its_command() -> None:
    assert SETTINGS["name"] == DISTRIBUTION
    assert {DISTRIBUTION} == {*SETTINGS["scripts"]}
    assert own_version() == SETTINGS["version"]


def test_the_name_of_the_distribution_stands_in_one_place() -> None:
    asks = re.compile(r"\b(version|metadata|requires|distribution|copy_metadata)\(\s*[\"']likewise")
    found = [str(path) for path, text in texts(CODE, ".py", ".spec") if asks.search(text)]
    assert found == [], "use app.core.base.shipped"


def test_extras_are_asked_of_the_distribution_wherever_a_person_is_told_of_them() -> None:
    names = re.compile(r"\b(likewise[\w-]*)\[(raw|fast|cluster)\]")
    found = [
        (path, *each)
        for path, text in texts(TOLD, ".py", ".md", ".ts")
        for each in names.findall(text)
    ]
    assert {path.suffix for path, *_ in found} == {".py", ".md", ".ts"}
    assert [each for each in found if each[1] != DISTRIBUTION] == []
    assert {extra for *_, extra in found} <= {*SETTINGS["optional-dependencies"]}


def test_each_kind_of_package_that_is_told_of_can_be_built() -> None:
    kinds = [*loaded(ROOT / "installers" / "make_package.py").KINDS]
    asked = re.compile(r"dev\.py package (\w+)")
    pages = [text for _, text in texts(("docs",), ".md")]
    pages.append((ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))
    told = {kind for text in pages for kind in asked.findall(text)} - {"KIND"}
    assert told <= {*kinds}
    (line,) = re.findall(r"package KIND +build (.+)", (ROOT / "dev.py").read_text(encoding="utf-8"))
    assert re.findall(r"\w+", line.replace(" or ", ", ")) == kinds
    (table,) = (text for path, text in texts(("docs",), ".md") if path.name == "packages.md")
    assert {kind for kind in kinds if f"| `{kind}` |" not in table} == set()


def loaded(file: Path) -> ModuleType:
    specified = importlib.util.spec_from_file_location(file.stem, file)
    assert specified is not None
    assert specified.loader is not None
    module = importlib.util.module_from_spec(specified)
    specified.loader.exec_module(module)
    return module
