"""Polling roots that the system tells nothing of, and what is told of a folder at first."""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Iterator
from multiprocessing import Pipe
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import pytest

from app.core.base.photo_types import Kind, Presence
from app.core.library.difference import FoundFolder
from app.core.library.presence import KnownRoot
from app.core.library.walk import file_filter
from app.work.reading import watcher
from app.work.reading.changes import changed_since, serve
from app.work.reading.watcher import RootFindings, RootThread

PATIENCE = 60.0  # seconds for what must come


def photo(path: Path, content: bytes = b"1") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    os.utime(path, (1, 1))
    return path


class Polled:
    """A root that is polled, and the folders that are told of it."""

    def __init__(self, base: Path) -> None:
        self.base = base
        self._told: SimpleQueue[RootFindings] = SimpleQueue()
        known = KnownRoot(1, base, 5)
        self.thread = RootThread(known, file_filter([".jpg"]), self._told.put, online=True)

    def hears(self, what: Callable[[FoundFolder], bool]) -> None:
        """Wait until ``what`` holds of a folder that is told."""
        while not any(map(what, self._told.get(timeout=PATIENCE).folders)):
            pass

    def hears_of(self, folder: bytes, *names: bytes) -> None:
        """Wait until this folder is told with just these files in it."""
        wanted = [os.path.join(folder, name) for name in names]  # noqa: PTH118 - bytes
        self.hears(lambda f: f.folder == folder and [file.path for file in f.files] == wanted)


@pytest.fixture(params=["network", "local"])
def polled(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Polled]:
    """On a network, or on a disk with more folders than the system can watch. One link in it leads
    round in a circle, another one out of it."""
    kind: Kind = request.param
    monkeypatch.setattr(watcher, "presence_of", lambda _: Presence(5, kind=kind))
    monkeypatch.setattr(watcher, "serve", operator.is_)  # takes as much, and ends at once
    monkeypatch.setattr(watcher, "SETTLE", 0.0)
    monkeypatch.setattr(watcher, "EVERY", {kind: 0.01})
    monkeypatch.setattr(watcher, "POLL_EVERY", {kind: 0.01})
    photo(tmp_path / "photos" / "trip" / "a.jpg")
    photo(tmp_path / "other" / "b.jpg")
    (tmp_path / "photos" / "trip" / "circle").symlink_to(tmp_path / "photos")
    (tmp_path / "photos" / "out").symlink_to(tmp_path / "other")
    made = Polled(tmp_path / "photos")
    made.hears(lambda folder: folder.whole)  # as its time is that of now
    yield made
    made.thread.stop()
    made.thread.join(PATIENCE)


def test_each_change_of_a_root_that_is_polled_is_told(polled: Polled) -> None:
    trip = polled.base / "trip"
    photo(trip / "new.jpg")
    polled.hears_of(b"trip", b"a.jpg", b"new.jpg")
    photo(trip / "new.jpg", b"longer")
    polled.hears(lambda f: f.folder == b"trip" and [file.size for file in f.files] == [1, 6])
    (trip / "a.jpg").rename(trip / "other.jpg")
    polled.hears_of(b"trip", b"new.jpg", b"other.jpg")
    (trip / "new.jpg.xmp").touch()
    polled.hears(lambda folder: folder.folder == b"trip" and folder.sidecars)
    photo(polled.base.with_name("other") / "c.jpg")
    polled.hears_of(b"out", b"b.jpg", b"c.jpg")
    for path in trip.iterdir():
        path.unlink()
    trip.rmdir()
    polled.hears_of(b"trip")


def test_a_folder_that_is_not_there_ends_it(tmp_path: Path) -> None:
    _, theirs = Pipe()
    serve(theirs, str(tmp_path / "nowhere"))


def test_it_ends_with_the_program(tmp_path: Path) -> None:
    ours, theirs = Pipe()
    serving = Thread(target=serve, args=(theirs, str(tmp_path)))
    serving.start()
    assert ours.poll(PATIENCE)
    ours.close()
    serving.join(PATIENCE)
    assert not serving.is_alive()


def test_folders_are_told_whose_names_changed_since_a_moment(tmp_path: Path) -> None:
    for name in ("a.jpg", "x/b.jpg", "x/y/c.jpg", ".hidden/d.jpg"):
        photo(tmp_path / name)
    for folder in (tmp_path, tmp_path / "x", tmp_path / "x" / "y"):
        os.utime(folder, (1000, 1000))
    os.utime(tmp_path / "x" / "y", (2000, 2000))
    assert changed_since(str(tmp_path), 1500.0) == [str(tmp_path / "x" / "y")]
