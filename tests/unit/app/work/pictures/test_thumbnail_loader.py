"""Thumbnails: from the file, from the cache on disk, from memory, and when there is none."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.work.pictures import thumbnail_loader as loader_module
from app.work.pictures.thumbnail_files import kept_file, make_thumbnail
from app.work.pictures.thumbnail_loader import ThumbnailLoader, keep

pytestmark = pytest.mark.slow

FATAL = '''
"""Makes thumbnails like the real thing, but dies or hangs at some photos."""

import os
import threading

from app.work.pictures import thumbnail_files as files


def make_thumbnail(photo, side, modified) -> files.MadeThumbnail:
    if photo.stem == "fatal":
        os.abort()
    if photo.stem == "silent":
        threading.Event().wait()
    return files.make_thumbnail(photo, side, modified)
'''


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """A red picture, 600 x 300."""
    return write(tmp_path / "rot é.png", (0, 0, 255))


@pytest.fixture
def loader(tmp_path: Path, qtbot: QtBot) -> Iterator[ThumbnailLoader]:
    del qtbot  # pixmaps need an application
    made = ThumbnailLoader(tmp_path / "cache", budget=2 * 128 * 64 * 4, at_once=1)
    yield made
    made.close()


def write(path: Path, bgr: tuple[int, int, int]) -> Path:
    pixels = np.full((300, 600, 3), bgr, np.uint8)
    path.write_bytes(cv2.imencode(".png", pixels)[1].tobytes())
    return path


def made(cache: Path, photo: Path, side: int, modified: float | None) -> QImage:
    return keep(cache, photo, side, make_thumbnail(photo, side, modified))


def test_it_fits_the_side_and_is_kept(photo: Path, tmp_path: Path) -> None:
    image = made(tmp_path / "cache", photo, 128, 1.0)
    assert (image.width(), image.height()) == (128, 64)
    assert image.pixelColor(0, 0).red() > 250
    (kept,) = [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]
    assert kept == kept_file(tmp_path / "cache", photo, 128, 1.0)
    assert QImage(str(kept)).size() == image.size()


def test_a_photo_that_changed_has_another_kept_one(photo: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    made(cache, photo, 128, None)
    before = kept_file(cache, photo, 128, photo.stat().st_mtime)
    write(photo, (255, 0, 0))
    os.utime(photo, (5.0, 5.0))
    assert made(cache, photo, 128, None).pixelColor(0, 0).blue() > 250
    assert kept_file(cache, photo, 128, 5.0) != before


@pytest.mark.parametrize("part", [0.0, 0.5])
def test_one_that_a_power_cut_left_half_is_made_anew(
    photo: Path, tmp_path: Path, part: float
) -> None:
    cache = tmp_path / "cache"
    made(cache, photo, 128, None)
    kept = kept_file(cache, photo, 128, photo.stat().st_mtime)
    whole = kept.read_bytes()
    kept.write_bytes(whole[: int(part * len(whole))])
    assert not made(cache, photo, 128, None).isNull()
    assert kept.read_bytes() == whole


def test_the_kept_one_stays_while_the_disk_is_away(
    loader: ThumbnailLoader, photo: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    made(tmp_path / "cache", photo, 128, 1.0)
    photo.unlink()
    before = multiprocessing.active_children()
    with qtbot.waitSignal(loader.loaded):
        loader.request(7, photo, 128, 1.0)
    assert set(multiprocessing.active_children()) <= set(before)


@pytest.fixture
def fatal_maker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A decoder that does not survive some photos, by their names."""
    (tmp_path / "fatal_maker.py").write_text(FATAL)
    monkeypatch.syspath_prepend(tmp_path)
    import fatal_maker  # type: ignore[import-not-found]

    monkeypatch.setattr(loader_module, "make_thumbnail", fatal_maker.make_thumbnail)
    yield
    del sys.modules["fatal_maker"]


@pytest.mark.usefixtures("fatal_maker")
def test_a_photo_that_ends_its_process_fails_alone(
    loader: ThumbnailLoader, photo: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    fatal = write(tmp_path / "fatal.png", (0, 0, 255))
    with qtbot.waitSignals([loader.failed, loader.loaded]):
        loader.request(8, photo, 128, 1.0)
        loader.request(7, fatal, 128, 1.0)
    assert "crashed" in (loader.failure(7) or "")
    assert loader.request(7, fatal, 128, 1.0) is None
    assert loader.request(8, photo, 128, 1.0) is not None
    loader.forget_failures()
    assert loader.failure(7) is None


@pytest.mark.usefixtures("fatal_maker")
def test_a_photo_that_does_not_answer_is_given_up_and_what_is_kept_never_waits(
    photo: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    made(tmp_path / "cache", photo, 128, 1.0)
    silent = write(tmp_path / "silent.png", (0, 0, 255))
    loader = ThumbnailLoader(tmp_path / "cache", at_once=1, limit=5.0)
    with qtbot.waitSignal(loader.failed):
        with qtbot.waitSignal(loader.loaded):
            loader.request(7, silent, 128, 1.0)
            qtbot.waitUntil(lambda: bool(multiprocessing.active_children()))
            loader.request(8, photo, 128, 1.0)
        assert loader.failure(7) is None
    assert "may not answer" in (loader.failure(7) or "")
    loader.close()


@pytest.mark.usefixtures("fatal_maker")
def test_closing_waits_for_no_photo(tmp_path: Path, qtbot: QtBot) -> None:
    silent = write(tmp_path / "silent.png", (0, 0, 255))
    loader = ThumbnailLoader(tmp_path / "cache", at_once=1)
    loader.warm_up()
    loader.request(7, silent, 128, 1.0)
    qtbot.waitUntil(lambda: bool(multiprocessing.active_children()))
    loader.close()
    qtbot.waitUntil(lambda: not multiprocessing.active_children())


def test_a_smaller_one_serves_until_a_larger_one_is_loaded_or_where_that_fails(
    loader: ThumbnailLoader, photo: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(loader.loaded):
        loader.request(7, photo, 128, 1.0)
    photo.unlink()
    with qtbot.waitSignal(loader.failed):
        waiting = loader.request(7, photo, 512, 1.0)
        assert waiting is not None
        assert waiting.width() == 128
    smaller = loader.request(7, photo, 512, 1.0)
    assert smaller is not None
    assert smaller.width() == 128
    assert loader.holds(7, 128)
    assert not loader.holds(7, 512)


def test_a_cache_that_cannot_be_written_costs_only_time(photo: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert not made(tmp_path / "file", photo, 128, None).isNull()


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
    assert loader.failure(7) == "Not a supported image format."
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
