"""Commands that help."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from likewise.app.ui.commands.actions import Actions, apply_keys
from likewise.app.ui.commands.keys import KeyMap
from likewise.app.ui.commands.keys_dialog import KeysDialog
from likewise.app.ui.help import pages


class HelpCommands(QObject):
    """Opens the guide, the list of keys, and what the program says of itself."""

    def __init__(self, actions: Actions, keys: KeyMap, window: QWidget) -> None:
        super().__init__(window)
        self._actions = actions
        self._keys = keys
        self._window = window

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {
            "guide": lambda: pages.show_guide(self._window),
            "keys": self._show_keys,
            "about": lambda: pages.show_about(self._window),
        }

    def _show_keys(self) -> None:
        KeysDialog(self._keys, partial(apply_keys, self._actions, self._keys), self._window).open()
