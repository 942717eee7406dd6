"""Packages: what they hold, and that desktop files fit the program."""

from __future__ import annotations

import configparser
import json
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

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
