"""Provide the line edit of the search field, and the list of completions under it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QLineEdit, QTreeView, QWidget

from app.core.base.language import listed, tr, tr_later, tr_n
from app.core.facts.completions import Completion, CompletionKind
from app.core.facts.table import filtered_facts
from app.ui.style import theme, words
from app.ui.style.building import lines_without_header


class Line(QLineEdit):
    """A line that keeps Enter to itself: else an open list of completions writes its text into the
    line that was just emptied."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


_COMPLETION = Qt.ItemDataRole.UserRole  # Completion
_TEXT = _COMPLETION + 1  # what is written into the line

_SHOWN = 10  # completions

_SAID = {
    CompletionKind.SUBJECT: tr_later("in the picture"),
    CompletionKind.DATE: tr_later("date"),
    CompletionKind.PLACE: tr_later("place"),
    CompletionKind.KEYWORD: tr_later("keyword"),
    CompletionKind.FOLDER: tr_later("folder"),
    CompletionKind.ALBUM: tr_later("album"),
    CompletionKind.MARK: tr_later("mark"),
    CompletionKind.FACT: tr_later("fact"),
}


class CompletionList(QObject):
    """Completes a line, in a list below its ``frame``, and as wide. Signal: ``picked(Completion)``
    by a click; keys write into it."""

    picked = Signal(object)

    def __init__(self, line: QLineEdit, frame: QWidget) -> None:
        super().__init__(line)
        self._frame = frame
        self.popup = QTreeView()
        self._model = QStandardItemModel(0, 2, self)
        completer = QCompleter(self._model, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setCompletionRole(_TEXT)
        completer.setMaxVisibleItems(_SHOWN)
        completer.setPopup(self.popup)
        lines_without_header(self.popup)
        self.popup.setRootIsDecorated(False)
        self.popup.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.popup.setAccessibleName(tr("Completions"))
        self.popup.setProperty("popup", True)
        self.popup.clicked.connect(self._pick)
        self.popup.installEventFilter(self)
        line.setCompleter(completer)

    def show(self, completions: Sequence[Completion]) -> None:
        """List these completions, with what they are."""
        self._model.setRowCount(0)
        for completion in completions[:_SHOWN]:
            item, kind = QStandardItem(words.printable(completion.label)), said(completion)
            item.setData(completion, _COMPLETION)
            item.setData(completion.text, _TEXT)
            item.setAccessibleText(listed((item.text(), kind)))
            beside = QStandardItem(kind)
            beside.setForeground(theme.quiet(self.popup.palette()))
            beside.setTextAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
            self._model.appendRow([item, beside])
        if not completions:
            self.popup.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stand below the frame: Qt's place is below the line in it."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Move, QEvent.Type.Resize):
            corner = self._frame.mapToGlobal(QPoint(0, self._frame.height() + theme.UNIT // 2))
            wanted = QRect(corner, QSize(self._frame.width(), self.popup.height()))
            if self.popup.geometry() != wanted:
                self.popup.setGeometry(wanted)
        return super().eventFilter(watched, event)

    def _pick(self, index: QModelIndex) -> None:
        self.popup.hide()
        self.picked.emit(index.siblingAtColumn(0).data(_COMPLETION))


def said(completion: Completion) -> str:
    """Return what a completion is: "keyword, 12 photos"."""
    fact = filtered_facts().get(completion.fact)
    kind = tr(fact.named if fact else _SAID[completion.kind])
    if completion.photos is None:
        return kind
    return tr_n("{kind}, {n} photo", "{kind}, {n} photos", completion.photos, kind=kind)
