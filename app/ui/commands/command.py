"""A command of the window: what menus, buttons and the list of keys say of it."""

from __future__ import annotations

from dataclasses import dataclass

from likewise.app.ui.style import words


@dataclass(frozen=True, slots=True)
class Command:
    """Something a person can do by key. `menu` groups it, here and in the menu bar.

    With ``short``, which says it on a button, it stands in the bar over several selected photos.
    """

    id: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    on_photos: bool = False  # works on the selected photos, while a list of photos has the focus
    icon: str | None = None
    checkable: bool = False
    several: str = ""  # its text when it works on more than one, with {} for "12 photos"
    short: str = ""
    apart: bool = False  # a line parts it from what stands above it in the menu

    def text_for(self, photos: int) -> str:
        """Say what it does to this many photos."""
        if self.several and photos > 1:
            return self.several.format(words.counted(photos, "photo"))
        return self.text
