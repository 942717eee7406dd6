"""Show what was done with files, with reasons for failures; undo it or try again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QSplitter, QTableWidget, QWidget

from app.core.base.language import tr, tr_later
from app.core.files.tables import BIN_HAS_RECORDS, JobSummary
from app.core.files.types import LeftFile
from app.ui.files.sentences import job_sentence
from app.ui.style import theme, words
from app.ui.style.building import acts_of, column, fill_table, label, table
from app.ui.system import desktop
from app.work.bus.bus import Bus
from app.work.bus.events import FilesDone

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
                    (_path(f.path.name), words.printable(f.reason), _path(f.path.parent))
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
    made.setColumnWidth(0, 18 * theme.UNIT)
    made.setColumnWidth(2, 32 * theme.UNIT)
    return made


def _line(job: JobSummary) -> tuple[str, str, str]:
    where = "" if job.folder is None else _path(job.folder)
    return words.minute(job.created), words.printable(job_sentence(job)), where


def _path(path: Path | str) -> str:
    return words.name_alone(str(path))
