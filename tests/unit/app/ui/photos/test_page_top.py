"""What stands above a page: a title, several selected photos, or nothing."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.photos.page_top import PageTop
from app.ui.photos.pages import Page


def test_a_page_without_a_title_has_all_the_height(qtbot: QtBot) -> None:
    top, widget = PageTop(), QWidget()
    qtbot.addWidget(top)
    qtbot.addWidget(widget)
    top.show_page(Page(widget, "map", lambda: "Map of 3 photos"), "library")
    assert not top.header.isHidden()
    assert top.bar.isHidden()
    assert top.sizeHint().height() == top.header.height()
    top.show_page(Page(widget, "photo"), "library")
    assert top.header.isHidden()
    assert top.bar.isHidden()
    assert top.sizeHint().height() == 0
