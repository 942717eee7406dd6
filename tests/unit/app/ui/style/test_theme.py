"""The window's colours."""

from __future__ import annotations

import itertools
from typing import Any

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.ui.style import theme
from features.families import FAMILIES

# Machado et al. 2009: what linear red, green and blue become for people without one kind of cone.
SIGHT = {
    "all cones": np.eye(3),
    "no red": [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
    "no green": [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
    "no blue": [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
}


@pytest.mark.parametrize("sight", SIGHT)
def test_families_have_hues_that_can_be_told_apart(sight: str) -> None:
    seen = [_seen(theme.family_colour(family), np.array(SIGHT[sight])) for family in FAMILIES]
    gaps = [np.linalg.norm(a - b) for a, b in itertools.combinations(seen, 2)]
    assert min(gaps) > 11  # of L*a*b*; 2 is just noticeable side by side


@pytest.mark.parametrize("ground", ["#ffffff", "#202020"])
def test_the_hue_of_the_subject_stands_out_on_light_and_dark(ground: str) -> None:
    low, high = sorted(
        _linear(colour) @ [0.2126, 0.7152, 0.0722]
        for colour in (theme.family_colour("subject"), QColor(ground))
    )
    assert (high + 0.05) / (low + 0.05) >= 3  # WCAG's least for what is no text


def _linear(colour: QColor) -> NDArray[np.float64]:
    encoded = np.array(colour.getRgbF()[:3])
    return np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)


def _seen(colour: QColor, sight: NDArray[np.float64]) -> NDArray[np.float32]:
    linear = np.clip(sight @ _linear(colour), 0, 1)
    encoded = np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055)
    pixel = encoded.astype(np.float32)[None, None]
    return np.asarray(cv2.cvtColor(pixel, cv2.COLOR_RGB2LAB)[0, 0], np.float32)


def test_arrows_turn_round_where_reading_goes_from_right_to_left(qapp: QApplication) -> None:
    def drawn(name: str) -> QImage:
        return theme.icon(name).pixmap(24).toImage()

    onward, back = drawn("next"), drawn("previous")
    assert onward != back
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        assert drawn("next") == back
        assert drawn("previous") == onward
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize("size", [(0, 0), (0, 16), (16, 0)])
def test_an_icon_without_room_is_not_painted(
    qapp: QApplication, qtlog: Any, size: tuple[int, int]
) -> None:
    picture = QImage(16, 16, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    theme.paint_icon(painter, "search", QRect(4, 4, *size), QColor("black"))
    painter.end()
    assert [record.message for record in qtlog.records] == []
    assert theme.icon("search").pixmap(QSize(*size)).isNull()
