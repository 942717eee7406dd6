"""Packages: what they hold, what all that names the distribution means, how desktops start it."""

from __future__ import annotations

import configparser
import importlib.util
import json
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from app.core.base.shipped import DISTRIBUTION, own_version
from features.decode import SUFFIXES
from tests.conftest import ROOT

DESKTOP = ROOT / "installers" / "desktop"


@pytest.fixture(autouse=True)
def _installers(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are scripts, which find each other in their own folder."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "installers"), *sys.path])


def entry(name: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[method-assign, assignment]
    parser.read(DESKTOP / name, encoding="utf-8")
    return parser


@pytest.mark.parametrize("name", ["likewise.desktop", "likewise-alike.desktop"])
def test_entries_start_the_program_with_files(name: str) -> None:
    section = entry(name)["Desktop Entry"]
    assert section["Exec"] == "likewise %F"
    kinds = {kind for kind in section["MimeType"].split(";") if kind.startswith("image/")}
    assert {f"image/{kind}" for kind in ("jpeg", "png", "webp", "avif", "heic", "tiff", "gif")} <= (
        kinds
    )
    assert {".jpg", ".avif", ".heic", ".gif"} <= SUFFIXES


def test_the_window_is_known_by_the_name_of_its_entry() -> None:
    code = (ROOT / "app" / "start.py").read_text(encoding="utf-8")
    (name,) = re.findall(r'setDesktopFileName\("(\w+)"\)', code)
    assert (DESKTOP / f"{name}.desktop").is_file()
    (file,) = DESKTOP.glob("*.metainfo.xml")
    described = ElementTree.parse(file).getroot()
    assert f"{described.findtext('id')}.metainfo.xml" == file.name
    assert described.findtext("launchable") == f"{name}.desktop"
    assert entry(f"{name}.desktop")["Desktop Entry"]["StartupWMClass"] == name


@pytest.mark.parametrize(
    "command",
    [
        ("desktop-file-validate", "likewise.desktop"),
        ("desktop-file-validate", "likewise-alike.desktop"),
        ("appstreamcli", "validate", "--no-net", "invalid.likewise.likewise.metainfo.xml"),
    ],
)
def test_the_desktop_finds_no_error(command: tuple[str, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"needs {command[0]}")
    said = subprocess.run(command, cwd=DESKTOP, capture_output=True, text=True, check=False).stdout
    assert [
        line for line in said.splitlines() if line.startswith(("E:", "W:")) or "error:" in line
    ] == []


def test_machines_that_test_are_given_what_qt_needs() -> None:
    wanted = runpy.run_path(str(ROOT / "dev.py"))["QT_LIBRARIES"]
    steps = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    assert [name for name in wanted.values() if name not in steps.split()] == []


@pytest.mark.slow
def test_the_folder_holds_what_a_menu_takes(tmp_path: Path) -> None:
    """An entry names an icon; without it a person who puts the entry into a menu sees none."""
    from make_package import DESKTOP as PLACES
    from make_package import put_desktops_files

    put_desktops_files(tmp_path)
    assert all((tmp_path / folder / name).is_file() for name, folder in PLACES.items())
    assert {*PLACES} == {path.name for path in DESKTOP.iterdir() if path.suffix != ".svg"}
    theme = tmp_path / "icons" / "hicolor"
    name = entry("likewise.desktop")["Desktop Entry"]["Icon"]
    for size in ("16x16", "48x48", "512x512"):
        assert (theme / size / "apps" / f"{name}.png").is_file()
    assert (theme / "scalable" / "apps" / f"{name}.svg").is_file()
    assert (theme / "symbolic" / "apps" / f"{name}-symbolic.svg").is_file()


def test_of_the_systems_libraries_pythons_own_stay_and_the_desktops_go(tmp_path: Path) -> None:
    from make_package import take_away

    found = {name: Path("/lib", name) for name in ("libssl.so.3", "libglib-2.0.so.0", "libz.so.1")}
    for name in found:
        (tmp_path / name).touch()
    assert take_away(tmp_path, found) == [Path("/lib/libssl.so.3"), Path("/lib/libz.so.1")]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["libssl.so.3", "libz.so.1"]


def test_the_bill_of_materials_names_all_that_is_shipped_and_has_the_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import materials

    tool = tmp_path / "tools" / "pyinstaller-6.0.dist-info"
    tool.mkdir(parents=True)
    (tool / "METADATA").write_text("Name: pyinstaller\nVersion: 6.0\n")
    (tool / "RECORD").write_text("pyinstaller-6.0.dist-info/COPYING.txt,,\n")
    (tool / "COPYING.txt").write_text("a licence")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tool.parent)])
    materials.write(tmp_path / "doc", [])
    told = json.loads((tmp_path / "doc" / "sbom.cdx.json").read_text(encoding="utf-8"))
    names = {each["name"].lower() for each in told["components"]}
    assert {"likewise", "numpy", "pyside6_essentials", "rawpy", "pyinstaller", "python"} <= names
    assert not {"pytest", "numba", "distributed", "ruff"} & names
    texts = tmp_path / "doc" / "licences"
    assert [file.read_text() for file in texts.glob("pyinstaller*")] == ["a licence"]
    assert {"LGPL-3.0.txt", "ICU.txt", "python.txt"} <= {file.name for file in texts.iterdir()}


