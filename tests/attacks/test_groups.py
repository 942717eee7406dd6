"""The files of one photo stay together when the program is killed at any moment."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from app.core.files.types import MoveTo, RenameBy
from tests.unit.app.core.files.test_acts import World, temporary_folder

GROUP = ("a.jpg", "a.jpg.xmp", "a.mov")


def where(top: Path) -> set[tuple[Path, str]]:
    """The folders and stems of the files of a photo."""
    texts = {"content of a.jpg", *GROUP[1:]}
    files = [path for path in top.rglob("*") if path.suffix in (".jpg", ".xmp", ".mov")]
    ours = [path for path in files if path.read_text() in texts]
    assert len(ours) == len(GROUP)
    return {(path.parent, path.name.partition(".")[0]) for path in ours}


@pytest.mark.parametrize("operation", ["outside", "other disk", "rename"])
def test_a_kill_parts_no_group(operation: str) -> None:
    for kill in count():
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
