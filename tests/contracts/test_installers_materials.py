"""What packages contain beside the program: its bill of materials, and OpenCV's library."""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.conftest import ROOT

if TYPE_CHECKING:
    from recipe import Recipe


@pytest.fixture(autouse=True)
def _installers(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are scripts, which find each other in their own folder."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "installers"), *sys.path])


def test_the_bill_of_materials_names_each_with_a_licence() -> None:
    from bill_of_materials import bill
    from recipe import shipped_distributions
    from system_libraries import python

    names, interpreter = shipped_distributions(), python()
    assert interpreter.text.is_file()
    made = bill(names, [interpreter.component], [{"name": "zlib"}])
    assert (made["bomFormat"], made["metadata"]["component"]["name"]) == ("CycloneDX", "likewise")
    assert made["metadata"]["component"]["bom-ref"].startswith("pkg:pypi/likewise@")
    components = made["components"]
    assert len(components) == len(names)  # Python, and not the program itself
    assert [each["name"] for each in components if "components" in each] == [
        "opencv-python-headless"
    ]
    assert len({each["bom-ref"] for each in components}) == len(components)
    assert [each["name"] for each in components if "not stated" in str(each["licenses"])] == []


def test_the_bill_names_the_libraries_that_wheels_bring_along(tmp_path: Path) -> None:
    """As far as the folder holds them; a stand-in for one is not theirs."""
    from importlib.metadata import distribution

    from bill_of_materials import bill

    brought = [file for file in distribution("pillow-heif").files or [] if ".libs/" in str(file)]
    kept = [file for file in brought if "libde265" not in file.name]
    for file in kept:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    (made,) = bill(["pillow-heif"], folder=tmp_path)["components"]
    names = [each["name"] for each in made["components"]]
    assert any("libheif" in name for name in names)
    assert not any("libx265" in name or "libde265" in name for name in names)
    assert len(names) < len(kept) < len(brought)


def test_what_starts_the_program_is_named_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import bill_of_materials

    tool = tmp_path / "tools" / "pyinstaller-6.0.dist-info"
    tool.mkdir(parents=True)
    (tool / "METADATA").write_text("Name: pyinstaller\nVersion: 6.0\nLicense: GPL, and more\n")
    (tool / "RECORD").write_text("pyinstaller-6.0.dist-info/COPYING.txt,,\n")
    (tool / "COPYING.txt").write_text("a licence")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tool.parent)])
    bill_of_materials.write(tmp_path / "folder" / "share", tmp_path)
    made = json.loads((tmp_path / "folder" / "share" / "sbom.cdx.json").read_text())
    (starter,) = [each for each in made["components"] if each["name"] == "pyinstaller"]
    assert "WITH Bootloader-exception" in str(starter["licenses"])
    texts = tmp_path / "folder" / "share" / "licences"
    assert [file.read_text() for file in texts.glob("pyinstaller*")] == ["a licence"]
    assert "Unicode" in (texts / "pyside6_essentials.ICU.txt").read_text(encoding="utf-8")


def test_the_text_of_each_licence_is_shipped() -> None:
    from importlib.metadata import distribution

    from bill_of_materials import texts
    from recipe import shipped_distributions

    others = {*shipped_distributions()} - {"likewise"}  # whose LICENSE lies beside all of these
    assert [name for name in sorted(others) if not [*texts(distribution(name))]] == []


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="needs dpkg")
def test_a_library_of_the_system_is_known_by_its_package(tmp_path: Path) -> None:
    from system_libraries import of_debian

    ours = tmp_path / "libours.so"
    ours.touch()
    (made,) = of_debian([Path(shutil.which("dpkg-query") or ""), ours])
    assert made.component["name"] == "dpkg"
    assert made.component["purl"] == f"pkg:deb/debian/dpkg@{made.component['version']}"
    assert made.text == Path("/usr/share/doc/dpkg/copyright")


