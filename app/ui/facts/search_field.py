"""The field that finds photos: filters as one types, completes, keeps terms as chips."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.core.facts.completions import Completion, CompletionKind, completions
from app.core.facts.local_words import parse_typed
from app.core.facts.noun_names import noun_meant
from app.core.facts.terms import Term, parse, text_of
from app.core.language import tr
from app.core.types import AlbumInfo, FactCounts
from app.ui.facts.chips import Chips
from app.ui.facts.completion_list import CompletionList
from app.ui.facts.filter_menu import FilterMenu
from app.ui.facts.line import Line
from app.ui.facts.word_notes import (
    PICTURE,
    no_match,
    noun_link,
    of_minus,
    text_of_words,
    words_of,
)
from app.ui.style import theme
from app.ui.style.clear_button import offer_clearing

PAUSE = 80
"""Milliseconds of silence after a key before photos are filtered."""

_WIDEST = 120 * theme.UNIT  # px: nobody types as much as a very wide window has room for


class SearchField(QWidget):
    """A line, chips of what was taken over from it, and a menu that makes chips.

    Signals: ``filter_changed(text)`` of chips and line together; ``word_chosen(noun)`` to search
    by; ``picture_wanted()``; ``photos_wanted()`` by Enter or Down; ``left()`` by Esc, with nothing
    left to clear; ``entered()`` when the keyboard comes.
    """

    filter_changed = Signal(str)
    word_chosen = Signal(str)
    picture_wanted = Signal()
    photos_wanted = Signal()
    left = Signal()
    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.line = Line()
        self.chips = Chips()
        self.menu = FilterMenu()
        self.note = QLabel()
        self._list = CompletionList(self.line)
        self._counts = FactCounts()
        self._albums: tuple[tuple[str, int], ...] = ()
        self._useful, self._makes_way = True, False
        self._missing = ""  # why words can't be searched
        self._announced = ""
        self._kept = ""  # what Enter made chips of last
        self._found_none: str | None = None  # a filter that no photo matched
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._build()
        self._connect()

    # What it shows and offers

    def filter(self) -> str:
        """Give the filter that chips and line are now."""
        return text_of(dict.fromkeys((*self.chips.terms(), *parse_typed(self.line.text()))))

    def show_filter(self, text: str) -> None:
        """Show the filter of another page as chips."""
        self._pause.stop()
        if text != self.filter():
            self.line.clear()
            self.chips.show_terms(parse(text))
        self._announced = text

    def show_missing(self, sentence: str) -> None:
        """Offer words to search by, unless ``sentence`` says why they can't be."""
        self._missing = sentence

    def show_counts(self, counts: FactCounts) -> None:
        """Offer what photos can be filtered by."""
        self._counts = counts
        self.menu.offer(counts)

    def show_albums(self, albums: Iterable[AlbumInfo]) -> None:
        """Offer these albums."""
        self._albums = tuple((album.name, album.photos) for album in albums)

    def say_nothing_found(self) -> None:
        """No photo matches: offer the search by a word that was typed, alone or among terms; of one
        that Enter kept and that is not known, name those that are like it."""
        typed = self.line.text().strip()
        wanted = typed or text_of_words(self._kept)
        self._found_none = self._announced
        if self._missing:
            return
        if noun_meant(wanted) is not None:
            self._say(" ".join(filter(None, (of_minus(self._kept), noun_link(wanted)))))
        elif not typed and self._kept.replace(" ", "").isalpha():
            self._say(no_match(self._kept))

    def offer(self, useful: bool) -> None:
        """Be shown where there are photos to find, unless a large photo has the screen."""
        self._useful = useful
        self.setVisible(useful and not self._makes_way)

    def make_way(self, wanted: bool) -> None:
        """Leave the screen to a large photo."""
        self._makes_way = wanted
        self.offer(self._useful)

    def focus_line(self) -> None:
        """Give the keyboard to the line, ready for other words."""
        self.line.setFocus()
        self.line.selectAll()

    def clear(self) -> None:
        """Filter by nothing."""
        self.line.clear()
        self.chips.show_terms(())
        self._tell()

    # What a person does

    def _type(self, text: str) -> None:
        self._say("")
        self._kept = ""
        found = completions(text, self._counts, self._albums, with_words=not self._missing)
        self._list.show(found)
        self._pause.start()

    def _take(self) -> None:
        """Enter: search by a word that is known, else keep what was typed and go to the photos."""
        self._list.close()
        text = self.line.text().strip()
        noun = None if self._missing else noun_meant(text)
        if noun is not None:
            self._search(noun)
            return
        self._kept = text
        self._keep()
        self._say(of_minus(text))
        if self._announced == self._found_none:  # while it was typed: nobody will be asked again
            self.say_nothing_found()
        self.photos_wanted.emit()

    def _keep(self) -> None:
        """Make chips of what was typed."""
        self.chips.show_terms(parse(self.filter()))
        self.line.clear()
        self._tell()

    def _pick(self, picked: Completion) -> None:
        """A completion was clicked."""
        if picked.kind == CompletionKind.SUBJECT:
            self._search(noun_meant(picked.text) or picked.text)
        else:
            self.line.setText(picked.text)
            self._keep()
            self.line.setFocus()

    def _search(self, noun: str) -> None:
        self.line.clear()
        self._say("")
        self._tell()
        self.word_chosen.emit(noun)

    def _add(self, term: Term) -> None:
        self.chips.show_terms(tuple(dict.fromkeys((*self.chips.terms(), term))))
        self._tell()

    def _remove(self, term: Term) -> None:
        self.chips.show_terms(tuple(each for each in self.chips.terms() if each != term))
        self._tell()

    def _remove_last(self) -> None:
        if self.chips.terms():
            self._remove(self.chips.terms()[-1])

    def _step_back(self) -> None:
        """Esc clears the line, then the chips, then leads back to the photos."""
        if self.line.text() or self.chips.terms():
            if not self.line.text():
                self.chips.show_terms(())
            self.line.clear()
            self._say("")
            self._tell()
        else:
            self.left.emit()

    def _go_to_photos(self) -> None:
        self._tell()
        self.photos_wanted.emit()

    def _tell(self) -> None:
        self._pause.stop()
        text = self.filter()
        if text != self._announced:
            self._announced = text
            self.filter_changed.emit(text)

    def _follow(self, link: str) -> None:
        if link == PICTURE:
            self.picture_wanted.emit()
        else:
            words = words_of(self._kept)  # no photo is named by them
            self.chips.show_terms(tuple(term for term in self.chips.terms() if term not in words))
            self._search(noun_meant(link) or link)

    def _say(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))
        self.line.setAccessibleDescription(QTextDocumentFragment.fromHtml(text).toPlainText())

    # Building

    def _build(self) -> None:
        self.line.setPlaceholderText(tr("Find photos: dog, Lisbon, last summer, 3 stars…"))
        self.line.setAccessibleName(tr("Find photos"))
        offer_clearing(self.line)
        self.line.setMaximumWidth(_WIDEST)
        self.line.setAcceptDrops(False)  # the window takes them
        picture = theme.icon("search")
        action = self.line.addAction(picture, QLineEdit.ActionPosition.LeadingPosition)
        action.setText(tr("Find"))
        action.triggered.connect(self._take)
        self.chips.setAccessibleName(tr("Filters"))
        self.note.setWordWrap(True)
        self.note.setAccessibleName(tr("About this word"))
        by_keys = Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self.note.setTextInteractionFlags(by_keys | Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.note.hide()
        row = QHBoxLayout()
        row.setSpacing(theme.UNIT)
        row.addWidget(self.line, 1)
        row.addWidget(self.menu)
        row.addStretch()  # what the line leaves of a very wide window
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * theme.UNIT, theme.UNIT, 2 * theme.UNIT, 0)
        column.setSpacing(theme.UNIT // 2)
        column.addLayout(row)
        column.addWidget(self.chips)
        column.addWidget(self.note)
        self.setFocusProxy(self.line)

    def _connect(self) -> None:
        line, chips = self.line, self.chips
        line.textEdited.connect(self._type)
        line.textChanged.connect(lambda text: None if text else self._pause.start())
        line.returnPressed.connect(self._take)
        line.escaped.connect(self._step_back)
        line.erased.connect(self._remove_last)
        line.went_down.connect(self._go_to_photos)
        line.entered.connect(self.entered)
        self._pause.timeout.connect(self._tell)
        self._list.picked.connect(self._pick)
        chips.removed.connect(self._remove)
        chips.left.connect(line.setFocus)
        self.menu.chosen.connect(self._add)
        self.menu.pressed.connect(self.entered)
        self.note.linkActivated.connect(self._follow)
