"""Commands of the menu Help: the guide, the list of keys, a report for support, safe start."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.core.language import tr
from app.core.paths import state_folder
from app.core.program_log import report
from app.core.safe_start import AGAIN_SAFELY
from app.ui.commands.actions import Actions, apply_keys
from app.ui.commands.keys import KeyMap
from app.ui.commands.keys_dialog import KeysDialog
from app.ui.help import pages
from app.work.bus.bus import Bus
from app.work.bus.events import AlbumsChanged, ProblemsChanged, RootsChanged


class HelpCommands(QObject):
    """Opens the guide, the list of keys, and what the program says of itself; copies a report."""

    def __init__(
        self,
        bus: Bus,
        actions: Actions,
        keys: KeyMap,
        say: Callable[[str], None],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._bus = bus
        self._say = say
        self._actions = actions
        self._keys = keys
        self._window = window

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {
            "guide": lambda: pages.show_guide(self._window),
            "keys": self._show_keys,
            "report": self._copy_report,
            "report_with_names": lambda: self._copy_report(names=True),
            "safe_start": lambda: QGuiApplication.exit(AGAIN_SAFELY),
            "about": lambda: pages.show_about(self._window),
        }

    def _copy_report(self, *, names: bool = False) -> None:
        counts = {
            "photos": len(self._bus.photos.all()),
            "folders": len(self._bus.latest(RootsChanged).roots),
            "problems": len(self._bus.latest(ProblemsChanged).problems),
            "albums": len(self._bus.latest(AlbumsChanged).albums),
        }
        QGuiApplication.clipboard().setText(report(state_folder(), counts, names=names))
        self._say(
            tr("A report was copied. It may name files: read it before you pass it on.")
            if names
            else tr("A report was copied. It names no file, and you can paste it anywhere.")
        )

    def _show_keys(self) -> None:
        KeysDialog(self._keys, partial(apply_keys, self._actions, self._keys), self._window).open()
