"""Commands on the view: tile size, full screen, to the photos and back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from app.core.base.language import listed
from app.core.base.photo_types import KnownFacts
from app.ui.commands.command import command
from app.ui.commands.context import Context
from app.ui.style.words import printable


class ViewCommands(QObject):
    """Turns the browser and the window. Signal: ``left_library()`` by Esc at home, where no way
    leads back."""

    left_library = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self._browser = context.browser
        self._browser.preview.place_wanted.connect(self._ask_where)

    def _ask_where(self, photo: int) -> None:
        """Tell the large view where its photo was taken."""

        def take(told: tuple[KnownFacts, object]) -> None:
            place = next(iter(told[0].places), ())
            self._browser.preview.tell_place(photo, listed(map(printable, place)))

        self.context.bus.ask(lambda library: library.facts.of((photo,)), take, key="place")

    @command("View", 1, "Photos", "G")
    def grid(self) -> None:
        """Give the keyboard to the photos, all of them."""
        self._browser.to_grid()

    @command("Photo", 2, "View", "Space", "E", in_context=True)
    def preview(self) -> None:
        """Show the current photo large, or go back to where it stands."""
        self._browser.toggle_preview()

    @command("View", 4, "Larger thumbnails", "=", "+", "Ctrl++", id="larger", arguments=(1,))
    @command("View", 4, "Smaller thumbnails", "-", "Ctrl+-", id="smaller", arguments=(-1,))
    def _resize(self, steps: int) -> None:
        self._browser.tile_size.change_by(steps)

    @command("File", 9, "Quit", "Ctrl+Q")
    def quit(self) -> None:
        """Close the window."""
        self.context.window.close()

    @command("View", 1, "Back", "Esc")
    def library(self) -> None:
        """Esc ends a selection of several photos, then leads back page by page."""
        grid = self._browser.grid()
        if grid is not None and grid.selection.count() > 1:
            grid.selection.choose_none()
        elif not self._browser.go_back():
            self.left_library.emit()

    @command("View", 6, "Full screen", "F11", id="full_screen")
    def _toggle_full_screen(self) -> None:
        self.context.window.setWindowState(
            self.context.window.windowState() ^ Qt.WindowState.WindowFullScreen
        )
