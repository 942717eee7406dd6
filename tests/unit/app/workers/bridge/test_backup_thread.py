"""Backups while the program runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from likewise.app.core.backups.keep import backup_folder, list_backups
from likewise.app.core.library.backup_place import set_second_place
from likewise.app.core.library.library import Library
from likewise.app.workers.bridge import events
from likewise.app.workers.bridge.backup_thread import BackupThread

PATIENCE = 300.0
Told = SimpleQueue[events.Event]


@pytest.fixture
def told() -> Told:
    return SimpleQueue()


@pytest.fixture
def thread(tmp_path: Path, told: Told) -> Iterator[BackupThread]:
    Library.open(tmp_path).close()
    thread = BackupThread(tmp_path, told.put, check=0.01)
    yield thread
    thread.close()


def listed(told: Told) -> events.BackupsListed:
    event = told.get(timeout=PATIENCE)
    assert isinstance(event, events.BackupsListed)
    return event


def test_one_by_hand(thread: BackupThread, tmp_path: Path, told: Told) -> None:
    thread.back_up_now()
    event = listed(told)
    assert [each.manifest and each.manifest.why for each in event.backups] == ["by hand"]
    assert (event.folder, event.place) == (tmp_path, None)


def test_by_itself_once_the_library_is_open(
    thread: BackupThread, tmp_path: Path, told: Told
) -> None:
    thread.list()
    assert listed(told).backups == ()
    thread.begin()
    while not list_backups(backup_folder(tmp_path)):
        thread.list()
        listed(told)
    [backup] = list_backups(backup_folder(tmp_path))
    assert backup.manifest is not None
    assert backup.manifest.why == "by itself"


def test_a_second_place_that_is_away_is_told_once(
    thread: BackupThread, tmp_path: Path, told: Told
) -> None:
    with Library.open(tmp_path) as library:
        set_second_place(library, tmp_path / "unplugged")
    thread.back_up_now()
    event = told.get(timeout=PATIENCE)
    assert isinstance(event, events.Message)
    assert "is away" in event.sentence


def test_a_library_that_cant_be_opened_lists_its_backups(
    thread: BackupThread, tmp_path: Path, told: Told
) -> None:
    thread.back_up_now()
    listed(told)
    (tmp_path / "catalogue.sqlite").write_bytes(b"lost" * 2_000)
    thread.list()
    assert len(listed(told).backups) == 1
