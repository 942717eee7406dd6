"""The first screen: its sentences break their lines, however long they are."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.ui.welcome.first_page import EmptyState

MOST = 400  # px: what a window of 1,000 leaves between its panels


def test_no_sentence_makes_the_window_wide(qtbot: QtBot) -> None:
    screen = EmptyState()
    qtbot.addWidget(screen)
    screen.tell("Reading stopped, because there is no room left on the disk. " * 4)
    assert screen.minimumSizeHint().width() <= MOST


def test_both_buttons_ask_and_look_like_buttons(qtbot: QtBot) -> None:
    screen = EmptyState()
    qtbot.addWidget(screen)
    add, sample = screen.findChildren(QPushButton)
    assert screen.focusProxy() is add
    for button, wanted in ((add, screen.add_wanted), (sample, screen.sample_wanted)):
        assert not button.isFlat()
        with qtbot.waitSignal(wanted):
            button.click()
