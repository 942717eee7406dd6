"""Pasted pictures are sent to the search no larger than is of use."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage

from app.ui.system import desktop

FORMATS = (
    QImage.Format.Format_RGB32,
    QImage.Format.Format_ARGB32,
    QImage.Format.Format_RGB888,
    QImage.Format.Format_Grayscale8,
)


@pytest.mark.slow
@pytest.mark.parametrize("kind", FORMATS)
def test_a_large_picture_is_shrunk_by_averaging(kind: QImage.Format) -> None:
    """Noise averages out; what only skips pixels keeps all of it."""
    pixels = np.random.default_rng(0).integers(0, 256, (2400, 3600), np.uint8)
    noise = QImage(pixels.data, 3600, 2400, 3600, QImage.Format.Format_Grayscale8)
    small = QImage.fromData(desktop.png(noise.convertToFormat(kind)))
    assert (small.width(), small.height()) == (1500, 1000)
    greys = [small.pixelColor(500, row).lightness() for row in range(1000)]
    assert np.std(greys) < np.std(pixels) / 1.5


def test_a_small_picture_stays_as_it_is(qapp: object) -> None:
    picture = QImage(1000, 20, QImage.Format.Format_ARGB32)
    picture.fill(QColor(10, 20, 30, 40))
    same = QImage.fromData(desktop.png(picture))
    assert same.size() == picture.size()
    assert same.pixelColor(3, 3) == picture.pixelColor(3, 3)


def test_a_thin_picture_keeps_a_line() -> None:
    thin = QImage(4000, 1, QImage.Format.Format_RGB32)
    thin.fill(QColor("red"))
    assert QImage.fromData(desktop.png(thin)).height() == 1
