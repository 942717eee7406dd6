"""Show messages: on the first screen while it is visible, otherwise in a toast."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.ui.commands.registry import Actions
from app.ui.panels.toast import UNDO, Toast
from app.ui.welcome.first_page import EmptyState


class Messages(QObject):
    """Slots for messages of any part of the window."""

    def __init__(self, toast: Toast, empty: EmptyState, actions: Actions) -> None:
        super().__init__(toast)
        self._toast = toast
        self._empty = empty
        self._actions = actions

    def say(self, sentence: str) -> None:
        """Show a sentence for a moment."""
        self.offer(sentence, "")

    def offer(self, sentence: str, command: str, text: str = UNDO) -> None:
        """Show what was done, with a button for the command that undoes or continues it."""
        self._empty.tell(sentence)
        if not self._empty.isVisible():
            self._toast.say(sentence, self._actions.get(command), text)

    def withdraw(self, command: str) -> None:
        """Remove the button for this command, which would now undo something else."""
        action = self._actions.get(command)
        if action is not None:
            self._toast.withdraw(action)

    def complain(self, sentence: str) -> None:
        """Show what went wrong, and what to do."""
        self._empty.tell(sentence)
        if not self._empty.isVisible():
            self._toast.complain(sentence)
