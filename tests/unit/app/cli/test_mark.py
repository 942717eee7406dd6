"""The command `mark`: marks, lists, and writes sidecars."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app import command_line
from app.core.base.photo_types import Marks
from app.core.marks.fields import found_in
from app.core.marks.xmp import XmpDocument
from app.core.open_library import open_library
from tests.unit.app.core.conftest import DIMENSIONS, fill
from tests.unit.app.core.marks.sidecar_examples import DARKTABLE

Run = Callable[..., tuple[int, Any, str]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of photos that the library in "library" beside it knows."""
    monkeypatch.setenv("LIKEWISE_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / "photos"
    folder.mkdir()
    with open_library(tmp_path / "library") as library:
        fill(library, folder, DIMENSIONS)
    return folder


@pytest.fixture
def run(folder: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command; gives its code, its answer, and what it complains of."""

    def run(*arguments: object) -> tuple[int, Any, str]:
        capsys.readouterr()
        library = ("--library", str(folder.parent / "library"), "--json")
        code = command_line.run([*map(str, arguments), *library])
        said = capsys.readouterr()
        return code, json.loads(said.out) if said.out else None, said.err

    return run


def test_marks_are_given_listed_and_counted(run: Run, folder: Path) -> None:
    one, two = folder / "00.jpg", folder / "01.jpg"
    code, _, _ = run("mark", one, two, "--stars", 4, "--colour", "red", "--add-keyword", "a|b")
    assert code == 0
    run("mark", two, "--colour", "none", "--remove-keyword", "a|b", "--add-keyword", "c")
    _, answer, _ = run("mark", one, two)
    assert answer == {
        "photos": [
            {"path": str(one), "stars": 4, "colour": "red", "keywords": ["a|b"]},
            {"path": str(two), "stars": 4, "colour": "", "keywords": ["c"]},
        ],
        "sidecars": None,
    }
    _, answer, _ = run("mark", folder)
    assert len(answer["photos"]) == 30
    assert [path.name for path in folder.iterdir()] == []


def test_what_is_no_mark_is_told(run: Run, folder: Path) -> None:
    code, _, complaint = run("mark", folder / "00.jpg", "--add-keyword", "  ")
    assert (code, "can't be a keyword" in complaint) == (1, True)
    code, _, complaint = run("mark", folder / "none.jpg", "--stars", 1)
    assert (code, "not a photo of this library" in complaint) == (1, True)
    with pytest.raises(SystemExit):
        run("mark", folder / "00.jpg", "--stars", 7)


@pytest.mark.slow
def test_sidecars_are_written_when_asked_and_allowed(run: Run, folder: Path) -> None:
    photo = folder / "00.jpg"
    run("mark", photo, "--stars", 4, "--add-keyword", "own")
    code, _, complaint = run("mark", photo, "--write-sidecars")
    assert code == 1
    assert "next to photos is off. Give --allow once" in complaint
    (folder / "01.jpg.xmp").write_bytes(DARKTABLE)
    (folder / "02.jpg.xmp").write_text("broken")
    code, answer, complaint = run(
        "mark", folder, "--stars", 1, "--write-sidecars", "--names", "photo.xmp", "--allow"
    )
    assert code == 1
    assert answer["sidecars"]["written"] == 29
    assert "02.jpg was not written" in complaint
    assert found_in(XmpDocument((folder / "00.xmp").read_bytes())).marks == Marks(1, "", ("own",))
    kept = (folder / "01.jpg.xmp").read_bytes()
    assert b"darktable:history_end" in kept
    assert found_in(XmpDocument(kept)).marks == Marks(1, "blue", ("Places|Coast|Beach",))
    assert (folder / "02.jpg.xmp").read_text() == "broken"
