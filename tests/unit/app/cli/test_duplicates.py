"""Stacking bursts by command: what was found is stacked under the best, once."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from app.cli import duplicates
from app.command_line import run
from app.core.base.work_types import Progress
from app.core.duplicates.compared_tables import Quality
from app.core.duplicates.copies import photos_in
from app.core.duplicates.stacks import put_on_top, stacks_of
from app.core.duplicates.types import Group, GroupKind
from app.core.library.library import Library
from app.core.open_library import open_library
from tests.unit.app.core.conftest import DIMENSIONS, fill


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library whose first three photos are a burst, of which the second is the sharpest."""
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as opened:
        photos = fill(opened, tmp_path / "photos", DIMENSIONS)
        with opened.catalogue.transaction() as connection:
            connection.execute("UPDATE files SET hash = path")

    def find(library: Library, *_: Any) -> Generator[Progress, None, list[Group]]:
        yield Progress("comparing", 1, 1)
        burst = [photo for photo in photos_in(library) if photo.photo in photos.ids[:3]]
        return [Group(GroupKind.BURST, tuple(burst))]

    def judge(*_: Any) -> Generator[Progress, None, dict[bytes, Quality]]:
        yield Progress("judging", 1, 1)
        return {b"%02d.jpg" % n: Quality(None, 9.0 if n == 1 else 3.0) for n in range(3)}

    monkeypatch.setattr(duplicates, "find_groups", find)
    monkeypatch.setattr(duplicates, "measure", judge)
    return tmp_path / "library"


def stack(folder: Path) -> list[int]:
    with open_library(folder, writable=False) as library:
        ids = sorted(photo.id for photo in library.photos())
        return [ids.index(photo) for photo in stacks_of(library).of(ids[0])]


def test_a_burst_is_stacked_under_its_best(
    library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["duplicates", "--bursts", "--library", str(library)]) == 0
    assert stack(library) == []
    assert run(["duplicates", "--bursts", "--stack", "--library", str(library)]) == 0
    assert "1 burst is stacked now" in capsys.readouterr().out
    assert stack(library) == [1, 0, 2]


def test_the_top_that_a_person_chose_stays(library: Path) -> None:
    assert run(["duplicates", "--bursts", "--stack", "--library", str(library)]) == 0
    with open_library(library) as opened:
        put_on_top(opened, sorted(photo.id for photo in opened.photos())[2])
    assert run(["duplicates", "--bursts", "--stack", "--library", str(library)]) == 0
    assert stack(library) == [2, 1, 0]


def test_only_bursts_are_stacked(library: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["duplicates", "--stack", "--library", str(library)]) == 2
    assert "--stack needs --bursts" in capsys.readouterr().err
