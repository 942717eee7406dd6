"""What the program is made with: all that is needed in turn, each with a licence."""

from __future__ import annotations

import json
import sys
from email.message import Message
from importlib.metadata import Distribution, PackageNotFoundError
from pathlib import Path
from typing import cast

import pytest

from app.core import shipped as module
from app.core.shipped import licence_of, licences, own_version, shipped


class Stated:
    """A distribution of which only the metadata counts."""

    def __init__(self, *lines: tuple[str, str]) -> None:
        self.metadata = Message()
        self.metadata["Name"] = "stated"
        for key, value in lines:
            self.metadata[key] = value


def test_all_that_is_needed_in_turn_is_named_with_a_licence() -> None:
    found = {each.metadata["Name"].lower(): licence_of(each) for each in shipped(("raw",))}
    assert {"likewise", "numpy", "pyside6_essentials", "rawpy", "joblib"} <= {*found}
    assert not {"pytest", "numba", "distributed", "ruff"} & {*found}
    said_nothing = ("", "UNKNOWN", "OSI Approved")
    assert [name for name, licence in found.items() if licence in said_nothing] == []
    assert found["likewise"] == "MIT"


def test_its_own_version_is_that_of_its_own_distribution(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "version", lambda name: f"version of {name}")
    assert own_version() == "version of likewise"


def test_what_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(module, "distribution", missing)
    assert shipped() == []


LIST = {
    "metadata": {
        "component": {"name": "ours", "version": "1", "licenses": [{"expression": "MIT"}]}
    },
    "components": [
        {
            "name": "theirs",
            "version": "2",
            "licenses": [{"license": {"name": "BSD License"}}],
            "components": [
                {"type": "file", "name": "theirs.libs/libsea.so"},
                {"name": "within", "version": "3", "licenses": [{"expression": "Zlib"}]},
            ],
        },
    ],
}
"""A bill of materials as installers/bill_of_materials.py makes them."""


@pytest.mark.parametrize("place", module.LISTS)
def test_a_package_that_is_made_whole_tells_all_that_it_ships(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "usr" / "lib" / "likewise" / "likewise"
    program.parent.mkdir(parents=True)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    list_ = program.parent / place
    list_.parent.mkdir(parents=True)
    list_.write_text(json.dumps(LIST), encoding="utf-8")
    assert licences() == ["ours 1: MIT", "theirs 2: BSD License", "within 3: Zlib"]


@pytest.mark.parametrize("text", [None, "", "[]", "{}", '{"metadata": {"component": 1}}'])
def test_without_such_a_list_the_metadata_tell(
    text: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "likewise"))
    if text is not None:
        (tmp_path / "share").mkdir()
        (tmp_path / module.LISTS[0]).write_text(text)
    assert any(line.startswith("numpy ") for line in licences())


@pytest.mark.parametrize(
    ("lines", "licence"),
    [
        ((("License-Expression", "MIT"), ("License", "other")), "MIT"),
        ((("Classifier", "License :: OSI Approved :: BSD License"),), "BSD License"),
        ((("License", "Apache 2.0\n\nthe whole text"),), "Apache 2.0"),
        ((), ""),
    ],
)
def test_a_licence_is_read_where_it_stands(
    lines: tuple[tuple[str, str], ...], licence: str
) -> None:
    assert licence_of(cast(Distribution, Stated(*lines))) == licence
