"""The files of one photo stay together when the program is killed at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from app.core.files.types import CopyTo, MoveTo, RenameBy
from tests.unit.app.core.files.test_acts import World, temporary_folder

GROUP = ("a.jpg", "a.jpg.xmp", "a.mov")
TEXTS = {"content of a.jpg", *GROUP[1:]}


@pytest.fixture
def kills(pytestconfig: pytest.Config) -> Iterator[int]:
    """Before which call to end: with `--long` before each, else before every third."""
    return count(step=1 if pytestconfig.getoption("--long") else 3)


def where(top: Path) -> set[tuple[Path, str]]:
    """The folders and stems of the files of a photo."""
    files = [path for path in top.rglob("*") if path.suffix in (".jpg", ".xmp", ".mov")]
    ours = [path for path in files if path.read_text() in TEXTS]
    assert len(ours) == len(GROUP)
    return {(path.parent, path.name.partition(".")[0]) for path in ours}


def test_a_kill_leaves_no_part_of_a_copied_group(kills: Iterator[int]) -> None:
    for kill in kills:
        with temporary_folder() as top:
            world = World(top)
            for name in GROUP[1:]:
                (world.folders["photos"] / name).write_text(name)
            whole = world.do(CopyTo(world.folders["outside"]), ["a.jpg"], kill)
            assert len(list(world.folders["outside"].iterdir())) in (0, len(GROUP)), kill
            world.library.close()
        if whole:
            break


@pytest.mark.parametrize("operation", ["outside", "other disk", "rename"])
def test_a_kill_parts_no_group(kills: Iterator[int], operation: str) -> None:
    for kill in kills:
        with temporary_folder() as top:
            world = World(top)
            for name in GROUP[1:]:
                (world.folders["photos"] / name).write_text(name)
            wanted = RenameBy("z") if operation == "rename" else MoveTo(world.folders[operation])
            whole = world.do(wanted, ["a.jpg"], kill)
            assert len(where(top)) == 1, kill
            assert not list(top.rglob("*.part"))
            world.library.close()
        if whole:
            break


class Losing(World):
    """The originals of what was copied are gone before the next start."""

    def reopen(self) -> None:
        for copied in self.folders["outside"].glob("[!.]*"):
            (self.folders["photos"] / copied.name).unlink()
        super().reopen()


def test_a_copy_that_is_the_last_is_not_taken_back(kills: Iterator[int]) -> None:
    for kill in kills:
        with temporary_folder() as top:
            world = Losing(top)
            for name in GROUP[1:]:
                (world.folders["photos"] / name).write_text(name)
            whole = world.do(CopyTo(world.folders["outside"]), ["a.jpg"], kill)
            files = [path for path in top.rglob("a.*") if path.is_file()]
            assert {path.read_text() for path in files} == TEXTS, kill
            world.library.close()
        if whole:
            break
