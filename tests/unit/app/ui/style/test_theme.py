"""The window's colours."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.ui.style import theme


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
