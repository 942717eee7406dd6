"""The pointer over photos: fingers, and dragging out of the window."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QDrag, QInputDevice, QPixmap, QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScroller, QWidget
from pytestqt.qtbot import QtBot

from app.ui.photos.grid import PhotoGrid
from app.ui.photos.pointer import TileFingers, drag_out
from app.ui.photos.tile import TilePart, button_rects
from app.ui.system import desktop
from tests.queries import like

# Fingers on the grid of the window, played by Qt's own device for tests.

device = cache(QTest.createTouchDevice)


def press(grid: PhotoGrid, point: QPoint) -> None:
    QTest.touchEvent(grid.viewport(), device()).press(0, point, grid.viewport()).commit()


def move(grid: PhotoGrid, point: QPoint) -> None:
    QTest.touchEvent(grid.viewport(), device()).move(0, point, grid.viewport()).commit()


def release(grid: PhotoGrid, point: QPoint) -> None:
    QTest.touchEvent(grid.viewport(), device()).release(0, point, grid.viewport()).commit()


def tap(grid: PhotoGrid, point: QPoint) -> None:
    press(grid, point)
    release(grid, point)


def spread(grid: PhotoGrid, *gaps: int) -> None:
    """Two fingers that lie so many pixels apart, one after the other."""
    viewport, pointer = grid.viewport(), device()
    fixed = QPoint(40, 60)
    points = [fixed + QPoint(gap, 0) for gap in gaps]
    down = QTest.touchEvent(viewport, pointer)
    down.press(0, fixed, viewport).press(1, points[0], viewport).commit()
    for point in points:
        both = QTest.touchEvent(viewport, pointer)
        both.move(0, fixed, viewport).move(1, point, viewport).commit()
    up = QTest.touchEvent(viewport, pointer)
    up.release(0, fixed, viewport).release(1, points[-1], viewport).commit()


def middle(grid: PhotoGrid, row: int) -> QPoint:
    return grid.visualRect(grid.photo_model.index(row)).center()


@pytest.fixture
def grid(window: Any) -> PhotoGrid:
    """The library, larger than what is seen of it."""
    shown: PhotoGrid = window.browser.library
    window.resize(790, 700)  # within the screen: fingers beyond it are nobody's
    shown.set_step(5)
    assert isinstance(device(), QPointingDevice)
    return shown


@pytest.fixture
def unhurried(qapp: QApplication) -> Iterator[None]:
    """Two taps belong together however busy the machine is."""
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(3_600_000)
    yield
    qapp.setDoubleClickInterval(usual)


def test_a_finger_that_goes_across_scrolls_and_selects_nothing(
    grid: PhotoGrid, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    dragged: list[object] = []
    monkeypatch.setattr(grid, "startDrag", dragged.append)
    selected, start = grid.selected(), middle(grid, 2)
    press(grid, start)
    for way in range(10, 100, 10):
        move(grid, start - QPoint(0, way))
    qtbot.waitUntil(lambda: grid.verticalScrollBar().value() > 0)
    release(grid, start - QPoint(0, 90))
    QScroller.scroller(grid.viewport()).stop()
    assert (grid.selected(), dragged) == (selected, [])


def test_a_tap_selects_and_a_second_one_opens(
    grid: PhotoGrid, qtbot: QtBot, unhurried: None
) -> None:
    photo = grid.photo_model.photos()[1]
    tap(grid, middle(grid, 1))
    assert grid.selected() == (photo,)
    with qtbot.waitSignal(grid.preview_wanted) as wanted:
        tap(grid, middle(grid, 1))
    assert wanted.args == [photo]


def test_a_thumb_is_tapped_only_where_it_is_seen(
    window: Any, fake_bus: Any, unhurried: None
) -> None:
    fake_bus.search(lambda library: library.session.start(like(2)))
    grid: PhotoGrid = window.browser.results
    tile = grid.visualRect(grid.photo_model.index(1))
    thumb = button_rects(tile, with_thumbs=True)[TilePart.LIKE].center()
    grid.follow_pointer(None)
    judged: list[tuple[object, ...]] = []
    grid.judged.connect(lambda *said: judged.append(said))
    tap(grid, thumb)
    assert judged == []
    tap(grid, thumb)
    assert judged == [(grid.photo_model.photos()[1], 1)]


def test_two_fingers_change_the_size_of_the_tiles(grid: PhotoGrid) -> None:
    steps: list[int] = []
    selected = grid.selected()
    grid.zoomed.disconnect()
    grid.zoomed.connect(steps.append)
    spread(grid, 100, 110, 130, 170)
    spread(grid, 200, 150)
    assert steps == [1, 1, -1]
    assert grid.selected() == selected


def test_a_finger_that_stays_asks_for_the_menu_of_its_photo(
    window: Any, grid: PhotoGrid, qtbot: QtBot
) -> None:
    point, fingers = middle(grid, 2), grid.findChild(TileFingers)
    fingers.stays.setInterval(1)
    pages = window.browser.pages
    pages.menu_wanted.disconnect()
    with qtbot.waitSignal(pages.menu_wanted) as asked:
        press(grid, point)
    release(grid, point)
    assert asked.args == [grid.viewport().mapToGlobal(point)]
    assert grid.selected() == (grid.photo_model.photos()[2],)


def test_a_touch_that_the_system_takes_away_is_no_tap(grid: PhotoGrid) -> None:
    selected = grid.selected()
    press(grid, middle(grid, 3))
    QApplication.sendEvent(grid.viewport(), QTouchEvent(QEvent.Type.TouchCancel, device()))
    assert grid.selected() == selected
    assert not grid.findChild(TileFingers).stays.isActive()


def test_fingers_on_a_touchpad_are_left_to_the_pointer(grid: PhotoGrid) -> None:
    pad = QTest.createTouchDevice(QInputDevice.DeviceType.TouchPad)
    point = middle(grid, 3)
    QTest.touchEvent(grid.viewport(), pad).press(0, point, grid.viewport()).commit()
    assert not grid.findChild(TileFingers).stays.isActive()
    QTest.touchEvent(grid.viewport(), pad).release(0, point, grid.viewport()).commit()


# What a drag out of a grid carries; nothing is really dropped, as that would wait for a hand.


@pytest.fixture
def carried(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], int]]:
    """The files of each drag, and how wide the picture at the pointer is."""
    drags: list[tuple[list[str], int]] = []

    def execute(drag: QDrag, actions: Qt.DropAction) -> Qt.DropAction:
        assert actions == Qt.DropAction.CopyAction
        assert not drag.pixmap().rect().contains(drag.hotSpot()), "it would cover what is below"
        files = [url.toLocalFile() for url in drag.mimeData().urls()]
        drags.append((files, drag.pixmap().width()))
        return actions

    monkeypatch.setattr(QDrag, "exec", execute)
    return drags


def test_a_drag_carries_the_files_that_are_there(qtbot: QtBot, carried) -> None:
    grid = QWidget()
    qtbot.addWidget(grid)
    drag_out(grid, (1, 2, 3), [Path("/p/1 é.jpg"), Path("/p/3.jpg")], QPixmap(96, 96))
    ((files, width),) = carried
    assert files == ["/p/1 é.jpg", "/p/3.jpg"]
    assert width == 96


def test_more_than_other_programs_take_only_this_window_can_have(qtbot: QtBot, carried) -> None:
    grid = QWidget()
    qtbot.addWidget(grid)
    photos = range(desktop.MOST_FILES + 1)
    drag_out(grid, photos, (Path(f"/p/{photo}.jpg") for photo in photos), None)
    assert carried[0][0] == []
