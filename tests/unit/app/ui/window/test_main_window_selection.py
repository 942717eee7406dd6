"""Selecting photos by pointer and keys, and what is done with those selected."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import call

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Changes
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.tile import TilePart, photo_area
from app.ui.window.main_window import MainWindow
from app.work.bus.events import TableChanged
from tests.queries import like
from tests.unit.app.ui.gestures import LEFT, NONE, actions_of, press, thumb_of

pytestmark = pytest.mark.same_window


CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def grid(window: MainWindow) -> PhotoGrid:
    return window.browser.library


def cell_centre(grid: PhotoGrid, row: int) -> QPoint:
    return grid.visualRect(grid.photo_model.index(row)).center()


def click(grid: PhotoGrid, row: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.mouseClick(grid.viewport(), LEFT, modifiers, cell_centre(grid, row))


# Selecting as in a file manager: by mouse, rubber band and keys, and what is said of it.

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


# Mouse and touchpad: trembling clicks, wheels, drags.


@pytest.fixture
def results(window: MainWindow) -> Iterator[PhotoGrid]:
    """The results of a search, with the pointer elsewhere."""
    step = window.browser.tile_size.step()
    window.browser.tile_size.set_step(0)  # all in sight: Qt scrolls to what is not, a while later
    window.commands.search_from(1)
    yield window.browser.results
    window.browser.tile_size.set_step(step)


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
    QTest.mouseClick(results.viewport(), LEFT, pos=cell_centre(results, 0))
    chosen, photo = results.selected(), results.photo_model.photos()[5]
    start = thumb(results, 5)
    points = [start + QPoint(step, 0) for step in range(4)]
    hold_and_move(results, *points)
    QTest.mouseRelease(results.viewport(), LEFT, pos=points[-1])
    assert fake_bus.asked[-1] == call.searches.judge(1, (photo,), 1)
    assert dragged == []
    assert results.selected() == chosen


def test_a_double_click_on_a_button_opens_no_photo_that_came_below_it(window, results) -> None:
    QTest.mouseMove(results.viewport(), cell_centre(results, 2))
    pill = thumb_of(results, 2, TilePart.SEARCH)
    QTest.mouseClick(results.viewport(), LEFT, pos=pill)
    QTest.mouseDClick(results.viewport(), LEFT, pos=cell_centre(results, 0))
    assert window.browser.showing_results()
    assert not window.browser.showing_preview()
    QTest.mouseDClick(results.viewport(), LEFT, pos=cell_centre(results, 0))
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
        QTest.mouseClick(results.viewport(), LEFT, modifiers, cell_centre(results, row))
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
    middle = cell_centre(results, 2)
    hold_and_move(results, *(middle + QPoint(step * far, 0) for step in range(4)))
    QTest.mouseRelease(results.viewport(), LEFT, pos=middle)
    assert dragged[0] == results.photo_model.photos()[2:3]


def test_no_photo_looks_pointed_at_after_a_drag(results, dragged) -> None:
    results.follow_pointer(cell_centre(results, 2))
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


# What is selected: it stays with its photos, is counted, and commands work on it.


def bar_says(window: MainWindow) -> list[str]:
    labels = window.browser.header.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible() and label.text()]


# What is kept


def test_the_selection_stays_with_its_photos_when_results_change_their_order(
    window: MainWindow, grid: PhotoGrid, fake_bus
) -> None:
    click(grid, 0)
    press(grid, Qt.Key.Key_Return)
    results = window.browser.results
    click(results, 4)
    click(results, 8, CTRL)
    chosen = set(results.selected())
    window.commands.judge((results.photo_model.photos()[20],), 1)
    assert results.photo_model.photos()[4] not in chosen  # the order is another
    assert set(results.selected()) == chosen


def test_the_selection_stays_when_the_library_is_listed_anew(grid: PhotoGrid, fake_bus) -> None:
    click(grid, 4)
    click(grid, 8, CTRL)
    chosen = grid.selected()
    fake_bus.infos = fake_bus.infos[2:4] + fake_bus.infos[:2] + fake_bus.infos[5:]
    fake_bus.publish(TableChanged(Changes(removed=(5,))))
    assert grid.selected() == tuple(photo for photo in chosen if photo != 5)


# What is said


def test_the_bar_tells_how_many_they_are(
    window: MainWindow, grid: PhotoGrid, fake_bus, qtbot: QtBot
) -> None:
    bar = window.browser.header
    click(grid, 0)
    assert bar_says(window)[0] == "Photos"
    point = grid.visualRect(grid.photo_model.index(0)).topLeft()
    top = grid.mapTo(window, point)
    for row in range(1, 12):
        click(grid, row, CTRL)
    qtbot.waitUntil(lambda: bar_says(window) == ["12 selected"])
    assert grid.mapTo(window, point) == top  # no photo moved
    click(grid, 11, CTRL)
    qtbot.waitUntil(lambda: bar_says(window) == ["11 selected"])
    none = actions_of(window)["select_none"]
    clear = next(b for b in bar.findChildren(QToolButton) if b.defaultAction() is none)
    QTest.mouseClick(clear, LEFT)
    qtbot.waitUntil(lambda: bar_says(window)[0] == "Photos")
    assert grid.hasFocus()


def test_a_button_of_the_bar_works_on_all_selected_and_leaves_the_keys_to_the_photos(
    window: MainWindow, grid: PhotoGrid, fake_bus, qtbot: QtBot
) -> None:
    click(grid, 2)
    click(grid, 4, CTRL)
    bar = window.browser.header
    qtbot.waitUntil(lambda: bar_says(window) == ["2 selected"])
    chosen = grid.selected()
    buttons = bar.findChildren(QToolButton)
    search = next(each for each in buttons if each.text() == "More like these")
    QTest.mouseClick(search, LEFT)
    assert fake_bus.asked[-1] == call.session.start(like(*chosen), scope=None)


def menu_texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


@pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")  # what menus ask for
def test_menus_say_how_many_photos_a_command_works_on(
    window: MainWindow, grid: PhotoGrid, qtbot: QtBot
) -> None:
    def opened() -> QMenu:
        window.browser.pages.menu_wanted.emit(window.mapToGlobal(QPoint(300, 300)))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    click(grid, 0)
    menu = opened()
    assert {"More like this", "Show in folder"} <= {*menu_texts(menu)}
    menu.close()
    press(grid, Qt.Key.Key_A, CTRL)
    menu = opened()
    assert {"More like these 60 photos", "Export 60 photos…"} <= {*menu_texts(menu)}
    menu.close()


def test_a_thumb_of_one_tile_is_of_that_photo_alone_and_p_of_all_selected(
    window: MainWindow, grid: PhotoGrid, fake_bus
) -> None:
    click(grid, 0)
    press(grid, Qt.Key.Key_Return)
    results = window.browser.results
    click(results, 1)
    click(results, 2, CTRL)
    chosen = results.selected()
    press(results, Qt.Key.Key_P)
    assert fake_bus.asked[-1] == call.searches.judge(1, chosen, 1)


def test_more_than_can_be_done_at_once_is_said_and_not_done_by_half(
    window: MainWindow, grid: PhotoGrid, fake_bus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.facts.search_commands.MOST_THUMBS", 50)
    monkeypatch.setattr("app.ui.system.desktop.MOST_FILES", 50)
    click(grid, 0)
    press(grid, Qt.Key.Key_Return)
    results = window.browser.results
    press(results, Qt.Key.Key_A, CTRL)
    asked = len(fake_bus.asked)
    press(results, Qt.Key.Key_P)
    assert len(fake_bus.asked) == asked
    assert "like or dislike 50 photos at once, not 59" in window.toast.sentence()
    QApplication.clipboard().setText("before")
    press(results, Qt.Key.Key_C, CTRL)
    assert QApplication.clipboard().text() == "before"
    assert "59 photos are too many" in window.toast.sentence()
