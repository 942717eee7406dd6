"""Folds, rows, and what forgets the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QHideEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.ui.style.controls import offer_clearing, offer_menu, offers_list


def test_it_is_drawn_in_the_letters_own_colour_and_clears(qtbot: QtBot) -> None:
    usual, line = QLineEdit("dog"), QLineEdit("dog")
    for each in (usual, line):
        qtbot.addWidget(each)
        each.setClearButtonEnabled(True)
    offer_clearing(line)
    buttons = [each.findChildren(QToolButton)[0] for each in (usual, line)]
    theirs, ours = (button.icon().pixmap(16, 16).toImage() for button in buttons)
    assert ours != theirs
    assert ours.pixelColor(8, 2).alpha() == 0  # no disc
    buttons[1].click()
    assert line.text() == ""


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    return page


def close(opened: QWidget) -> None:
    """Tell a list that it is hidden; to show one, the offscreen platform complains."""
    QApplication.sendEvent(opened, QHideEvent())


def point(widget: QWidget, at: QPoint, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the pointer have been on a widget when its list was opened, and be there now."""
    widget.resize(100, 30)
    widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
    monkeypatch.setattr(QCursor, "pos", lambda: widget.mapToGlobal(at))


def test_a_button_forgets_the_pointer_that_left_with_its_menu(
    page: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    button, menu = QPushButton("Filter", page), QMenu(page)
    offer_menu(button, menu)
    assert button.menu() is menu
    point(button, QPoint(300, 200), monkeypatch)
    close(menu)
    assert not button.underMouse()


def test_a_button_that_is_still_pointed_at_shows_it(
    page: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    button, menu = QPushButton("Filter", page), QMenu(page)
    offer_menu(button, menu)
    point(button, QPoint(2, 2), monkeypatch)
    close(menu)
    assert button.underMouse()


def test_a_box_forgets_the_pointer_that_left_with_its_list(
    page: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = offers_list(QComboBox(page))
    box.addItems(["All folders", "holiday"])
    point(box, QPoint(300, 200), monkeypatch)
    close(box.view().window())
    assert not box.underMouse()
