"""Selecting as in a file manager: by mouse, rubber band and keys, and what is said of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.base.photo_types import Changes
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.tile import photo_area
from app.ui.window.main_window import MainWindow
from app.work.bus.events import TableChanged
from tests.unit.app.ui.gestures import LEFT, NONE, press
from tests.unit.app.ui.window.selection_steps import CTRL, cell_centre, click, grid

__all__ = ["grid"]

pytestmark = pytest.mark.same_window


SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def dragged(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """What was dragged out so far; nothing really is, as that would wait for a drop."""
    photos: list[tuple[int, ...]] = []
    monkeypatch.setattr(
        "app.ui.photos.grid.drag_out", lambda grid, shown, paths, picture: photos.append(shown)
    )
    return photos


def beside_picture(grid: PhotoGrid, row: int) -> QPoint:
    """A point on a tile that its picture does not cover."""
    return grid.visualRect(grid.photo_model.index(row)).topLeft() + QPoint(2, 2)


def drag(
    grid: PhotoGrid, start: QPoint, end: QPoint, modifiers: Qt.KeyboardModifier = NONE
) -> None:
    viewport = grid.viewport()
    QTest.mousePress(viewport, LEFT, modifiers, start)
    for step in range(1, 5):
        point = QPointF(start + (end - start) * step / 4)
        there = QPointF(viewport.mapToGlobal(point))
        kind = QMouseEvent.Type.MouseMove
        moved = QMouseEvent(kind, point, there, Qt.MouseButton.NoButton, LEFT, modifiers)
        QApplication.sendEvent(viewport, moved)
    QTest.mouseRelease(viewport, LEFT, modifiers, end)


def rows(grid: PhotoGrid) -> list[int]:
    return [row for row in map(grid.photo_model.row_of, grid.selection.photos()) if row is not None]


def columns(grid: PhotoGrid) -> int:
    return len(grid.tiles().touching((0, 0, grid.viewport().width(), 10))[0])


# By mouse


def test_click_ctrl_and_shift(grid: PhotoGrid) -> None:
    click(grid, 2)
    assert rows(grid) == [2]
    click(grid, 5, CTRL)
    click(grid, 7, CTRL)
    assert rows(grid) == [2, 5, 7]
    click(grid, 5, CTRL)
    assert rows(grid) == [2, 7]
    click(grid, 3)
    click(grid, 3 + columns(grid), SHIFT)  # the tile below: all between them, as they read
    assert rows(grid) == list(range(3, 4 + columns(grid)))
    click(grid, 4)
    assert rows(grid) == [4]


def test_a_rubber_band_from_beside_a_picture_selects_what_it_touches(
    grid: PhotoGrid, dragged: list[tuple[int, ...]]
) -> None:
    grid.set_step(0)
    across = columns(grid)
    drag(grid, beside_picture(grid, 1), cell_centre(grid, across + 2))
    assert rows(grid) == [1, 2, across + 1, across + 2]
    assert dragged == []


def test_a_rubber_band_from_empty_ground_and_a_click_there(
    grid: PhotoGrid, fake_bus, dragged: list[tuple[int, ...]]
) -> None:
    grid.set_step(2)
    fake_bus.infos = fake_bus.infos[:3]
    fake_bus.publish(TableChanged(Changes()))
    ground = grid.viewport().rect().bottomRight() - QPoint(5, 5)
    assert not grid.indexAt(ground).isValid()
    drag(grid, ground, cell_centre(grid, 1))
    assert rows(grid) == [1, 2]
    QTest.mouseClick(grid.viewport(), LEFT, NONE, ground)
    assert rows(grid) == []
    assert dragged == []


@pytest.mark.parametrize("modifier", [CTRL, SHIFT])
def test_with_a_modifier_a_rubber_band_starts_on_a_picture_too_and_adds(
    grid: PhotoGrid, dragged: list[tuple[int, ...]], modifier: Qt.KeyboardModifier
) -> None:
    click(grid, 0)
    below = columns(grid)
    drag(grid, cell_centre(grid, below), cell_centre(grid, below + 1), modifier)
    assert {0, below, below + 1} <= set(rows(grid))
    assert dragged == []


def test_several_are_dragged_out_by_any_of_them(
    grid: PhotoGrid, dragged: list[tuple[int, ...]]
) -> None:
    for row in (1, 2, 4):
        click(grid, row, CTRL if row > 1 else NONE)
    drag(grid, beside_picture(grid, 2), cell_centre(grid, 9))
    photos = grid.photo_model.photos()
    assert dragged[0] == (photos[1], photos[2], photos[4])


def test_an_unselected_photo_is_dragged_out_alone(
    grid: PhotoGrid, dragged: list[tuple[int, ...]]
) -> None:
    click(grid, 0)
    drag(grid, cell_centre(grid, 3), cell_centre(grid, 9))
    assert dragged[0] == grid.photo_model.photos()[3:4]


# By keys


def test_all_none_and_the_others(grid: PhotoGrid) -> None:
    click(grid, 1)
    click(grid, 3, CTRL)
    press(grid, Qt.Key.Key_I, CTRL)
    assert rows(grid) == [0, 2, *range(4, 60)]
    press(grid, Qt.Key.Key_A, CTRL)
    assert rows(grid) == list(range(60))
    press(grid, Qt.Key.Key_D, CTRL)
    assert rows(grid) == []
    assert grid.hasFocus()
    assert grid.currentIndex().row() == 3  # from where the arrows go on


@pytest.mark.slow
def test_shift_and_arrows_extend(grid: PhotoGrid) -> None:
    click(grid, 1)
    press(grid, Qt.Key.Key_Right, SHIFT)
    press(grid, Qt.Key.Key_Right, SHIFT)
    assert rows(grid) == [1, 2, 3]
    press(grid, Qt.Key.Key_Left, SHIFT)
    assert rows(grid) == [1, 2]
    press(grid, Qt.Key.Key_End, SHIFT)
    assert rows(grid) == list(range(1, 60))
    press(grid, Qt.Key.Key_Home)
    assert rows(grid) == [0]


def test_ctrl_and_arrows_leave_the_selection_and_ctrl_space_adds_to_it(grid: PhotoGrid) -> None:
    click(grid, 1)
    for _ in range(2):
        press(grid, Qt.Key.Key_Right, CTRL)
    assert rows(grid) == [1]
    assert grid.currentIndex().row() == 3
    press(grid, Qt.Key.Key_Space, CTRL)
    assert rows(grid) == [1, 3]
    press(grid, Qt.Key.Key_Space, CTRL)
    assert rows(grid) == [1]
    press(grid, Qt.Key.Key_Insert)
    assert rows(grid) == [1, 3]


def test_ctrl_a_in_a_field_selects_its_text(window: MainWindow, grid: PhotoGrid) -> None:
    field = window.field.line
    field.setFocus()
    QTest.keyClicks(field, "777")
    QTest.keyClick(field, Qt.Key.Key_A, CTRL)
    assert field.selectedText() == "777"
    assert len(rows(grid)) <= 1


def test_esc_ends_a_selection_of_several_before_it_leads_back(
    window: MainWindow, grid: PhotoGrid
) -> None:
    click(grid, 0)
    press(grid, Qt.Key.Key_Return)
    results = window.browser.results
    press(results, Qt.Key.Key_A, CTRL)
    press(results, Qt.Key.Key_Escape)
    assert rows(results) == []
    assert window.browser.showing_results()
    press(results, Qt.Key.Key_Escape)
    assert window.browser.is_shown(grid)


def test_the_picture_lies_in_its_area(grid: PhotoGrid) -> None:
    index = grid.photo_model.index(0)
    cell = grid.visualRect(index)
    assert photo_area(cell).contains(cell_centre(grid, 0))
    assert not photo_area(cell).contains(beside_picture(grid, 0))
