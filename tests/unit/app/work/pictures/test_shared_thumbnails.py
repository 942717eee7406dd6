"""The desktop's thumbnails: asked first, added to where that is wanted, private."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from PySide6.QtGui import QImage

from app.work.pictures.thumbnail_files import (
    MadeThumbnail,
    SharedThumbnails,
    desktops_thumbnails,
    make_thumbnail,
)
from app.work.pictures.thumbnail_loader import keep

posix = pytest.mark.skipif(os.name == "nt", reason="Windows keeps thumbnails otherwise")


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """A red picture, 600 x 300."""
    path = tmp_path / "red é.png"
    red = np.full((300, 600, 3), (0, 0, 255), np.uint8)
    path.write_bytes(cv2.imencode(".png", red)[1].tobytes())
    return path


def of_pixels(pixels: np.ndarray[Any, Any]) -> MadeThumbnail:
    height, width = pixels.shape[:2]
    return MadeThumbnail(5.0, width, height, pixels.tobytes(), is_new=True)


def made(cache: Path, photo: Path, side: int, modified: float, shared: SharedThumbnails) -> QImage:
    return keep(cache, photo, side, make_thumbnail(photo, side, modified, shared), shared)


def test_they_are_added_only_where_that_is_wanted(tmp_path: Path, photo: Path) -> None:
    shared = tmp_path / "thumbnails"
    made(tmp_path / "cache", photo, 128, 5.0, SharedThumbnails(shared))
    assert not shared.exists()
    made(tmp_path / "cache", photo, 128, 5.0, SharedThumbnails(shared, adds=True))
    assert [path.parent.name for path in shared.rglob("*.png")] == ["normal"]
    assert [*shared.rglob("*.part*")] == []


@posix
def test_only_their_owner_sees_them(tmp_path: Path, photo: Path) -> None:
    shared = tmp_path / "thumbnails"
    made(tmp_path / "cache", photo, 256, 5.0, SharedThumbnails(shared, adds=True))
    modes = {path.name: path.stat().st_mode & 0o777 for path in [shared, *shared.rglob("*")]}
    assert (modes["thumbnails"], modes["large"]) == (0o700, 0o700)
    assert [mode for name, mode in modes.items() if name.endswith(".png")] == [0o600]


def test_one_that_is_there_is_shown_and_not_written_again(tmp_path: Path, photo: Path) -> None:
    shared = SharedThumbnails(tmp_path / "thumbnails", adds=True)
    blue = np.full((64, 128, 3), (0, 0, 255), np.uint8)
    keep(tmp_path / "other", photo, 128, of_pixels(blue), shared)
    (file,) = shared.folder.rglob("*.png")
    written = file.stat().st_mtime_ns
    assert made(tmp_path / "cache", photo, 128, 5.2, shared).pixelColor(9, 9).blue() > 250
    assert file.stat().st_mtime_ns == written
    assert made(tmp_path / "cache", photo, 128, 6.0, shared).pixelColor(9, 9).red() > 250  # changed


def test_no_thumbnails_of_thumbnails_nor_of_small_photos(tmp_path: Path, photo: Path) -> None:
    shared = SharedThumbnails(tmp_path / "thumbnails", adds=True)
    inside = shared.folder / "large" / "x.png"
    for shape, file, side in [
        ((64, 128), inside, 128),
        ((60, 100), photo, 128),
        ((2048, 9), photo, 2048),
    ]:
        keep(tmp_path / "cache", file, side, of_pixels(np.zeros((*shape, 3), np.uint8)), shared)
    assert not shared.folder.exists()


@posix
def test_they_are_where_the_standard_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert desktops_thumbnails() == SharedThumbnails(tmp_path / "thumbnails")
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert desktops_thumbnails() == SharedThumbnails(Path.home() / ".cache" / "thumbnails")
    monkeypatch.setattr("sys.platform", "darwin")
    assert desktops_thumbnails() is None
