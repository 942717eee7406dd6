"""Commands and those who do them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.commands.actions import Actions, _mnemonic, let_handle, make_actions
from app.ui.commands.keys import KeyMap
from app.ui.commands.menus import COMMANDS


class Does:
    """Handles some commands, and notes which."""

    def __init__(self, *commands: str) -> None:
        self.commands = commands
        self.done: list[object] = []

    def handlers(self) -> dict[str, Callable[..., object]]:
        return {
            command: lambda *given, id=command: self.done.append((id, *given))
            for command in self.commands
        }


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def actions(parent: QWidget, window_settings: QSettings) -> Actions:
    return make_actions(parent, KeyMap(window_settings))


def test_what_can_be_checked_is_told_whether_it_is(actions) -> None:
    ids = [command.id for command in COMMANDS]
    one, other = Does(*ids[:5]), Does(*ids[5:])
    let_handle(actions, one, other)
    actions["add_folder"].trigger()
    actions["gentle"].trigger()
    actions["gentle"].trigger()
    assert one.done == [("add_folder",)]
    assert other.done == [("gentle", True), ("gentle", False)]


def test_a_command_that_nobody_or_two_do_is_a_mistake(actions) -> None:
    ids = [command.id for command in COMMANDS]
    with pytest.raises(ValueError, match="quit"):
        let_handle(actions, Does(*(each for each in ids if each != "quit")))
    with pytest.raises(ValueError, match=r"two objects handle.*quit"):
        let_handle(actions, Does(*ids), Does("quit"))
    with pytest.raises(ValueError, match="fly"):
        let_handle(actions, Does(*ids, "fly"))


def test_no_two_commands_have_one_name_or_one_key() -> None:
    ids = [command.id for command in COMMANDS]
    keys = [key for command in COMMANDS for key in command.keys]
    assert len(ids) == len(set(ids))
    assert len(keys) == len(set(keys))


def test_each_menu_has_a_letter_of_its_own_that_a_key_types() -> None:
    taken: set[str] = set()
    assert _mnemonic("Photo", "Photo", taken) == "&Photo"
    assert _mnemonic("Profil", "Profile", taken) == "P&rofil"
    assert _mnemonic("\N{HIRAGANA LETTER A}", "Albums", taken) == "\N{HIRAGANA LETTER A}(&A)"
    assert _mnemonic("Ansicht", "View", taken) == "A&nsicht"
    assert _mnemonic("Álbumes", "Albums", taken) == "Á&lbumes"
