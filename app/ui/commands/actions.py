"""Makes QActions, menus and shortcuts from the declared commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from likewise.app.ui.commands.keys import COMMANDS, KeyMap
from likewise.app.ui.style import theme

Actions = dict[str, QAction]

_PHOTO_MENU = (
    ("search", "like", "dislike", "clear"),
    ("preview", "open", "show_in_folder"),
    ("copy", "copy_path"),
)


def make_actions(
    parent: QWidget, keys: KeyMap, handlers: Mapping[str, Callable[[], object]]
) -> Actions:
    """Make one action a command; `handlers` holds what each does, by the command's id."""
    actions: Actions = {}
    for command in COMMANDS:
        action = QAction(command.text, parent)
        if command.icon:
            action.setIcon(theme.icon(command.icon))
        action.setCheckable(command.checkable)
        if command.on_photos:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        else:
            parent.addAction(action)
        action.triggered.connect(_without_arguments(handlers[command.id]))
        actions[command.id] = action
    apply_keys(actions, keys)
    return actions


def apply_keys(actions: Actions, keys: KeyMap) -> None:
    """Give each action its keys, and show the first of them in its tooltip."""
    for command in COMMANDS:
        chosen = keys.of(command)
        action = actions[command.id]
        action.setShortcuts(chosen)
        shown = f" ({chosen[0].toString(chosen[0].SequenceFormat.NativeText)})" if chosen else ""
        action.setToolTip(command.text.rstrip("…") + shown)


def fill_menus(bar: QMenuBar, actions: Actions) -> None:
    """Put every command into the menu that it names."""
    for title in dict.fromkeys(command.menu for command in COMMANDS):
        menu = bar.addMenu(f"&{title}")
        menu.addActions([actions[command.id] for command in COMMANDS if command.menu == title])


def attach_photo_actions(actions: Actions, lists: Iterable[QWidget]) -> None:
    """Let the commands on photos work in these widgets while one of them has the focus."""
    on_photos = [actions[command.id] for command in COMMANDS if command.on_photos]
    for widget in lists:
        widget.addActions(on_photos)


def open_photo_menu(parent: QWidget, actions: Actions, point: QPoint) -> None:
    """Open the menu of a photo at a point of the screen."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for group in _PHOTO_MENU:
        menu.addActions([actions[command] for command in group])
        menu.addSeparator()
    menu.popup(point)


def _without_arguments(handler: Callable[[], object]) -> Callable[[], None]:
    """Drop the `checked` that Qt sends along."""

    def run() -> None:
        handler()

    return run
