"""Commands that hand the files of photos to the desktop: open, show in the folder, copy."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.core.language import tr, tr_n
from app.ui.commands.targets import Targets
from app.ui.system import desktop


class DesktopCommands(QObject):
    """Opens the files of the selected photos, shows them in their folder, puts them or their paths
    on the clipboard. Signal: ``said(sentence)``."""

    said = Signal(str)

    def __init__(self, targets: Targets, parent: QObject) -> None:
        super().__init__(parent)
        self._targets = targets

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {
            "open": self._open,
            "show_in_folder": self._show_in_folder,
            "copy": self._copy_files,
            "copy_path": self._copy_paths,
        }

    def _open(self) -> None:
        for path in self._targets.files()[:1]:
            if not desktop.open_file(path):
                self.said.emit(
                    tr("{name} can't be opened: no app is set to open this file.", name=path.name)
                )

    def _show_in_folder(self) -> None:
        for path in self._targets.files()[:1]:
            if not desktop.show_in_folder(path):
                self.said.emit(tr("The folder of {name} can't be opened.", name=path.name))

    def _copy_files(self) -> None:
        number = len(self._targets.photos())
        if number > desktop.MOST_FILES:
            self.said.emit(
                tr(
                    "{number} photos are too many to copy at once: {most} go on the "
                    "clipboard. Copy them to a folder instead.",
                    number=number,
                    most=desktop.MOST_FILES,
                )
            )
        elif paths := self._targets.files():
            desktop.copy_files(paths)
            self.said.emit(tr_n("{n} file copied.", "{n} files copied.", len(paths)))

    def _copy_paths(self) -> None:
        if paths := self._targets.files():
            desktop.copy_text("\n".join(map(str, paths)))
            self.said.emit(tr_n("{n} path copied.", "{n} paths copied.", len(paths)))