@pytest.fixture
def made_with(tmp_path: Path) -> Recipe:
    """A recipe whose checkout holds the lock alone."""
    from recipe import Recipe

    shutil.copy(ROOT / "requirements.lock", tmp_path)
    return Recipe(tmp_path, tmp_path, tmp_path, "1.0", "", 0)


def with_a_wheels_library(folder: Path) -> Path:
    library = folder / "_internal" / "cv2" / "cv2.abi3.so"
    library.parent.mkdir(parents=True)
    library.write_text("the wheel's")
    return library


def test_opencv_is_built_once_until_its_settings_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made_with: Recipe
) -> None:
    import opencv

    builds: list[str] = []

    def fetched(recipe: Recipe, work: Path, tools: Path, pinned: str) -> Path:
        for licence in opencv.LICENCES:
            text = work / "sources" / "3rdparty" / licence
            text.parent.mkdir(parents=True, exist_ok=True)
            text.write_text(licence)
        lines = (
            "set(VERSION 3.1)",
            '#define PNG_LIBPNG_VER_STRING "1.6"',
            '#define ZLIB_VERSION "1"',
        )
        for (name, (_, file, _)), line in zip(opencv.WITHIN.items(), lines, strict=True):
            (work / "sources" / "3rdparty" / name / file).write_text(f"{line}\n")
        return work / "sources"

    def compiled(recipe: Recipe, sources: Path, made: Path) -> Path:
        builds.append("")
        made.mkdir()
        (made / "built.so").write_text(f"ours {len(builds)}")
        return made / "built.so"

    monkeypatch.setattr(opencv, "_sources", fetched)
    monkeypatch.setattr(opencv, "_built", compiled)
    monkeypatch.setattr(opencv, "said", lambda *command: "a compiler")
    monkeypatch.setattr(shutil, "which", lambda tool: tool)
    for name, version in (("first", 1), ("second", 1), ("third", 2)):
        if version > 1:
            monkeypatch.setitem(opencv.SETTINGS, "BUILD_LIST", "core")
        theirs = with_a_wheels_library(tmp_path / name)
        opencv.put_in(tmp_path / name, made_with, tmp_path)
        assert theirs.read_text() == f"ours {version}"
        licences = {path.read_text() for path in (tmp_path / name / "share/licences").iterdir()}
        assert licences == {*opencv.LICENCES}
        within = json.loads((made_with.work / "within_opencv.json").read_text())
        told = {each["name"]: each["version"] for each in within}
        assert told == {"libjpeg-turbo": "3.1", "libpng": "1.6", "zlib": "1"}
    assert len(builds) == 2
    assert [path.name for path in (tmp_path / "build/opencv").glob("[ms]*")] == []


@pytest.mark.parametrize("asked", [True, False])
def test_without_a_compiler_or_patience_opencv_is_the_wheels_and_that_is_said(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    made_with: Recipe,
    asked: bool,
) -> None:
    import opencv

    monkeypatch.setattr(shutil, "which", lambda tool: tool if asked or tool != "nasm" else None)
    theirs = with_a_wheels_library(tmp_path / "folder")
    opencv.put_in(tmp_path / "folder", replace(made_with, wheel_opencv=asked), tmp_path)
    assert theirs.read_text() == "the wheel's"
    told = capsys.readouterr().err
    assert ("as was asked for" if asked else "nasm not found") in told
    assert f"{opencv.MORE} MB more" in told


def test_opencv_is_built_of_the_sources_that_are_locked() -> None:
    from opencv import DISTRIBUTION, _pinned

    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    first, *hashes = _pinned(lock).splitlines()
    assert first.startswith(f"{DISTRIBUTION}==")
    assert hashes
    assert all(line.strip().startswith("--hash=sha256:") for line in hashes)
    with pytest.raises(SystemExit, match="does not name"):
        _pinned("numpy==2.0\n")
