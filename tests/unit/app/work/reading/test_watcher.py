"""Watching real folders: what is told of files that come, go, change, and are still written."""

from __future__ import annotations

import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.library.difference import FoundFolder
from app.core.library.presence import KnownRoot, device_number
from app.core.library.walk import file_filter
from app.work.reading.watcher import RootFindings, Watcher

PATIENCE = 120.0  # seconds for what must come: the machine may be slow, and busy
OLD = 1_000_000_000  # seconds: nobody writes a file of that time any more

pytestmark = pytest.mark.slow


class Ear:
    """Remembers what was told, and waits for what must come."""

    def __init__(self) -> None:
        self.found: list[RootFindings] = []
        self._news = threading.Condition()

    def tell(self, found: RootFindings) -> None:
        with self._news:
            self.found.append(found)
            self._news.notify_all()

    def wait_for(self, what: Callable[[], object]) -> None:
        with self._news:
            assert self._news.wait_for(what, PATIENCE)

    def folders(self) -> list[FoundFolder]:
        return [folder for found in self.found for folder in found.folders]

    def names(self) -> set[str]:
        """The files that are there, by what was told of each path last."""
        there: set[str] = set()
        for found in self.folders():
            folder = os.fsdecode(found.folder)
            begin = f"{folder}/" if folder else ""
            there = {
                name
                for name in there
                if not name.startswith(begin) or ("/" in name[len(begin) :] and not found.whole)
            }
            there |= {os.fsdecode(file.path) for file in found.files}
        return there


def photo(path: Path, data: bytes = b"1", time: int = OLD) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    os.utime(path, (time, time))
    return path


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "photos").mkdir()
    return tmp_path / "photos"


@pytest.fixture
def watcher(ear: Ear, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watcher]:
    """Watches the folder, and has begun to."""
    every = dict.fromkeys(("local", "removable", "network"), 0.2)
    monkeypatch.setattr("app.work.reading.watcher.EVERY", every)
    watching = Watcher(ear.tell)
    watching.watch({1: (known(folder), True)}, file_filter({".jpg"}))
    # What happens before the system was asked is found by the scan at the start.
    photo(folder / "first.jpg")
    deadline = time.monotonic() + PATIENCE
    while not ear.folders() and time.monotonic() < deadline:
        (folder / "first.jpg").touch()
        os.utime(folder / "first.jpg", (OLD, OLD))
        with ear._news:
            ear._news.wait(0.2)
    assert ear.folders()
    yield watching
    watching.close()


def known(folder: Path) -> KnownRoot:
    return KnownRoot(1, folder, device_number(folder.stat()))


@pytest.mark.usefixtures("watcher")
def test_files_that_come_go_and_get_other_names_are_told(ear: Ear, folder: Path) -> None:
    photo(folder / "a.jpg")
    photo(folder / "new" / "deep" / "b.jpg")
    ear.wait_for(lambda: ear.names() >= {"a.jpg", "new/deep/b.jpg"})
    (folder / "a.jpg").rename(folder / "c.jpg")
    ear.wait_for(lambda: "c.jpg" in ear.names() and "a.jpg" not in ear.names())
    (folder / "new").rename(folder / "other")
    ear.wait_for(lambda: "other/deep/b.jpg" in ear.names())
    assert any(b"new" not in found.folders for found in ear.folders() if found.folder == b"")
    (folder / "c.jpg").unlink()
    ear.wait_for(lambda: "c.jpg" not in ear.names())


@pytest.mark.usefixtures("watcher")
def test_hidden_files_and_others_are_not_looked_at(ear: Ear, folder: Path) -> None:
    photo(folder / ".hidden" / "a.jpg")
    photo(folder / "@eaDir" / "a.jpg")
    photo(folder / "seen" / "b.jpg")
    ear.wait_for(lambda: "seen/b.jpg" in ear.names())
    assert not any(name.startswith((".hidden", "@eaDir")) for name in ear.names())


@pytest.mark.usefixtures("watcher")
def test_a_file_that_is_still_written_waits(
    ear: Ear, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.work.reading.watcher.SETTLE", 1e9)
    with (folder / "a.jpg").open("wb") as file:
        file.write(b"1")
        file.flush()
        ear.wait_for(lambda: any(b"a.jpg" in found.waiting for found in ear.folders()))
    assert "a.jpg" not in ear.names()
    os.utime(folder / "a.jpg", (OLD, OLD))  # as copying programs do in the end
    monkeypatch.setattr("app.work.reading.watcher.SETTLE", 0.1)
    ear.wait_for(lambda: "a.jpg" in ear.names())


@pytest.mark.usefixtures("watcher")
def test_a_folder_that_goes_is_offline_and_looked_at_when_it_is_back(
    ear: Ear, folder: Path, tmp_path: Path
) -> None:
    folder.rename(tmp_path / "away")
    ear.wait_for(lambda: any(found.presence for found in ear.found))
    assert ear.found[-1].presence is not None
    assert ear.found[-1].presence.device is None
    assert all(found.files for found in ear.folders() if found.whole and not found.folder)
    photo(tmp_path / "away" / "meanwhile.jpg")
    (tmp_path / "away").rename(folder)
    ear.wait_for(lambda: "meanwhile.jpg" in ear.names())
    assert any(found.presence and found.presence.device is not None for found in ear.found)


def test_a_burst_is_told_in_few_batches(watcher: Watcher, ear: Ear, folder: Path) -> None:
    before = len(ear.found)
    for number in range(2_000):
        photo(folder / str(number % 20) / f"{number}.jpg")
    wanted = {f"{number % 20}/{number}.jpg" for number in range(2_000)}
    ear.wait_for(lambda: ear.names() >= wanted)
    assert len(ear.found) - before < 200
    shutil.rmtree(folder / "0")
    ear.wait_for(lambda: not any(name.startswith("0/") for name in ear.names()))
    watcher.watch({}, file_filter({".jpg"}))  # nothing is told any more
