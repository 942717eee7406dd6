"""Provide the context of all commands: the library, the shown photos, messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QWidget

from app.core.base.language import tr, tr_n
from app.ui.canvas.pictures import Pictures
from app.ui.commands.history import Change, History
from app.ui.photos.browser import Browser
from app.ui.photos.library_page import LibraryPage
from app.work.bus.bus import Bus

if TYPE_CHECKING:
    from app.ui.commands.registry import Actions
    from app.work.bus.events import Inverse
    from app.work.bus.open_library import OpenLibrary


@dataclass
class Context:
    """What commands work with: mostly the selected photos of the focused list.

    ``say`` shows a sentence for a moment; ``offer(sentence, text, act)`` also shows a button.
    """

    bus: Bus
    browser: Browser
    library: LibraryPage
    pictures: Pictures
    settings: QSettings
    window: QWidget
    actions: Actions
    say: Callable[[str], None]
    offer: Callable[..., None]
    history: History

    def do(
        self,
        name: str,
        call: Callable[[OpenLibrary], Inverse | None],
        show: Callable[[], object] = lambda: None,
        *,
        of_search: bool = False,
    ) -> None:
        """Make an undoable change to the library; see `history.Change`."""
        self.history.do(Change(name, call, show, of_search=of_search))

    def done(self, sentence: str) -> None:
        """Show what was done, with an *Undo* button."""
        self.offer(sentence, tr("Undo"), self.actions["undo"].trigger)

    def called(self, photos: Sequence[int]) -> str:
        """Return how messages name photos: "IMG_2258", or "12 photos"."""
        path = self.bus.photos.path_of(photos[0]) if len(photos) == 1 else None
        return tr_n("{n} photo", "{n} photos", len(photos)) if path is None else path.stem

    def show_photos(self, photos: Sequence[int]) -> None:
        """Select photos in the shown grid, or in the library if it has none of them.
        It scrolls to the first of them only if none is in sight."""
        grid = self.browser.grid()
        if grid is None or not any(grid.photo_model.row_of(p) is not None for p in photos):
            self.browser.to_library()
            grid = self.browser.library
        found = (grid.photo_model.row_of(photo) for photo in photos)
        rows = sorted(row for row in found if row is not None)
        if rows:
            at, sight = grid.currentIndex().row(), grid.seen()
            seen = [row for row in rows if row in sight]
            middle = seen[len(seen) // 2] if seen else rows[0]
            grid.select_row(at if at in seen else middle)
            grid.selection.choose(photos)

    def photos(self) -> tuple[int, ...]:
        """Return the photos that a command works on, in the order they are shown."""
        return self.browser.targets()

    def some(self) -> tuple[int, ...]:
        """Return `photos` for a command that needs at least one; if there are none, say so."""
        photos = self.photos()
        if not photos:
            self.say(tr("Pick a photo first."))
        return photos

    def files(self) -> list[Path]:
        """Return the files of `some`, without photos that have just left the library."""
        paths = (self.bus.photos.path_of(photo) for photo in self.some())
        return [path for path in paths if path is not None]


class Commands(QObject):
    """Does the commands of a room; subclasses declare them."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self._bus, self._browser, self._library = context.bus, context.browser, context.library
