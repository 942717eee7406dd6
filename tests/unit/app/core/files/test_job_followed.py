"""After a job: what follows its files, and what is undone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from app.core.base.photo_types import MarkChange
from app.core.files import acts
from app.core.files.job import begin_job, carry_out
from app.core.files.plan import Plan, plan_of, protect_files, source_files
from app.core.files.tables import latest_jobs
from app.core.files.transfer import STAYED
from app.core.files.types import (
    CopyTo,
    ExportOptions,
    ExportTo,
    FileOperation,
    MoveTo,
    PutIntoBin,
    RenameBy,
)
from app.core.files.undo import plan_undo, retry_of
from app.core.library.library import Library
from app.core.marks.marking import mark, marks_of
from app.core.open_library import open_library
from app.core.photos.at_hand_tables import searchable_files
from app.core.search.known_facts import known_facts
from tests.integration.identity_steps import begin, scan
from tests.unit.app.core.files.conftest import Shelf
from tests.unit.app.core.files.job_steps import names

# Acts on files of which some have one content: the photo is where a file of it is left.

NAMES = ("a.jpg", "b.jpg", "c.jpg")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three files of one content."""
    made = tmp_path / "photos"
    made.mkdir()
    for name in NAMES:
        (made / name).write_text("sea")
    return made


@pytest.fixture
def library(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Library]:
    bin_folder = tmp_path / "bin"
    bin_folder.mkdir()
    monkeypatch.setattr(acts, "put_into_bin", lambda path: path.rename(bin_folder / path.name))
    with open_library(tmp_path / "library") as opened:
        begin(opened)
        opened.add_root(folder)
        protect_files(opened, False)
        scan(opened)
        mark(opened, [info.id for info in opened.photos()], MarkChange(stars=5))
        yield opened


def do(library: Library, operation: FileOperation, *paths: Path) -> int:
    """Do it with the files at ``paths``; returns the job."""
    ids = {path: file for file, path in searchable_files(library.catalogue)}
    return finish(library, plan_of(operation, source_files(library, [ids[path] for path in paths])))


def finish(library: Library, plan: Plan) -> int:
    job = begin_job(library, plan)
    for step in carry_out(library, job):
        assert step.act.is_done, step.act.reason
    return job


def paths(library: Library) -> list[Path]:
    """Where the one photo is, with its stars."""
    (info,) = library.photos()
    assert marks_of(library, [info.id])[info.id].stars == 5
    return sorted([info.path, *known_facts(library, info.id).copies])


def test_the_photo_stays_as_long_as_a_file_is_left(library: Library, folder: Path) -> None:
    do(library, PutIntoBin(), folder / "a.jpg")
    assert paths(library) == [folder / "b.jpg", folder / "c.jpg"]
    files = [file for file, _ in searchable_files(library.catalogue)]
    for binned, stay in ((files[:1], 1), (files, 0)):
        assert plan_of(PutIntoBin(), source_files(library, binned)).stay == stay
    do(library, PutIntoBin(), folder / "c.jpg")
    assert paths(library) == [folder / "b.jpg"]
    do(library, PutIntoBin(), folder / "b.jpg")
    assert library.photos() == []


def test_one_job_with_several_files_of_it_leaves_it_where_the_last_is(
    library: Library, folder: Path
) -> None:
    do(library, PutIntoBin(), folder / "a.jpg", folder / "b.jpg")
    assert paths(library) == [folder / "c.jpg"]


