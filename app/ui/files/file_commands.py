"""Provide the commands on photos' files, and the list of what was done with them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QSplitter, QTableWidget, QWidget

from app.core.base.language import tr, tr_later, tr_n
from app.core.files.tables import BIN_HAS_RECORDS, JobSummary
from app.core.files.types import CopyTo, LeftFile, MoveTo
from app.ui.commands.registry import command
from app.ui.files.plan_dialog import (
    BinForm,
    ExportForm,
    FolderForm,
    OperationForm,
    PlanDialog,
    RenameForm,
)
from app.ui.files.sentences import BEGIN, DONE, job_sentence
from app.ui.photos.context import Commands, Context
from app.ui.style import theme, words
from app.ui.style.building import acts_of, column, fill_table, label, table
from app.ui.system import desktop, dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import FilesDone, LastCopies

_RESTORE = tr_later(
    "Restore them in the system's bin. Likewise recognises them when it looks for new photos."
)
_NOTHING = tr_later("What you do with files is listed here.")


class DoneDialog(QDialog):
    """Lists the jobs, newest first, and what failed in the selected one and why."""

    def __init__(self, bus: Bus, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("File history"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bus = bus
        self._jobs: tuple[JobSummary, ...] = ()
        self.jobs = _table((tr("When"), tr("What"), tr("Where")), tr("What was done"))
        self.failed = _table((tr("File"), tr("Why"), tr("Folder")), tr("What failed"))
        self.note = label()
        buttons, (self.undo, self.retry, self.show_folder) = acts_of(
            self,
            (tr("Undo"), self._undo),
            (tr("Try again what failed"), self._retry),
            (tr("Show in folder"), self._show_in_folder),
        )
        self.undo.setIcon(theme.icon("undo"))
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.jobs)
        parts.addWidget(self.failed)
        column((parts, 1), self.note, buttons, on=self, margins=12)
        self.resize(round(96 * theme.UNIT * theme.letters()), 60 * theme.UNIT)
        bus.listen(FilesDone, self._show_jobs)
        self.jobs.itemSelectionChanged.connect(self._show_chosen)
        self._show_jobs()

    def chosen(self) -> JobSummary | None:
        """Return the job that the buttons work on."""
        row = self.jobs.currentRow()
        return self._jobs[row] if 0 <= row < len(self._jobs) else None

    def _show_jobs(self, *_: object) -> None:
        """List the jobs; keep the selection, or select the newest."""
        before = self.chosen()
        self._jobs = self._bus.latest(FilesDone).jobs
        fill_table(self.jobs, [*map(_line, self._jobs)])
        rows = [row for row, job in enumerate(self._jobs) if before and job.id == before.id]
        if self._jobs:
            self.jobs.selectRow(rows[0] if rows else 0)
        self._show_chosen()

    def _show_chosen(self) -> None:
        job = self.chosen()
        self.undo.setEnabled(job is not None and job.can_undo)
        self.retry.setEnabled(
            job is not None and bool(job.failed) and job.kind not in ("undo", "rename")
        )
        self.show_folder.setEnabled(job is not None and job.folder is not None)
        is_bin = job is not None and job.kind == "bin" and not BIN_HAS_RECORDS
        self.note.setText(tr(_NOTHING) if job is None else tr(_RESTORE) if is_bin else "")
        self.note.setVisible(bool(self.note.text()))
        self.failed.setVisible(job is not None and bool(job.failed))
        if job is not None and job.failed:
            number = job.id
            self._bus.ask(
                lambda library: library.files.failed_in(number), partial(self._show_failed, number)
            )

    def _show_failed(self, number: int, files: Sequence[LeftFile]) -> None:
        job = self.chosen()
        if job is not None and job.id == number:
            fill_table(
                self.failed,
                [
                    (_path(f.path.name), words.printed(f.reason), _path(f.path.parent))
                    for f in files
                ],
            )

    def _undo(self) -> None:
        if (job := self.chosen()) is not None:
            number = job.id
            self._bus.ask(lambda library: library.files.undo(number))

    def _retry(self) -> None:
        if (job := self.chosen()) is not None:
            number = job.id
            self._bus.ask(lambda library: library.files.retry(number))

    def _show_in_folder(self) -> None:
        job = self.chosen()
        if job is not None and job.folder is not None:
            desktop.show_in_folder(job.folder)


def _table(columns: Sequence[str], name: str) -> QTableWidget:
    made = table(columns, name)
    made.setColumnWidth(0, 22 * theme.UNIT)
    made.setColumnWidth(2, 32 * theme.UNIT)
    return made


def _line(job: JobSummary) -> tuple[str, str, str]:
    where = "" if job.folder is None else _path(job.folder)
    return words.minute(job.created), job_sentence(job), where


def _path(path: Path | str) -> str:
    return words.name_alone(str(path))


class FileCommands(Commands):
    """Asks what to do with the selected photos' files, shows plan and result, opens them."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
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
        photos = self.context.photos()
        path = self._bus.photos.path_of(photos[0]) if len(photos) == 1 else None
        name = "" if path is None else path.stem
        self._open_plan(tr("Rename"), RenameForm(self.context.settings, name))

    @command("Photo", 5, "Export…", "Ctrl+Shift+S", icon="export", many="Export {n} photos…")
    def export(self) -> None:
        """Ask for the folder and format of exported copies."""
        form, stacks = ExportForm(self.context.settings), self.context.browser.stacks
        photos = tuple(p for p in self.context.some() if not stacks.is_hidden_raw(p))
        self._open_plan(tr("Export copies"), form, photos)

    @command("Photo", 6, "Move to bin…", "Delete", many="Move {n} photos to the bin…")
    def bin(self) -> None:
        """Ask whether to move the photos to the bin."""
        self._open_plan(tr("Move to the bin"), BinForm(self.context.settings))

    @command("File", 4, "File history…", "Ctrl+Shift+H")
    def files_done(self) -> None:
        """Show the list of what was done with files."""
        DoneDialog(self._bus, self.context.window).show()

    def _open_plan(
        self, title: str, form: OperationForm, photos: tuple[int, ...] | None = None
    ) -> None:
        if photos := self.context.some() if photos is None else photos:
            PlanDialog(self._bus, photos, form, title, self.context.window).open()

    def _report_job(self, job: JobSummary) -> None:
        said = job_sentence(job)
        jobs = self._bus.latest(FilesDone).jobs
        undone = next((each for each in jobs if each.id == job.undoes), None)
        if job.failed:
            said = tr("{done}. “File history” tells why.", done=said)
        elif undone is not None and undone.kind in ("copy", "export"):  # nothing is put back
            said = tr("Undone: {what}.", what=tr_n(*DONE[undone.kind], job.done))
        else:
            said = tr("{done}.", "a sentence", done=said)
        if job.kind in ("copy", "export") and job.folder is not None and job.done:
            show = partial(desktop.reveal, job.folder, self.context.say)
            self.context.offer(said, tr("Show in folder"), show)
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
    )
    def show_in_folder(self) -> None:
        """Show the photo's file in the file manager."""
        for path in self.context.files()[:1]:
            desktop.reveal(path, self.context.say)

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
