"""Field that a search by a word starts in: completes known words, says what can't be searched."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextDocumentFragment
from PySide6.QtWidgets import QCompleter, QLabel, QLineEdit, QListView, QVBoxLayout, QWidget

from likewise.app.ui.style import theme
from likewise.features.noun_list import completions, meant_by, suggestions

OFFERED = 8
"""Words in the list under the field."""

_PICTURE = "picture:"  # where the link to a search with a picture leads; no word has a colon


class WordField(QWidget):
    """A line for one word, and a sentence under it where there is something to say.

    Signals: ``chosen(noun)``; ``picture_wanted()``, in place of a word that is not known;
    ``left()`` by Esc.
    """

    chosen = Signal(str)
    picture_wanted = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.popup = QListView()
        self.line = _Line(self.popup)
        self.note = QLabel()
        self._offered = QStringListModel(self)
        self._missing = ""
        self._build()
        self.line.textEdited.connect(self._offer)
        self.line.returnPressed.connect(self._take)
        self.line.escaped.connect(self._leave)
        self.note.linkActivated.connect(self._follow)

    def show_missing(self, sentence: str) -> None:
        """Take words, unless ``sentence`` says why none can be searched now."""
        if sentence != self._missing:  # it is told often, and a note on a word should stay
            self._missing = sentence
            self.line.setEnabled(not sentence)
            self._say(escape(sentence))

    def show_word(self, word: str) -> None:
        """Show the word of the current search; another may be typed at the moment."""
        if not self.line.hasFocus():
            self.line.setText(word)
            self._say(escape(self._missing))

    def focus_line(self) -> None:
        """Give the keyboard to the line, ready for another word."""
        self.line.setFocus()
        self.line.selectAll()

    def _offer(self, text: str) -> None:
        self._offered.setStringList(completions(text, OFFERED))
        self._say("")

    def _take(self) -> None:
        """Search by what was typed or picked, or say that it is not known."""
        text = self.line.text().strip()
        noun = meant_by(text)
        if noun is not None:
            self._choose(noun)
        elif text:
            self._say(_unknown(text))

    def _choose(self, noun: str) -> None:
        self.popup.hide()
        self.line.setText(noun)
        self._say("")
        self.chosen.emit(noun)

    def _follow(self, link: str) -> None:
        if link == _PICTURE:
            self.picture_wanted.emit()
        else:
            self._choose(link)

    def _leave(self) -> None:
        self.line.clear()
        self._say("")
        self.left.emit()

    def _say(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))
        self.line.setAccessibleDescription(QTextDocumentFragment.fromHtml(text).toPlainText())

    def _build(self) -> None:
        completer = QCompleter(self._offered, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setMaxVisibleItems(OFFERED)
        completer.setPopup(self.popup)
        # Enter on a word comes by the line, into which the list has written it.
        self.popup.clicked.connect(lambda index: self._choose(index.data()))
        self.popup.setProperty("popup", True)
        self.popup.setAccessibleName("Known words")
        self.line.setCompleter(completer)
        self.line.setPlaceholderText("Search by a word: dog, boat…")
        self.line.setAccessibleName("Search by a word")
        self.line.setClearButtonEnabled(True)
        self.line.setAcceptDrops(False)  # the window takes them, and searches with a picture
        search = self.line.addAction(theme.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        search.setText("Search")
        search.triggered.connect(self._take)
        self.note.setWordWrap(True)
        self.note.setAccessibleName("About this word")
        self.note.setTextFormat(Qt.TextFormat.RichText)
        self.note.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.note.setContentsMargins(0, 0, 0, theme.UNIT)
        self.note.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.UNIT)
        column.addWidget(self.line)
        column.addWidget(self.note)


class _Line(QLineEdit):
    """A line that keeps Esc for itself, but for what closes ``popup``. Signal: ``escaped()``."""

    escaped = Signal()

    def __init__(self, popup: QWidget) -> None:
        super().__init__()
        self._popup = popup

    def event(self, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()  # or the window's Esc would leave the results behind the line
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self._popup.isVisible():
            self.escaped.emit()
        else:
            super().keyPressEvent(event)


def _unknown(text: str) -> str:
    """What is said of a word that is not known, with the ways on as links."""
    alike = suggestions(text)
    offer = " or ".join(f'<a href="{noun}">{noun}</a>' for noun in alike[:3])
    did_you_mean = f" Did you mean {offer}?" if alike else ""
    return (
        f"Likewise doesn't know the word “{escape(text)}”.{did_you_mean}"
        f' Or <a href="{_PICTURE}">search with a picture…</a>'
    )
