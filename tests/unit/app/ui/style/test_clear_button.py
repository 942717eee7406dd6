"""A field with a clear button of ours."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from app.ui.style.labels import offer_clearing


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
