"""The pointer over the grid of the window, as tests of selecting move it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.ui.photos.grid import PhotoGrid
from app.ui.window.main_window import MainWindow
from tests.unit.app.ui.gestures import LEFT, NONE

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def grid(window: MainWindow) -> PhotoGrid:
    return window.browser.library


def cell_centre(grid: PhotoGrid, row: int) -> QPoint:
    return grid.visualRect(grid.photo_model.index(row)).center()


def click(grid: PhotoGrid, row: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.mouseClick(grid.viewport(), LEFT, modifiers, cell_centre(grid, row))
