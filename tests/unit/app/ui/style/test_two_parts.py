"""Two parts of a row, in a wide and in a narrow window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.ui.style.controls import TwoParts


@pytest.mark.parametrize(("width", "beside"), [(400, True), (200, False)])
def test_they_stand_beside_each_other_where_there_is_room(
    qtbot: QtBot, width: int, beside: bool
) -> None:
    first, second = QLabel("first"), QLabel("second")
    row = TwoParts(first, second, second, lambda: 300)
    qtbot.addWidget(row)
    row.show()
    row.resize(width, 100)
    row.layout().activate()  # type: ignore[union-attr]
    assert (first.geometry().right() < second.x()) is beside
    assert (first.geometry().bottom() < second.y()) is not beside
    assert second.width() > width / 2, "it takes what is left"
