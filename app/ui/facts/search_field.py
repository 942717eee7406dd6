"""Provide the field that finds photos.
Chips show what limits the list, and are removed by a click or key; typed text filters at once and
is completed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QTextDocumentFragment
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QWidget

from app.core.base.language import tr
from app.core.base.photo_types import FactCounts
from app.core.facts.completions import Completion, CompletionKind, completions
from app.core.facts.local_words import (
    english_noun,
    local_noun,
    noun_among,
    parse_typed,
    without_stop_words,
)
from app.core.facts.terms import Term, fold, join_names, parse, text_of
from app.ui.canvas.pictures import Pictures
from app.ui.facts.field_parts import Chips, CompletionList, FilterMenu, Limit, Line
from app.ui.facts.sentences import PICTURE, of_minus, text_of_words, unknown, words_in, words_of
from app.ui.style import theme
from app.ui.style.building import column, menu_tool, row, tool
from app.ui.style.labels import offer_clearing
from app.ui.system.input import claims
from app.work.bus.bus import Bus
from app.work.bus.events import AlbumsChanged, FactsCounted, RootsChanged
from features.word_meanings import is_similar, parts_of

PAUSE = 80
"""Milliseconds without a key before photos are filtered."""

_WIDEST = 120 * theme.UNIT  # px: a line as wide as a very wide window is of no use
_FIELD = 40  # px
_LEAST = 14 * theme.UNIT  # px, least width of the line beside its chips


class SearchField(QWidget):
    """A line, chips of the terms that were entered in it, and a menu that adds chips.

    Enter searches by a noun among the typed words, within the other terms. Without a noun, words
    replace the whole filter, and dates, places and marks join the chips.

    Signals: ``typed(text)``: filter of chips and line while typing; ``filter_changed(text)``:
    filter of the chips; ``words_wanted(text)``: filter by this alone; ``word_chosen(noun, text)``:
    search by it among what the text leaves; ``limit_removed(Limit)``; ``picture_wanted()``, from a
    file; ``paste_wanted()``; ``photos_wanted()`` by Enter or Down; ``left()`` by Esc with nothing
    left to clear.
    """

    typed = Signal(str)
    filter_changed = Signal(str)
    words_wanted = Signal(str)
    word_chosen = Signal(str, str)
    limit_removed = Signal(object)
    picture_wanted = Signal()
    paste_wanted = Signal()
    photos_wanted = Signal()
    left = Signal()

    def __init__(self, bus: Bus, pictures: Pictures) -> None:
        super().__init__()
        self._bus = bus
        self.line = Line()
        self.chips = Chips(pictures)
        self._filters, asking = FilterMenu(self._counts, self), QMenu(self)
        asking.addAction(tr("Open a picture…"), self.picture_wanted.emit)
        asking.addAction(tr("Paste the copied picture"), self.paste_wanted.emit)
        self.menu = menu_tool("filter", tr("Filter by date, marks, camera or place"), self._filters)
        self.camera = menu_tool("camera", tr("Search with a picture"), asking)
        self._frame = QFrame()
        self.note = QLabel()
        self._list = CompletionList(self.line, self._frame)
        self._emitted = ""  # the last filter that was emitted
        self._entered = ""  # the text that was last entered
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._build()
        self._connect()

    # What it shows and offers

    def filter(self) -> str:
        """Return the filter of chips and line together."""
        typed = without_stop_words(parse_typed(self.line.text()))
        return text_of(dict.fromkeys((*self.chips.terms, *typed)))

    def show_filter(self, text: str, limits: tuple[Limit, ...] = (), hint: str = "") -> None:
        """Show the filter of another page as chips, after the other limits of its list."""
        self._pause.stop()
        if text != self.filter():
            self.line.clear()
            self.chips.show_terms(parse(text))
        self.chips.show_limits(limits)
        if not text:
            self._show_note("")  # it was about words that are gone
        self._hint(hint)
        self._emitted = text

    def nothing_found(self) -> tuple[str, str] | None:
        """Handle that no photo matches the entered text: search by it as a sentence.
        For an unknown word, return what to say of it; see `unknown`."""
        word = text_of_words(self._entered)
        roots = self._bus.latest(RootsChanged)
        if word and roots.sentences:
            words = words_of(self._entered)
            self._search(word, tuple(term for term in self.chips.terms if term not in words))
        elif word.replace(" ", "").isalpha() and not roots.words_missing:
            known = without_stop_words(words_of(self._entered))
            return unknown(" ".join(term.value for term in known))
        return None

    def lead(self, *widgets: QWidget) -> None:
        """Put these widgets before the field."""
        for place, widget in enumerate(widgets):
            self._row.insertWidget(place, widget)

    def follow(self, *widgets: QWidget) -> None:
        """Put these widgets after the field."""
        for widget in widgets:
            self._row.addWidget(widget)

    def focus_line(self) -> None:
        """Focus the line, with its text selected."""
        self.line.setFocus()
        self.line.selectAll()

    def clear(self) -> None:
        """Remove the filter."""
        self.line.clear()
        self.chips.show_terms(())
        self._emit_filter()

    # What a person does

    def _type(self, text: str) -> None:
        self._show_note("")
        self._entered = ""
        with_words = not self._bus.latest(RootsChanged).words_missing
        found = completions(text, self._counts(), self._albums().items(), with_words=with_words)
        self._list.show(found)
        self._pause.start()

    def _enter(self) -> None:
        self._list.popup.hide()
        if not self._search_or_filter():
            self.photos_wanted.emit()

    def _search_or_filter(self) -> bool:
        """Search by a noun that was typed, else filter. Return whether a search begins."""
        text = self.line.text().strip()
        terms = join_names(parse_typed(text), self._albums())
        whole = english_noun(text)
        if whole and any(map(self._is_named, {whole, *parts_of(whole)})):
            whole = None
        found = (whole, ()) if whole else noun_among(terms, self._is_named)
        roots = self._bus.latest(RootsChanged)
        if found and (roots.sentences or not roots.words_missing):
            noun, left = found
            self._search(*(self._sentence(terms, left) or (noun, without_stop_words(left))))
            return True
        self._entered = text
        self._show_note(of_minus(text))
        if words_of(text):
            self._replace(without_stop_words(terms))
            self.words_wanted.emit(self._emitted)
        else:
            self._replace(parse(self.filter()))
            self.filter_changed.emit(self._emitted)
        return False

    def _sentence(
        self, terms: tuple[Term, ...], left: tuple[Term, ...]
    ) -> tuple[str, tuple[Term, ...]] | None:
        """Return the words among ``terms`` as one sentence, and the other terms.
        None unless a model reads sentences and a word that is no name of one's own is ``left``."""
        words = [
            term
            for term in words_in(terms)
            if not self._is_named(english_noun(term.value) or term.value)
        ]
        reads = self._bus.latest(RootsChanged).sentences
        if not reads or not any(term in left for term in words):
            return None
        rest = tuple(term for term in terms if term not in words)
        return " ".join(term.value for term in words), rest

    def _is_named(self, noun: str) -> bool:
        """Return whether an album, keyword, place, folder or camera has this name.
        Of nouns whose labels show what they mean (see `is_similar`), only albums count."""
        said = {fold(noun), fold(local_noun(noun))}
        if said & set(map(fold, self._albums())):
            return True
        if not is_similar(noun):
            return False
        counts = self._counts()
        cameras = " ".join(counts.facts.get("camera", ())).split()
        names = (*counts.keywords, *counts.places, *cameras)
        folders = (folder.name for folder in counts.folders)
        own = {fold(part) for name in (*names, *folders) for part in name.split("|")}
        typed = f" {fold(self.line.text())} "  # a plural finds nothing of that name
        return any(f" {name} " in typed for name in said & own)

    def _counts(self) -> FactCounts:
        return self._bus.latest(FactsCounted).counts

    def _albums(self) -> dict[str, int]:
        """Return the albums' numbers of photos, by name."""
        return {album.name: album.photos for album in self._bus.latest(AlbumsChanged).albums}

    def _ask_for_counts(self) -> None:
        self._bus.ask(lambda library: library.facts.count())

    def _replace(self, terms: tuple[Term, ...]) -> None:
        """Show these terms as chips, and clear the line."""
        self.chips.show_terms(terms)
        self.line.clear()
        self._pause.stop()
        self._emitted = self.filter()

    def _pick(self, picked: Completion) -> None:
        """Apply a clicked completion."""
        if picked.kind == CompletionKind.SUBJECT:
            self._search(english_noun(picked.text) or picked.text)
        else:
            self.line.setText(picked.text)
            self._search_or_filter()
            self.line.setFocus()

    def _search(self, noun: str, within: tuple[Term, ...] = ()) -> None:
        """Search by a noun, and remove the page's filter."""
        self._show_note("")
        self._replace(())
        self.word_chosen.emit(noun, text_of(within))

    def _add(self, term: Term) -> None:
        self.chips.show_terms(tuple(dict.fromkeys((*self.chips.terms, term))))
        self._emit_filter()

    def _remove(self, about: Term | Limit) -> None:
        self.line.setFocus()
        if isinstance(about, Limit):
            self.limit_removed.emit(about)
            return
        self.chips.show_terms(tuple(each for each in self.chips.terms if each != about))
        self._emit_filter()

    def _remove_last(self) -> None:
        last = self.chips.last()
        if last is not None:
            self._remove(last)

    def _step_back(self) -> None:
        """Clear the line by Esc, then the chips, then go back to the photos."""
        if self.line.text() or self.chips.terms:
            if not self.line.text():
                self.chips.show_terms(())
            self.line.clear()
            self._show_note("")
            self._emit_filter()
        else:
            self.left.emit()

    def _go_to_photos(self) -> None:
        self._emit_filter()
        self.photos_wanted.emit()

    def _emit_filter(self) -> None:
        """Emit the current filter: `typed` with text in the line, else `filter_changed`."""
        self._pause.stop()
        text = self.filter()
        if text != self._emitted:
            self._emitted = text
            (self.typed if self.line.text().strip() else self.filter_changed).emit(text)

    def follow_link(self, link: str) -> None:
        """Search for a word that was offered in place of the entered one, or with a picture."""
        if link == PICTURE:
            self.picture_wanted.emit()
        else:
            words = words_of(self._entered)  # no photo has them in its name
            others = tuple(term for term in self.chips.terms if term not in words)
            self._search(english_noun(link) or link, others)

    def _show_note(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))
        self.line.setAccessibleDescription(QTextDocumentFragment.fromHtml(text).toPlainText())

    # Building

    def _hint(self, text: str = "") -> None:
        """Show in the empty line what can be typed."""
        some = tr("Add a word, a place, a year") if self.chips.last() else ""
        usual = tr("Search: boats 2016, Lisbon, last summer")
        self.line.setPlaceholderText(text or some or usual)

    def _build(self) -> None:
        self._frame.setObjectName("field")
        self._hint()
        self.line.setAccessibleName(tr("Search"))
        self.line.setFrame(False)
        self.line.setProperty("bare", True)
        self.line.setMinimumWidth(_LEAST)
        self.line.setAcceptDrops(False)  # the window handles drops
        offer_clearing(self.line)
        find = tool("search", tr("Search"), self._enter, by_keys=False)  # Enter does the same
        self.note.setWordWrap(True)
        self.note.setAccessibleName(tr("About this word"))
        self.note.setContentsMargins(theme.UNIT, 0, theme.UNIT, 0)
        self.note.hide()
        half = theme.UNIT // 2
        inside = find, self.chips, (self.line, 1), self.menu, self.camera
        row(*inside, on=self._frame, margins=(half, 0, half, 0), gap=half)
        self._frame.setFixedHeight(max(_FIELD, self.fontMetrics().height() + 3 * theme.UNIT))
        self._frame.setMaximumWidth(_WIDEST)
        self._row = row((self._frame, 1), None, gap=half)
        margins = 2 * theme.UNIT, theme.UNIT, 2 * theme.UNIT, theme.UNIT - 2
        column(self._row, self.note, on=self, margins=margins)
        self.setFocusProxy(self.line)

    def _connect(self) -> None:
        line, chips = self.line, self.chips
        line.textEdited.connect(self._type)
        line.textChanged.connect(lambda text: None if text else self._pause.start())
        line.returnPressed.connect(self._enter)
        self._pause.timeout.connect(self._emit_filter)
        self._list.picked.connect(self._pick)
        chips.removed.connect(self._remove)
        self._filters.chosen.connect(self._add)
        self.menu.pressed.connect(self._ask_for_counts)
        line.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Mark the frame while the line has the focus."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            here = event.type() == QEvent.Type.FocusIn
            self._frame.setProperty("entered", here)
            self._frame.style().unpolish(self._frame)
            self._frame.style().polish(self._frame)
            if here:
                self._ask_for_counts()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        # Else the window's Esc would leave the page behind the field.
        return claims(event, Qt.Key.Key_Escape) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys that line and chips leave."""
        key, in_line = event.key(), self.line.hasFocus()
        if key == Qt.Key.Key_Escape and not in_line:
            self.line.setFocus()
        elif key == Qt.Key.Key_Escape:
            self._step_back()
        elif key == Qt.Key.Key_Down and in_line:
            self._go_to_photos()
        elif key == Qt.Key.Key_Backspace and in_line:
            self._remove_last()
        else:
            super().keyPressEvent(event)
