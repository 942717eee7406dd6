"""What the program ships, and the hash that tells content."""

from __future__ import annotations

from email.message import Message
from importlib.metadata import Distribution, PackageNotFoundError
from pathlib import Path
from typing import cast

import pytest

from app.core.base import shipped as module
from app.core.base.content_hash import content_hash, hash_of
from app.core.base.shipped import licence_of, licences, own_version, shipped

# What the program is made with: all that is needed in turn, each with a licence.


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


def test_each_part_is_a_line_with_its_licence() -> None:
    assert f"likewise {own_version()}: MIT" in licences()
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


# The hash by which the catalogue knows a photo's content.


def test_the_content_hash_depends_on_every_byte(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(bytes(100_000))
    zeros = content_hash(path)
    path.write_bytes(bytes(50_000) + b"\1" + bytes(49_999))
    assert content_hash(path) != zeros
    assert len(zeros) == 16


def test_bytes_in_memory_have_the_hash_of_their_file(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"picture")
    assert hash_of(b"picture") == content_hash(path)
