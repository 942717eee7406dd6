"""A disk that did not answer is not asked for each photo; the computer's own always is."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core.library.presence import Volume
from app.work.pictures import thumbnail_loader
from app.work.pictures.thumbnail_loader import DISK_PAUSE, SilentDisks, ThumbnailLoader
from app.work.processes.pool import Failed

SHARE, STICK, HOME = Path("/mnt/share"), Path("/media/stick"), Path("/home")


def volume_of(folder: Path) -> Volume:
    if folder.is_relative_to(SHARE):
        return Volume(kind="network", point=SHARE)
    if folder.is_relative_to(STICK):
        return Volume(kind="removable", point=STICK)
    return Volume()


@pytest.fixture(autouse=True)
def _disks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thumbnail_loader, "volume_of", volume_of)


def test_the_others_of_a_silent_disk_rest_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = SilentDisks()
    silent.note(SHARE / "2024" / "a.jpg")
    assert silent.have(SHARE / "2023" / "b.jpg")
    assert not silent.have(STICK / "b.jpg")
    assert not silent.have(HOME / "b.jpg")
    later = time.monotonic() + DISK_PAUSE + 1
    monkeypatch.setattr("time.monotonic", lambda: later)
    assert not silent.have(SHARE / "2023" / "b.jpg")


def test_the_computers_own_disk_may_just_be_busy() -> None:
    silent = SilentDisks()
    silent.note(HOME / "a.jpg")
    assert not silent.have(HOME / "b.jpg")


def test_the_loader_waits_for_a_silent_disk_once(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[Path] = []

    def run(function: object, photo: Path, *more: object) -> Failed:
        waited.append(photo)
        return Failed(None, "Its disk or network does not answer.", stalled=photo.stem == "a")

    loader = ThumbnailLoader(tmp_path / "cache", at_once=1)
    monkeypatch.setattr(loader._executor, "run", run)
    photos = [SHARE / "a.jpg", SHARE / "b.jpg", HOME / "c.jpg"]
    with qtbot.waitSignal(loader.failed):
        loader.request(1, photos[0], 128)
    loader.request(2, photos[1], 128)
    with qtbot.waitSignal(loader.failed, check_params_cb=lambda photo: photo == 3):
        loader.request(3, photos[2], 128)
    loader.close()
    assert waited == [photos[0], photos[2]]
    assert loader.failure(2) is None  # it is asked for again when it is painted
