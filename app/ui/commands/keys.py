"""Keys of the commands: those that they declare, or a person's own; as sentences name them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from app.core.base.language import tr
from app.ui.commands.command import Command


class KeyMap:
    """The keys of each command: the declared ones, or a person's own, kept in the settings."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def of(self, command: Command) -> list[QKeySequence]:
        """Give the keys of a command; an empty list if they were all taken away."""
        chosen = self._settings.value(_entry(command))
        texts = command.keys if chosen is None else (str(chosen),)
        return [QKeySequence(text) for text in texts if text]

    def choose(
        self, command: Command, keys: QKeySequence, among: Sequence[Command]
    ) -> Command | None:
        """Give a command one key in place of its own, unless another has it; gives that one."""
        for other in among:
            if other != command and not keys.isEmpty() and keys in self.of(other):
                return other
        self._settings.setValue(_entry(command), keys.toString())
        return None

    def reset(self) -> None:
        """Go back to the declared keys."""
        self._settings.remove("keys")


def key_of(widget: QWidget, command: str) -> str:
    """Give the key that a command has now in the window of ``widget``, as sentences name it: the
    first of its keys; the command by its name where a person took all away."""
    action = widget.window().findChild(QAction, command)
    if action is None:  # the window is not made yet
        return ""
    if not (keys := action.shortcuts()):
        return tr("“{value}”", value=action.toolTip())
    return keys[0].toString(QKeySequence.SequenceFormat.NativeText)


def _entry(command: Command) -> str:
    return f"keys/{command.id}"
