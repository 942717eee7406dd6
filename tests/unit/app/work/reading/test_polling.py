"""Folders that the system tells nothing of: polled, each root on a thread of its own."""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
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
from app.work.reading.watcher import ChangedFolders, RootFindings, RootThread

# Changed folders: which are looked at after what was heard, and what is told of them.


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


# Polling roots that the system tells nothing of, and what is told of a folder at first.

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


# The thread of a root: what it tells while the root is there, and while it is away.

AWAY = Presence(trouble="replaced")
KNOWN = KnownRoot(1, Path("/disk/photos"), 5)


class Disk:
    """What a thread asks: it is away, and seems to be elsewhere."""

    def __init__(self) -> None:
        self.told: SimpleQueue[RootFindings] = SimpleQueue()
        self.asked: SimpleQueue[KnownRoot] = SimpleQueue()

    def ask_presence(self, known: KnownRoot) -> Presence:
        self.asked.put(known)
        return AWAY

    def find_path(self, known: KnownRoot) -> Path | None:
        return Path("/elsewhere") / known.path.name


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def thread(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> Iterator[RootThread]:
    monkeypatch.setattr(watcher, "presence_of", disk.ask_presence)
    monkeypatch.setattr(watcher, "path_now", disk.find_path)
    monkeypatch.setattr(watcher, "EVERY", {"local": 0.01})
    started = RootThread(KNOWN, file_filter([".jpg"]), disk.told.put, online=True)
    yield started
    started.stop()
    started.join(PATIENCE)


@pytest.mark.usefixtures("thread")
def test_it_tells_that_the_root_is_away_and_where_it_seems_to_be(disk: Disk) -> None:
    assert disk.told.get(timeout=PATIENCE) == RootFindings(1, AWAY)
    assert disk.told.get(timeout=PATIENCE) == RootFindings(1, path=Path("/elsewhere/photos"))


def test_it_looks_by_what_is_known_by_now(disk: Disk, thread: RootThread) -> None:
    assert disk.asked.get(timeout=PATIENCE) == KNOWN
    later = replace(KNOWN, volume="UUID", sample=((b"a.jpg", 3),))
    thread.known = later
    while disk.asked.get(timeout=PATIENCE) != later:
        pass
