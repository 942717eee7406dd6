"""Keys of the commands: each runs its own, and a person may choose another."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import call

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit
from pytestqt.qtbot import QtBot

from app.ui.commands.registry import KeyMap
from app.ui.settings.settings_window import KeysPage, SettingsWindow
from app.ui.window.main_window import MainWindow
from tests.unit.app.ui.gestures import actions_of, press, search_from


def test_a_new_key_holds_at_once_and_at_the_next_start(
    window, fake_bus, window_settings, qtbot: QtBot
) -> None:
    press(window, Qt.Key.Key_Question)
    dialog = window.findChild(SettingsWindow)
    page = dialog.findChild(KeysPage)
    field = next(f for f in page.findChildren(QKeySequenceEdit) if f.accessibleName() == "Undo")
    field.setKeySequence(QKeySequence("P"))
    field.editingFinished.emit()
    assert field.keySequence() == QKeySequence("Ctrl+Z")  # taken by another command
    field.setKeySequence(QKeySequence("F12"))
    field.editingFinished.emit()
    dialog.reject()
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_P)
    press(window.browser.results, Qt.Key.Key_F12)
    assert fake_bus.asked[-1] == call.searches.undo(1)
    (undo,) = (command for command in actions_of(window).commands() if command.id == "undo")
    assert KeyMap(window_settings).of(undo) == [QKeySequence("F12")]


def test_every_key_runs_its_command_and_no_other(window) -> None:
    search_from(window, 0)
    ran: list[str] = []

    def noting(text: str) -> Callable[[], None]:
        return lambda: ran.append(text)

    texts = [command.text for command in actions_of(window).commands()]
    for action in window.findChildren(QAction):
        if action.text() in texts:
            action.triggered.disconnect()
            action.setEnabled(True)  # undo and redo, too
            action.triggered.connect(noting(action.text()))
    for command in actions_of(window).commands():
        for key in command.keys.split():
            ran.clear()
            pressed = QKeySequence(key)[0]
            press(window.browser.results, pressed.key(), pressed.keyboardModifiers())
            assert ran == [command.text], key


def test_menus_without_room_are_one_button_from_right_to_left_too(window: MainWindow) -> None:
    (*_, last) = window.frame.menu_bar.actions()
    name = last.text()
    for direction in (Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight):
        window.setLayoutDirection(direction)
        for text, fits in ((9 * name, False), (name, True)):
            last.setText(text)
            window.frame.arrange()
            assert window.frame.menu_bar.isVisible() is fits
            assert window.frame.menu_button.isVisible() is not fits
