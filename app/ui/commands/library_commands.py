"""Commands on the library as a whole: its folders, what is left out, what looks at its photos."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.core.language import tr
from app.core.types import RootInfo
from app.ui.commands.actions import Actions
from app.ui.system import dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import RootsChanged


class LibraryCommands(QObject):
    """Asks a person what is needed for it, and the library to do it.

    Signal: ``done(sentence, command, text)``, something to say and to go on with by that command,
    and the text of its button.
    """

    done = Signal(str, str, str)

    def __init__(self, bus: Bus, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._bus = bus
        self._window = window
        self._subject = actions["subject"]
        self._moved = actions["moved_folder"]
        self._offered: list[tuple[int, Path]] = []  # folders that seem to be elsewhere, and where
        self._moved.setEnabled(_is_any_away(bus.latest(RootsChanged).roots))
        bus.listen(RootsChanged, self._tell_where_they_seem_to_be)
        bus.listen(RootsChanged, self._show_whether_subjects_are_seen)
        self._show_whether_subjects_are_seen()

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {
            "add_folder": self.ask_for_folder,
            "rescan": self.rescan,
            "moved_folder": self._find_moved,
            "learn_folders": self._learn_folders,
            "model": self._ask_for_model,
            "no_model": lambda: self._use_model(None),
            "subject": self._use_subject,
            "exclude": self.ask_what_to_leave_out,
        }

    def ask_for_folder(self) -> None:
        """Ask for a folder of photos to add."""

        def add(path: Path) -> None:
            self._bus.ask(lambda library: library.add_root(path))
            self.done.emit(adding(path), "", "")  # a busy library takes a while to say so

        mode = QFileDialog.FileMode.Directory
        dialogs.ask_for_file(self._window, tr("Add a folder of photos"), add, mode=mode)

    def ask_where_it_is(self, root: RootInfo) -> None:
        """Ask for the folder that a folder of the library was moved to, or renamed to."""
        dialogs.ask_for_file(
            self._window,
            tr("Where “{name}” is now", name=root.path.name or root.path),
            lambda path: self.show_there(root, path),
            mode=QFileDialog.FileMode.Directory,
        )

    def show_there(self, root: RootInfo, path: Path) -> None:
        """Look for the photos of a folder of the library in another folder from now on."""
        number = root.id
        self._bus.ask(lambda library: library.relocate_root(number, path))

    def _find_moved(self) -> None:
        """Show a folder that is offline where it seems to be, the one told of last if there are
        several; else ask where it is."""
        away = [root for root in self._bus.latest(RootsChanged).roots if root.state == "offline"]
        found = {(root.id, root.seems_at): root for root in away if root.seems_at is not None}
        last = next((each for each in reversed(self._offered) if each in found), None)
        if last is not None:
            self.show_there(found[last], last[1])
        elif away:
            self.ask_where_it_is(away[0])

    def _tell_where_they_seem_to_be(self, roots: tuple[RootInfo, ...]) -> None:
        self._moved.setEnabled(_is_any_away(roots))
        for root in roots:
            if root.seems_at is not None and (root.id, root.seems_at) not in self._offered:
                self._offered.append((root.id, root.seems_at))
                name, folder = root.path.name or root.path, root.seems_at
                sentence = tr("“{name}” seems to be in {folder} now.", name=name, folder=folder)
                self.done.emit(sentence, "moved_folder", tr("Show it there"))
                return

    def confirm_removal(self, root: RootInfo) -> None:
        """Ask whether a folder is really to be removed from the library."""
        dialogs.confirm(
            self._window,
            tr("Remove the folder “{name}”?", name=root.path.name),
            tr("Its photos leave the library. Files stay on disk."),
            tr("Remove"),
            partial(self._remove, root.id),
        )

    def rescan(self) -> None:
        """Look for new photos in all folders."""
        self._bus.ask(lambda library: library.rescan())

    def ask_what_to_leave_out(self) -> None:
        """Ask for the patterns of files and folders that are not to be read."""
        dialogs.ask_for_lines(
            self._window,
            tr("Exclude files and folders"),
            tr(
                "One pattern a line: a name such as Screenshots or *.gif, "
                "or a path such as 2019/raw.\n"
                "* stands for anything. The files stay as they are."
            ),
            self._bus.latest(RootsChanged).excluded,
            self._exclude,
        )

    def _remove(self, root: int) -> None:
        self._bus.ask(lambda library: library.remove_root(root))

    def _exclude(self, patterns: Sequence[str]) -> None:
        left_out = tuple(patterns)
        self._bus.ask(lambda library: library.exclude(left_out))

    def _learn_folders(self) -> None:
        self._bus.ask(lambda library: library.profiles.learn_folders())

    def _use_subject(self, wanted: bool) -> None:
        self._bus.ask(lambda library: library.scan.use_subject(wanted))

    def _use_model(self, source: Path | None) -> None:
        self._bus.ask(lambda library: library.scan.use_model(source))

    def _ask_for_model(self) -> None:
        dialogs.ask_for_file(
            self._window,
            tr("Use an image model"),
            self._use_model,
            kinds=tr("ONNX models (*.onnx)"),
        )

    def _show_whether_subjects_are_seen(self, *_: object) -> None:
        self._subject.setChecked(self._bus.latest(RootsChanged).subject)


def adding(folder: Path) -> str:
    """Say that a folder is about to be added."""
    return tr("Adding “{folder}”…", folder=folder.name or folder)


def _is_any_away(roots: tuple[RootInfo, ...]) -> bool:
    return any(root.state == "offline" for root in roots)
