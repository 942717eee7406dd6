"""Mouse and touchpad: trembling clicks, wheels, drags."""

from __future__ import annotations

from unittest.mock import call

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.ui.photos.grid import PhotoGrid
from app.ui.photos.tile import TilePart
from app.ui.window.main_window import MainWindow
from tests.unit.app.ui.gestures import thumb_of

pytestmark = pytest.mark.same_window

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def results(window: MainWindow) -> PhotoGrid:
    """The results of a search, with the pointer elsewhere."""
    window.browser.tile_size.set_step(0)  # all in sight: Qt scrolls to what is not, a while later
    window.commands.search_from(1)
    return window.browser.results


@pytest.fixture
def dragged(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """What was dragged out so far; nothing really is, as that would wait for a drop."""
    photos: list[tuple[int, ...]] = []
    monkeypatch.setattr(
        "app.ui.photos.grid.drag_out", lambda grid, shown, paths, picture: photos.append(shown)
    )
    return photos


def centre(grid: PhotoGrid, row: int) -> QPoint:
    return grid.visualRect(grid.photo_model.index(row)).center()


def thumb(grid: PhotoGrid, row: int) -> QPoint:
    QApplication.processEvents()  # lays out what is still to be
    return thumb_of(grid, row, TilePart.LIKE)


def hold_and_move(grid: PhotoGrid, *points: QPoint) -> None:
    """Move with the left button down, from the first point to the last."""
    viewport = grid.viewport()
    QTest.mouseMove(viewport, points[0])
    QTest.mousePress(viewport, LEFT, pos=points[0])
    for point in points[1:]:
        there = QPointF(viewport.mapToGlobal(point))
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(point),
            there,
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, move)


def turn(grid: PhotoGrid, by: int, phase: Qt.ScrollPhase = Qt.ScrollPhase.ScrollUpdate) -> None:
    point = QPointF(50, 50)
    event = QWheelEvent(
        point, point, QPoint(0, 0), QPoint(0, by), Qt.MouseButton.NoButton, CTRL, phase, False
    )
    QApplication.sendEvent(grid.viewport(), event)


# Thumbs and drags


def test_a_trembling_click_on_a_thumb_only_judges(results, fake_bus, dragged) -> None:
    QTest.mouseClick(results.viewport(), LEFT, pos=centre(results, 0))
    chosen, photo = results.selected(), results.photo_model.photos()[5]
    start = thumb(results, 5)
    points = [start + QPoint(step, 0) for step in range(4)]
    hold_and_move(results, *points)
    QTest.mouseRelease(results.viewport(), LEFT, pos=points[-1])
    assert fake_bus.asked[-1] == call.searches.judge(1, (photo,), 1)
    assert dragged == []
    assert results.selected() == chosen


def test_a_double_click_on_a_button_opens_no_photo_that_came_below_it(window, results) -> None:
    QTest.mouseMove(results.viewport(), centre(results, 2))
    pill = thumb_of(results, 2, TilePart.SEARCH)
    QTest.mouseClick(results.viewport(), LEFT, pos=pill)
    QTest.mouseDClick(results.viewport(), LEFT, pos=centre(results, 0))
    assert window.browser.showing_results()
    assert not window.browser.showing_preview()
    QTest.mouseDClick(results.viewport(), LEFT, pos=centre(results, 0))
    assert window.browser.showing_preview()


def test_a_thumb_keeps_its_place_when_the_pointer_leaves(results, fake_bus) -> None:
    dot = QPoint(0, 10)  # of the disc, below the drawing in it
    like, dislike = (thumb_of(results, 5, part) + dot for part in (TilePart.LIKE, TilePart.DISLIKE))
    before = results.viewport().grab().toImage()
    results.photo_model.set_signs({results.photo_model.photos()[5]: 1})
    after = results.viewport().grab().toImage()
    assert before.pixelColor(like) != after.pixelColor(like)
    assert before.pixelColor(dislike) == after.pixelColor(dislike)


def test_a_thumb_keeps_the_selection_wherever_the_button_is_let_go(results) -> None:
    for row, modifiers in ((1, Qt.KeyboardModifier.NoModifier), (3, CTRL)):
        QTest.mouseClick(results.viewport(), LEFT, modifiers, centre(results, row))
    chosen = results.selected()
    assert len(chosen) == 2
    for elsewhere in (False, True):
        start = thumb(results, 3)  # anew: the panel beside the photos may have grown
        end = QPoint(results.viewport().width() + 1, start.y()) if elsewhere else start
        assert results.indexAt(end).isValid() != elsewhere
        hold_and_move(results, start, end)
        QTest.mouseRelease(results.viewport(), LEFT, pos=end)
        assert set(results.selected()) == set(chosen)


def test_a_photo_can_be_dragged_out_by_its_picture(results, dragged) -> None:
    far = QApplication.startDragDistance()
    middle = centre(results, 2)
    hold_and_move(results, *(middle + QPoint(step * far, 0) for step in range(4)))
    QTest.mouseRelease(results.viewport(), LEFT, pos=middle)
    assert dragged[0] == results.photo_model.photos()[2:3]


def test_no_photo_looks_pointed_at_after_a_drag(results, dragged) -> None:
    results.follow_pointer(centre(results, 2))
    assert results.held() is not None
    results.startDrag(Qt.DropAction.CopyAction)
    assert results.held() is None


def test_a_photo_can_be_dragged_out_after_a_click_on_a_thumb(results, dragged) -> None:
    hold_and_move(results, thumb(results, 5))
    QTest.mouseRelease(results.viewport(), LEFT, pos=thumb(results, 5))
    test_a_photo_can_be_dragged_out_by_its_picture(results, dragged)


# Sizes


@pytest.mark.same_window(False)
def test_a_touchpad_resizes_the_tiles_by_a_step_for_every_notch(window) -> None:
    grid, step = window.browser.library, window.browser.tile_size.step()
    for _ in range(7):
        turn(grid, 15)
    assert window.browser.tile_size.step() == step
    turn(grid, 15)
    turn(grid, 0, Qt.ScrollPhase.ScrollEnd)
    assert window.browser.tile_size.step() == step + 1
    turn(grid, -240)
    assert window.browser.tile_size.step() == step - 1


# Orders that wait
