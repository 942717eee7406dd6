"""The first screen: its sentences break their lines, however long they are."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from likewise.app.ui.welcome.empty_state import EmptyState

MOST = 400  # px: what a window of 1,000 leaves between its panels


def test_no_sentence_makes_the_window_wide(qtbot: QtBot) -> None:
    screen = EmptyState()
    qtbot.addWidget(screen)
    screen.tell("Reading stopped, because there is no room left on the disk. " * 4)
    assert screen.minimumSizeHint().width() <= MOST


def test_both_buttons_ask(qtbot: QtBot) -> None:
    screen = EmptyState()
    qtbot.addWidget(screen)
    with qtbot.waitSignal(screen.add_wanted):
        screen.focusProxy().click()
