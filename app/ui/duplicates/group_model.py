"""Item model of the groups: a sentence each, and the photo that stands for it."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.core.duplicates.types import GroupKind, Proposal
from app.ui.duplicates.sentences import group_sentence

COVER = Qt.ItemDataRole.UserRole  # the photo that stands for a group

_Index = QModelIndex | QPersistentModelIndex


class GroupModel(QAbstractListModel):
    """Groups of some kinds, the one that frees most first, or the newest."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._shown: list[Proposal] = []
        self._only: frozenset[int] | None = None

    def narrow(self, photos: frozenset[int] | None) -> None:
        """From now on show only groups with any of these photos; None: all."""
        self._only = photos

    def narrowed(self) -> bool:
        """Tell whether only some groups are shown."""
        return self._only is not None

    def show_groups(
        self, proposals: Collection[Proposal], kinds: Collection[GroupKind], *, newest: bool
    ) -> None:
        """Show those of ``kinds``."""
        self.beginResetModel()
        chosen = [each for each in proposals if each.group.kind in kinds and self._meets(each)]
        self._shown = sorted(
            chosen,
            key=lambda each: -each.group.when if newest else -each.group.spare,
        )
        self.endResetModel()

    def _meets(self, each: Proposal) -> bool:
        photos = (photo.photo for photo in each.group.photos)
        return self._only is None or not self._only.isdisjoint(photos)

    def at(self, row: int) -> Proposal | None:
        """Give the group in a row; None beyond the last."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        each = self.at(index.row())
        if each is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return group_sentence(each.group)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return group_sentence(each.group).replace("\n", ", ")
        if role == COVER:
            return next(photo.shown for photo in each.group.photos if photo.photo == each.keep)
        return None
