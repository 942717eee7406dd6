"""Painting from mip levels: the right one, the right part, on whole pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from app.ui.canvas.geometry import FIT, Frame, View
from app.ui.canvas.photo_canvas import paint_photo

pytestmark = pytest.mark.usefixtures("qapp")
COLOURS = ("red", "green", "blue")


def levels() -> list[QImage]:
    """800 x 400, 400 x 200 and 200 x 100, each of another colour."""
    made = []
    for number, colour in enumerate(COLOURS):
        image = QImage(800 >> number, 400 >> number, QImage.Format.Format_RGB32)
        image.fill(QColor(colour))
        made.append(image)
    return made


def painted(frame: Frame, view: View, pixels: list[QImage], *, still: bool = True) -> QImage:
    room = QImage(frame.room.toSize(), QImage.Format.Format_RGB32)
    room.fill(QColor("white"))
    painter = QPainter(room)
    paint_photo(painter, frame, view, pixels, still=still)
    painter.end()
    return room


@pytest.mark.parametrize(
    ("side", "colour"), [(800, "red"), (401, "red"), (400, "green"), (201, "green"), (200, "blue")]
)
def test_the_smallest_level_with_enough_pixels_is_taken(side: int, colour: str) -> None:
    room = painted(Frame(QSizeF(800, 400), QSizeF(side, side)), FIT, levels())
    assert room.pixelColor(side // 2, side // 2) == QColor(colour)
    assert room.pixelColor(side // 2, 2) == QColor("white")


def test_sharp_screens_need_more_pixels() -> None:
    room = painted(Frame(QSizeF(800, 400), QSizeF(200, 200), ratio=2.0), FIT, levels())
    assert room.pixelColor(100, 100) == QColor("green")


def test_beyond_its_own_size_the_largest_is_enlarged() -> None:
    room = painted(Frame(QSizeF(800, 400), QSizeF(300, 300)), View(8.0, real=True), levels())
    assert room.pixelColor(0, 0) == QColor("red")


@pytest.mark.parametrize("still", [True, False])
def test_at_real_size_pixels_are_those_of_the_photo(still: bool) -> None:
    checked = QImage(800, 400, QImage.Format.Format_RGB32)
    for x in range(800):
        for y in range(180, 220):
            checked.setPixelColor(x, y, QColor(x % 256, y, (x + y) % 2 * 255))
    frame = Frame(QSizeF(800, 400), QSizeF(100, 30))
    # The middle lies between two pixels of the screen and of the photo.
    room = painted(frame, View(1.0, True, 0.5003, 0.5), [checked], still=still)
    left = next(x for x in range(340, 360) if room.pixel(0, 0) == checked.pixel(x, 185))
    for x in range(0, 100, 7):
        assert room.pixel(x, 10) == checked.pixel(left + x, 195)


def test_a_small_photo_that_fills_its_room_is_smooth() -> None:
    halves = QImage(2, 2, QImage.Format.Format_RGB32)
    halves.fill(QColor("black"))
    halves.setPixelColor(0, 0, QColor("white"))
    halves.setPixelColor(0, 1, QColor("white"))
    for view, shades in ((FIT, 3), (View(1.5), 2)):  # enlarged further, to see its pixels
        room = painted(Frame(QSizeF(2, 2), QSizeF(40, 40)), view, [halves])
        assert min(len({room.pixel(x, 20) for x in range(40)}), 3) == shades
