"""The large view: zoomed and panned, stepped through, and calm about what is not there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu

from app.core.base import language
from app.core.photos.sorting_table import ids_of
from app.ui.canvas.geometry import FIT
from app.ui.photos.preview import Preview
from app.ui.system.input import ask_for_menu
from app.ui.window.main_window import MainWindow
from app.work.bus.events import FactsCounted
from tests.unit.app.conftest import FakeThumbnails
from tests.unit.app.fake_bus import FakeBus

pytestmark = pytest.mark.same_window

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def preview(window: MainWindow, fake_bus: FakeBus) -> Preview:
    """The second of sixty photos of 3,000 x 2,000, large."""
    large = tuple(replace(info, width=3000, height=2000) for info in fake_bus.infos)
    fake_bus.infos = large
    window.browser.library.select_row(1)
    press(Key.Key_Space)
    return window.browser.preview


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)


def button(preview: Preview, name: str) -> QAbstractButton:
    buttons = preview.findChildren(QAbstractButton)
    return next(b for b in buttons if name in (b.accessibleName(), b.text()))


def says(preview: Preview) -> Callable[[str], bool]:
    return lambda text: any(text in label.text() for label in preview.findChildren(QLabel))


def test_it_tells_its_position_and_steps_by_keys_and_buttons(preview: Preview) -> None:
    assert says(preview)("2 of 60")
    press(Key.Key_Right)
    assert preview.selected() == (3,)
    QTest.mouseClick(button(preview, "Previous photo"), LEFT)
    QTest.mouseClick(button(preview, "Previous photo"), LEFT)
    assert says(preview)("1 of 60")
    assert not button(preview, "Previous photo").isEnabled()


def test_from_right_to_left_it_tells_where_a_photo_was_taken_in_signs_that_can_be_read(
    preview: Preview, fake_bus: FakeBus, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = ids_of((3,)), ["Ber\nlin|Germany"], np.zeros(1, np.int32)
    fake_bus.publish(FactsCounted(places=(places,)))
    before = language.current_language()
    monkeypatch.setattr(language.English, "right_to_left", True)
    language.set_language(language.English())
    press(Key.Key_Right)
    language.set_language(before)
    signs = {ord(sign): "" for sign in "\u2067\u2068\u2069"}  # that set words apart
    shown = [label.text().translate(signs) for label in preview.findChildren(QLabel)]
    assert any("Ber\N{REPLACEMENT CHARACTER}lin, Germany" in text for text in shown)


def test_it_has_the_whole_window(window: MainWindow, preview: Preview) -> None:
    assert preview.width() == window.width()
    assert not window.field.isVisible()
    press(Key.Key_Escape)
    assert window.field.isVisible()


def test_the_strip_leads_to_others_of_the_list_and_to_what_was_taken_around(
    window: MainWindow, preview: Preview, fake_bus: FakeBus
) -> None:
    place, cell, _ = list(preview.strip.cells())[2]
    QTest.mouseClick(preview.strip, LEFT, pos=cell.center())
    assert preview.selected() == (place + 1,)
    taken = tuple(replace(info, taken=600.0 * info.id) for info in fake_bus.infos)
    window.browser.library.photo_model.pictures.table.note(taken)
    QTest.mouseClick(button(preview, "Taken around it"), LEFT)
    assert "10 min" in [pause for *_, pause in preview.strip.cells()]
    before = preview.selected()
    press(Key.Key_Left)
    assert preview.selected() == (before[0] - 1,)


def test_the_strip_begins_and_ends_at_its_edges(window: MainWindow, preview: Preview) -> None:
    strip, ends = preview.strip, []
    for at in (0, 30, 59):
        strip.show_photos(range(60), at)
        cells = [cell for _, cell, _ in strip.cells()]
        ends.append((cells[0].left(), strip.width() - cells[-1].right() - 1))
        assert all(right.left() > left.right() for left, right in pairwise(cells))
    assert 0 <= ends[0][0] == ends[2][1] < 10
    assert max(ends[0][1], *ends[1], ends[2][0]) <= 0  # none of it is empty


def test_the_wheel_steps_along_the_strip_and_a_touchpad_by_parts_of_a_notch(
    preview: Preview,
) -> None:
    def turn(angle: int) -> None:
        at, none = QPointF(preview.strip.rect().center()), Qt.KeyboardModifier.NoModifier
        phase, button = Qt.ScrollPhase.NoScrollPhase, Qt.MouseButton.NoButton
        moved = QPoint(0, angle)
        event = QWheelEvent(at, at, QPoint(), moved, button, none, phase, False)
        QApplication.sendEvent(preview.strip, event)

    button(preview, "In this list").click()
    turn(-120)
    assert preview.selected() == (3,)
    for _ in range(3):
        turn(-40)
    assert preview.selected() == (4,)


def test_keys_zoom_and_the_next_photo_is_whole_again(window: MainWindow, preview: Preview) -> None:
    step = window.browser.tile_size.step()
    press(Key.Key_Plus)
    assert preview.canvas.view() != FIT
    assert window.browser.tile_size.step() == step
    press(Key.Key_Z)
    assert preview.canvas.view() == FIT
    press(Key.Key_Z)
    assert preview.canvas.photo_rect().width() == 3000
    press(Key.Key_Right)
    assert preview.canvas.view() == FIT


def test_a_drag_moves_what_is_zoomed_and_draws_only_when_asked(
    preview: Preview, fake_bus: FakeBus
) -> None:
    press(Key.Key_Z)
    fake_bus.asked.clear()
    before = preview.canvas.view()
    drag(preview)
    assert preview.canvas.view() != before
    assert fake_bus.asked == []
    QTest.mouseClick(button(preview, "Search a part"), LEFT)
    drag(preview)
    (request,) = fake_bus.asked
    (item,) = request.args[0]
    assert item.crop is not None
    assert item.crop[2] == pytest.approx(60 / 3000, rel=0.1)


def drag(preview: Preview) -> None:
    start = preview.canvas.rect().center()
    QTest.mousePress(preview.canvas, LEFT, pos=start)
    QTest.mouseMove(preview.canvas, start + QPoint(60, 40))
    QTest.mouseRelease(preview.canvas, LEFT, pos=start + QPoint(60, 40))


@pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")  # what menus ask for
def test_the_photo_has_its_menu(preview: Preview) -> None:
    ask_for_menu(preview.canvas, QPoint(50, 60))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()
    assert "More like this" in [action.text() for action in menu.actions()]


def test_a_small_photo_is_not_blown_up(window: MainWindow, fake_bus: FakeBus) -> None:
    press(Key.Key_Space)
    canvas = window.browser.preview.canvas
    assert canvas.photo_rect().size().toTuple() == (80, 60)  # twice its size


def test_a_file_that_has_gone_says_so_beside_its_thumbnail(
    preview: Preview, fake_thumbnails: FakeThumbnails
) -> None:
    fake_thumbnails.broken[2] = "photo 002.jpg does not exist."
    fake_thumbnails.failed.emit(2)
    assert not says(preview)("does not exist")  # the photo says it
    assert "does not exist" in preview.accessibleDescription()
