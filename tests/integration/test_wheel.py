"""The wheel holds all of our code, and works in an environment of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from app.core.base.shipped import own_version
from resources.gallery import draw
from tests.conftest import ROOT

FOLDERS = ("app", "engine", "features", "resources")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, as setuptools packs whatever an earlier build left in `build/`."""
    source = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICES.md"):
        shutil.copy(ROOT / name, source)
    for name in FOLDERS:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, source / name, ignore=ignored)
    target = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", target, source)
    (built,) = target.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Scripts of an environment with the wheel; it borrows dependencies."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"  # Debian's `site` names others
    site = Path(said(scripts / "python", "-c", asked))
    # Not as sitecustomize, as Debian's Python has one of its own, which goes before.
    watcher = Path(__file__).with_name("watch_sockets") / "sitecustomize.py"
    shutil.copy(watcher, site / "watch_sockets.py")
    (site / "watch_sockets.pth").write_text("import watch_sockets\n")
    borrowed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    # Their own .pth files are not read from here, so the checkout is not found through them.
    (site / "borrowed.pth").write_text("\n".join(sorted(borrowed)) + "\n")
    pip("--python", scripts / "python", "install", "--no-deps", "--no-index", "--no-compile", wheel)
    return scripts


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("photos")
    for kind in ("balloons", "city"):
        for number in range(2):
            draw(kind, "dusk", number).save(folder / f"{kind}{number}.jpg")
    return folder


def test_it_has_the_name_of_the_program_and_is_imported_by_its_folders(
    wheel: Path, environment: Path
) -> None:
    assert wheel.name == f"likewise-{own_version()}-py3-none-any.whl"
    assert said(environment / "likewise", "--version") == f"likewise {own_version()}"
    asked = "import engine, sys; print(engine.__file__ or '', sys.prefix)"
    place, prefix = said(environment / "python", "-c", asked).split()
    assert Path(place).is_relative_to(prefix)


def test_it_holds_every_file(wheel: Path) -> None:
    packed = {Path(name) for name in ZipFile(wheel).namelist()}
    there = {
        file.relative_to(ROOT)
        for folder in FOLDERS
        for file in (ROOT / folder).rglob("*")
        if file.is_file() and file.suffix not in (".pyc", ".ts")  # .ts: what .qm are made of
    }
    assert {Path(folder, "py.typed") for folder in FOLDERS} <= there
    assert {name for name in packed if "dist-info" not in name.parts[0]} == there


@pytest.mark.long
def test_it_indexes_and_searches(
    environment: Path, photos: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIKEWISE_SOCKETS", str(tmp_path / "sockets.txt"))
    library = ("--library", tmp_path / "library")
    said(environment / "likewise", "index", photos, *library)
    found = answer(environment / "likewise", "search", photos / "city0.jpg", *library)
    assert Path(found[0]["path"]).name == "city1.jpg"
    status = answer(environment / "python", "-m", "app", "status", *library)
    assert status["photos"] == 4
    assert {*(tmp_path / "sockets.txt").read_text().splitlines()} == {"watching"}  # and opened none


def answer(*command: object) -> Any:
    return json.loads(said(*command, "--json"))


def pip(*arguments: object) -> None:
    said(sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments)


def said(*command: object) -> str:
    """Standard output of a command that succeeds, run where the checkout is not in sight."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [*map(str, command)], cwd=Path.home(), env=inherited, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
