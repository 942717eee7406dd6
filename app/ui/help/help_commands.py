"""Provide the menu Help: the guide, information on the program, a report, safe start."""

from __future__ import annotations

import platform
from importlib.resources import files

import PySide6
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QTextBrowser, QWidget

from app.core.base.language import tr, tr_later
from app.core.base.paths import state_folder
from app.core.base.shipped import licences, own_version
from app.core.base.start_request import AGAIN_SAFELY
from app.core.safety.program_log import report
from app.ui.commands.registry import command
from app.ui.photos.context import Context
from app.ui.style import theme
from app.ui.style.building import acts_of, column
from app.work.bus.events import AlbumsChanged, ProblemsChanged, RootsChanged

_EXTRAS = ("raw", "fast", "cluster")

_ABOUT = tr_later("""# Likewise {version}

Finds the photos that are like one of yours, and learns from your thumbs what you mean by alike.
Your photos never leave this computer and are never changed, unless you ask for it.

Free software under the MIT licence. It stands on Qt, NumPy, OpenCV, SciPy, scikit-learn, Pillow and
others, all named below with their licences. NOTICES.md, which comes with it, tells of weights
and data.

Python {python}, Qt {qt}, {system}""")


def _open(parent: QWidget, title: str, text: str, height: int) -> None:
    dialog = QDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    page = QTextBrowser()
    page.setAccessibleName(title)
    page.setMarkdown(text)
    page.setOpenExternalLinks(True)
    page.document().setDocumentMargin(2 * theme.UNIT)
    column(page, acts_of(dialog)[0], on=dialog, margins=12, gap=12)
    dialog.resize(min(parent.width(), 80 * theme.UNIT), min(parent.height(), height))
    dialog.show()


class HelpCommands(QObject):
    """Opens the guide and information on the program; copies a report; restarts safely."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self._bus = context.bus

    @command("Help", 2, "Copy a report of what went wrong", id="report", of=False)
    @command("Help", 2, "Copy the report with file names", id="report_with_names", of=True)
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
        """Open the guide; the window stays usable beside it."""
        text = files("resources").joinpath("guide.md").read_text(encoding="utf-8")
        _open(self.context.window, tr("Guide"), text, 80 * theme.UNIT)

    @command("Help", 2, "Restart safely, without plug-ins")
    def safe_start(self) -> None:
        """Restart without plug-ins, which may have caused the fault."""
        QGuiApplication.exit(AGAIN_SAFELY)

    @command("Help", 3, "About Likewise")
    def about(self) -> None:
        """Show information on the program."""
        qt, system = PySide6.__version__, platform.system()
        python = platform.python_version()
        text = tr(_ABOUT, version=own_version(), python=python, qt=qt, system=system)
        # A line per part: names and words that are the same in every language.
        parts = "\n".join(f"- {line}" for line in licences(_EXTRAS))  # not shown
        _open(self.context.window, tr("About Likewise"), f"{text}\n\n{parts}", 44 * theme.UNIT)
