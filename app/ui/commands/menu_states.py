"""States of menus: say on how many photos commands work, and grey out what can't be done now.

Only while a menu is open: a key that does nothing should say why, which a command that is switched
off could not.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.ui.commands.actions import Actions, photo_menu, say_how_many
from app.ui.commands.menus import COMMANDS
from app.ui.commands.targets import Targets
from app.work.bus.bus import Bus

OF_A_SEARCH = frozenset(
    (
        "add_to_search",
        "take_out_of_search",
        "reorder",
        "toggle_order",
        "ask_me",
        "search_again",
        "close_search",
        "keep_as_album",
        "like",
        "dislike",
        "clear",
    )
)
"""Commands that need a search under way."""


class MenuStates(QObject):
    """Brings the menus that it watches up to date each time they open."""

    def __init__(self, actions: Actions, targets: Targets, bus: Bus, window: QWidget) -> None:
        super().__init__(window)
        self._actions = actions
        self._targets = targets
        self._bus = bus
        self._window = window
        self._greyed: list[QAction] = []

    def watch(self, menu: QMenu) -> None:
        """Bring this menu up to date each time it opens."""
        menu.aboutToShow.connect(self._update)
        menu.aboutToHide.connect(self._restore)

    def open_for_photos(self, point: QPoint) -> None:
        """Open the menu of the photos that are selected, at a point of the screen."""
        menu = photo_menu(self._window, self._actions)
        self.watch(menu)
        menu.popup(point)

    def _update(self) -> None:
        self._restore()
        photos = len(self._targets.photos())
        say_how_many(self._actions, photos)
        lacking = set(OF_A_SEARCH) if self._bus.shown_search() is None else set()
        if not photos:
            lacking |= {command.id for command in COMMANDS if command.several}
        self._greyed = [self._actions[each] for each in lacking if self._actions[each].isEnabled()]
        for action in self._greyed:
            action.setEnabled(False)

    def _restore(self) -> None:
        for action in self._greyed:
            action.setEnabled(True)
        self._greyed = []
