"""Changed folders: which are looked at after what was heard, and what is told of them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.core.library.difference import FoundFolder
from app.core.library.walk import file_filter
from app.work.reading import watcher
from app.work.reading.watcher import ChangedFolders


@pytest.fixture
def base(tmp_path: Path) -> Path:
    for name in ("a.jpg", "inner/b.jpg"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1e9, 1e9))
    return tmp_path


@pytest.fixture
def changed(base: Path, monkeypatch: pytest.MonkeyPatch) -> ChangedFolders:
    monkeypatch.setattr(watcher, "SETTLE", 0.0)
    return ChangedFolders(1, base, file_filter([".jpg"]))


def looks(changed: ChangedFolders) -> list[FoundFolder]:
    return [look for some in changed.found_folders() for look in some]


def told(changed: ChangedFolders) -> list[tuple[bytes, bool, bool]]:
    return [(look.folder, look.whole, look.sidecars) for look in looks(changed)]


def test_a_photo_that_changed_says_nothing_of_sidecars(changed: ChangedFolders, base: Path) -> None:
    changed.note([str(base / "a.jpg")])
    assert told(changed) == [(b"", False, False)]


@pytest.mark.parametrize("name", ["b.jpg.xmp", "b.XMP"])
def test_a_sidecar_has_its_folder_looked_at_and_said(
    changed: ChangedFolders, base: Path, name: str
) -> None:
    changed.note([str(base / "inner" / name)])
    (look,) = looks(changed)
    assert (look.folder, look.whole, look.sidecars) == (b"inner", False, True)
    assert [file.path for file in look.files] == [os.path.join(b"inner", b"b.jpg")]  # noqa: PTH118
    assert told(changed) == []


def test_a_tree_that_is_looked_at_tells_of_the_sidecars_in_it(
    changed: ChangedFolders, base: Path
) -> None:
    changed.everything()
    changed.note([str(base / "inner" / "b.xmp")])
    assert told(changed) == [(b"", True, True)]


def test_a_sidecar_waits_a_moment_as_it_may_still_be_written(
    changed: ChangedFolders, base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watcher, "SETTLE", 60.0)
    changed.note([str(base / "a.xmp")])
    assert changed.wait is not None
    assert changed.wait > 0
    assert looks(changed) == []


@pytest.mark.parametrize("other", ["inner 2", "inner-2"])  # sorted before what is in "inner"
def test_no_folder_is_looked_at_twice(changed: ChangedFolders, base: Path, other: str) -> None:
    for name in ("inner", other, "inner/deep"):
        (base / name).mkdir(exist_ok=True)
        changed.note([str(base / name)])
    assert {folder for folder, _, _ in told(changed)} == {b"inner", os.fsencode(other)}


def test_a_link_round_in_a_circle_leads_to_nothing_twice(
    changed: ChangedFolders, base: Path
) -> None:
    """Also where only the folder with the link is visited, with all below it."""
    (base / "inner" / "circle").symlink_to(base)
    (base / ".hidden").mkdir()
    (base / ".hidden" / "c.jpg").touch()
    os.utime(base / ".hidden" / "c.jpg", (1e9, 1e9))
    (base / "inner" / "shown").symlink_to(base / ".hidden")
    changed.note([str(base / "inner")])
    (visited,) = looks(changed)
    assert [file.path for file in visited.files] == [b"inner/b.jpg", b"inner/shown/c.jpg"]
