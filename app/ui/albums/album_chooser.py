"""Dialog that finds one album by a few typed letters; arrow keys and Enter do the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QListWidgetItem, QVBoxLayout, QWidget

from app.core.base.language import tr
from app.core.base.search_types import AlbumInfo
from app.ui.albums.album_list import ALBUM, COVER, AlbumList
from app.ui.photos.pictures import Pictures
from app.ui.style import theme
from app.ui.style.controls import offer_clearing

_STEPS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_SHOWN = 6  # entries without scrolling


@dataclass(frozen=True, slots=True)
class Question:
    """What the dialog asks. ``new``: how the entry for a name that no album has is called, with
    {name} in its place; empty: only an album that there is can be taken."""

    title: str
    hint: str
    new: str = ""


class AlbumChooser(QDialog):
    """Lists the albums whose names contain what is typed, the best first.

    Signals: ``chosen(album)``, ``named(name)`` for one that does not exist yet.
    """

    chosen = Signal(object)
    named = Signal(str)

    def __init__(
        self,
        question: Question,
        albums: Callable[[], Sequence[AlbumInfo]],
        pictures: Pictures,
        parent: QWidget,
    ) -> None:
        """``albums`` gives those of the moment: `refresh` asks again."""
        super().__init__(parent)
        self._question = question
        self._albums = albums
        self.line = QLineEdit()
        self.list = AlbumList(pictures)
        self._nothing = QLabel()
        self._build()
        self.line.textChanged.connect(self.refresh)
        self.line.returnPressed.connect(self._take_current)
        self.list.itemClicked.connect(self._take)
        self.line.installEventFilter(self)
        self.refresh()

    def refresh(self, *_: object) -> None:
        """List what fits now; the best is current."""
        typed = " ".join(self.line.text().split())
        fitting = ranked(self._albums(), typed)
        self.list.show_albums(fitting)
        known = {info.name.casefold() for info in fitting}
        if self._question.new and typed and typed.casefold() not in known:
            self.list.addItem(self._new_entry(typed))
        if self.list.count():
            self.list.setCurrentRow(0)
        self.list.setVisible(bool(self.list.count()))
        self._nothing.setText(tr("No album has this name.") if typed else "")
        self._nothing.setVisible(not self.list.count())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys walk through the list while letters go on to the field."""
        if watched is self.line and isinstance(event, QKeyEvent) and event.key() in _STEPS:
            if event.type() == QEvent.Type.KeyPress:
                self.list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _take_current(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self._take(item)

    def _take(self, item: QListWidgetItem) -> None:
        info: AlbumInfo | None = item.data(ALBUM)
        self.accept()
        if info is None:
            self.named.emit(" ".join(self.line.text().split()))
        else:
            self.chosen.emit(info.id)

    def _new_entry(self, name: str) -> QListWidgetItem:
        return QListWidgetItem(self._question.new.replace("{name}", name))

    def _build(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self._question.title)
        self.line.setPlaceholderText(self._question.hint)
        self.line.setAccessibleName(self._question.hint)
        offer_clearing(self.line)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        column = QVBoxLayout(self)
        column.setSpacing(theme.UNIT)
        column.addWidget(self.line)
        column.addWidget(self.list, 1)
        column.addWidget(self._nothing, 1)

    def sizeHint(self) -> QSize:
        """Ask for room for some entries."""
        return QSize(48 * theme.UNIT, 7 * theme.UNIT + _SHOWN * (COVER + theme.UNIT))


def ranked(albums: Sequence[AlbumInfo], typed: str) -> list[AlbumInfo]:
    """The albums whose names contain every word of ``typed``: first the one that is called so, then
    those that begin with it, then those with a word that does."""
    text = typed.casefold()
    words = text.split()
    fitting = [info for info in albums if all(word in info.name.casefold() for word in words)]

    def rank(info: AlbumInfo) -> int:
        name = info.name.casefold()
        begins = any(part.startswith(text) for part in name.split())
        return 0 if name == text else 1 if name.startswith(text) else 2 if begins else 3

    return sorted(fitting, key=rank)
