"""Words about a tile, and where they are shown."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from app.ui.photos.tile import TilePart, button_rects
from tests.queries import like

_POINTER = 16  # px, that Qt puts words below the point it is given


def test_the_words_about_a_tile_cover_none_of_its_buttons(
    window: Any, fake_bus: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[Any, str]] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, *_: shown.append((at, text)))
    fake_bus.search(lambda library: library.session.start(like(2)))
    grid = window.browser.results
    cell = grid.visualRect(grid.model().index(1, 0))
    buttons = button_rects(cell, True)
    for point in (cell.center(), buttons[TilePart.DISLIKE].center()):
        where = grid.viewport().mapToGlobal(point)
        QApplication.sendEvent(grid.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, where))
    (_, about), (_, button) = shown
    assert "photo" in about
    assert button == "Dislike"
    for at, _ in shown:
        top = grid.viewport().mapFromGlobal(at).y() + _POINTER
        assert top > buttons[TilePart.DISLIKE].bottom()
