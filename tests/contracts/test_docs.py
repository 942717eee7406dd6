"""The site's pages: links lead somewhere, the table of contents is true, and examples run."""

from __future__ import annotations

import argparse
import ast
import re
import runpy
import shlex
from pathlib import Path
from typing import Any

import pytest

from app.command_line import COMMANDS, fill_command_parser, window_parser
from tests.conftest import ROOT

DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
LINK = re.compile(r'(?:!?\[[^\]]*\]\(|\b(?:src|srcset)=")([^)"\s]+)')
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
WEBP = re.compile(r"[\w-]+\.webp")
IN_A_SHELL = re.compile(r"^```(?:sh)?\n(.*?)^```", re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """The names that headings get on GitHub and in MkDocs alike."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", each.lower()).strip().replace(" ", "-") for each in headings}


def dead_links(page: Path) -> list[str]:
    dead = []
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(link)
    return dead


def test_links_lead_somewhere() -> None:
    dead = {str(page.relative_to(ROOT)): found for page in PAGES if (found := dead_links(page))}
    assert dead == {}


def test_the_table_of_contents_names_every_page() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    named = {*re.findall(r": ([\w/-]+\.md)$", contents, re.MULTILINE)}
    assert named == {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}


@pytest.fixture
def builder() -> Any:
    """The script that builds the site; its name is one of the standard library's, too."""
    return runpy.run_path(str(DOCS / "site.py"))


def test_the_site_loads_nothing_from_another_server(builder: Any, tmp_path: Path) -> None:
    """Nor does a page show a mark that its extension would have read."""
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    (worker,) = re.findall(r"^  polyfills: \[(.*)\]", settings, re.MULTILINE)
    assert "iframe-worker" in worker  # else the plugin `offline` names one on another server
    assert (DOCS / worker).is_file()
    assert "  - attr_list\n" in settings
    pages = {
        "sound": '<a href="https://a.b/c">A</a><script src="../a.js"></script>{ .x }, {1}',
        "a script": '<script defer src="https://a.b/c.js"></script>',
        "a picture": '<img alt="A" src="//a.b/c.png">',
        "a style": '<link rel="stylesheet" href="https://a.b/c.css">',
        "a mark": '<p><a href="a.html">A</a>{ .button .large }</p>',
    }
    for name, text in pages.items():
        (tmp_path / f"{name}.html").write_text(text, encoding="utf-8")
    told = [fault.partition(".html: ")[0] for fault in builder["faults"](tmp_path)]
    assert told == sorted({*pages} - {"sound"})


def test_the_site_names_the_photographers_and_holds_nothing_compiled() -> None:
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    block = re.search(r"^exclude_docs: \|\n((?:  .*\n)+)", settings, re.MULTILINE)
    assert block
    left_out = [line.strip().rstrip("/") for line in block[1].splitlines()]
    assert "__pycache__" in left_out
    for page in ("index.md", "guide/pictures.md"):
        linked = LINK.findall((DOCS / page).read_text(encoding="utf-8"))
        (names,) = (link for link in linked if link.endswith("credits.txt"))
        place = (DOCS / page).parent.joinpath(names).resolve().relative_to(DOCS)
        assert not [rule for rule in left_out if place.match(rule)]


def test_each_promise_names_tests_that_are_there() -> None:
    lines = (DOCS / "promises.md").read_text(encoding="utf-8").splitlines()
    table = ("|---|---|", "| promise | tested by |")
    rows = [line for line in lines if line.startswith("| ") and line not in table]
    promises = [row for row in rows if row.count(" | ") == 1]
    assert len(promises) > 30
    for row in promises:
        tests = re.findall(r"`(tests/[^`]*)`", row)
        assert tests, f"nothing holds this: {row}"
        for test in tests:
            assert "def test_" in read(test) or "TestCase" in read(test), test


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def pictures_made() -> set[str]:
    """What `python docs/pictures` makes: what its scripts take, and the moving picture."""
    made: set[str] = set()
    for script in (DOCS / "pictures").glob("*.py"):
        for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in ("take", "take_open") and script.stem != "stage":
                    made.add(f"{ast.literal_eval(node.args[0])}.webp")
            elif isinstance(node, ast.Constant) and WEBP.fullmatch(str(node.value)):
                made.add(node.value)
    return made


def test_the_guide_shows_each_picture_that_is_made_and_no_other() -> None:
    shown = {
        (page.parent / link).resolve()
        for page in PAGES
        for link in LINK.findall(page.read_text(encoding="utf-8"))
        if link.endswith(".webp")
    }
    kept = {*(DOCS / "guide" / "pictures").iterdir()}
    assert shown == kept
    assert {picture.name for picture in kept} == pictures_made()


def test_every_benchmark_is_on_its_page() -> None:
    text = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    assert sorted(named) == sorted(run.parent.name for run in ROOT.glob("benchmarks/*/run.py"))


@pytest.mark.parametrize("page", sorted((DOCS / "reference").glob("*.md")), ids=lambda p: p.name)
def test_examples_run(page: Path) -> None:
    examples = EXAMPLE.findall(page.read_text(encoding="utf-8"))
    names: dict[str, object] = {}
    assert examples
    for example in examples:
        exec(compile(example, str(page), "exec"), names)


def command_lines(page: Path) -> list[list[str]]:
    """What a page types after `likewise`, word by word."""
    blocks = IN_A_SHELL.findall(page.read_text(encoding="utf-8"))
    lines = [line for block in blocks for line in re.split(r"\n|; ", block)]
    words = [shlex.split(line, comments=True) for line in lines if line.startswith("likewise ")]
    return [line[1:] for line in words]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if command_lines(page)], ids=lambda page: page.name
)
def test_command_lines_are_understood(page: Path) -> None:
    for words in command_lines(page):
        if words[:1] and words[0] in COMMANDS:
            parser = argparse.ArgumentParser(f"{page.name}: likewise {words[0]}")
            fill_command_parser(words.pop(0), parser)
        else:
            parser = window_parser()
        parser.parse_args(words)
