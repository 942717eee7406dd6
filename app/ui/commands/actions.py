"""Makes QActions, menus and shortcuts from the declared commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol
from unicodedata import east_asian_width

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from app.core.facts.terms import fold
from app.core.language import tr
from app.ui.commands.command import menu_title
from app.ui.commands.keys import KeyMap
from app.ui.commands.menus import COMMANDS
from app.ui.style import theme

Actions = dict[str, QAction]

_PHOTO_MENU = (
    ("search", "like", "dislike", "clear"),
    ("preview", "compare", "open", "show_in_folder"),
    ("put_into_album", "take_out_of_album"),
    ("stack", "open_stack", "top_of_stack", "take_out_of_stack", "take_apart"),
    ("copy_to", "move_to", "rename", "export", "bin", "open_with"),
    ("keywords", "write_sidecars"),
    ("copy", "copy_path"),
)


class CommandObject(Protocol):
    """Does some of the commands. One class for each part of the program."""

    def handlers(self) -> Mapping[str, Callable[..., object]]:
        """Give what each command does, by its id in keys.COMMANDS. What can be checked is called
        with whether it is, everything else without arguments."""


def make_actions(parent: QWidget, keys: KeyMap) -> Actions:
    """Make one action a command, named by its id, which does nothing yet; see `let_handle`."""
    actions: Actions = {}
    for command in COMMANDS:
        action = QAction(command.title, parent)
        action.setObjectName(command.id)
        if command.short:
            action.setIconText(tr(command.short))
        if command.icon:
            action.setIcon(theme.icon(command.icon))
        action.setCheckable(command.checkable)
        if command.on_photos:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        else:
            parent.addAction(action)
        actions[command.id] = action
    apply_keys(actions, keys)
    return actions


def let_handle(actions: Actions, *objects: CommandObject) -> None:
    """Have every command done by one of these; a mistake of ours raises ValueError."""
    handlers: dict[str, Callable[..., object]] = {}
    for each in objects:
        if twice := handlers.keys() & each.handlers():
            raise ValueError(f"two objects handle {sorted(twice)}")
        handlers |= each.handlers()
    if handlers.keys() != actions.keys():
        raise ValueError(f"not handled, or no command: {sorted(handlers.keys() ^ actions.keys())}")
    for command, handler in handlers.items():
        action = actions[command]
        action.triggered.connect(_slot(handler, with_state=action.isCheckable()))


def apply_keys(actions: Actions, keys: KeyMap) -> None:
    """Give each action its keys, and show the first of them in its tooltip."""
    for command in COMMANDS:
        chosen = keys.of(command)
        action = actions[command.id]
        action.setShortcuts(chosen)
        shown = f" ({chosen[0].toString(chosen[0].SequenceFormat.NativeText)})" if chosen else ""
        action.setToolTip(command.title.rstrip("…") + shown)


def fill_menus(bar: QMenuBar, actions: Actions) -> dict[str, QMenu]:
    """Put every command into the menu that it names; gives the menus by these names."""
    menus: dict[str, QMenu] = {}
    taken: set[str] = set()  # letters
    for name in dict.fromkeys(command.menu for command in COMMANDS):
        title = menu_title(name)
        menus[name] = bar.addMenu(_mnemonic(title, name, taken))
        for command in COMMANDS:
            if command.menu == name:
                if command.separated:
                    menus[name].addSeparator()
                menus[name].addAction(actions[command.id])
    return menus


def insert_menu(bar: QMenuBar, before: QMenu, menu: QMenu, name: str) -> None:
    """Put a menu before another one, with a letter that the others leave; ``name``: in English."""
    titles = [action.text() for action in bar.actions()]
    taken = {title[title.index("&") + 1].lower() for title in titles if "&" in title}
    menu.setTitle(_mnemonic(menu.title(), name, taken))
    bar.insertMenu(before.menuAction(), menu)


def say_how_many(actions: Actions, photos: int) -> None:
    """Let the texts of commands on photos say how many they would work on."""
    for command in COMMANDS:
        if command.several:
            actions[command.id].setText(command.title_for(photos))


def bar_actions(actions: Actions) -> list[QAction]:
    """Give the actions that stand in the bar over several selected photos."""
    return [actions[command.id] for command in COMMANDS if command.short]


def photo_actions(actions: Actions) -> list[QAction]:
    """Give the actions whose keys work while a list of photos has the focus."""
    return [actions[command.id] for command in COMMANDS if command.on_photos]


def photo_menu(parent: QWidget, actions: Actions) -> QMenu:
    """Make the menu of a photo."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for group in _PHOTO_MENU:
        menu.addActions([actions[command] for command in group])
        menu.addSeparator()
    return menu


def _mnemonic(title: str, english: str, taken: set[str]) -> str:
    """Mark the first letter of a menu's name that is not ``taken``, and take it, none with an
    accent, which has a key in few places; behind a name whose letters no key types, as kanji, one
    of its English name."""
    wide = east_asian_width(title[0]) in ("W", "F")
    name = english if wide else title
    at = next(
        (
            number
            for number, letter in enumerate(name)
            if letter.lower() not in taken and fold(letter) == letter.lower()
        ),
        0,
    )
    taken.add(name[at].lower())
    return f"{title}(&{name[at].upper()})" if wide else f"{title[:at]}&{title[at:]}"


def _slot(handler: Callable[..., object], *, with_state: bool) -> Callable[[bool], None]:
    """Pass on whether an action is checked, which Qt sends along, only where it can be."""

    def run(checked: bool) -> None:
        handler(*(checked,) * with_state)

    return run
