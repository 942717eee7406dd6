"""Packages: the same content gives the same bytes, and desktop files fit the program."""

from __future__ import annotations

import configparser
import os
import re
import sys
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from likewise.features.decode import SUFFIXES
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


def test_the_same_content_packs_to_the_same_bytes(tmp_path: Path) -> None:
    from archives import packed

    for name, order in (("first", (0, 1)), ("second", (1, 0))):
        folder = tmp_path / name / "likewise"
        folder.mkdir(parents=True)
        for number in order:
            (folder / str(number)).write_text(str(number))
            os.utime(folder / str(number), (number, number + order[0]))
        (folder / "0").chmod(0o644 if order[0] else 0o600)
    one, two = (
        packed(tmp_path / name / "likewise", tmp_path / f"{name}.tar.gz", 1_000)
        for name in ("first", "second")
    )
    assert one.read_bytes() == two.read_bytes()
    with tarfile.open(one) as archive:
        assert {(member.uid, member.mtime) for member in archive} == {(0, 1_000)}
        assert archive.getnames() == ["likewise", "likewise/0", "likewise/1"]


def test_what_is_shipped_follows_from_what_is_needed() -> None:
    from recipe import shipped_distributions

    shipped = shipped_distributions()
    assert {"likewise", "numpy", "pyside6_essentials", "rawpy", "joblib"} <= {*shipped}
    assert not {"pytest", "numba", "distributed", "ruff"} & {*shipped}


def test_the_bill_of_materials_names_each_with_a_licence() -> None:
    from bill_of_materials import bill
    from recipe import shipped_distributions

    names = shipped_distributions()
    made = bill(names)
    assert (made["bomFormat"], made["metadata"]["component"]["name"]) == ("CycloneDX", "likewise")
    components = made["components"]
    assert len(components) == len(names) - 1
    assert len({each["bom-ref"] for each in components}) == len(components)
    assert [each["name"] for each in components if "not stated" in str(each["licenses"])] == []


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
    code = (ROOT / "app" / "main.py").read_text(encoding="utf-8")
    (name,) = re.findall(r'setDesktopFileName\("(\w+)"\)', code)
    assert (DESKTOP / f"{name}.desktop").is_file()
    described = ElementTree.parse(DESKTOP / "likewise.metainfo.xml").getroot()
    assert described.findtext("launchable") == f"{name}.desktop"
    assert entry(f"{name}.desktop")["Desktop Entry"]["StartupWMClass"] == name
