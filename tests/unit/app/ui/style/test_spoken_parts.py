"""Parts of what is painted, in the tree that screen readers walk."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.style.spoken_parts import PaintedPart, SpokenPart, SpokenParts

Role, Text = QAccessible.Role, QAccessible.Text


def node_of(widget: QWidget) -> QAccessibleInterface:
    node = QAccessible.queryAccessibleInterface(widget)
    assert node is not None
    return node


def test_parts_have_roles_names_rects_and_actions(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(200, 100)
    over.show()
    parts, pressed = SpokenParts(over), []
    rect = QRect(10, 20, 30, 40)
    parts.show(
        [
            PaintedPart("a", "June 2024", QRect(0, 0, 200, 20)),
            PaintedPart("b", "dog.jpg", rect, lambda: pressed.append("b"), "Press to select it"),
        ]
    )
    tree = node_of(over)
    heading, photo = tree.child(0), tree.child(1)
    assert heading is not None
    assert photo is not None
    assert (heading.role(), heading.text(Text.Name)) == (Role.Heading, "June 2024")
    assert (photo.role(), photo.text(Text.Name)) == (Role.PushButton, "dog.jpg")
    assert photo.text(Text.Description) == "Press to select it"
    assert photo.rect() == rect.translated(over.mapToGlobal(QPoint()))
    action = photo.actionInterface()
    assert action is not None
    action.doAction("Press")
    qtbot.waitUntil(lambda: pressed == ["b"])


def test_parts_stay_while_they_are_shown_and_go(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    parts = SpokenParts(over)
    parts.show(
        [PaintedPart(1, "one", QRect(0, 0, 9, 9), lambda: None), PaintedPart(2, "two", QRect())]
    )
    first = over.findChildren(SpokenPart)[0]
    parts.show([PaintedPart(1, "first", QRect(5, 5, 9, 9), lambda: None)])
    assert over.findChildren(SpokenPart) == [first]
    assert parts.names() == ["first"]


def test_the_mouse_goes_through(qtbot: QtBot) -> None:
    over = QPushButton()
    qtbot.addWidget(over)
    over.resize(100, 100)
    over.show()
    clicks: list[bool] = []
    over.clicked.connect(lambda: clicks.append(True))
    SpokenParts(over).show([PaintedPart(1, "one", QRect(0, 0, 100, 100), lambda: None)])
    QTest.mouseClick(over, Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    assert clicks == [True]
    assert over.childAt(50, 50) is None
