"""Provide the commands on photos' files: copy, move, rename, bin, export, open, and the history."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu

from app.core.base.language import tr, tr_later, tr_n
from app.core.files.tables import JobSummary
from app.core.files.types import CopyTo, MoveTo
from app.ui.commands.registry import command
from app.ui.files.done_dialog import DoneDialog
from app.ui.files.forms import BinForm, ExportForm, FolderForm, OperationForm, RenameForm
from app.ui.files.plan_dialog import PlanDialog
from app.ui.files.sentences import BEGIN, job_sentence
from app.ui.photos.context import Context
from app.ui.system import desktop, dialogs
from app.ui.system.desktop import Program, open_with, picture_programs, program_at
from app.work.bus.events import LastCopies

_SHOW = tr_later("Show in folder")
_PROGRAM = "files/program"  # the last program that was chosen by its file


class FileCommands(QObject):
    """Asks what to do with the selected photos' files, shows plan and result, opens programs."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self._bus = context.bus
        self._copied_to: Path | None = None  # folder of the last copy or export
        context.history.job_ended.connect(self._report_job)
        context.bus.listen(LastCopies, self._ask_last)

    @command("Photo", 5, "Copy to a folder…", "Shift+C", many="Copy {n} photos to a folder…")
    def copy_to(self) -> None:
        """Ask for a folder to copy the photos to."""
        self._open_plan(tr("Copy to a folder"), FolderForm(self.context.settings, CopyTo))

    @command("Photo", 5, "Move to a folder…", "M", many="Move {n} photos to a folder…")
    def move_to(self) -> None:
        """Ask for a folder to move the photos to."""
        self._open_plan(tr("Move to a folder"), FolderForm(self.context.settings, MoveTo))

    @command("Photo", 5, "Rename…", "F2", many="Rename {n} photos…")
    def rename(self) -> None:
        """Ask for new names."""
        self._open_plan(tr("Rename"), RenameForm(self.context.settings))

    @command(
        "Photo",
        5,
        "Export…",
        "Ctrl+Shift+S",
        many="Export {n} photos…",
        short="Export…",
        in_context=True,
    )
    def export(self) -> None:
        """Ask for the folder and format of exported copies."""
        self._open_plan(tr("Export copies"), ExportForm(self.context.settings))

    @command(
        "Photo", 6, "Move to bin…", "Delete", many="Move {n} photos to the bin…", in_context=True
    )
    def bin(self) -> None:
        """Ask whether to move the photos to the bin."""
        self._open_plan(tr("Move to the bin"), BinForm(self.context.settings))

    @command("File", 4, "File history…", "Ctrl+Shift+H")
    def files_done(self) -> None:
        """Show the list of what was done with files."""
        DoneDialog(self._bus, self.context.window).show()

    def _open_plan(self, title: str, form: OperationForm) -> None:
        if photos := self.context.some():
            PlanDialog(self._bus, photos, form, title, self.context.window).open()

    def _report_job(self, job: JobSummary) -> None:
        said = job_sentence(job)
        if job.failed:
            said = tr("{done}. “File history” tells why.", done=said)
        else:
            said = tr("{done}.", "a sentence", done=said)
        if job.kind in ("copy", "export") and job.folder is not None and job.done:
            self._copied_to = job.folder
            self.context.offer(said, "show_copies", _SHOW)
        else:
            (self.context.done if job.can_undo else self.context.say)(said)

    def _ask_last(self, job: int, copies: int) -> None:
        dialogs.confirm(
            self.context.window,
            tr_n(
                "{n} copy may be the last of its photo",
                "{n} copies may be the last of their photos",
                copies,
            ),
            tr("The originals are not there any more as they were. The bin keeps what goes there."),
            tr_n(*BEGIN["bin"], copies),
            lambda: self._bus.ask(lambda library: library.files.undo(job, last_too=True)),
        )

    @command("File", 4, "Show the last copies", when=lambda self: self._copied_to is not None)
    def _show_copies(self) -> None:
        """Open the folder that photos were last copied or exported to."""
        folder = self._copied_to
        if folder is not None and not desktop.open_file(folder):
            self.context.say(tr("The folder {name} can't be opened.", name=folder.name))

    # Opening

    @command("Photo", 2, "Open in its program", "Ctrl+Return", many="Open the first of {n} photos")
    def open(self) -> None:
        """Open the photo's file with its default program."""
        for path in self.context.files()[:1]:
            if not desktop.open_file(path):
                self.context.say(
                    tr("{name} can't be opened: no app is set to open this file.", name=path.name)
                )

    @command(
        "Photo",
        2,
        "Show in folder",
        "Ctrl+Shift+R",
        icon="folder",
        many="Show the first of {n} photos in its folder",
        in_context=True,
    )
    def show_in_folder(self) -> None:
        """Show the photo's file in the file manager."""
        for path in self.context.files()[:1]:
            if not desktop.show_in_folder(path):
                self.context.say(tr("The folder of {name} can't be opened.", name=path.name))

    @command("Edit", 2, "Copy", "Ctrl+C", id="copy", on_photos=True, many="Copy {n} photos")
    def _copy_files(self) -> None:
        number = len(self.context.photos())
        if number > desktop.MOST_FILES:
            self.context.say(
                tr(
                    "{number} photos are too many to copy at once: {most} go on the "
                    "clipboard. Copy them to a folder instead.",
                    number=number,
                    most=desktop.MOST_FILES,
                )
            )
        elif paths := self.context.files():
            desktop.copy_files(paths)
            self.context.say(tr_n("{n} file copied.", "{n} files copied.", len(paths)))

    @command(
        "Edit",
        2,
        "Copy the path",
        "Ctrl+Shift+C",
        id="copy_path",
        on_photos=True,
        many="Copy the paths of {n} photos",
    )
    def _copy_paths(self) -> None:
        if paths := self.context.files():
            desktop.copy_text("\n".join(map(str, paths)))
            self.context.say(tr_n("{n} path copied.", "{n} paths copied.", len(paths)))

    @command(
        "Photo", 2, "Open with…", "Ctrl+Shift+Return", id="open_with", many="Open {n} photos with…"
    )
    def _choose_program(self) -> None:
        files = self.context.files()
        if not files:
            return
        menu = QMenu(self.context.window)
        menu.aboutToHide.connect(menu.deleteLater)
        for program in self._programs():
            action = QAction(program.name, menu)
            action.triggered.connect(partial(self._open_with, program, files))
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(tr("Another program…")).triggered.connect(
            partial(self._ask_for_program, files)
        )
        menu.popup(QCursor.pos())

    def _programs(self) -> list[Program]:
        """Return the programs that the desktop knows, and the one chosen last."""
        last = str(self.context.settings.value(_PROGRAM, ""))
        return [*picture_programs(), *([program_at(Path(last))] if last else [])]

    def _ask_for_program(self, files: list[Path], *_: object) -> None:
        def use(path: Path) -> None:
            self.context.settings.setValue(_PROGRAM, str(path))
            self._open_with(program_at(path), files)

        dialogs.ask_for_file(self.context.window, tr("Choose a program"), use)

    def _open_with(self, program: Program, files: list[Path], *_: object) -> None:
        if not open_with(program, files):
            self.context.say(tr("{name} can't be started.", name=program.name))
