"""Window that lists the backups of the library: makes one, restores one, chooses a second
folder."""

from __future__ import annotations

import time
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import tr, tr_date, tr_later, tr_stored
from app.core.safety.keep import Backup, contents, is_from_the_future
from app.ui.backups import sentences
from app.ui.style import theme
from app.ui.style.labels import WrappedLabel
from app.ui.system import dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import BackupsListed

_COLUMNS = (
    tr_later("When"),
    tr_later("Contents"),
    tr_later("Reason"),
    tr_later("Size"),
)


class BackupsDialog(QDialog):
    """The backups, newest first, and what can be done with them."""

    def __init__(self, bus: Bus, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Backups"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bus = bus
        self._backups: tuple[Backup, ...] = ()
        self.table = _table()
        self.note = WrappedLabel(tr("Looking for backups…"))
        self.now = QPushButton(tr("Back up now"))
        self.restore = QPushButton(tr("Restore…"))
        self.second = QPushButton(tr("Choose a second place…"))
        self.only_here = QPushButton(tr("No second place"))
        self._build()
        self._connect()
        self._enable()
        bus.ask_backups(lambda backups: backups.list())

    def chosen(self) -> Backup | None:
        """Give the backup that would be restored."""
        row = self.table.currentRow()
        return self._backups[row] if 0 <= row < len(self._backups) else None

    def _build(self) -> None:
        buttons = QHBoxLayout()
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.reject)
        for button in (self.now, self.restore, self.second, self.only_here):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch()
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        column.addWidget(self.table, stretch=1)
        column.addWidget(self.note)
        column.addLayout(buttons)
        self.resize(round(104 * theme.UNIT * theme.letters()), 48 * theme.UNIT)

    def _connect(self) -> None:
        self._bus.listen(BackupsListed, self._show)
        self.table.itemSelectionChanged.connect(self._enable)
        self.table.itemActivated.connect(lambda _: self._ask_whether_to_restore())
        self.now.clicked.connect(self._back_up_now)
        self.restore.clicked.connect(self._ask_whether_to_restore)
        self.only_here.clicked.connect(lambda: self._choose_second(None))
        self.second.clicked.connect(self._ask_for_second)

    def _back_up_now(self) -> None:
        self._bus.ask_backups(lambda backups: backups.back_up_now())

    def _choose_second(self, folder: Path | None) -> None:
        self._bus.ask(lambda library: library.choose_second_folder(folder))
        self._back_up_now()

    def _show(self, backups: tuple[Backup, ...], folder: Path, second: Path | None) -> None:
        self._backups = backups
        self.table.setRowCount(len(backups))
        for row, backup in enumerate(backups):
            for column, text in enumerate(_texts(backup)):
                self.table.setItem(row, column, QTableWidgetItem(text))
        if backups:
            self.table.selectRow(0)
        where = sentences.where(folder, second)
        self.note.setText(where if backups else " ".join((tr(sentences.NONE_YET), where)))
        self.only_here.setEnabled(second is not None)
        self._enable()

    def _enable(self) -> None:
        chosen = self.chosen()
        self.restore.setEnabled(chosen is not None and chosen.manifest is not None)

    def _ask_for_second(self) -> None:
        dialogs.ask_for_file(
            self,
            tr("Keep backups in this folder too"),
            self._choose_second,
            mode=QFileDialog.FileMode.Directory,
        )

    def _ask_whether_to_restore(self) -> None:
        chosen = self.chosen()
        if chosen is None or chosen.manifest is None:
            return

        def restore() -> None:
            self._bus.restore(chosen.path)
            self.accept()

        when = _when(chosen.manifest.made)
        dialogs.confirm(
            self, sentences.question(when), tr(sentences.CONSEQUENCE), tr("Restore"), restore
        )


def _table() -> QTableWidget:
    table = QTableWidget(0, len(_COLUMNS))
    table.setAccessibleName(tr("Backups"))
    table.setHorizontalHeaderLabels([tr(each) for each in _COLUMNS])
    table.verticalHeader().hide()
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setWordWrap(False)  # or a date with its time takes two lines
    header = table.horizontalHeader()
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading)
    header.setHighlightSections(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    return table


def _texts(backup: Backup) -> tuple[str, str, str, str]:
    size = QLocale().formattedDataSize(backup.size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)
    if backup.manifest is None:
        return backup.path.stem, backup.fault, "", size
    manifest = backup.manifest
    why = tr_stored(manifest.why)
    if is_from_the_future(manifest, time.time()):
        why = tr("{why}, by a clock that was ahead", why=why)
    why = why[:1].upper() + why[1:]
    return _when(manifest.made), contents(manifest.counts), why, size


def _when(made: float) -> str:
    return tr_date(datetime.fromtimestamp(made), "d MMM yyyy, HH:mm")
