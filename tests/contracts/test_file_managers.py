"""The menus of file managers: all know the same kinds of pictures, and start the program."""

from __future__ import annotations

import configparser
import runpy
import subprocess
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.conftest import ROOT

DESKTOP = ROOT / "installers" / "desktop"


def entry(name: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[method-assign, assignment]
    parser.read(DESKTOP / name, encoding="utf-8")
    return parser


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
