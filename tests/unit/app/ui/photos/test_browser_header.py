"""What gives way in the header above the photos as it becomes narrower."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QSlider
from pytestqt.qtbot import QtBot

from app.ui.photos.browser_header import BrowserHeader
from app.ui.style.sheet import sheet_of
from app.ui.style.tokens import LIGHT

TITLE = "Windmills: 11 certainly, 18 photos"


def header(qtbot: QtBot) -> BrowserHeader:
    made = BrowserHeader()
    qtbot.addWidget(made)
    made.describe(TITLE, "library", with_tiles=True)
    made.show()
    return made


def room_of_title(made: BrowserHeader) -> int:
    made.layout().activate()
    return made._title.width()


def test_the_words_of_the_way_back_give_way_before_those_of_the_title(qtbot: QtBot) -> None:
    made = header(qtbot)
    letters = made._title.fontMetrics().horizontalAdvance(TITLE)
    seen = set()
    for width in range(1600, 200, -10):
        made.resize(width, made.height())
        words = made._other_page.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextOnly
        seen.add(words)
        if words:
            assert room_of_title(made) >= letters
            assert not made._other_page.toolTip()
        else:
            assert made._other_page.toolTip() == "Back to the library"
    assert seen == {True, False}


def test_an_order_that_is_told_later_takes_its_room_from_the_way_back(qtbot: QtBot) -> None:
    made = header(qtbot)
    letters = made._title.fontMetrics().horizontalAdvance(TITLE)
    seen = set()
    for width in range(1200, 400, -20):
        made.order_button.say("", shown=False)  # as while a large photo is shown
        made.resize(width, made.height())
        made.order_button.say("Most alike first, by day", shown=True)
        words = made._other_page.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextOnly
        seen.add(words)
        assert not words or room_of_title(made) >= letters
    assert seen == {True, False}


def test_the_words_of_the_order_give_way_before_a_short_title(qtbot: QtBot) -> None:
    made = header(qtbot)
    made.describe("Summer, 40 photos", "library", with_tiles=True)
    made.order_button.say("In the order in which they stand in the album", shown=True)
    made.resize(480, made.height())
    letters = made._title.fontMetrics().horizontalAdvance("Summer, 40 photos")
    assert letters > 96
    qtbot.waitUntil(lambda: room_of_title(made) >= letters)


def test_a_short_title_is_never_cut_once_its_buttons_are_dressed(qtbot: QtBot) -> None:
    made = header(qtbot)
    back, forward = QAction("Earlier search", made), QAction("Later search", made)
    made.lead(back, forward)
    made.describe("Results", "library", with_tiles=True)
    made.order_button.say("Most alike first", shown=True)
    made.show_lead(True)
    made.resize(560, made.height())
    made.setStyleSheet(sheet_of(LIGHT))
    letters = made._title.fontMetrics().horizontalAdvance("Results")
    for width in range(700, 440, -4):
        made.resize(width, made.height())
        for _ in range(5):
            QApplication.processEvents()
        assert room_of_title(made) >= letters, width


def test_a_very_long_title_leaves_the_way_back_its_words_in_a_wide_window(qtbot: QtBot) -> None:
    made = header(qtbot)
    made.describe(" ".join([TITLE] * 9), "library", with_tiles=True)
    made.resize(1600, made.height())
    assert made._other_page.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextOnly


def test_the_slider_goes_after_the_words_of_the_way_back(qtbot: QtBot) -> None:
    made = header(qtbot)
    slider = made.findChild(QSlider)
    seen = set()
    for width in range(1600, 200, -10):
        made.resize(width, made.height())
        words = made._other_page.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextOnly
        seen.add((not slider.isHidden(), words))
    assert seen == {(True, True), (True, False), (False, False)}
