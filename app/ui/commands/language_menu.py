"""Menu of the languages that the window can speak, each by its own name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSettings
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from app.core.language import tr
from app.ui.system.languages import LANGUAGES, keep_choice, kept_choice


class LanguageMenu(QMenu):
    """Lets one be chosen; the window speaks it from its next start on, which ``say`` tells."""

    def __init__(self, settings: QSettings, say: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(tr("Language"), parent)
        self._settings = settings
        self._say = say
        self._group = QActionGroup(self)
        self._offer("", tr("As the system"))
        self.addSeparator()
        for code, name in LANGUAGES.items():
            self._offer(code, name)

    def _offer(self, code: str, name: str) -> None:
        action = self.addAction(name)
        action.setCheckable(True)
        action.setChecked(code == kept_choice(self._settings))
        action.triggered.connect(partial(self._choose, code))
        self._group.addAction(action)

    def _choose(self, code: str) -> None:
        keep_choice(self._settings, code)
        self._say(tr("The language changes with the next start of Likewise."))
