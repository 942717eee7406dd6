"""Commands that open windows with lists: earlier searches, backups."""

from __future__ import annotations

from app.ui.backups.backups_dialog import BackupsDialog
from app.ui.commands.command import command
from app.ui.commands.context import Context
from app.ui.commands.photo_commands import PhotoCommands
from app.ui.facts.earlier_searches import HistoryDialog


class HistoryCommands:
    """Shows what there was before, one window of each at a time."""

    def __init__(self, context: Context, commands: PhotoCommands) -> None:
        self.context = context
        self._commands = commands

    @command("View", 1, "Earlier searches…", "Ctrl+H")
    def history(self) -> None:
        """Show the latest searches of the library, or bring them to the front."""
        context = self.context
        shown = context.window.findChild(HistoryDialog)
        if shown is None:
            shown = HistoryDialog(context.pictures, context.bus.photos.path_of, context.window)
            shown.opened.connect(self._commands.reopen)
        context.bus.ask(lambda library: library.facts.earlier_searches(), shown.show_searches)
        shown.show()
        shown.activateWindow()

    @command("File", 4, "Backups…")
    def backups(self) -> None:
        """Show the list of backups, or bring it to the front."""
        window = self.context.window
        shown = window.findChild(BackupsDialog) or BackupsDialog(self.context.bus, window)
        shown.show()
        shown.activateWindow()
