"""Pictures of photos: as large as they are shown, and covers made of several."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import PhotoInfo, PhotoState
from app.ui.canvas.pictures import Pictures, filled, paint_ground
from app.work.pictures.thumbnail_loader import ThumbnailLoader

# Pictures as tiles paint them: made once, and anew where there is better to make them of.

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


# Covers: the middle of a picture, within rounded corners.

WHITE, RED = "#ffffff", "#ff0000"


def painted(picture: QPixmap | None) -> QImage:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(QColor(WHITE))
    painter = QPainter(image)
    if picture is None:
        paint_ground(painter, QRect(0, 0, 40, 40), QPalette())
    else:
        painter.drawPixmap(0, 0, filled(picture, QSize(40, 40), 12))
    painter.end()
    return image


def colours(image: QImage, *places: tuple[int, int]) -> set[str]:
    return {image.pixelColor(x, y).name() for x, y in places}


def test_a_picture_fills_all_but_the_corners(qapp: QApplication) -> None:
    picture = QPixmap(80, 20)
    picture.fill(QColor(RED))
    image = painted(picture)
    assert colours(image, (20, 20), (1, 20), (20, 1)) == {RED}
    assert colours(image, (0, 0), (39, 0), (0, 39), (39, 39)) == {WHITE}


def test_until_there_is_one_its_ground_is_seen(qapp: QApplication) -> None:
    image = painted(None)
    assert colours(image, (20, 20)).isdisjoint({RED, WHITE})
    assert colours(image, (0, 0)) == {WHITE}
