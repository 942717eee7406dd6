"""Thumbnails: from the file, from the cache on disk, from memory, and when there is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from app.workers.thumbnail_files import thumbnail
from app.workers.thumbnails import ThumbnailLoader


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """A red picture, 600 x 300."""
    return write(tmp_path / "rot é.png", (0, 0, 255))


@pytest.fixture
def loader(tmp_path: Path, qtbot: QtBot) -> Iterator[ThumbnailLoader]:
    del qtbot  # pixmaps need an application
    made = ThumbnailLoader(tmp_path / "cache", budget=2 * 128 * 64 * 4)
    yield made
    made.close()


def write(path: Path, bgr: tuple[int, int, int]) -> Path:
    pixels = np.full((300, 600, 3), bgr, np.uint8)
    path.write_bytes(cv2.imencode(".png", pixels)[1].tobytes())
    return path


def test_it_fits_the_side_and_is_kept_whole(photo: Path, tmp_path: Path) -> None:
    image = thumbnail(tmp_path / "cache", photo, 128)
    assert (image.width(), image.height()) == (128, 64)
    assert image.pixelColor(5, 5).red() > 250
    kept = [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]
    assert [path.suffix for path in kept] == [".jpg"]


def test_the_kept_one_serves_until_the_photo_changes(photo: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    thumbnail(cache, photo, 128)
    (kept,) = cache.rglob("*.jpg")
    write(tmp_path / "blue.png", (255, 0, 0))
    kept.write_bytes(cv2.imencode(".jpg", cv2.imread(str(tmp_path / "blue.png")))[1].tobytes())
    assert thumbnail(cache, photo, 128).pixelColor(5, 5).blue() > 250
    write(photo, (0, 255, 0))
    assert thumbnail(cache, photo, 128).pixelColor(5, 5).green() > 250


def test_the_kept_one_stays_while_the_disk_is_away(photo: Path, tmp_path: Path) -> None:
    seen = photo.stat().st_mtime
    thumbnail(tmp_path / "cache", photo, 128, seen)
    photo.unlink()
    assert thumbnail(tmp_path / "cache", photo, 128, seen).width() == 128


def test_a_smaller_one_serves_where_a_larger_one_fails(
    loader: ThumbnailLoader, photo: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(loader.loaded):
        loader.request(7, photo, 128, 1.0)
    photo.unlink()
    with qtbot.waitSignal(loader.failed):
        assert loader.request(7, photo, 512, 1.0) is None
    smaller = loader.request(7, photo, 512, 1.0)
    assert smaller is not None
    assert smaller.width() == 128


def test_a_cache_that_cannot_be_written_costs_only_time(photo: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert thumbnail(tmp_path / "file", photo, 128).width() == 128


def test_a_request_is_answered_by_a_signal(
    loader: ThumbnailLoader, photo: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(loader.loaded) as loaded:
        assert loader.request(7, photo, 100) is None
    assert loaded.args == [7]
    pixmap = loader.request(7, photo, 100)
    assert pixmap is not None
    assert pixmap.width() == 128


def test_a_failure_is_remembered_until_forgotten(
    loader: ThumbnailLoader, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "text.jpg"
    path.write_text("not a picture")
    with qtbot.waitSignal(loader.failed):
        loader.request(7, path, 100)
    assert "text.jpg" in (loader.failure(7) or "")
    write(path, (0, 0, 255))
    loader.forget(7)
    assert loader.failure(7) is None
    with qtbot.waitSignal(loader.loaded):
        loader.request(7, path, 100)


def test_the_least_recently_used_leave_memory(
    loader: ThumbnailLoader, photo: Path, qtbot: QtBot
) -> None:
    for number in (1, 2, 3):
        with qtbot.waitSignal(loader.loaded):
            loader.request(number, photo, 128)
        loader.request(1, photo, 128)
    with qtbot.waitSignal(loader.loaded):
        assert loader.request(2, photo, 128) is None
    assert loader.request(2, photo, 128) is not None
