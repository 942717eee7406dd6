"""A library on a disk that fills up, or may only be read: a small file system in memory."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app.command_line import run
from app.core.base.errors import StorageError
from app.core.base.photo_types import Changes
from app.core.library.problems import all_problems
from app.core.open_library import open_library
from app.core.safety.repair import check
from app.work.reading.indexer import Indexer
from benchmarks.memory import run as memory

pytestmark = pytest.mark.usefixtures("without_subject")

PHOTOS = 12


def mount(*arguments: object) -> bool:
    """Whether `mount` did what it was told."""
    if shutil.which("mount") is None:
        return False
    command = ["mount", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 64 MB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if not mount("-t", "tmpfs", "-o", "size=64m", "likewise", folder):
        pytest.skip("only root on Linux may mount a file system")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    folder = tmp_path / "photos"
    folder.mkdir()
    for number in range(PHOTOS):
        blobs = np.random.default_rng(number).integers(0, 256, (9, 12, 3), np.uint8)
        Image.fromarray(blobs).resize((80, 60)).save(folder / f"{number}.png")
    return folder


def fill(folder: Path) -> Path:
    """Leave no room on the disk of ``folder``."""
    with (folder / "filler").open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12):
            try:
                while file.write(bytes(size)) == size:
                    pass
            except OSError:
                continue
    return folder / "filler"


def test_a_disk_that_fills_up_while_photos_are_read(
    disk: Path, photos: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.work.reading.scan.HAND_OVER_FROM", 1)
    with open_library(disk / "library") as library:
        library.add_root(photos)

        def leave_no_room(changes: Changes) -> None:
            if changes.added:
                fill(disk)

        with pytest.raises(StorageError) as caught:
            Indexer(library, on_changes=leave_no_room, processes=1).run()
        assert "space" in caught.value.hint
        (disk / "filler").unlink()
        assert check(library) == []
        Indexer(library, processes=1).run()
        assert len(library.photos()) == PHOTOS
        assert check(library) == []


def test_a_lack_of_room_blames_no_photo(disk: Path, photos: Path) -> None:
    with open_library(disk / "library") as library:
        library.add_root(photos)
        steps = Indexer(library, processes=1).steps()
        for _ in steps:
            if library.matrices():  # reading begins
                break
        fill(disk)
        with pytest.raises(StorageError, match=r"no room left|cannot be"):
            for _ in steps:
                pass
        assert all_problems(library) == []
        (disk / "filler").unlink()
        Indexer(library, processes=1).run()
        assert len(library.photos()) == PHOTOS


def test_a_disk_without_room_says_so_before_anything_is_read(disk: Path, photos: Path) -> None:
    with open_library(disk / "library") as library:
        library.add_root(photos)
        fill(disk)
        with pytest.raises(StorageError):
            Indexer(library, processes=1).run()
        (disk / "filler").unlink()
        Indexer(library, processes=1).run()
        assert len(library.photos()) == PHOTOS


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc")
def test_memory_is_measured_and_does_not_grow(tmp_path: Path) -> None:
    photos = memory.make_photos(tmp_path / "photos", 40, seed=0)
    report = memory.measure(photos, tmp_path / "library", 1, blank=True, first=10)
    assert report["photos"] >= 40
    taken = [at["main"] + at["workers"] for at in report["mb"].values()]
    assert min(taken) > 50
    assert report["growth_mb"] < 60
    assert report["rescan_growth_mb"] < 20


def test_a_library_on_a_disk_that_may_only_be_read(
    disk: Path, photos: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--library", str(disk / "library")]
    assert run(["index", str(photos), *options]) == 0
    assert mount("-o", "remount,ro", disk)
    capsys.readouterr()
    assert run(["index", str(photos), *options]) == 1
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert "library" in complaint
    assert run(["search", str(photos / "3.png"), *options]) == 0
    assert "png" in capsys.readouterr().out
    assert run(["status", "--check", *options]) == 0
