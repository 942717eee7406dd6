"""A command of the window: what menus, buttons and the list of keys say of it."""

from __future__ import annotations

from dataclasses import dataclass

from app.core.language import Plural, tr, tr_n


@dataclass(frozen=True, slots=True)
class Command:
    """Something a person can do by key. `menu` groups it, here and in the menu bar.

    With ``short``, which says it on a button, it stands in the bar over several selected photos.
    ``menu``, ``text``, ``several`` and ``short`` are marked for translators by standing here; what
    shows them asks for their translations.
    """

    id: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    on_photos: bool = False  # works on the selected photos, while a list of photos has the focus
    icon: str | None = None
    checkable: bool = False
    several: Plural | None = None  # its text when it works on more than one photo
    short: str = ""
    separated: bool = False  # a line parts it from what stands above it in the menu

    @property
    def title(self) -> str:
        """Say what it does."""
        return tr(self.text)

    def title_for(self, photos: int) -> str:
        """Say what it does to this many photos."""
        return self.title if self.several is None or photos < 2 else tr_n(*self.several, photos)


def menu_title(menu: str) -> str:
    """Give the name of a menu in the person's language."""
    return tr(menu, MENU)


MENU = "a menu's name"  # not shown: the note of their names for translators
