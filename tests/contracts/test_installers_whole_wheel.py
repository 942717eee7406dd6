"""The wheel with everything in it: the same bytes each time, and pip installs what runs."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="built on Linux alone")


@pytest.fixture(autouse=True)
def _installers(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are scripts, which find each other in their own folder."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "installers"), *sys.path])


def laid_out(root: Path, time: int) -> Path:
    """A program of one line, with links as PyInstaller and `slim` make them."""
    library = root / "lib" / "likewise"
    inner = library / "_internal"
    for name, text in {
        "likewise": '#!/bin/sh\necho "$(basename "$0") $*"\n',
        "share/man/man1/likewise.1": ".TH LIKEWISE 1\n",
        "_internal/one.libs/libone.so": "one",
        "_internal/two.libs/other.so": "other",
    }.items():
        file = library / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        os.utime(file, (time, time))
    (library / "likewise").chmod(0o755)
    (inner / "libone.so").symlink_to("one.libs/libone.so")
    (inner / "two.libs" / "libone.so").symlink_to("../one.libs/libone.so")
    return root


def packed(place: Path, time: int = 1_000) -> Path:
    from recipe import Recipe
    from whole_wheel import packed_wheel, without_links

    root = laid_out(place / "root", time)
    without_links(root / "lib" / "likewise")
    return packed_wheel(root, Recipe(ROOT, place, place, "1.0", "", 1_700_000_000))


def test_the_same_folder_gives_the_same_wheel(tmp_path: Path) -> None:
    one, two = (packed(tmp_path / str(time), time) for time in (1_000, 2_000))
    assert (one.name, one.read_bytes()) == (two.name, two.read_bytes())


def test_links_beside_the_program_go_and_others_become_files(tmp_path: Path) -> None:
    names = ZipFile(packed(tmp_path)).namelist()
    libraries = [name.partition("_internal/")[2] for name in names if name.endswith(".so")]
    assert libraries == ["one.libs/libone.so", "two.libs/libone.so", "two.libs/other.so"]
    assert not any(path.is_symlink() for path in (tmp_path / "root").rglob("*"))


@pytest.mark.slow
def test_pip_installs_it_and_it_runs_through_a_link_and_goes_whole(tmp_path: Path) -> None:
    wheel = packed(tmp_path)
    environment = tmp_path / "an environment"
    venv.create(environment, with_pip=False)
    before = {*environment.rglob("*")}
    pip = (sys.executable, "-m", "pip", "--python", environment / "bin" / "python")
    subprocess.run([*pip, "install", "--quiet", "--no-index", wheel], check=True)
    link = tmp_path / "likewise"
    link.symlink_to(environment / "bin" / "likewise")
    said = subprocess.run([link, "a b", "c"], capture_output=True, text=True, check=True).stdout
    assert said == "likewise a b c\n"
    assert (environment / "share/man/man1/likewise.1").is_file()
    subprocess.run([*pip, "uninstall", "--quiet", "--yes", "likewise"], check=True)
    assert {path for path in environment.rglob("*") if path.is_file()} <= before


@pytest.mark.parametrize(
    ("name", "removed_as"),
    [
        ("likewise-1.0-py3-none-manylinux_2_36_x86_64.whl", "likewise"),
        ("likewise_library-1.0-py3-none-any.whl", "likewise-library"),
    ],
)
def test_each_wheel_is_removed_by_its_own_name(name: str, removed_as: str) -> None:
    from check import way_of

    asked: list[str] = []
    *_, remove = way_of(Path(name))
    remove(lambda *words: "", lambda *words: asked.extend(words) or "")
    assert asked[-1] == removed_as
