"""Commands that choose the appearance: as the system's, light, dark."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup

from app.ui.commands.actions import Actions
from app.ui.style.appearance import Appearance, Scheme


class AppearanceCommands(QObject):
    """Lets one of the three be chosen at a time, and shows which one is."""

    def __init__(self, appearance: Appearance, actions: Actions, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance = appearance
        group = QActionGroup(self)
        for choice in Scheme:
            action = actions[f"appearance_{choice}"]
            group.addAction(action)
            action.setChecked(choice == appearance.choice)

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {f"appearance_{choice}": partial(self._choose, choice) for choice in Scheme}

    def _choose(self, choice: Scheme, on: bool) -> None:
        if on:
            self._appearance.choose(choice)
