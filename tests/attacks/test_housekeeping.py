"""Photos lie where our files lie, or links lead to them: no housekeeping removes one."""

from __future__ import annotations

import re
import time
from contextlib import nullcontext, suppress
from pathlib import Path

import pytest

from app.command_line import run
from app.core.base.errors import BackupError, StorageError
from app.core.base.paths import MARKER, OWN, is_ours, own_folder, remove
from app.core.open_library import open_library
from app.core.safety.backups import back_up
from app.core.safety.repair import orphaned_files, remove_unused, repair
from app.core.safety.restore import restore

APP = Path(__file__).parents[2] / "app"

PLACES = (
    "models",
    "models/clip@0123",
    "vectors",
    "profiles",
    "derived",
    "backups",
    "restoring.part",
    "restoring.part/profiles",
)
"""Folders of a library, from which something is removed at one time or another."""

NAMES = ("photo.jpg", "raw.dng.part", "notes.txt", "2026-11-24.zip", "1.npz.jpg")


def put_photos(folder: Path) -> dict[Path, bytes]:
    """A file under every name in every place; path -> content."""
    photos = {folder / place / name: name.encode() for place in PLACES for name in NAMES}
    for path, content in photos.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return photos


def there(photos: dict[Path, bytes]) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in photos if path.exists()}


def test_a_folder_of_photos_is_no_library(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photos = put_photos(tmp_path)
    before = sorted(tmp_path.rglob("*"))
    for command in (["index", str(tmp_path)], ["doctor", "--repair"], ["done", "--undo", "1"]):
        assert run([*command, "--library", str(tmp_path)]) != 0
    assert f"such as {tmp_path / 'Likewise'}" in capsys.readouterr().err
    assert sorted(tmp_path.rglob("*")) == before
    assert there(photos) == photos


@pytest.mark.parametrize("inside", ["", OWN])
def test_photos_that_came_into_a_library_stay(tmp_path: Path, inside: str) -> None:
    folder = own_folder(tmp_path)
    open_library(folder).close()
    photos = put_photos(tmp_path / inside)
    left = folder / "vectors" / "gist-77.f32"
    left.parent.mkdir(parents=True, exist_ok=True)
    (left.parent / "a photo.jpg").touch()
    left.touch()
    with open_library(folder) as library:
        assert left in orphaned_files(library)
        remove_unused(library)
        assert not left.exists()
        left.touch()
        repair(library)
        assert not left.exists()
        assert orphaned_files(library) == []
        backup = back_up(folder, "by hand", time.time(), always=True)
    assert backup is not None
    unpacked_among_photos = pytest.raises(BackupError) if inside else nullcontext()
    with unpacked_among_photos:
        restore(folder, backup, time.time())
    assert there(photos) == photos


@pytest.mark.parametrize("link", ["models", "vectors", "profiles", "restoring", "derived"])
def test_a_link_in_a_library_leads_nowhere(tmp_path: Path, link: str) -> None:
    folder, elsewhere = tmp_path / "library", tmp_path / "elsewhere"
    with open_library(folder) as library:
        backup = back_up(folder, "by hand", time.time(), always=True)
    assert backup is not None
    files = [elsewhere / name for name in ("clip@01.onnx", "7/gist.f32", "01/01.npz", "3.npz")]
    for path in files:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (folder / link).symlink_to(elsewhere)
    with suppress(StorageError), open_library(folder, writable=False) as library:
        remove_unused(library)
    for path in (folder / link, *(folder / link / file.relative_to(elsewhere) for file in files)):
        remove(path)
    for opened in (open_library, lambda folder: restore(folder, backup, time.time())):
        with pytest.raises(StorageError, match=f"{link} is a link"):
            opened(folder)
    assert all(path.exists() for path in files)


OURS = (
    "vectors/gist-3.f32",
    "vectors/gist-3.crc",
    "derived/index.likewise.123.part.part",
    "models/clip@01.onnx",
    "profiles/1.state.npz.123.part",
    "backups/2026-11-24T12-00-00Z.zip",
)


@pytest.mark.parametrize("name", OURS)
def test_only_what_we_made_is_removed(tmp_path: Path, name: str) -> None:
    path = tmp_path / "library" / name
    path.parent.mkdir(parents=True)
    path.touch()
    remove(path)
    assert path.exists()  # nobody said that this is our folder
    (tmp_path / "library" / MARKER).touch()
    others = [
        path.with_name("photo.jpg"),
        path.with_name(f"{path.name}.jpg"),
        tmp_path / path.name,  # beside
        path.parent / "deeper" / path.name,
        tmp_path / "library" / "Photos" / path.name,
    ]
    for each in others:
        each.parent.mkdir(exist_ok=True)
        each.touch()
        remove(each)
    remove(path.parent / ".." / path.parent.name / path.name)
    assert all(each.exists() for each in (path, *others))
    remove(path)
    assert not path.exists()
    remove(tmp_path / "library")
    assert all(each.exists() for each in others)


@pytest.mark.parametrize(
    "name", ["catalogue.sqlite", MARKER, "set-aside/2026-11-24T12-00-00Z/catalogue.sqlite"]
)
def test_the_truth_is_never_housekeeping(tmp_path: Path, name: str) -> None:
    (tmp_path / MARKER).touch()
    assert not is_ours(tmp_path / name)


DELETING = re.compile(r"\.unlink\(|rmtree|os\.(remove|unlink|rmdir)\b|\.rmdir\(")
ELSEWHERE = {
    "core/base/paths.py": "the one way to remove files of a library",
    "core/files": "acts on photos, which a person asked for",
    "core/safety/program_log.py": "in the state folder",
    "core/marks/sidecars.py": "half-written sidecars of ours, by their names",
    "work/pictures/thumbnail_files.py": "in the cache",
    "work/pictures/full_loader.py": "shared memory",
}
"""Where something is removed, and what; paths below ``app``."""


def test_nobody_else_removes_files() -> None:
    found = {
        path.relative_to(APP).as_posix()
        for path in APP.rglob("*.py")
        if DELETING.search(path.read_text(encoding="utf-8"))
    }
    assert [path for path in sorted(found) if not path.startswith(tuple(ELSEWHERE))] == []
    assert [each for each in ELSEWHERE if not any(p.startswith(each) for p in found)] == []
