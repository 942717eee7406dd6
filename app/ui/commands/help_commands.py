"""Commands of the menu Help: the guide, the list of keys, a report for support, safe start."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from app.core.base.language import tr
from app.core.base.paths import state_folder
from app.core.base.start_request import AGAIN_SAFELY
from app.core.safety.program_log import report
from app.ui.commands.command import command
from app.ui.commands.context import Context
from app.ui.help import pages
from app.work.bus.events import AlbumsChanged, ProblemsChanged, RootsChanged


class HelpCommands(QObject):
    """Opens the guide, the list of keys, and what the program says of itself; copies a report."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self._bus = context.bus

    @command("Help", 2, "Copy a report of what went wrong", id="report", arguments=(False,))
    @command(
        "Help", 2, "Copy the report with file names", id="report_with_names", arguments=(True,)
    )
    def _copy_report(self, names: bool) -> None:
        counts = {
            "photos": len(self._bus.photos.all()),
            "folders": len(self._bus.latest(RootsChanged).roots),
            "problems": len(self._bus.latest(ProblemsChanged).problems),
            "albums": len(self._bus.latest(AlbumsChanged).albums),
        }
        QGuiApplication.clipboard().setText(report(state_folder(), counts, names=names))
        self.context.say(
            tr("A report was copied. It may name files: read it before you pass it on.")
            if names
            else tr("A report was copied. It names no file, and you can paste it anywhere.")
        )

    @command("Help", 1, "Guide", "F1")
    def guide(self) -> None:
        """Open the guide."""
        pages.show_guide(self.context.window)

    @command("Help", 2, "Restart safely, without plug-ins")
    def safe_start(self) -> None:
        """Leave, and start again without what may have been the fault."""
        QGuiApplication.exit(AGAIN_SAFELY)

    @command("Help", 3, "About Likewise")
    def about(self) -> None:
        """Say what this program is."""
        pages.show_about(self.context.window)
