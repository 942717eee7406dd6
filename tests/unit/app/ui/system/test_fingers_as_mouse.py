"""Fingers as a mouse: what a widget is told."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.ui.system.input import Fingers, ask_for_menu, send_mouse

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
