"""Selecting as in a file manager: by mouse, rubber band and keys, and what is said of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from likewise.app.core.types import Changes
from likewise.app.ui.photos.grid import PhotoGrid
from likewise.app.ui.photos.tile import photo_area
from likewise.app.ui.window.main_window import MainWindow
from likewise.app.workers.bridge.requests.searches import Judge, StartSearch
from tests.unit.app.ui.gestures import LEFT, NONE, press

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def grid(window: MainWindow) -> PhotoGrid:
    return window.browser.library


@pytest.fixture
def dragged(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """What was dragged out so far; nothing really is, as that would wait for a drop."""
    photos: list[tuple[int, ...]] = []
    monkeypatch.setattr(PhotoGrid, "startDrag", lambda self, _: photos.append(self.selected()))
    return photos


def cell_centre(grid: PhotoGrid, row: int) -> QPoint:
    return grid.visualRect(grid.photo_model.index(row)).center()


def beside_picture(grid: PhotoGrid, row: int) -> QPoint:
    """A place on a tile that its picture does not cover."""
    return grid.visualRect(grid.photo_model.index(row)).topLeft() + QPoint(2, 2)


def click(grid: PhotoGrid, row: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.mouseClick(grid.viewport(), LEFT, modifiers, cell_centre(grid, row))


def drag(
    grid: PhotoGrid, start: QPoint, end: QPoint, modifiers: Qt.KeyboardModifier = NONE
) -> None:
    viewport = grid.viewport()
    QTest.mousePress(viewport, LEFT, modifiers, start)
    for step in range(1, 5):
        place = QPointF(start + (end - start) * step / 4)
        there = QPointF(viewport.mapToGlobal(place))
        kind = QMouseEvent.Type.MouseMove
        moved = QMouseEvent(kind, place, there, Qt.MouseButton.NoButton, LEFT, modifiers)
        QApplication.sendEvent(viewport, moved)
    QTest.mouseRelease(viewport, LEFT, modifiers, end)


def rows(grid: PhotoGrid) -> list[int]:
    return [row for row in map(grid.photo_model.row_of, grid.selection.photos()) if row is not None]


def columns(grid: PhotoGrid) -> int:
    return len(grid.tiles().touching((0, 0, grid.viewport().width(), 10))[0])


def bar_says(window: MainWindow) -> str:
    return window.browser.bar.findChild(QLabel).text()


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
    across = columns(grid)
    drag(grid, beside_picture(grid, 1), cell_centre(grid, across + 2))
    assert rows(grid) == [1, 2, across + 1, across + 2]
    assert dragged == []


def test_a_rubber_band_from_empty_ground_and_a_click_there(
    grid: PhotoGrid, fake_service, dragged: list[tuple[int, ...]]
) -> None:
    fake_service.infos = fake_service.infos[:3]
    fake_service.photos_changed.emit(Changes())
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


def test_ctrl_a_in_a_tray_selects_what_is_in_it(window: MainWindow, grid: PhotoGrid) -> None:
    click(grid, 0)
    press(grid, Qt.Key.Key_Return)
    window.commands.judge((5, 6, 7), 1)
    liked = window.search.liked
    liked.setFocus()
    QTest.keyClick(liked, Qt.Key.Key_A, CTRL)
    assert liked.selected() == (5, 6, 7)
    QTest.keyClick(liked, Qt.Key.Key_D, CTRL)
    assert liked.selectedIndexes() == []


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


# What is kept


def test_the_selection_stays_with_its_photos_when_results_change_their_order(
    window: MainWindow, grid: PhotoGrid, fake_service
) -> None:
    click(grid, 0)
    press(grid, Qt.Key.Key_Return)
    results = window.browser.results
    click(results, 4)
    click(results, 8, CTRL)
    chosen = set(results.selected())
    window.commands.judge((results.photo_model.photos()[20],), 1)
    window.browser.orders.release()
    assert results.photo_model.photos()[4] not in chosen  # the order is another
    assert set(results.selected()) == chosen


def test_the_selection_stays_when_the_library_is_listed_anew(grid: PhotoGrid, fake_service) -> None:
    click(grid, 4)
    click(grid, 8, CTRL)
    chosen = grid.selected()
    fake_service.infos = fake_service.infos[2:4] + fake_service.infos[:2] + fake_service.infos[5:]
    fake_service.photos_changed.emit(Changes(removed=(5,)))
    assert grid.selected() == tuple(photo for photo in chosen if photo != 5)


# What is said


def test_the_bar_tells_how_many_and_how_large_they_are(
    window: MainWindow, grid: PhotoGrid, fake_service, qtbot: QtBot
) -> None:
    fake_service.infos = tuple(replace(info, size=4_000_000) for info in fake_service.infos)
    bar = window.browser.bar
    click(grid, 0)
    assert not bar.isVisible()
    place = grid.visualRect(grid.photo_model.index(0)).topLeft()
    top = grid.mapTo(window, place)
    for row in range(1, 12):
        click(grid, row, CTRL)
    qtbot.waitUntil(lambda: bar_says(window) == "12 photos, 48 MB")
    assert bar.isVisible()
    assert grid.mapTo(window, place) == top  # no photo moved
    click(grid, 11, CTRL)
    qtbot.waitUntil(lambda: bar_says(window) == "11 photos, 44 MB")
    clear = next(each for each in bar.findChildren(QToolButton) if each.text() == "Clear")
    QTest.mouseClick(clear, LEFT)
    qtbot.waitUntil(lambda: not bar.isVisible())
    assert grid.hasFocus()


def test_a_button_of_the_bar_works_on_all_selected_and_leaves_the_keys_to_the_photos(
    window: MainWindow, grid: PhotoGrid, fake_service, qtbot: QtBot
) -> None:
    click(grid, 2)
    click(grid, 4, CTRL)
    bar = window.browser.bar
    qtbot.waitUntil(bar.isVisible)
    chosen = grid.selected()
    copy = next(each for each in bar.findChildren(QToolButton) if each.text() == "Copy")
    QTest.mouseClick(copy, LEFT)
    urls = QApplication.clipboard().mimeData().urls()
    assert len(urls) == 2
    assert grid.hasFocus()
    search = next(each for each in bar.findChildren(QToolButton) if each.text() == "Search")
    QTest.mouseClick(search, LEFT)
    assert fake_service.requests[-1] == StartSearch.from_photos(*chosen)


def menu_texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


@pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")  # what menus ask for
def test_menus_say_how_many_photos_a_command_works_on(
    window: MainWindow, grid: PhotoGrid, qtbot: QtBot
) -> None:
    def opened() -> QMenu:
        window.browser.menu_wanted.emit(window.mapToGlobal(QPoint(300, 300)))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    click(grid, 0)
    menu = opened()
    assert {"Search from this photo", "Copy the file"} <= {*menu_texts(menu)}
    menu.close()
    press(grid, Qt.Key.Key_A, CTRL)
    menu = opened()
    assert {"Search from these 60 photos", "Copy 60 photos"} <= {*menu_texts(menu)}
    menu.close()


def test_photos_are_selected_by_their_stars(
    window: MainWindow, grid: PhotoGrid, fake_service, qtbot: QtBot
) -> None:
    fake_service.infos = tuple(
        replace(info, stars=info.id % 6, colour="red" if info.id == 7 else "")
        for info in fake_service.infos
    )
    menus = {menu.title(): menu for menu in window.menuBar().findChildren(QMenu)}

    def choose(title: str, text: str) -> tuple[int, ...]:
        menu = menus[title]
        menu.aboutToShow.emit()
        next(action for action in menu.actions() if action.text() == text).trigger()
        return grid.selection.photos()

    four = tuple(info.id for info in fake_service.infos if info.stars >= 4)
    assert choose("By stars", "4 stars or more") == four
    assert choose("By stars", "No stars") == tuple(range(6, 61, 6))
    assert choose("By colour", "Red") == (7,)
    assert choose("By colour", "Green") == ()
    assert window.toast.sentence() == "None of the photos here."


def test_a_thumb_of_one_tile_is_of_that_photo_alone_and_p_of_all_selected(
    window: MainWindow, grid: PhotoGrid, fake_service
) -> None:
    click(grid, 0)
    press(grid, Qt.Key.Key_Return)
    results = window.browser.results
    click(results, 1)
    click(results, 2, CTRL)
    chosen = results.selected()
    press(results, Qt.Key.Key_P)
    assert fake_service.requests[-1] == Judge(chosen, 1)


def test_the_picture_lies_in_its_area(grid: PhotoGrid) -> None:
    index = grid.photo_model.index(0)
    cell = grid.visualRect(index)
    assert photo_area(cell).contains(cell_centre(grid, 0))
    assert not photo_area(cell).contains(beside_picture(grid, 0))


def test_more_than_can_be_done_at_once_is_said_and_not_done_by_half(
    window: MainWindow, grid: PhotoGrid, fake_service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("likewise.app.ui.commands.photo_commands.MOST_THUMBS", 50)
    monkeypatch.setattr("likewise.app.ui.system.desktop.MOST_FILES", 50)
    click(grid, 0)
    press(grid, Qt.Key.Key_Return)
    results = window.browser.results
    press(results, Qt.Key.Key_A, CTRL)
    asked = len(fake_service.requests)
    press(results, Qt.Key.Key_P)
    assert len(fake_service.requests) == asked
    assert "50 photos can be rated with thumbs at once, not 59" in window.toast.sentence()
    QApplication.clipboard().setText("before")
    press(results, Qt.Key.Key_C, CTRL)
    assert QApplication.clipboard().text() == "before"
    assert "59 photos are too many" in window.toast.sentence()
