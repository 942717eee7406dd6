"""A box whose words wrap is ticked by a click on either, and is named for the ear."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from app.ui.style.controls import WrappedCheck

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def check(qtbot: Any) -> WrappedCheck:
    made = WrappedCheck()
    qtbot.addWidget(made)
    made.setText("Teach “My photos” from this search")
    return made


def test_a_click_on_the_words_ticks_it(check: WrappedCheck) -> None:
    told = list[bool]()
    check.clicked.connect(told.append)
    (words,) = check.findChildren(QLabel)
    QTest.mouseClick(words, LEFT)
    assert check.box.isChecked()
    QTest.mouseClick(words, LEFT)
    assert told == [True, False]


def test_setting_it_tells_nothing(check: WrappedCheck) -> None:
    told = list[bool]()
    check.clicked.connect(told.append)
    check.setChecked(True)
    assert check.box.isChecked()
    assert not told


def test_it_is_as_narrow_as_its_longest_word(check: WrappedCheck) -> None:
    assert check.box.accessibleName() == "Teach “My photos” from this search"
    wide = check.fontMetrics().horizontalAdvance(check.box.accessibleName())
    assert check.minimumSizeHint().width() < wide
