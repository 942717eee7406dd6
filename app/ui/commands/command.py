"""Commands: what a person can do by menu, key or palette, each declared at its method.

`command` marks a method; menus, context menus, the palette and the list of keys are made from that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from app.core.base.language import Plural, tr, tr_n

Method = TypeVar("Method", bound=Callable[..., object])

MENU = "a menu's name"  # not shown: the note of their names for translators

PHOTO = "Photo"  # not shown: the menu of what works on photos

_DECLARED = "__commands__"


@dataclass(frozen=True, slots=True)
class Command:
    """Something a person can do. ``menu`` and ``group`` say where it stands; see `command`."""

    id: str
    menu: str
    group: int  # in the menu; lines part groups
    text: str
    keys: tuple[str, ...]
    under: str  # the submenu
    on_photos: bool
    several: Plural | None
    icon: str
    short: str
    in_context: bool
    checkable: bool
    checked: Callable[..., bool] | None
    when: Callable[[Any], bool] | None
    arguments: tuple[object, ...]

    @property
    def title(self) -> str:
        """Say what it does."""
        return tr(self.text)

    def title_for(self, photos: int) -> str:
        """Say what it does to this many photos."""
        return self.title if self.several is None or photos < 2 else tr_n(*self.several, photos)


def command(
    menu: str,
    group: int,
    text: str,
    *keys: str,
    id: str = "",
    under: str = "",
    on_photos: bool | None = None,
    several: Plural | None = None,
    icon: str = "",
    short: str = "",
    in_context: bool = False,
    checkable: bool = False,
    checked: Callable[..., bool] | None = None,
    when: Callable[[Any], bool] | None = None,
    arguments: tuple[object, ...] = (),
) -> Callable[[Method], Method]:
    """Declare that a method does a command, by the name of the method or ``id``.

    ``on_photos``: it works on the selected photos, by key while a list of photos has the focus, as
    all of the menu "Photo" do;
    ``several``: its text for more than one. ``short``: what it is called on the bar over selected
    photos; ``in_context``: it stands in the context menu of a photo. ``checkable``: the method is
    called with whether it is checked; ``checked`` tells it of the
    object and the ``arguments``. ``when``: whether it can
    be done now, of the object: else no menu lists it, but its key still says why. The method is
    called with ``arguments``.
    """

    def declare(method: Method) -> Method:
        declared = Command(
            id or method.__name__.strip("_"),
            menu,
            group,
            text,
            keys,
            under,
            menu == PHOTO if on_photos is None else on_photos,
            several,
            icon,
            short,
            in_context,
            checkable or checked is not None,
            checked,
            when,
            arguments,
        )
        setattr(method, _DECLARED, (declared, *getattr(method, _DECLARED, ())))
        return method

    return declare


def declared_in(doer: type) -> Iterator[tuple[Command, str]]:
    """Give the commands that the methods of a class do, each with the method's name."""
    for name, method in vars(doer).items():
        for declared in getattr(method, _DECLARED, ()):
            yield declared, name


def menu_title(menu: str) -> str:
    """Give the name of a menu in the person's language."""
    return tr(menu, MENU)