def test_all_files_go_and_the_photo_with_them_and_all_come_back(
    library: Library, folder: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    job = do(library, MoveTo(elsewhere), *[folder / name for name in NAMES])
    assert library.photos() == []
    finish(library, plan_undo(library, job))
    scan(library)
    assert paths(library) == [folder / name for name in NAMES]


def test_what_left_and_comes_back_while_the_photo_stayed_is_a_copy(
    library: Library, folder: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    job = do(library, MoveTo(elsewhere), folder / "a.jpg", folder / "b.jpg")
    assert paths(library) == [folder / "c.jpg"]
    finish(library, plan_undo(library, job))
    assert paths(library) == [folder / name for name in NAMES]


def test_what_comes_back_to_a_photo_that_was_changed_meanwhile_is_read_anew(
    library: Library, folder: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    job = do(library, MoveTo(elsewhere), folder / "a.jpg", folder / "b.jpg")
    (folder / "c.jpg").write_text("lake")
    scan(library)
    finish(library, plan_undo(library, job))
    scan(library)
    found = sorted(
        sorted([info.path.name, *[p.name for p in known_facts(library, info.id).copies]])
        for info in library.photos()
    )
    assert found == [["a.jpg", "b.jpg"], ["c.jpg"]]


def test_files_of_one_content_change_names_in_a_circle(library: Library, folder: Path) -> None:
    job = do(library, RenameBy("{number}"), *[folder / name for name in reversed(NAMES)])
    assert paths(library) == [folder / f"{number}.jpg" for number in (1, 2, 3)]
    finish(library, plan_undo(library, job))
    assert paths(library) == [folder / name for name in NAMES]
    scan(library)
    assert paths(library) == [folder / name for name in NAMES]


def test_what_failed_is_tried_again_with_that_file_and_no_other(
    library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        raise OSError(path)

    (sea,) = (info.id for info in library.photos())
    with monkeypatch.context() as patch:
        patch.setattr(acts, "put_into_bin", refuse)
        plan = plan_of(PutIntoBin(), source_files(library, [sea]))
        job = begin_job(library, plan)
        (step,) = carry_out(library, job)
    assert not step.act.is_done
    (again,) = retry_of(library, job)[1]
    assert again.path == folder / "a.jpg"
    (folder / "a.jpg").unlink()
    scan(library)
    with pytest.raises(Exception, match="None of these photos"):
        retry_of(library, job)


# Sidecars, movies and edits go where their photos go, all or none.


def write_sidecars(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).write_text(f"marks in {name}")


def test_sidecars_go_along_when_photos_are_moved(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg", "c.jpg", "c.png")
    write_sidecars(shelf.folder, "a.jpg.xmp", "a.xmp", "B.JPG.XMP", "c.xmp", "other.xmp")
    (elsewhere / "a.xmp").write_text("somebody's")
    steps = shelf.do(MoveTo(elsewhere), "a.jpg", "b.jpg", "c.jpg")
    assert {step.act.is_done for step in steps} == {True}
    assert names(elsewhere) == [
        "a (2).jpg",
        "a (2).jpg.xmp",
        "a (2).xmp",
        "a.xmp",
        "b.jpg",
        "b.jpg.XMP",
        "c.jpg",
    ]
    assert names(shelf.folder) == ["c.png", "c.xmp", "other.xmp"]
    (job,) = latest_jobs(shelf.library.catalogue, 1)
    assert job.done == 3, "photos are counted"
    list(carry_out(shelf.library, begin_job(shelf.library, plan_undo(shelf.library, job.id))))
    assert names(elsewhere) == ["a.xmp"]
    assert (shelf.folder / "a.jpg.xmp").read_text() == "marks in a.jpg.xmp"


def test_photos_that_exchange_their_names_keep_their_sidecars(shelf: Shelf) -> None:
    shelf.add("2.jpg", "1.jpg")
    write_sidecars(shelf.folder, "1.jpg.xmp", "2.jpg.xmp")
    assert {step.act.is_done for step in shelf.do(RenameBy("{number}"))} == {True}
    assert (shelf.folder / "1.jpg.xmp").read_text() == "marks in 2.jpg.xmp"
    assert (shelf.folder / "2.jpg.xmp").read_text() == "marks in 1.jpg.xmp"
    assert names(shelf.folder) == ["1.jpg", "1.jpg.xmp", "2.jpg", "2.jpg.xmp"]
    (job,) = latest_jobs(shelf.library.catalogue, 1)
    assert (job.done, job.failed) == (2, 0)
    shelf.check()


def test_a_sidecar_stays_where_its_photo_does(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg")
    write_sidecars(shelf.folder, "a.jpg.xmp", "b.jpg.xmp")
    (shelf.folder / "a.jpg").write_text("edited")
    first, along, *_ = shelf.do(MoveTo(elsewhere))
    assert not first.act.is_done
    assert along.act.reason == STAYED
    assert names(elsewhere) == ["b.jpg", "b.jpg.xmp"]
    assert names(shelf.folder) == ["a.jpg", "a.jpg.xmp"]


def test_sidecars_go_into_the_bin_with_their_photos(shelf: Shelf) -> None:
    shelf.add("a.jpg")
    write_sidecars(shelf.folder, "a.jpg.xmp")
    shelf.do(PutIntoBin())
    assert names(shelf.bin) == ["a.jpg", "a.jpg.xmp"]


def test_nothing_goes_where_one_file_of_a_photo_can_not(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg")
    write_sidecars(shelf.folder, "a.mov", "a.jpg.xmp")
    job = shelf.begin(MoveTo(elsewhere))
    (elsewhere / "a.mov").write_text("somebody's")  # at the last moment
    assert [step.act.is_done for step in carry_out(shelf.library, job)] == [False] * 3
    assert names(shelf.folder) == ["a.jpg", "a.jpg.xmp", "a.mov"]
    assert names(elsewhere) == ["a.mov"]
    (told,) = latest_jobs(shelf.library.catalogue, 1)
    assert (told.done, told.failed) == (0, 1)
    shelf.check()


def test_what_is_in_the_bin_comes_back_where_one_file_of_a_photo_can_not_go(shelf: Shelf) -> None:
    shelf.add("a.jpg")
    write_sidecars(shelf.folder, "a.mov", "a.jpg.xmp")
    job = shelf.begin(PutIntoBin())
    (shelf.folder / "a.mov").write_text("changed since")
    assert [step.act.is_done for step in carry_out(shelf.library, job)] == [False] * 3
    assert names(shelf.folder) == ["a.jpg", "a.jpg.xmp", "a.mov"]
    assert names(shelf.bin) == []
    shelf.check()


def test_a_raw_and_an_edit_follow_their_photo_and_are_known_there(
    shelf: Shelf, elsewhere: Path
) -> None:
    shelf.add("IMG_7.JPG", "IMG_7.NEF", "IMG_E7.JPG")
    write_sidecars(shelf.folder, "IMG_7.xmp")
    shelf.do(RenameBy("beach"), "IMG_7.JPG")
    assert {name: path.name for name, path in shelf.paths().items()} == {
        "IMG_7.JPG": "beach.JPG",
        "IMG_7.NEF": "beach.NEF",
        "IMG_E7.JPG": "beach-edited.JPG",
    }
    shelf.check()
    (job,) = latest_jobs(shelf.library.catalogue, 1)
    assert job.done == 1, "what was named is counted"
    list(carry_out(shelf.library, begin_job(shelf.library, plan_undo(shelf.library, job.id))))
    assert names(shelf.folder) == ["IMG_7.JPG", "IMG_7.NEF", "IMG_7.xmp", "IMG_E7.JPG"]
    shelf.check()
    shelf.do(PutIntoBin(), "IMG_7.JPG")
    assert names(shelf.folder) == ["IMG_7.NEF", "IMG_7.xmp", "IMG_E7.JPG"]
    shelf.do(PutIntoBin(), "IMG_7.NEF", "IMG_E7.JPG")
    assert names(shelf.folder) == [], "the last one takes what was shared"


def test_what_went_along_out_of_the_library_is_known_again_when_it_is_back(
    shelf: Shelf, elsewhere: Path
) -> None:
    shelf.add("a.jpg", "a.nef")
    job = shelf.do(MoveTo(elsewhere), "a.jpg")[0].act.job
    assert shelf.paths() == {}
    list(carry_out(shelf.library, begin_job(shelf.library, plan_undo(shelf.library, job))))
    assert set(shelf.paths()) == {"a.jpg", "a.nef"}
    shelf.check()


def test_what_will_go_along_is_counted(shelf: Shelf, elsewhere: Path) -> None:
    shelf.add("a.jpg", "b.jpg")
    write_sidecars(shelf.folder, "a.mov", "a.jpg.xmp")
    files = source_files(shelf.library, shelf.photos.values())
    plan = plan_of(CopyTo(elsewhere), files)
    assert (len(plan.final), len(plan.along)) == (2, 2)
    assert plan.bytes == sum(path.stat().st_size for path in shelf.folder.iterdir())
    exported = plan_of(ExportTo(elsewhere, ExportOptions(format="PNG").as_json()), files)
    assert (len(exported.final), exported.along) == (2, [])


# Jobs with real disks: one that is full, one that may only be read, one that forbids names.

Mount = Callable[..., Path]
BLOCK = 4096  # bytes of the smallest file on tmpfs


@pytest.fixture
def mount(tmp_path: Path) -> Iterator[Mount]:
    """``mount(*arguments)`` gives the folder of a new disk, which is gone after the test."""
    if sys.platform != "linux" or shutil.which("mount") is None:
        pytest.skip("there is no mount here")
    with ExitStack() as stack:

        def mounted(*arguments: str) -> Path:
            disk = tmp_path / "disk"
            disk.mkdir(exist_ok=True)
            tried = subprocess.run(["mount", *arguments, disk], capture_output=True, text=True)
            if tried.returncode:
                pytest.skip(f"this user can't mount a disk: {tried.stderr.strip()}")
            if "remount" not in " ".join(arguments):
                stack.callback(subprocess.run, ["umount", disk], check=True)
            return disk

        yield mounted


def fill_up(disk: Path, left: int) -> None:
    """Leave so many blocks free."""
    free = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize // BLOCK
    with (disk / "others").open("wb") as file:
        file.write(bytes((free - left) * BLOCK))


def test_a_full_disk_takes_what_fits_and_the_rest_stays(shelf: Shelf, mount: Mount) -> None:
    shelf.add("a.jpg", "b.jpg", "c.jpg", "d.jpg")
    disk = mount("-t", "tmpfs", "-o", "size=256k", "tmpfs")
    fill_up(disk, left=2)
    steps = shelf.do(MoveTo(disk))
    assert [step.act.is_done for step in steps] == [True, True, False, False]
    assert [step.act.reason for step in steps[2:]] == 2 * [
        f"The disk of {disk} is full. Make room, then try again."
    ]
    assert sorted(path.name for path in disk.iterdir()) == ["a.jpg", "b.jpg", "others"]
    assert sorted(path.name for path in shelf.folder.iterdir()) == ["c.jpg", "d.jpg"]
    assert sorted(shelf.paths()) == ["c.jpg", "d.jpg"]
    shelf.check()


def test_nothing_is_put_on_a_disk_that_may_only_be_read(shelf: Shelf, mount: Mount) -> None:
    shelf.add("a.jpg")
    disk = mount("-t", "tmpfs", "-o", "ro,size=256k", "tmpfs")
    for operation in (CopyTo(disk), MoveTo(disk)):
        (step,) = shelf.do(operation)
        assert f"The disk of {disk} may only be read." in step.act.reason
    shelf.check()


def test_photos_on_a_disk_that_may_only_be_read_stay_there(
    shelf: Shelf, mount: Mount, elsewhere: Path
) -> None:
    disk = mount("-t", "tmpfs", "-o", "size=256k", "tmpfs")
    shelf.folder = disk
    shelf.library.add_root(disk)
    with shelf.library.catalogue.transaction() as connection:
        connection.execute("DELETE FROM roots WHERE path <> ?", (os.fsencode(disk),))
    shelf.add("a.jpg")
    mount("-o", "remount,ro")
    (moved,) = shelf.do(MoveTo(elsewhere))
    assert "Its disk may only be read." in moved.act.reason
    (binned,) = shelf.do(PutIntoBin())
    assert binned.act.reason
    assert list(elsewhere.iterdir()) == []
    shelf.check()


def test_names_that_fat_forbids_are_made_legal(shelf: Shelf, mount: Mount, tmp_path: Path) -> None:
    make = shutil.which("mkfs.vfat")
    if make is None or "vfat" not in Path("/proc/filesystems").read_text():
        pytest.skip("FAT takes mkfs.vfat and a kernel that knows it")
    image = tmp_path / "image"
    image.write_bytes(bytes(1 << 20))
    subprocess.run([make, image], check=True, capture_output=True)
    disk = mount("-o", "loop,utf8", str(image))
    shelf.add("what: a day?.jpg", "con.jpg")
    assert all(step.act.is_done for step in shelf.do(CopyTo(disk)))
    assert sorted(path.name for path in disk.iterdir()) == ["_con.jpg", "what_ a day_.jpg"]
