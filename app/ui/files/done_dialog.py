"""Window that lists what was done with files: taken back, tried again, with the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import tr, tr_later
from app.core.files.types import BIN_HAS_RECORDS, FailedFile, JobSummary
from app.ui.files.sentences import job_sentence, when
from app.ui.style import theme, words
from app.ui.style.labels import WrappedLabel
from app.ui.system import desktop
from app.work.bus.bus import Bus
from app.work.bus.events import FilesDone

_RESTORE = tr_later(
    "Restore them in the system's bin. Likewise recognises them when it looks for new photos."
)
_NOTHING = tr_later("What you do with files is listed here.")


class DoneDialog(QDialog):
    """The jobs, newest first; of the chosen one what failed, and why."""

    def __init__(self, bus: Bus, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("File history"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bus = bus
        self._jobs: tuple[JobSummary, ...] = ()
        self.jobs = _table([tr("When"), tr("What"), tr("Where")], tr("What was done"))
        self.failed = _table([tr("File"), tr("Why"), tr("Folder")], tr("What failed"))
        self.note = WrappedLabel()
        self.undo = QPushButton(theme.icon("undo"), tr("Undo"))
        self.retry = QPushButton(tr("Try again what failed"))
        self.show_folder = QPushButton(tr("Show in folder"))
        self._build()
        self._connect()
        self._show_jobs()

    def chosen(self) -> JobSummary | None:
        """Give the job that the buttons work on."""
        row = self.jobs.currentRow()
        return self._jobs[row] if 0 <= row < len(self._jobs) else None

    def _build(self) -> None:
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.jobs)
        parts.addWidget(self.failed)
        buttons = QHBoxLayout()
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.reject)
        for button in (self.undo, self.retry, self.show_folder):
            buttons.addWidget(button)
            button.setAutoDefault(False)
        buttons.addStretch()
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        column.addWidget(parts, stretch=1)
        column.addWidget(self.note)
        column.addLayout(buttons)
        self.resize(round(96 * theme.UNIT * theme.letters()), 60 * theme.UNIT)

    def _connect(self) -> None:
        self._bus.listen(FilesDone, self._show_jobs)
        self.jobs.itemSelectionChanged.connect(self._show_chosen)
        self.undo.clicked.connect(self._undo)
        self.retry.clicked.connect(self._retry)
        self.show_folder.clicked.connect(self._show_in_folder)

    def _show_jobs(self, *_: object) -> None:
        """List them; what is chosen stays chosen, and the newest is where nothing was."""
        before = self.chosen()
        self._jobs = self._bus.latest(FilesDone).jobs
        now = datetime.now()
        _fill(
            self.jobs,
            [
                (
                    when(job, now),
                    words.printable(job_sentence(job)),
                    "" if job.folder is None else _path(job.folder),
                )
                for job in self._jobs
            ],
        )
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

    def _show_failed(self, number: int, files: Sequence[FailedFile]) -> None:
        job = self.chosen()
        if job is not None and job.id == number:
            _fill(
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


def _table(columns: list[str], name: str) -> QTableWidget:
    table = QTableWidget(0, len(columns))
    table.setHorizontalHeaderLabels(columns)
    table.setAccessibleName(name)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(3 * theme.UNIT)
    table.setWordWrap(False)  # the tooltip has what is cut
    table.setShowGrid(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
    table.setTabKeyNavigation(False)
    header = table.horizontalHeader()
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading)
    header.setHighlightSections(False)
    table.setColumnWidth(0, 18 * theme.UNIT)
    table.setColumnWidth(2, 32 * theme.UNIT)
    return table


def _path(path: Path | str) -> str:
    return words.name_alone(str(path))


def _fill(table: QTableWidget, lines: list[tuple[str, ...]]) -> None:
    table.blockSignals(True)  # one change, not one a cell
    table.setRowCount(len(lines))
    for row, line in enumerate(lines):
        for column, text in enumerate(line):
            item = QTableWidgetItem(text)
            item.setToolTip(text)
            table.setItem(row, column, item)
    table.blockSignals(False)
