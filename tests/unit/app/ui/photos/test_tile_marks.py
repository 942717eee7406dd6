"""The painted marks of a photo: where, how many stars, and nothing where there are none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app.core.base.photo_types import COLOURS, PhotoInfo, PhotoState
from app.ui.photos.tile import LABELS, paint_marks, star_path

PLAIN = PhotoInfo(1, 1, Path(), "p", 1, 1, 0.0, PhotoState.READY)
GROUND = QColor("#808080")


def painted(info: PhotoInfo, width: int = 200) -> QImage:
    image = QImage(width, 60, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_marks(painter, QPoint(width - 8, 52), width, info)
    painter.end()
    return image


def touched(image: QImage) -> list[int]:
    """The columns in which something was painted."""
    rows, columns = range(image.height()), range(image.width())
    return [x for x in columns if any(image.pixelColor(x, y) != GROUND for y in rows)]


@pytest.mark.usefixtures("qapp")
def test_an_unmarked_photo_stays_as_it_is() -> None:
    assert touched(painted(PLAIN)) == []


@pytest.mark.usefixtures("qapp")
def test_more_stars_take_more_room_except_on_small_tiles() -> None:
    wide = [len(touched(painted(replace(PLAIN, stars=stars)))) for stars in range(1, 6)]
    assert wide == sorted(set(wide))
    small = {len(touched(painted(replace(PLAIN, stars=stars), 80))) for stars in range(2, 6)}
    assert len(small) == 1
    assert small.pop() < 45


@pytest.mark.usefixtures("qapp")
def test_marks_end_where_they_are_told_to() -> None:
    columns = touched(painted(replace(PLAIN, stars=2, colour="red")))
    assert min(columns) > 140
    assert max(columns) in (191, 192)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_label_shows_its_colour(colour: str) -> None:
    image = painted(replace(PLAIN, colour=colour))
    found = {image.pixelColor(x, y).name() for x in range(160, 200) for y in range(60)}
    assert LABELS[colour].name() in found
    assert set(LABELS) == set(COLOURS)


def test_a_star_fills_its_square() -> None:
    bounds = star_path(QRectF(10, 10, 20, 20)).boundingRect()
    assert bounds.top() == pytest.approx(10)
    assert bounds.width() == pytest.approx(19, abs=1)
