"""Jobs with real disks: one that is full, one that may only be read, one that forbids names.

They are mounted here, which takes a Linux on which this user may mount; elsewhere the same faults
are tested in `test_job.py`, injected.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from app.core.files.types import CopyTo, MoveTo, PutIntoBin
from tests.unit.app.core.files.conftest import Shelf

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
