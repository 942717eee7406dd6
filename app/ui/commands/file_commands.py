"""Commands on the files of photos: copy, move, rename, bin, export, open with, and the list."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu, QWidget

from app.core.files.types import CopyTo, FileProgress, JobSummary, MoveTo
from app.core.language import tr
from app.ui.commands.actions import Actions
from app.ui.commands.targets import Targets
from app.ui.files.done_dialog import DoneDialog
from app.ui.files.export_form import ExportForm
from app.ui.files.forms import BinForm, FolderForm, OperationForm, RenameForm
from app.ui.files.plan_dialog import PlanDialog
from app.ui.files.sentences import job_sentence
from app.ui.system import dialogs
from app.ui.system.programs import Program, open_with, picture_programs, program_at
from app.work.bus.bus import Bus
from app.work.bus.events import FilesDone, FilesProgressed

_PROGRAM = "files/program"  # that was chosen by its file last


class FileCommands(QObject):
    """Asks what is to be done with the selected photos, shows it first, and says what came of it.

    Signal: ``said(sentence)``.
    """

    said = Signal(str)

    def __init__(
        self,
        bus: Bus,
        targets: Targets,
        actions: Actions,
        settings: QSettings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._bus = bus
        self._targets = targets
        self._settings = settings
        self._window = window
        self._hands_off = actions["hands_off"]
        self._ended = False  # a job did, of which is told when the list has it
        bus.listen(FilesProgressed, self._progressed)
        bus.listen(FilesDone, self._done)
        self._allow(bus.latest(FilesDone).hands_off)

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        settings = self._settings
        return {
            "copy_to": lambda: self._ask(tr("Copy to a folder"), FolderForm(settings, CopyTo)),
            "move_to": lambda: self._ask(tr("Move to a folder"), FolderForm(settings, MoveTo)),
            "rename": lambda: self._ask(tr("Rename"), RenameForm(settings)),
            "bin": lambda: self._ask(tr("Put into the bin"), BinForm(settings)),
            "export": lambda: self._ask(tr("Export copies"), ExportForm(settings)),
            "open_with": self._choose_program,
            "files_done": lambda: DoneDialog(self._bus, self._window).show(),
            "hands_off": self._set_hands_off,
        }

    def _ask(self, title: str, form: OperationForm) -> None:
        if photos := self._targets.some():
            PlanDialog(self._bus, photos, form, title, self._window).open()

    def _set_hands_off(self, wanted: bool) -> None:
        self._bus.ask(lambda library: library.files.set_hands_off(wanted))

    def _progressed(self, progress: FileProgress | None) -> None:
        self._ended = progress is None

    def _allow(self, hands_off: bool) -> None:
        self._hands_off.setChecked(hands_off)

    def _done(self, jobs: tuple[JobSummary, ...], hands_off: bool) -> None:
        self._allow(hands_off)
        if self._ended and jobs:
            self._ended = False
            job = jobs[0]
            said = job_sentence(job)
            if job.failed:
                said = tr("{done}. “What was done with files” tells why.", done=said)
            else:
                said = tr("{done}.", "a sentence", done=said)
            self.said.emit(said)

    # Opening

    def _choose_program(self) -> None:
        files = self._targets.files()
        if not files:
            return
        menu = QMenu(self._window)
        menu.aboutToHide.connect(menu.deleteLater)
        for program in self._programs():
            action = QAction(program.name, menu)
            action.triggered.connect(partial(self._open, program, files))
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(tr("Another program…")).triggered.connect(
            partial(self._ask_for_program, files)
        )
        menu.popup(QCursor.pos())

    def _programs(self) -> list[Program]:
        """Give those that the desktop knows, and the one that was chosen last."""
        last = str(self._settings.value(_PROGRAM, ""))
        return [*picture_programs(), *([program_at(Path(last))] if last else [])]

    def _ask_for_program(self, files: list[Path], *_: object) -> None:
        def use(path: Path) -> None:
            self._settings.setValue(_PROGRAM, str(path))
            self._open(program_at(path), files)

        dialogs.ask_for_file(self._window, tr("Choose a program"), use)

    def _open(self, program: Program, files: list[Path], *_: object) -> None:
        if not open_with(program, files):
            self.said.emit(tr("{name} can't be started.", name=program.name))
