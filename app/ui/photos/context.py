"""Context of all commands: the library, the photos that are shown, and how to say something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QWidget

from app.core.base.language import tr, tr_n
from app.ui.commands.history import Change, History
from app.ui.photos.browser import Browser
from app.ui.photos.pictures import Pictures
from app.ui.photos.tray import Tray
from app.work.bus.bus import Bus

if TYPE_CHECKING:
    from app.ui.commands.registry import Actions
    from app.work.bus.events import Inverse
    from app.work.bus.open_library import OpenLibrary


@dataclass
class Context:
    """What commands work with. They work on the selected photos of the list that has the focus.

    ``say`` shows the person a sentence for a moment, ``offer(sentence, command, text)`` also a
    button for a command, *Undo* if it has no text.
    """

    bus: Bus
    browser: Browser
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
        """Change what the library holds, so that it can be taken back; see `undo.Change`."""
        self.history.do(Change(name, call, show, of_search=of_search))

    def done(self, sentence: str) -> None:
        """Say what was done, with a button that takes it back."""
        self.offer(sentence, "undo")

    def called(self, photos: Sequence[int]) -> str:
        """Give what a gesture calls photos: "IMG_2258", or "12 photos"."""
        path = self.bus.photos.path_of(photos[0]) if len(photos) == 1 else None
        return tr_n("{n} photo", "{n} photos", len(photos)) if path is None else path.stem

    def show_photos(self, photos: Sequence[int]) -> None:
        """Select photos where they are shown, else in the library."""
        grid = self.browser.grid()
        if grid is None or not any(grid.photo_model.row_of(p) is not None for p in photos):
            self.browser.to_library()
            grid = self.browser.library
        rows = [row for photo in photos if (row := grid.photo_model.row_of(photo)) is not None]
        if rows:
            grid.select_row(min(rows))
            grid.selection.choose(photos)

    def photos(self) -> tuple[int, ...]:
        """Give the photos that a command works on now, in the order in which they are shown."""
        focus = QApplication.focusWidget()
        return focus.selected() if isinstance(focus, Tray) else self.browser.targets()

    def in_tray(self) -> bool:
        """Tell whether they are of the search that the panel shows."""
        return isinstance(QApplication.focusWidget(), Tray)

    def some(self) -> tuple[int, ...]:
        """Give them for a command that needs one at least; where there is none, say so."""
        photos = self.photos()
        if not photos:
            self.say(tr("Pick a photo first."))
        return photos

    def files(self) -> list[Path]:
        """Give the files of `some`, without those that the library lost just now."""
        paths = (self.bus.photos.path_of(photo) for photo in self.some())
        return [path for path in paths if path is not None]
