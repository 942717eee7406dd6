"""Small dialog for the keywords of the selected photos: those they have, and a field for more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import tr, tr_n
from app.ui.style import theme, words
from app.ui.style.labels import WrappedLabel

_NAME = Qt.ItemDataRole.UserRole
_SOME = Qt.CheckState.PartiallyChecked
_ALL = Qt.CheckState.Checked
_NONE = Qt.CheckState.Unchecked
_ROWS = 8  # that are seen at once


class KeywordsDialog(QDialog):
    """Lists the keywords that any of the photos has; a half tick is for those that only some have.

    Enter takes over what is typed (commas part several), and with an empty field all of it.
    Signal: ``chosen(add, remove)``, tuples of keywords.
    """

    chosen = Signal(object, object)

    def __init__(
        self, having: Sequence[Iterable[str]], known: Sequence[str], parent: QWidget
    ) -> None:
        """``having``: the keywords of each photo. ``known``: those of the whole library."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr_n("Keywords of {n} photo", "Keywords of {n} photos", len(having)))
        self._photos = len(having)
        self._counts = Counter(name for names in having for name in set(names))
        self.field = QLineEdit()
        self.list = QListWidget()
        self._note = WrappedLabel(
            tr("Press Enter to add. Commas separate keywords, | separates levels: Animals|Dog.")
        )
        self._build(known)
        for name in sorted(self._counts, key=str.casefold):
            self._list(name, _ALL if self._counts[name] == self._photos else _SOME)
        self.list.setVisible(bool(self._counts))
        self.field.setFocus()

    def add(self, text: str) -> None:
        """Tick the keywords that are typed, and list those that are new."""
        for name in (part.strip() for part in text.split(",")):
            item = self._item(name)
            if item is not None:
                item.setCheckState(_ALL)
            elif name:
                self._list(name, _ALL)
        self.list.show()
        self.field.clear()

    def accept(self) -> None:
        """Take over what is typed, then tell what changes."""
        self.add(self.field.text())
        add, remove = [], []
        for row in range(self.list.count()):
            item = self.list.item(row)
            name, state = item.data(_NAME), item.checkState()
            if state == _ALL and self._counts[name] < self._photos:
                add.append(name)
            elif state == _NONE and self._counts[name]:
                remove.append(name)
        if add or remove:
            self.chosen.emit(tuple(add), tuple(remove))
        super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.field.text().strip():
            self.add(self.field.text())
        else:
            self.accept()

    def _item(self, name: str) -> QListWidgetItem | None:
        items = (self.list.item(row) for row in range(self.list.count()))
        return next((item for item in items if item.data(_NAME) == name), None)

    def _list(self, name: str, state: Qt.CheckState) -> None:
        count = self._counts[name]
        some = 0 < count < self._photos
        text = words.printable(name)
        if some:
            text = tr("{name}  ({count} of {of})", name=text, count=count, of=self._photos)
        item = QListWidgetItem(text)
        item.setData(_NAME, name)
        flags = item.flags() | Qt.ItemFlag.ItemIsUserCheckable
        item.setFlags(flags | Qt.ItemFlag.ItemIsUserTristate if some else flags)
        item.setCheckState(state)
        self.list.addItem(item)

    def _build(self, known: Sequence[str]) -> None:
        self.field.setPlaceholderText(tr("Add a keyword"))
        self.field.setAccessibleName(tr("Add a keyword"))
        completer = QCompleter(QStringListModel(list(known), self), self.field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.field.setCompleter(completer)
        self.list.setAccessibleName(tr("Keywords of these photos"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMinimumHeight(_ROWS * self.fontMetrics().height())
        self._note.setFont(theme.scaled_font(self._note, 0))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(2 * theme.UNIT,) * 4)
        column.setSpacing(theme.UNIT)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        for widget in (self.field, self.list, self._note, buttons):
            column.addWidget(widget)
        self.resize(42 * theme.UNIT, self.sizeHint().height())
