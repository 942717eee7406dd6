"""List the backups of the library; make or restore one, choose a second folder for them."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHeaderView, QWidget

from app.core.base.language import both_sentences, tr, tr_later, tr_stored
from app.core.safety.keep import Backup, backup_folder, contents
from app.ui.style import theme, words
from app.ui.style.building import acts_of, column, fill_table, label, table
from app.ui.system import dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import BackupsListed

_COLUMNS = (tr_later("When"), tr_later("Contents"), tr_later("Reason"), tr_later("Size"))


_NONE_YET = tr_later(
    "There are no backups yet. Likewise makes one automatically when something has changed."
)
_CONSEQUENCE = tr_later(
    "Thumbs, albums, stars, keywords and profiles become what they were then. What there is now is"
    " set aside in the library's folder, and your photos are not touched."
)


class BackupsDialog(QDialog):
    """The backups, newest first, and buttons to make or restore one."""

    def __init__(self, bus: Bus, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Backups"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bus = bus
        self._backups: tuple[Backup, ...] = ()
        self.table = table([tr(each) for each in _COLUMNS], tr("Backups"))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.note = label(tr("Looking for backups…"))
        buttons, acts = acts_of(
            self,
            (tr("Back up now"), self._back_up_now),
            (tr("Restore…"), self._ask_whether_to_restore),
            (tr("Choose a second place…"), self._ask_for_second),
            (tr("No second place"), lambda: self._choose_second(None)),
        )
        self.now, self.restore, self.second, self.only_here = acts
        column((self.table, 1), self.note, buttons, on=self, margins=12)
        self.resize(round(104 * theme.UNIT * theme.letters()), 48 * theme.UNIT)
        bus.listen(BackupsListed, self._show_backups)
        self.table.itemSelectionChanged.connect(self._enable)
        self.table.itemActivated.connect(lambda _: self._ask_whether_to_restore())
        self._enable()
        bus.ask_backups(lambda backups: backups.list())

    def chosen(self) -> Backup | None:
        """Return the selected backup."""
        row = self.table.currentRow()
        return self._backups[row] if 0 <= row < len(self._backups) else None

    def _back_up_now(self) -> None:
        self._bus.ask_backups(lambda backups: backups.back_up_now())

    def _choose_second(self, folder: Path | None) -> None:
        self._bus.ask_backups(lambda backups: backups.choose_second_folder(folder))
        self._back_up_now()

    def _show_backups(self, backups: tuple[Backup, ...], folder: Path, second: Path | None) -> None:
        self._backups = backups
        fill_table(self.table, [*map(_texts, backups)])
        if backups:
            self.table.selectRow(0)
        where = _where(folder, second)
        self.note.setText(where if backups else both_sentences(tr(_NONE_YET), where))
        self.only_here.setEnabled(second is not None)
        self._enable()

    def _enable(self) -> None:
        chosen = self.chosen()
        self.restore.setEnabled(chosen is not None and chosen.manifest is not None)

    def _ask_for_second(self) -> None:
        title = tr("Keep backups in this folder too")
        dialogs.ask_for_folder(self, title, self._choose_second)

    def _ask_whether_to_restore(self) -> None:
        chosen = self.chosen()
        if chosen is None or chosen.manifest is None:
            return

        def restore() -> None:
            self._bus.restore(chosen.path)
            self.accept()

        when = words.minute(chosen.manifest.made)
        question = tr("Go back to the library as it was on {when}?", when=when)
        dialogs.confirm(self, question, tr(_CONSEQUENCE), tr("Restore"), restore)


def _texts(backup: Backup) -> tuple[str, str, str, str]:
    size = words.bytes_counted(backup.size)
    if backup.manifest is None:
        return backup.path.stem, backup.fault, "", size
    manifest = backup.manifest
    why = tr_stored(manifest.why)
    if manifest.made > time.time():
        why = tr("{why}, by a clock that was ahead", why=why)
    why = why[:1].upper() + why[1:]
    return words.minute(manifest.made), contents(manifest.counts), why, size


def _where(library: Path, second: Path | None) -> str:
    """Return a sentence on where backups are kept."""
    if second is None:
        return tr(
            "Backups are kept beside the library, in {folder}. A second place, on another disk, is "
            "safer still.",
            folder=backup_folder(library),
        )
    if not second.is_dir():
        return tr(
            "The second place, {place}, is away. Until it is back, backups are only here.",
            place=second,
        )
    return tr("Backups are kept beside the library and in {place}.", place=second)
