"""kill -9 in the middle of moving hundreds of photos: each is in one of both folders, and known."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.core.base.content_hash import content_hash
from app.core.base.photo_types import PhotoState
from app.core.files.job import recover
from app.core.files.plan import protect_files
from app.core.files.tables import latest_jobs
from app.core.library.library import Library
from app.core.open_library import open_library
from tests.made_files import add_file

pytestmark = pytest.mark.slow

PHOTOS = 400


@pytest.fixture(params=["same disk", "other disk"])
def folders(
    request: pytest.FixtureRequest, tmp_path: Path, other_disk: Path
) -> tuple[Path, Path, Path]:
    """The library, the folder of its photos, and one that they are to go to."""
    photos = tmp_path / "photos"
    chosen = (other_disk if request.param == "other disk" else tmp_path) / "chosen"
    photos.mkdir()
    chosen.mkdir()
    return tmp_path / "library", photos, chosen


def fill(library: Library, folder: Path, chosen: Path) -> None:
    root = library.add_root(folder).id
    library.add_root(chosen)
    protect_files(library, False)
    with library.catalogue.transaction() as connection:
        for number in range(PHOTOS):
            path = folder / f"{number:04}.jpg"
            path.write_bytes(f"photo {number}".encode() * 2_000)
            status = path.stat()
            add_file(
                connection,
                root,
                path.name.encode(),
                size=status.st_size,
                mtime_ns=status.st_mtime_ns,
                content=content_hash(path),
                state="ready",
                row=number,
            )


def count(folder: Path) -> int:
    return sum(path.suffix == ".jpg" for path in folder.iterdir())


def test_a_killed_move_of_hundreds_of_photos_loses_and_doubles_none(
    folders: tuple[Path, Path, Path],
) -> None:
    where, photos, chosen = folders
    with open_library(where) as library:
        fill(library, photos, chosen)
    command = [sys.executable, "-m", "app", "move", str(photos), "--to", str(chosen)]
    program = subprocess.Popen([*command, "--library", str(where)], stdout=subprocess.DEVNULL)
    while count(chosen) < 100 and program.poll() is None:
        time.sleep(0.002)
    program.kill()
    assert program.wait() == -9, "it was ready before it could be killed"
    with open_library(where) as library:
        list(recover(library))
        known = {info.path for info in library.photos()}
        assert len(library.photos(PhotoState)) == PHOTOS
        assert latest_jobs(library.catalogue, 1)[0].open == 0
    there = {path for folder in (photos, chosen) for path in folder.iterdir()}
    assert there == known, "the library knows where each is, and nothing half is left"
    assert sorted(path.name for path in there) == [f"{n:04}.jpg" for n in range(PHOTOS)]
    for path in there:
        assert path.read_bytes() == f"photo {int(path.stem)}".encode() * 2_000
