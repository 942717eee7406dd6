"""Backups while the program runs."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace

import pytest

from app.core.open_library import open_library
from app.core.safety.backups import (
    BACKUP_INTERVAL,
    back_up,
    backup_folder,
    list_backups,
    set_second_backup_folder,
)
from app.work.bus import backup_thread, events
from app.work.bus.backup_thread import BackupThread

PATIENCE = 300.0
Told = SimpleQueue[events.Event]


@pytest.fixture
def told() -> Told:
    return SimpleQueue()


@pytest.fixture
def thread(tmp_path: Path, told: Told, monkeypatch: pytest.MonkeyPatch) -> Iterator[BackupThread]:
    open_library(tmp_path).close()
    monkeypatch.setattr(backup_thread, "CHECK_INTERVAL", 0.01)
    thread = BackupThread(tmp_path, told.put)
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
    assert (event.folder, event.second) == (tmp_path, None)


def test_by_itself_once_the_library_is_open(
    thread: BackupThread, tmp_path: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread.list()
    assert listed(told).backups == ()
    made = threading.Event()
    real = back_up

    def noted(folder: Path, why: str, now: float, *, always: bool) -> Path | None:
        path = real(folder, why, now, always=always)
        made.set()
        return path

    monkeypatch.setattr(backup_thread, "back_up", noted)
    thread.begin()
    assert made.wait(PATIENCE)
    [backup] = list_backups(backup_folder(tmp_path))
    assert backup.manifest is not None
    assert backup.manifest.why == "automatic"


def test_a_look_that_brings_no_backup_is_not_repeated_at_once(
    tmp_path: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a scan writes, the catalogue changes all the time, and nothing that must be kept."""
    open_library(tmp_path).close()
    made: list[float] = []
    enough = threading.Event()
    ticks = iter((0.0, 1.0, BACKUP_INTERVAL - 1, BACKUP_INTERVAL))

    def clock() -> float:
        now = next(ticks, None)
        if now is None:
            enough.set()
        return BACKUP_INTERVAL if now is None else now

    monkeypatch.setattr(backup_thread, "is_due", lambda *_: True)
    monkeypatch.setattr(backup_thread, "back_up", lambda *_, **__: made.append(1.0))
    monkeypatch.setattr(backup_thread, "CHECK_INTERVAL", 0.001)
    monkeypatch.setattr(backup_thread, "time", SimpleNamespace(monotonic=clock, time=time.time))
    thread = BackupThread(tmp_path, told.put)
    thread.begin()
    assert enough.wait(PATIENCE)
    thread.close()
    assert len(made) == 2


def test_a_second_folder_that_is_away_is_told_once(
    thread: BackupThread, tmp_path: Path, told: Told
) -> None:
    with open_library(tmp_path) as library:
        set_second_backup_folder(library.folder, tmp_path / "unplugged")
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
