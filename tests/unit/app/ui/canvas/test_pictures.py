"""Pictures as tiles paint them: made once, and anew where there is better to make them of."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import PhotoInfo, PhotoState
from app.ui.canvas.pictures import Pictures
from app.work.pictures.thumbnail_loader import ThumbnailLoader

SIZE = QSize(40, 30)


@pytest.fixture
def infos() -> dict[int, PhotoInfo]:
    return {1: PhotoInfo(1, 1, Path("/p"), "1.jpg", 400, 300, 5.0, PhotoState.READY)}


@pytest.fixture
def pictures(qtbot: QtBot, fake_thumbnails: Any, infos: dict[int, PhotoInfo]) -> Pictures:
    return Pictures(cast(ThumbnailLoader, fake_thumbnails), infos.get)


def test_one_made_of_the_best_there_is_stays_until_the_photo_is_another(
    pictures: Pictures, fake_thumbnails: Any, infos: dict[int, PhotoInfo]
) -> None:
    fake_thumbnails.best = True
    first = pictures.fill(1, SIZE, 4)
    assert first is not None
    assert pictures.fill(1, SIZE, 4) is first
    assert len(fake_thumbnails.asked) == 1
    infos[1] = replace(infos[1], modified=6.0)
    assert pictures.fill(1, SIZE, 4) is not None
    assert fake_thumbnails.forgotten == [1]
    assert len(fake_thumbnails.asked) == 2
    del infos[1]
    assert pictures.fill(1, SIZE, 4) is None


def test_a_better_one_is_asked_for_with_each_painting(
    pictures: Pictures, fake_thumbnails: Any
) -> None:
    first = pictures.fill(1, SIZE, 4)
    assert pictures.fill(1, SIZE, 4) is first  # nothing better came
    assert len(fake_thumbnails.asked) == 2
    fake_thumbnails._picture = fake_thumbnails._picture.scaled(80, 60)
    better = pictures.fill(1, SIZE, 4)
    assert better is not None
    assert better.cacheKey() != first.cacheKey()


def test_another_size_is_another_picture(pictures: Pictures, fake_thumbnails: Any) -> None:
    fake_thumbnails.best = True
    pictures.fill(1, SIZE, 4)
    other = pictures.fill(1, 2 * SIZE, 8)
    assert other is not None
    assert other.size() == 2 * SIZE
