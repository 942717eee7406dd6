"""The desktop around the window: its files, its dialogs, its place."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QStandardPaths, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from app.ui.system import desktop, dialogs
from app.ui.system.input import Fingers, ask_for_menu, send_mouse
from app.ui.system.window_state import fit_to_screen

# Pasted pictures are sent to the search no larger than is of use.

FORMATS = (
    QImage.Format.Format_RGB32,
    QImage.Format.Format_ARGB32,
    QImage.Format.Format_RGB888,
    QImage.Format.Format_Grayscale8,
)


@pytest.mark.slow
@pytest.mark.parametrize("kind", FORMATS)
def test_a_large_picture_is_shrunk_by_averaging(kind: QImage.Format) -> None:
    """Noise averages out; what only skips pixels keeps all of it."""
    pixels = np.random.default_rng(0).integers(0, 256, (2400, 3600), np.uint8)
    noise = QImage(pixels.data, 3600, 2400, 3600, QImage.Format.Format_Grayscale8)
    small = QImage.fromData(desktop.png(noise.convertToFormat(kind)))
    assert (small.width(), small.height()) == (1500, 1000)
    greys = [small.pixelColor(500, row).lightness() for row in range(1000)]
    assert np.std(greys) < np.std(pixels) / 1.5


def test_a_small_picture_stays_as_it_is(qapp: object) -> None:
    picture = QImage(1000, 20, QImage.Format.Format_ARGB32)
    picture.fill(QColor(10, 20, 30, 40))
    same = QImage.fromData(desktop.png(picture))
    assert same.size() == picture.size()
    assert same.pixelColor(3, 3) == picture.pixelColor(3, 3)


def test_a_thin_picture_keeps_a_line() -> None:
    thin = QImage(4000, 1, QImage.Format.Format_RGB32)
    thin.fill(QColor("red"))
    assert QImage.fromData(desktop.png(thin)).height() == 1


# Where dialogs that ask for a file begin.


def begun_at(qtbot: QtBot, name: str = "") -> Path:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialogs.ask_for_folder(parent, "Choose", lambda path: None, name)
    dialog = parent.findChild(QFileDialog)
    folder = Path(dialog.directory().absolutePath())
    dialog.close()
    return folder


def let_pictures_be(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(folder))


def test_a_dialog_begins_among_the_pictures(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_pictures_be(tmp_path, monkeypatch)
    assert begun_at(qtbot) == tmp_path.resolve()


def test_without_a_folder_of_pictures_it_begins_at_home(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_pictures_be(tmp_path / "Pictures", monkeypatch)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert begun_at(qtbot) == tmp_path.resolve()


def test_a_folder_that_is_given_is_where_it_begins(qtbot: QtBot, tmp_path: Path) -> None:
    assert begun_at(qtbot, str(tmp_path)) == tmp_path.resolve()


# Where the window stands: never larger than its screen.


def test_a_window_that_is_larger_than_the_screen_fills_it(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    room = window.screen().availableGeometry()
    window.resize(room.width() * 2, room.height() // 2)
    fit_to_screen(window)
    assert (window.width(), window.height()) == (room.width(), room.height() // 2)
    assert window.isMaximized()


def test_a_window_without_room_for_its_title_bar_fills_the_screen(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    room = window.screen().availableGeometry()
    window.resize(room.size())
    fit_to_screen(window)
    assert window.height() < room.height()
    assert window.isMaximized()


def test_a_window_that_fits_stays(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setGeometry(40, 50, 300, 200)
    fit_to_screen(window)
    assert window.geometry().getRect() == (40, 50, 300, 200)
    assert not window.isMaximized()


# Fingers as a mouse: what a widget is told.

Kind = QEvent.Type


class Heard(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.events: list[tuple[Kind, QPoint, Qt.MouseButton]] = []
        self.setMouseTracking(True)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            self.events.append((event.type(), event.position().toPoint(), event.buttons()))
        if isinstance(event, QContextMenuEvent):
            self.events.append((event.type(), event.pos(), Qt.MouseButton.NoButton))
        return super().event(event)


def test_a_second_tap_soon_and_near_is_a_double_click(qtbot: QtBot) -> None:
    soon = QApplication.styleHints().mouseDoubleClickInterval()
    far = QPoint(500, 0)
    widget, point = Heard(), QPoint(10, 10)
    qtbot.addWidget(widget)
    taps = Fingers(widget)
    assert taps.press_of(point, 0) == Kind.MouseButtonPress
    assert taps.press_of(point, soon) == Kind.MouseButtonDblClick
    assert taps.press_of(point, 3 * soon) == Kind.MouseButtonPress
    assert taps.press_of(point + far, 3 * soon) == Kind.MouseButtonPress


def test_the_left_button_is_down_while_it_is_held(qtbot: QtBot) -> None:
    widget, point = Heard(), QPoint(5, 6)
    qtbot.addWidget(widget)
    send_mouse(widget, Kind.MouseMove, point)
    send_mouse(widget, Kind.MouseButtonPress, point)
    send_mouse(widget, Kind.MouseMove, point, held=True)
    send_mouse(widget, Kind.MouseButtonRelease, point)
    none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    assert widget.events == [
        (Kind.MouseMove, point, none),
        (Kind.MouseButtonPress, point, left),
        (Kind.MouseMove, point, left),
        (Kind.MouseButtonRelease, point, none),
    ]


def test_the_menu_is_asked_for_where_the_finger_is(qtbot: QtBot) -> None:
    widget, point = Heard(), QPoint(5, 6)
    qtbot.addWidget(widget)
    ask_for_menu(widget, point)
    assert widget.events == [(Kind.ContextMenu, point, Qt.MouseButton.NoButton)]
