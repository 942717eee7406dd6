"""Table of the photos of one group: whether each stays, what tells it from the others, and why."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from app.core.duplicates.types import Proposal
from app.core.language import number, tr, tr_later
from app.ui.duplicates.sentences import size, when
from app.ui.style import theme, words

_COLUMNS = (
    tr_later("Keep"),
    tr_later("Why"),
    tr_later("Pixels"),
    tr_later("Size"),
    tr_later("Taken"),
    tr_later("File"),
)
_WHY, _FILE = 1, 5


class GroupTable(QTreeWidget):
    """One line a photo; Space turns between keep and bin.

    Signals: ``marked(photo, goes)``; ``looked_at(photo)`` when another line becomes current.
    """

    marked = Signal(object, bool)
    looked_at = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setColumnCount(len(_COLUMNS))
        self.setHeaderLabels([tr(each) for each in _COLUMNS])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAccessibleName(tr("Photos of the group"))
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.setMaximumHeight(round(24 * theme.UNIT * theme.letters()))
        header = self.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self.itemChanged.connect(self._changed)
        self.currentItemChanged.connect(self._turned)

    def sizeHint(self) -> QSize:
        """Leave most of the height to the photos: four of them are listed at first."""
        return QSize(32 * theme.UNIT, round(17 * theme.UNIT * theme.letters()))

    def show_group(self, each: Proposal | None, going: Collection[int]) -> None:
        """Show the photos of a group, the best first, those in ``going`` marked for the bin."""
        self.blockSignals(True)
        self.clear()
        for photo in () if each is None else each.group.photos:
            assert each is not None
            reason = each.reasons[photo.photo].sentence
            best = photo.photo == each.keep
            item = QTreeWidgetItem(
                [
                    _said(photo.photo in going),
                    tr("Best: {reason}", reason=reason)
                    if best
                    else f"{reason[:1].upper()}{reason[1:]}",
                    f"{number(photo.width)} × {number(photo.height)}",
                    size(photo.bytes),
                    when(photo),
                    words.name_alone(str(photo.path)),
                ]
            )
            item.setData(0, Qt.ItemDataRole.UserRole, photo.photo)
            item.setSizeHint(_FILE, QSize(0, 3 * theme.UNIT))  # it takes what width there is
            item.setCheckState(0, _state(photo.photo not in going))
            item.setToolTip(_WHY, reason)
            item.setToolTip(_FILE, words.name_alone(str(photo.path)))
            self.addTopLevelItem(item)
        first = self.topLevelItem(0)
        if first is not None:
            self.setCurrentItem(first)
        self.blockSignals(False)

    def _changed(self, item: QTreeWidgetItem) -> None:
        goes = item.checkState(0) is Qt.CheckState.Unchecked
        self.blockSignals(True)
        item.setText(0, _said(goes))
        self.blockSignals(False)
        self.marked.emit(item.data(0, Qt.ItemDataRole.UserRole), goes)

    def _turned(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.looked_at.emit(item.data(0, Qt.ItemDataRole.UserRole))


def _said(goes: bool) -> str:
    return tr("Bin") if goes else tr("Keep")


def _state(checked: bool) -> Qt.CheckState:
    return Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked
