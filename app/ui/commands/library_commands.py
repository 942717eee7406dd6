"""Commands on the library as a whole: its folders, what is left out, what looks at its photos."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.core.language import tr
from app.core.types import RootInfo
from app.ui.commands.actions import Actions
from app.ui.system import dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import RootsChanged
from app.work.bus.requests import scans as ask
from app.work.bus.requests.profiles import LearnFolders


class LibraryCommands(QObject):
    """Asks a person what is needed for it, and the service to do it.

    Signal: ``done(sentence, command, text)``, something to say and to go on with by that command,
    and the text of its button.
    """

    done = Signal(str, str, str)

    def __init__(self, service: Bus, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._service = service
        self._request = service.request
        self._window = window
        self._subject = actions["subject"]
        self._moved = actions["moved_folder"]
        self._offered: list[tuple[int, Path]] = []  # folders that seem to be elsewhere, and where
        self._moved.setEnabled(_is_any_away(service.latest(RootsChanged).roots))
        service.listen(RootsChanged, self._tell_where_they_seem_to_be)
        service.listen(RootsChanged, self._show_whether_subjects_are_seen)
        self._show_whether_subjects_are_seen()

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {
            "add_folder": self.ask_for_folder,
            "rescan": self.rescan,
            "moved_folder": self._find_moved,
            "learn_folders": lambda: self._request(LearnFolders()),
            "model": self._ask_for_model,
            "no_model": lambda: self._request(ask.UseModel(None)),
            "subject": lambda wanted: self._request(ask.UseSubject(wanted)),
            "exclude": self.ask_what_to_leave_out,
        }

    def ask_for_folder(self) -> None:
        """Ask for a folder of photos to add."""

        def add(path: Path) -> None:
            self._request(ask.AddRoot(path))
            self.done.emit(adding(path), "", "")  # a busy library takes a while to say so

        mode = QFileDialog.FileMode.Directory
        dialogs.ask_for_file(self._window, tr("Add a folder of photos"), add, mode=mode)

    def ask_where_it_is(self, root: RootInfo) -> None:
        """Ask for the folder that a folder of the library was moved to, or renamed to."""
        dialogs.ask_for_file(
            self._window,
            tr("Where “{name}” is now", name=root.path.name or root.path),
            lambda path: self._request(ask.RelocateRoot(root.id, path)),
            mode=QFileDialog.FileMode.Directory,
        )

    def show_there(self, root: RootInfo, path: Path) -> None:
        """Look for the photos of a folder of the library in another folder from now on."""
        self._request(ask.RelocateRoot(root.id, path))

    def _find_moved(self) -> None:
        """Show a folder that is offline where it seems to be, the one told of last if there are
        several; else ask where it is."""
        away = [
            root for root in self._service.latest(RootsChanged).roots if root.state == "offline"
        ]
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
            lambda: self._request(ask.RemoveRoot(root.id)),
        )

    def rescan(self) -> None:
        """Look for new photos in all folders."""
        self._request(ask.Rescan())

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
            self._service.latest(RootsChanged).excluded,
            lambda patterns: self._request(ask.Exclude(tuple(patterns))),
        )

    def _ask_for_model(self) -> None:
        def use(source: Path) -> None:
            self._request(ask.UseModel(source))

        dialogs.ask_for_file(
            self._window, tr("Use an image model"), use, kinds=tr("ONNX models (*.onnx)")
        )

    def _show_whether_subjects_are_seen(self, *_: object) -> None:
        self._subject.setChecked(self._service.latest(RootsChanged).subject)


def adding(folder: Path) -> str:
    """Say that a folder is about to be added."""
    return tr("Adding “{folder}”…", folder=folder.name or folder)


def _is_any_away(roots: tuple[RootInfo, ...]) -> bool:
    return any(root.state == "offline" for root in roots)
