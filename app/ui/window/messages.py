"""Messages to a person: sentences on the first screen while that is shown, else in a toast."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.ui.commands.registry import Actions
from app.ui.panels.toast import UNDO, Toast
from app.ui.welcome.first_page import EmptyState


class Messages(QObject):
    """Slots for whoever has something to say."""

    def __init__(self, toast: Toast, empty: EmptyState, actions: Actions) -> None:
        super().__init__(toast)
        self._toast = toast
        self._empty = empty
        self._actions = actions

    def say(self, sentence: str) -> None:
        """Say something for a moment."""
        self.offer(sentence, "")

    def offer(self, sentence: str, command: str, text: str = UNDO) -> None:
        """Say what was done, with a button for the command that takes it back, or goes on."""
        self._empty.tell(sentence)
        if not self._empty.isVisible():
            self._toast.say(sentence, self._actions.get(command), text)

    def withdraw(self, command: str) -> None:
        """Offer this command no more: it would take back something else than was said."""
        action = self._actions.get(command)
        if action is not None:
            self._toast.withdraw(action)

    def complain(self, sentence: str) -> None:
        """Say what went wrong, and the way out."""
        self._empty.tell(sentence)
        if not self._empty.isVisible():
            self._toast.complain(sentence)
