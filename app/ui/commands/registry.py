"""Declare the commands that a person can give by menu, key or palette, at their methods.

`command` marks a method; `Actions` makes menus, context menus and shortcuts from the marks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QPoint, QSettings, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from app.core.base.language import tr, tr_later, tr_n
from app.ui.style import theme

Method = TypeVar("Method", bound=Callable[..., object])

MENU = "a menu's name"  # not shown: the translators' note on menu names

PHOTO = "Photo"  # not shown: the menu of commands on photos

CONTEXT_MENU = (
    *("search", "like", "dislike", "around", "preview", "show_in_folder", "compare"),
    *("put_into_album", "take_out_of_album", "export", "bin"),
)
"""The commands in the context menu of a photo."""

_DECLARED = "__commands__"


@dataclass(frozen=True, slots=True)
class Command:
    """Something a person can do; used as a decorator of the method that does it.

    ``menu`` and ``group`` give its place, ``under`` a submenu; lines separate groups. ``keys`` are
    separated by spaces. ``id`` is by default the method's name. ``many``: its text for several
    photos. ``on_photos``: it works on the selected photos, and its keys work while a list of photos
    has the focus, as for all of the menu "Photo".

    ``checkable``: the method is called with whether it is checked; ``checked`` returns that, given
    the object and ``of``, if that is not None; the method is called with ``of`` too. ``when``
    returns whether it is possible now, given the object: otherwise no menu lists it, but its key
    still explains why.
    """

    menu: str
    group: int
    text: str
    keys: str = ""
    id: str = ""
    under: str = ""
    on_photos: bool = False
    many: str = ""
    icon: str = ""
    checkable: bool = False
    checked: Callable[..., bool] | None = None
    when: Callable[[Any], bool] | None = None
    of: Any = None

    def __call__(self, method: Method) -> Method:
        """Declare a method as the one that does it."""
        declared = replace(self, id=self.id or method.__name__.strip("_"))
        setattr(method, _DECLARED, (declared, *getattr(method, _DECLARED, ())))
        return method

    @property
    def title(self) -> str:
        """Its text, translated."""
        return tr(self.text)

    @property
    def needs_photos(self) -> bool:
        """Whether it works on the selected photos."""
        return self.on_photos or self.menu == PHOTO

    @property
    def arguments(self) -> tuple[object, ...]:
        """The arguments of its method."""
        return () if self.of is None else (self.of,)

    def title_for(self, photos: int) -> str:
        """Return its text for this many photos."""
        return tr_n(self.text, self.many, photos) if self.many and photos > 1 else self.title


command = Command
"""The decorator."""


def in_a_search(doer: Any) -> bool:
    """Return whether a search is shown or behind the shown page; ``doer`` has the context."""
    return doer.context.bus.shown_search() is not None


def declared_in(doer: type) -> Iterator[tuple[Command, str]]:
    """Yield the commands that the methods of a class do, each with the method's name."""
    for name, method in vars(doer).items():
        for declared in getattr(method, _DECLARED, ()):
            yield declared, name


def menu_title(menu: str) -> str:
    """Return the name of a menu in the person's language."""
    return tr(menu, MENU)


class KeyMap:
    """The keys of each command: the declared ones, or a person's own, stored in the settings."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def of(self, command: Command) -> list[QKeySequence]:
        """Return the keys of a command; an empty list if a person removed them."""
        chosen = self._settings.value(_entry(command))
        texts = command.keys.split() if chosen is None else [str(chosen)]
        return [QKeySequence(text) for text in texts if text]

    def choose(
        self, command: Command, keys: QKeySequence, among: Sequence[Command]
    ) -> Command | None:
        """Replace the keys of a command by one, unless another command has it; return that one."""
        for other in among:
            if other != command and not keys.isEmpty() and keys in self.of(other):
                return other
        self._settings.setValue(_entry(command), keys.toString())
        return None

    def reset(self) -> None:
        """Restore the declared keys."""
        self._settings.remove("keys")


def key_of(widget: QWidget, command: str) -> str:
    """Return the first key of a command in the window of ``widget``, as sentences name it.
    If a person removed its keys, return the command's name."""
    action = widget.window().findChild(QAction, command)
    if action is None:  # the window is not complete yet
        return ""
    if not (keys := action.shortcuts()):
        return tr("“{value}”", value=action.toolTip())
    return keys[0].toString(QKeySequence.SequenceFormat.NativeText)


def _entry(command: Command) -> str:
    return f"keys/{command.id}"


MENUS = {
    "File": tr_later("&File"),
    "Edit": tr_later("&Edit"),
    PHOTO: tr_later("&Photo"),
    "View": tr_later("&View"),
    "Help": tr_later("&Help"),
}
"""The titles of the menus, each with the letter that opens it with Alt."""


