"""The thread of a root: what it tells while the root is there, and while it is away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue

import pytest

from app.core.base.photo_types import Presence
from app.core.library.presence import KnownRoot
from app.core.library.walk import file_filter
from app.work.reading import watcher
from app.work.reading.watcher import RootFindings, RootThread

PATIENCE = 60.0  # seconds for what must come

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
