"""docs/architecture.md and whatever else names files or names of the code name what is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.conftest import ROOT

PAGE = ROOT / "docs" / "architecture.md"
FOLDERS = ("app", "engine", "features", "resources", "benchmarks")
CODE = re.compile(r"`([^`]+)`")
FILE = re.compile(
    rf"(?<![\w/.-])(?:{'|'.join((*FOLDERS, 'docs', 'tests'))})/[a-z/_.-]+\.(?:py|md)\b"
)
NAME = re.compile(r"[A-Za-z_]\w+")


def terms() -> Iterator[str]:
    """What the page sets as code."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        yield from CODE.findall(line)


@cache
def names_in_the_code() -> frozenset[str]:
    """Every word of the sources, comments and docstrings included."""
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")]
    files += [ROOT / name for name in ("dev.py", "pyproject.toml")]
    return frozenset(name for file in files for name in NAME.findall(file.read_text("utf-8")))


def test_every_source_file_is_in_a_package() -> None:
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*.py"):
            assert (file.parent / "__init__.py").exists(), f"{file.parent} has no __init__.py"


@pytest.mark.parametrize("term", sorted({term for term in terms() if "/" in term}))
def test_files_and_folders_that_are_named_exist(term: str) -> None:
    assert (ROOT / term).exists()
    assert (ROOT / term).is_dir() == term.endswith("/")


def test_names_that_are_mentioned_stand_in_the_code() -> None:
    mentioned = {name for term in terms() if "/" not in term for name in NAME.findall(term)}
    assert mentioned - names_in_the_code() == set()


def test_every_word_is_explained_once() -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## Words")[2].partition("\n## ")[0]
    words = re.findall(r"\*\*([^*]+)\*\*", section)
    assert len(words) > 30
    assert sorted(set(words)) == sorted(words)


def test_files_that_any_page_or_comment_names_exist() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    code = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")]
    named = {name for file in (*pages, *code) for name in FILE.findall(file.read_text("utf-8"))}
    assert len(named) > 20
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []
