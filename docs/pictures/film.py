"""Makes the moving picture of the first page: one search, from a photo to an album.

Each step is a picture of the window with a sentence below it. Pillow writes them as one animated
WebP, and the last of them alone, for who doesn't want anything to move.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from stage import Stage

from app.work.bus.events import AlbumsChanged

NAME, STILL = "film.webp", "film-still.webp"
PHOTO = "Windmill 12"
LIKED = ("Windmill 3", "Windmill 4", "Windmill 5", "Windmill 13", "Windmill 7")
DISLIKED = ("Dam 2", "Solar 7", "Geothermal")

WIDTH, BELOW = 960, 56  # pixels; of the picture, and of the line below it
GROUND, INK = QColor("#1d1f23"), QColor("#ffffff")
LETTERS = 22  # pixels
LONG, SHORT = 3_200, 750  # milliseconds
QUALITY = 72


def film(shown: Stage, images: Path) -> None:
    """Do it in the window, and write both files into ``images``."""
    pictures: list[Image.Image] = []
    lengths: list[int] = []

    def tell(sentence: str, length: int = LONG) -> None:
        pictures.append(_with_line(shown.picture(), sentence))
        lengths.append(length)

    shown.load_thumbnails()
    shown.window.browser.tile_size.change_by(-2)
    shown.go()
    shown.point_at(PHOTO)
    tell("Pick a photo: more like this.")
    shown.start(PHOTO)
    shown.to_results()
    tell("The photos that are most like it come first.")
    for thumb, titles in ((1, LIKED), (-1, DISLIKED)):
        for title in titles:
            shown.judge(title, thumb)
            tell("Thumbs say which of them you mean.", SHORT)
    tell("The order gets better at once.")
    shown.press("Ctrl+L")
    shown.until(lambda: any(album.filled for album in shown.bus.latest(AlbumsChanged).albums))
    tell("Save the search as a smart album ...")
    shown.window.toast.hide()
    shown.to_results()
    shown.press("T")
    tell("... which fills itself, also with photos of next year.")
    first, *others = pictures
    first.save(
        images / NAME,
        save_all=True,
        append_images=others,
        duration=lengths,
        loop=0,
        quality=QUALITY,
        method=6,
    )
    pictures[-1].save(images / STILL, quality=QUALITY, method=6)


def _with_line(picture: QImage, sentence: str) -> Image.Image:
    """The picture, as wide as all of them, with the sentence below it."""
    picture.setDevicePixelRatio(1)
    picture = picture.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    told = QImage(WIDTH, picture.height() + BELOW, QImage.Format.Format_RGB888)
    told.fill(GROUND)
    painter = QPainter(told)
    painter.drawImage(0, 0, picture)
    font = QApplication.font()
    font.setPixelSize(LETTERS)
    painter.setFont(font)
    painter.setPen(INK)
    line = QRect(0, picture.height(), WIDTH, BELOW)
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, sentence)
    painter.end()
    size, stride = (told.width(), told.height()), told.bytesPerLine()
    return Image.frombytes("RGB", size, bytes(told.constBits()), "raw", "RGB", stride)
