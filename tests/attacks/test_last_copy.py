"""The last file of a photo is not taken for one of several: overlays, links, lost originals."""

from __future__ import annotations

import errno
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.base.errors import FileActError
from app.core.duplicates.clean_up import begin, clean_up
from app.core.duplicates.copies import photos_in
from app.core.duplicates.types import Group, GroupKind
from app.core.files.acts import same_file
from app.core.files.job import begin_job, carry_out, failed_files
from app.core.files.tables import latest_jobs
from app.core.files.types import CopyTo
from app.core.files.undo import plan_undo
from tests.unit.app.core.files.conftest import Shelf, bin_folder, elsewhere, shelf
from tests.unit.app.core.files.job_steps import names

__all__ = ["bin_folder", "elsewhere", "shelf"]


@pytest.fixture
def merged(shelf: Shelf, tmp_path: Path) -> Iterator[Path]:
    """The folder of photos once more, as an overlay shows it: with other devices and inodes."""
    if sys.platform != "linux" or shutil.which("mount") is None:
        pytest.skip("there is no mount here")
    disk, folder = tmp_path / "layers", tmp_path / "merged"
    for each in (disk, folder):
        each.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "tmpfs", disk], capture_output=True).returncode:
        pytest.skip("this user can't mount a disk")
    try:
        for each in ("upper", "work"):
            (disk / each).mkdir()
        layers = f"lowerdir={shelf.folder},upperdir={disk}/upper,workdir={disk}/work"
        tried = ["mount", "-t", "overlay", "overlay", "-o", layers, folder]
        if subprocess.run(tried, capture_output=True).returncode:
            pytest.skip("this user can't mount an overlay")
        try:
            yield folder
        finally:
            subprocess.run(["umount", folder], check=True)
    finally:
        subprocess.run(["umount", disk], check=True)


def pair(shelf: Shelf, there: Path) -> tuple[Group, int, int]:
    """A photo that is at ``there``, too, as two photos of one group: as in a library of before."""
    root = shelf.library.add_root(there).id
    with shelf.library.catalogue.transaction() as connection:
        connection.execute(
            "INSERT INTO files (photo, root, path, size, mtime_ns, hash, state)"
            " SELECT photo, ?, path, size, mtime_ns, hash, state FROM files",
            (root,),
        )
    one, other = photos_in(shelf.library)
    return Group(GroupKind.IDENTICAL, (one, other)), one.file, other.file


def copied(shelf: Shelf, other_disk: Path) -> tuple[Group, int, int]:
    """A photo and its copy on another disk."""
    shelf.add("a.jpg")
    shutil.copytree(shelf.folder, other_disk / "photos")
    return pair(shelf, other_disk / "photos")


def test_a_file_that_an_overlay_shows_twice_stays(shelf: Shelf, merged: Path) -> None:
    shelf.add("a.jpg")
    group, below, above = pair(shelf, merged)
    assert group.photos[0].path.lstat().st_dev != (merged / "a.jpg").lstat().st_dev
    wanted = clean_up(shelf.library, [(group, above, [below])], same_file())
    list(carry_out(shelf.library, begin(shelf.library, wanted)))
    assert "seen in two places" in wanted.plan.left[0].reason
    assert names(shelf.folder) == ["a.jpg"]
    assert (merged / "a.jpg").read_bytes() == b"content of a.jpg"


@pytest.fixture
def twice(shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of photos once more, where nothing but what is in there tells that it is."""
    (tmp_path / "twice").symlink_to(shelf.folder)
    monkeypatch.setattr(Path, "samefile", lambda path, other: False)
    monkeypatch.setattr(Path, "resolve", lambda path, strict: path)
    return tmp_path / "twice"


def test_a_mark_tells_that_a_folder_is_seen_twice(
    shelf: Shelf, twice: Path, elsewhere: Path
) -> None:
    shelf.add("a.jpg")
    (elsewhere / "a.jpg").write_bytes(b"content of a.jpg")
    is_same = same_file()
    assert is_same(shelf.folder / "a.jpg", twice / "a.jpg")
    assert is_same(twice / "a.jpg", shelf.folder / "a.jpg")
    assert not is_same(shelf.folder / "a.jpg", elsewhere / "a.jpg")
    assert names(shelf.folder) == names(elsewhere) == ["a.jpg"], "no mark is left"


def test_what_can_be_marked_nowhere_stays(
    shelf: Shelf, other_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise OSError(errno.EROFS, "Read-only file system")

    group, one, other = copied(shelf, other_disk)
    with monkeypatch.context() as patch:
        patch.setattr("app.core.files.acts.os.open", refuse)
        wanted = clean_up(shelf.library, [(group, other, [one])], same_file())
    assert (wanted.photos, [each.path.name for each in wanted.plan.left]) == (0, ["a.jpg"])
    assert "may only be read" in wanted.plan.left[0].reason


def test_a_true_copy_on_another_disk_goes(shelf: Shelf, other_disk: Path) -> None:
    group, one, other = copied(shelf, other_disk)
    wanted = clean_up(shelf.library, [(group, other, [one])], same_file())
    assert (wanted.photos, wanted.plan.left) == (1, ())
    assert names(other_disk / "photos") == ["a.jpg"], "no mark is left"


def vanish(original: Path, copy: Path) -> None:
    del copy
    original.unlink()


def become_a_link(original: Path, copy: Path) -> None:
    original.unlink()
    original.symlink_to(copy)


def change(original: Path, copy: Path) -> None:
    del copy
    original.write_bytes(b"edited")


@pytest.mark.parametrize("happens", [vanish, become_a_link, change])
def test_a_copy_whose_original_is_gone_stays(
    shelf: Shelf, elsewhere: Path, happens: Callable[[Path, Path], None]
) -> None:
    shelf.add("a.jpg", "b.jpg")
    job = shelf.do(CopyTo(elsewhere))[0].act.job
    happens(shelf.folder / "a.jpg", elsewhere / "a.jpg")
    undo = begin_job(shelf.library, plan_undo(shelf.library, job))
    list(carry_out(shelf.library, undo))
    assert names(elsewhere) == ["a.jpg"]
    assert (elsewhere / "a.jpg").read_bytes() == b"content of a.jpg"
    (told,) = failed_files(shelf.library, undo)
    assert "this copy may be the last" in told.reason
    assert (latest_jobs(shelf.library.catalogue, 1)[0].failed, names(shelf.bin)) == (1, ["b.jpg"])
    with pytest.raises(FileActError, match="may be the last"):
        plan_undo(shelf.library, job)
    asked: list[int] = []
    plan = plan_undo(shelf.library, job, last_too=lambda copies: not asked.append(copies))
    list(carry_out(shelf.library, begin_job(shelf.library, plan)))
    assert (asked, names(elsewhere), len(names(shelf.bin))) == ([1], [], 2)


def test_an_original_that_the_library_knows_elsewhere_is_there(
    shelf: Shelf, elsewhere: Path
) -> None:
    shelf.add("a.jpg")
    job = shelf.do(CopyTo(elsewhere))[0].act.job
    (shelf.folder / "a.jpg").rename(shelf.folder / "b.jpg")
    with shelf.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET path = ?", (b"b.jpg",))
    assert len(plan_undo(shelf.library, job).acts) == 1