def test_each_distribution_brings_the_text_of_its_licence() -> None:
    """As all but those do whose texts installers/licences has."""
    from materials import distributions, texts_of

    silent = {each.metadata["Name"].lower() for each in distributions() if not texts_of(each)}
    ours = {"likewise", "flatbuffers", "pyside6_essentials", "reverse_geocode", "shiboken6"}
    assert silent <= ours


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="needs dpkg")
def test_a_library_of_the_system_is_known_by_its_package(tmp_path: Path) -> None:
    from materials import debian_packages

    ours = tmp_path / "libours.so"
    ours.touch()
    assert [*debian_packages([Path(shutil.which("dpkg-query") or ""), ours])] == ["dpkg"]


# One distribution, `likewise`: all that names it means the same.

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CODE = ("app", "engine", "features", "resources", "installers", "benchmarks", "tests")
TOLD = ("app", "engine", "features", "resources", "installers", "docs")
"""Folders that say something to a person."""


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


# The menus of file managers: all know the same kinds of pictures, and start the program.


def kinds(name: str) -> set[str]:
    return {kind for kind in entry(name)["Desktop Entry"]["MimeType"].split(";") if kind}


def test_menus_know_the_same_pictures() -> None:
    pictures = kinds("likewise.desktop") - {"inode/directory"}
    assert kinds("likewise-dolphin.desktop") == kinds("likewise-alike.desktop") == pictures


def test_dolphin_is_told_what_to_do() -> None:
    whole = entry("likewise-dolphin.desktop")
    (action,) = whole["Desktop Entry"]["Actions"].strip(";").split(";")
    assert whole[f"Desktop Action {action}"]["Exec"] == "likewise %F"
    assert whole[f"Desktop Action {action}"]["Name"]


class MenuItem:
    """Nautilus', as far as the extension uses it."""

    def __init__(self, name: str, label: str) -> None:
        self.label = label

    def connect(self, signal: str, activate: object) -> None:
        self.activate = activate


def file(path: str | None, kind: str) -> SimpleNamespace:
    """A file as Nautilus has it; what is on no disk of this computer has no path."""
    location = SimpleNamespace(get_path=lambda: path)
    return SimpleNamespace(get_location=lambda: location, get_mime_type=lambda: kind)


@pytest.fixture
def extension(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The extension, as nautilus-python makes it."""
    bases = {name: type(name, (), {}) for name in ("GObject", "MenuProvider")}
    repository: Any = ModuleType("gi.repository")
    repository.GObject = SimpleNamespace(GObject=bases["GObject"])
    repository.Nautilus = SimpleNamespace(MenuProvider=bases["MenuProvider"], MenuItem=MenuItem)
    monkeypatch.setitem(sys.modules, "gi", ModuleType("gi"))
    monkeypatch.setitem(sys.modules, "gi.repository", repository)
    return runpy.run_path(str(DESKTOP / "likewise-nautilus.py"))["FindAlike"]()


@pytest.mark.parametrize("before", [(), ("a window",)], ids=["new", "before 43"])
def test_nautilus_starts_the_program_with_the_chosen_pictures(
    extension: Any, before: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", started.append)
    chosen = [file("/photos/a b.jpg", "image/jpeg"), file("/photos/c.heic", "image/heic")]
    (item,) = extension.get_file_items(*before, chosen)
    assert item.label == entry("likewise-alike.desktop")["Desktop Entry"]["Name"]
    item.activate(item)
    assert started == [["likewise", "/photos/a b.jpg", "/photos/c.heic"]]


@pytest.mark.parametrize(
    "chosen",
    [
        [],
        [file("/a.txt", "text/plain")],
        [file("/a.jpg", "image/jpeg"), file("/a.txt", "text/plain")],
        [file(None, "image/jpeg")],
    ],
    ids=["nothing", "text", "both", "elsewhere"],
)
def test_nautilus_offers_nothing_for_what_is_no_picture_here(
    extension: Any, chosen: list[SimpleNamespace]
) -> None:
    assert extension.get_file_items(chosen) == []
