"""What stands above a page: a title with its buttons, or nothing."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QIcon, QPixmap
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from app.core.base.search_types import QueryItem
from app.ui.canvas.pictures import Pictures
from app.ui.photos.page_top import HEIGHT, Header
from app.ui.photos.pages import Title
from app.ui.photos.small_photos import SmallPhotos
from app.ui.style.tokens import LIGHT, sheet_of
from app.ui.window.main_window import MainWindow

pytestmark = pytest.mark.same_window


@pytest.fixture
def header(qtbot: QtBot, fake_thumbnails: Any) -> Header:
    made = Header(Pictures(fake_thumbnails, lambda photo: None))
    qtbot.addWidget(made)
    return made


def test_a_page_without_a_title_has_all_the_height(window: MainWindow) -> None:
    browser = window.browser
    assert browser.header.height() == HEIGHT
    browser.library.select_row(0)
    browser.toggle_preview()
    assert not browser.header.isVisible()
    assert browser.preview.height() == browser.height()


def test_a_title_shows_the_buttons_that_it_offers_and_no_others(header: Header) -> None:
    save, help_ = QAction("Save", header), QAction("Help", header)
    header.offer("help", help_)
    header.offer("save", save, "smart-album")
    header.describe(Title("More like a", check="12 to check", offers=frozenset(("save",))))
    shown = {kind: not button.isHidden() for kind, button in header._buttons.items()}
    assert shown == {"help": False, "save": True}
    assert header._check.text() == "12 to check"
    header.describe(Title("Photos", 60))
    assert header._check.isHidden()
    assert header._count.text() == "60"
    assert all(button.isHidden() for button in header._buttons.values())


def test_the_count_stands_beside_its_title_after_a_longer_one(header: Header) -> None:
    header.resize(1000, HEIGHT)
    header.show()
    for title in (Title("More like a photo with a name"), Title("Photos", 60)):
        header.describe(title)
        QApplication.processEvents()
    letters = header._name.fontMetrics().horizontalAdvance("Photos")
    assert header._name.width() < 2 * letters


def test_the_title_of_a_search_stays_when_its_sentence_goes(header: Header) -> None:
    header.resize(1000, HEIGHT)
    header.show()
    name, heights = header._name, list[int]()
    for sentence, check in (("Like what fits", ""), ("", ""), ("12 good matches", "3 to check")):
        title = Title("More like a", sentence=sentence, check=check, picture=QueryItem(photo=1))
        header.describe(title)
        QApplication.processEvents()
        heights.append(name.y())
    assert len(set(heights)) == 1


def test_in_a_narrow_window_the_picture_is_in_its_chip_alone(header: Header) -> None:
    header.describe(Title("More like a", picture=QueryItem(photo=1)))
    (picture,) = header.findChildren(SmallPhotos)
    for width, hidden in ((1000, False), (800, True), (1000, False)):
        header.resize(width, HEIGHT)
        header.show()
        QApplication.processEvents()
        assert picture.isHidden() is hidden


def test_words_of_buttons_give_way_to_the_sentence_too(header: Header) -> None:
    header.offer("help", QAction(QIcon(QPixmap(16, 16)), "Help it learn in many words", header))
    header.order_button.say("Most similar", shown=True)
    (button,) = (each for each in header.findChildren(QToolButton) if not each.menu())
    styles = []
    for sentence in ("", "Like what fits, dislike the others"):
        header.describe(Title("More like a", sentence=sentence, offers=frozenset(("help",))))
        header.resize(460, HEIGHT)
        header.show()
        QApplication.processEvents()
        styles.append(button.toolButtonStyle())
    words, icon = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
    assert styles == [words, icon]


def test_words_of_buttons_give_way_before_those_of_the_title(header: Header) -> None:
    icon = QIcon(QPixmap(16, 16))  # of ordinary buttons; a filled one has its own
    for kind in ("help", "save"):
        action = QAction(icon, "What it does in many words", header)
        header.offer(kind, action, "ask" * (kind == "save"))
    header.describe(Title("Windmills", offers=frozenset(("help", "save"))))
    header.order_button.say("Most similar", shown=True)
    header.setStyleSheet(sheet_of(LIGHT))
    header.show()
    seen = []
    for width in range(1400, 380, -20):
        header.resize(width, HEIGHT)
        for _ in range(3):
            QApplication.processEvents()
        words = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        styles = [header._buttons[kind].toolButtonStyle() == words for kind in ("help", "save")]
        seen.append((*styles, not header.order_button.isHidden()))
        letters = header._name.fontMetrics().horizontalAdvance("Windmills")
        assert header._name.width() >= letters, width
    order = list(dict.fromkeys(seen))
    assert order[0] == (True, True, True)
    assert order == sorted(order, reverse=True)
