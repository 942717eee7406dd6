"""Row of the rules: folders whose photos are kept before others, and those that nothing leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from app.core.duplicates.types import NO_PREFERENCES, Preferences
from app.core.language import tr
from app.ui.duplicates.sentences import PREFER, PROTECT, Rule, folders_sentence
from app.ui.style import theme, words
from app.ui.style.controls import offer_menu
from app.ui.system import dialogs

_WIDEST = 320  # px of the words of a button, beside usual letters


class RulesRow(QWidget):
    """Two buttons that say which folders are preferred and protected; their menus change that.

    Signal: ``chosen(Preferences)``.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._preferences = NO_PREFERENCES
        self._known: Callable[[], Iterable[Path]] = tuple
        self.prefer, self.protect = QToolButton(), QToolButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.UNIT, theme.UNIT // 2, theme.UNIT, theme.UNIT // 2)
        row.setSpacing(theme.UNIT)
        for button, rule in ((self.prefer, PREFER), (self.protect, PROTECT)):
            menu = QMenu(button)
            menu.aboutToShow.connect(partial(self._fill, menu, rule))
            offer_menu(button, menu)
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(1)  # long names never widen the window
            button.setToolTip(tr(rule.tip))
            row.addWidget(button)
        row.addStretch(1)
        self.show_preferences(NO_PREFERENCES)

    def offer(self, known: Callable[[], Iterable[Path]]) -> None:
        """Offer these folders first; they are asked for when a menu opens."""
        self._known = known

    def show_preferences(self, preferences: Preferences) -> None:
        """Show that these folders are chosen."""
        self._preferences = preferences
        for button, rule in ((self.prefer, PREFER), (self.protect, PROTECT)):
            folders = rule.of(preferences)
            button.setAccessibleName(folders_sentence(rule, folders))
            button.setToolTip(
                "\n".join([tr(rule.tip), *(words.printable(str(f)) for f in folders)])
            )
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Shorten what the buttons say to the room that there is."""
        for button in _both(self):
            said, letters = button.accessibleName(), button.fontMetrics()
            room = (self.width() - 3 * theme.UNIT) // 2 - _around(button)
            shown = letters.elidedText(said, Qt.TextElideMode.ElideRight, min(room, _widest()))
            if shown != button.text():
                button.setText(shown)

    def _fill(self, menu: QMenu, rule: Rule) -> None:
        """List the chosen folders and the library's, the chosen ones checked, and any other one."""
        menu.clear()
        chosen = rule.of(self._preferences)
        for folder in dict.fromkeys((*chosen, *self._known())):
            action = menu.addAction(words.printable(str(folder)))
            action.setCheckable(True)
            action.setChecked(folder in chosen)
            action.toggled.connect(partial(self._choose, rule, folder))
        menu.addSeparator()
        menu.addAction(tr("Another folder…"), partial(self._ask, rule))

    def _ask(self, rule: Rule) -> None:
        dialogs.ask_for_file(
            self,
            tr(rule.question),
            lambda folder: self._choose(rule, folder, True),
            mode=QFileDialog.FileMode.Directory,
        )

    def _choose(self, rule: Rule, folder: Path, wanted: bool) -> None:
        rest = tuple(each for each in rule.of(self._preferences) if each != folder)
        self.show_preferences(rule.put(self._preferences, (*rest, folder) if wanted else rest))
        self.chosen.emit(self._preferences)


def _both(row: RulesRow) -> tuple[QToolButton, QToolButton]:
    return row.prefer, row.protect


def _around(button: QToolButton) -> int:
    """The width of a button without its words."""
    return button.sizeHint().width() - button.fontMetrics().horizontalAdvance(button.text())


def _widest() -> int:
    return round(_WIDEST * theme.letters())
