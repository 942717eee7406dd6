"""The bus opens and restores the library, and tells what went wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from app.core.albums.albums import Albums
from app.core.base.errors import LibraryDamagedError
from app.core.open_library import open_library
from app.core.safety.backups import back_up
from app.core.store.catalogue import get_setting, set_setting
from app.work.bus import events
from app.work.bus.bus import Bus
from tests.unit.app.work.bus.heard import Heard, Told

PATIENCE = 300.0


@pytest.fixture
def told() -> Told:
    return SimpleQueue()


@pytest.fixture
def bus(told: Told) -> Iterator[Bus]:
    bus = Heard(told)
    yield bus
    bus.close()


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup in which "old" was said; since then "new" was."""
    say(tmp_path, "old")
    path = back_up(tmp_path, "", 1_700_000_000.0)
    assert path is not None
    say(tmp_path, "new")
    return path


def say(folder: Path, word: str) -> None:
    with open_library(folder) as library:
        set_setting(library.catalogue, "said", word)


def next_of(told: Told, *kinds: type) -> events.Event:
    """The next event of these kinds; the others are passed over."""
    while True:
        event = told.get(timeout=PATIENCE)
        if isinstance(event, kinds):
            return event


def test_an_open_library_goes_back_to_a_backup(
    bus: Bus, told: Told, backup: Path, tmp_path: Path
) -> None:
    bus.open(tmp_path)
    assert next_of(told, events.Opened) == events.Opened(tmp_path)
    bus.restore(backup)
    assert next_of(told, events.Opened) == events.Opened(tmp_path)
    restored = next_of(told, events.Message, events.Failed)
    assert isinstance(restored, events.Message)
    assert "The backup is restored." in restored.sentence
    with open_library(tmp_path, writable=False) as library:
        assert get_setting(library.catalogue, "said") == "old"


def test_a_library_that_cant_be_opened_is_restored(
    bus: Bus, told: Told, backup: Path, tmp_path: Path
) -> None:
    (tmp_path / "catalogue.sqlite").write_bytes(b"lost" * 2_000)
    bus.open(tmp_path)
    next_of(told, events.Failed)
    bus.ask_backups(lambda backups: backups.list())
    listed = next_of(told, events.BackupsListed)
    assert isinstance(listed, events.BackupsListed)
    assert [each.path for each in listed.backups] == [backup]
    bus.restore(backup)
    assert next_of(told, events.Opened) == events.Opened(tmp_path)


def test_a_backup_that_cant_be_restored_leaves_the_library_open(
    bus: Bus, told: Told, backup: Path, tmp_path: Path
) -> None:
    backup.write_bytes(b"PK")
    bus.open(tmp_path)
    next_of(told, events.Opened)
    bus.restore(backup)
    next_of(told, events.Opened)
    failed = next_of(told, events.Failed)
    assert isinstance(failed, events.Failed)
    assert "can't be restored" in failed.sentence


def test_the_second_folder_is_kept_and_gets_a_backup(bus: Bus, told: Told, tmp_path: Path) -> None:
    second = tmp_path / "disk"
    second.mkdir()
    bus.open(tmp_path / "library")
    bus.ask_backups(lambda backups: backups.choose_second_folder(second))
    bus.ask_backups(lambda backups: backups.back_up_now())
    listed = next_of(told, events.BackupsListed)
    assert isinstance(listed, events.BackupsListed)
    assert listed.second == second
    assert len(list(second.rglob("*.zip"))) == 1


def test_before_a_library_was_opened_there_are_none(bus: Bus, told: Told) -> None:
    bus.ask_backups(lambda backups: backups.list())
    assert next_of(told, events.Failed)


def test_lack_of_memory_ends_one_request(
    bus: Bus, told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def starved(*_: object) -> None:
        try:
            raise MemoryError
        except MemoryError as error:
            raise LibraryDamagedError("It is no archive.", "Restore it.") from error

    bus.open(tmp_path)
    next_of(told, events.Opened)
    with monkeypatch.context() as patch:
        patch.setattr(Albums, "create", starved)
        bus.submit(lambda library: library.albums.change(Albums.create, "Sea"))
        failed = next_of(told, events.Failed)
    assert failed == events.Failed(
        "There was not enough memory for this. Close other programs, then do it again."
    )
    bus.submit(lambda library: library.albums.change(Albums.create, "Sea"))
    while not (seen := next_of(told, events.AlbumsChanged)).albums:  # type: ignore[attr-defined]
        pass
    assert [album.name for album in seen.albums] == ["Sea"]  # type: ignore[attr-defined]