@dataclass(frozen=True, slots=True, eq=False)
class Bound:
    """A command, its action, and the object that does it."""

    command: Command
    action: QAction
    doer: object

    def is_possible(self, photos: int) -> bool:
        """Return whether it is possible now, with this many photos selected."""
        if self.command.needs_photos and not photos:
            return False
        return self.command.when is None or self.command.when(self.doer)


def _place(bound: Bound) -> tuple[int, int]:
    """Return the place of a command in the menus."""
    return list(MENUS).index(bound.command.menu), bound.command.group


class Actions(QObject):
    """The actions of all commands, by the commands' ids.
    ``photos`` returns the number of photos that commands would work on."""

    def __init__(self, window: QWidget, keys: KeyMap, photos: Callable[[], int]) -> None:
        super().__init__(window)
        self._window = window
        self._keys = keys
        self._photos = photos
        self._made: dict[str, QAction] = {}
        self._bound: dict[str, Bound] = {}

    def __getitem__(self, command: str) -> QAction:
        """Return the action of a command; buttons may take it before somebody does the command."""
        if command not in self._made:
            self._made[command] = QAction(self._window)
            self._made[command].setObjectName(command)
        return self._made[command]

    def __iter__(self) -> Iterator[Bound]:
        return iter(self._bound.values())

    def commands(self) -> tuple[Command, ...]:
        """Return all commands, in the order of the menus."""
        return tuple(each.command for each in sorted(self, key=_place))

    def add(self, *doers: object) -> None:
        """Make an action of each command that these objects do."""
        for doer in doers:
            for command, method in declared_in(type(doer)):
                if command.id in self._bound:
                    raise ValueError(f"two methods do {command.id}")
                self._bind(command, doer, getattr(doer, method))
        self.show_keys()

    def _bind(self, command: Command, doer: object, method: Callable[..., object]) -> None:
        action = self[command.id]
        action.setText(command.title)
        if command.icon:
            action.setIcon(theme.icon(command.icon))
        action.setCheckable(command.checkable or command.checked is not None)
        if command.needs_photos:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        else:
            self._window.addAction(action)
        bound = self._bound[command.id] = Bound(command, action, doer)
        action.triggered.connect(lambda checked: self._run(bound, method, checked))

    def _run(self, bound: Bound, method: Callable[..., object], checked: bool) -> None:
        method(*bound.command.arguments, *(checked,) * bound.action.isCheckable())
        self.show_checks()

    def show_keys(self) -> None:
        """Give each action its keys, and show the first one in its tooltip."""
        for each in self:
            chosen = self._keys.of(each.command)
            each.action.setShortcuts(chosen)
            key = chosen[0].toString(chosen[0].SequenceFormat.NativeText) if chosen else ""
            title = each.command.title.rstrip("…")
            each.action.setToolTip(f"{title} ({key})" if key else title)

    def show_checks(self) -> None:
        """Update the checks of all actions."""
        for each in self:
            if each.command.checked is not None:
                each.action.setChecked(each.command.checked(each.doer, *each.command.arguments))

    def say_how_many(self, photos: int) -> None:
        """Show in the texts of commands on how many photos they would work."""
        for each in self:
            if each.command.many:
                each.action.setText(each.command.title_for(photos))

    def possible(self) -> list[Bound]:
        """Return the commands that are possible now, in the order of the menus."""
        photos = self._photos()
        return sorted((each for each in self if each.is_possible(photos)), key=_place)

    def on_photos(self) -> list[QAction]:
        """Return the actions whose keys work while a list of photos has the focus."""
        return [each.action for each in self if each.command.needs_photos]

    # Menus

    def fill(self, bar: QMenuBar) -> None:
        """Make the menus; each lists the possible commands when it opens."""
        for name, title in MENUS.items():
            menu = bar.addMenu(tr(title))
            menu.setObjectName(name)
            menu.aboutToShow.connect(lambda menu=menu, name=name: self._fill_menu(menu, name))
            self._fill_menu(menu, name)

    def open_for_photos(self, point: QPoint) -> None:
        """Open the context menu of the selected photos, at a point of the screen."""
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._arrange(menu, [each for each in self.possible() if each.command.id in CONTEXT_MENU])
        menu.popup(point)

    def _fill_menu(self, menu: QMenu, name: str) -> None:
        for under in menu.findChildren(QMenu, "", Qt.FindChildOption.FindDirectChildrenOnly):
            under.deleteLater()
        menu.clear()
        self._arrange(menu, [each for each in self.possible() if each.command.menu == name])

    def _arrange(self, menu: QMenu, bound: Sequence[Bound]) -> None:
        """Fill a menu group by group, with submenus for commands that are ``under`` a name."""
        self.say_how_many(self._photos())
        self.show_checks()
        for _, some in groupby(bound, lambda each: each.command.group):
            menu.addSeparator()
            unders: dict[str, QMenu] = {}
            for each in some:
                name = each.command.under
                if name and name not in unders:
                    unders[name] = QMenu(menu_title(name), menu)
                    menu.addMenu(unders[name])
                (unders[name] if name else menu).addAction(each.action)
