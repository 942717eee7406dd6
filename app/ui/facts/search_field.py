"""The field that finds photos: filters as one types, completes, keeps terms as chips, each of which
a click or a key removes.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QTextDocumentFragment
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.facts.completions import Completion, CompletionKind, completions
from app.core.facts.local_words import noun_among, noun_meant, noun_said, parse_typed
from app.core.facts.terms import Term, fold, parse, text_of
from app.core.language import tr
from app.core.types import AlbumInfo, FactCounts
from app.ui.facts.filter_menu import FilterMenu
from app.ui.facts.line import CompletionList, Line
from app.ui.facts.sentences import (
    PICTURE,
    describe,
    no_match,
    of_minus,
    text_of_words,
    words_of,
)
from app.ui.style import theme
from app.ui.style.controls import offer_clearing
from features.word_meanings import is_exact

_REMOVE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class Chips(QScrollArea):
    """A row of terms, as wide as there is room; further ones are scrolled to.

    Signals: ``removed(Term)``; ``left()`` when the keyboard should go back to the field.
    """

    removed = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._terms: tuple[Term, ...] = ()
        self.within: Term | None = None
        self._chips: list[QToolButton] = []
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.UNIT // 2)
        self._row.addStretch()
        self._page = QWidget()
        self._page.setLayout(self._row)
        self._page.setAutoFillBackground(False)
        self.setWidget(self._page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().setAutoFillBackground(False)
        self.hide()

    def terms(self) -> tuple[Term, ...]:
        """Give the terms that are shown."""
        return self._terms

    def show_terms(self, terms: tuple[Term, ...]) -> None:
        """Show these terms; without any, the row takes no room."""
        self._show(terms, self.within)

    def show_within(self, within: Term | None) -> None:
        """Show before the terms which folder or album the search looks in."""
        self._show(self._terms, within)

    def _show(self, terms: tuple[Term, ...], within: Term | None) -> None:
        if (terms, within) == (self._terms, self.within):
            return
        self._terms, self.within = terms, within
        shown = terms if within is None else (within, *terms)
        for chip in self._chips:
            self._row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = [self._chip(term) for term in shown]
        for position, chip in enumerate(self._chips):
            self._row.insertWidget(position, chip)
        self.setVisible(bool(shown))

    def chips(self) -> list[QToolButton]:
        """Give the buttons, in order."""
        return list(self._chips)

    def sizeHint(self) -> QSize:
        """Ask for the height of a chip."""
        return self._page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Let the row be as narrow as the window wants it."""
        return QSize(0, self._page.sizeHint().height())

    def _chip(self, term: Term) -> QToolButton:
        chip = _Chip()
        text = describe(term)
        chip.setText(text.replace("&", "&&"))
        chip.setIcon(theme.icon("close"))
        chip.setIconSize(theme.icon_size(12))
        chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        chip.setProperty("framed", True)
        chip.setProperty("negated", term.negated)  # a dashed frame: what is left out
        chip.setAccessibleName(tr("Filter: {text}", text=text))
        chip.setAccessibleDescription(tr("Press to remove it"))
        chip.setToolTip(tr("{text}. Click to remove it", text=text))
        chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        chip.clicked.connect(lambda: self._remove(term))
        chip.removed.connect(lambda: self._remove(term))
        chip.left.connect(self.left)
        chip.focused.connect(lambda: self.ensureWidgetVisible(chip))
        return chip

    def _remove(self, term: Term) -> None:
        self.left.emit()
        self.removed.emit(term)


class _Chip(QToolButton):
    """Signals: ``removed()`` by Delete or Backspace, ``left()`` by Esc or Down, ``focused()``."""

    removed = Signal()
    left = Signal()
    focused = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _REMOVE:
            self.removed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Up):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: object) -> None:
        super().focusInEvent(event)  # type: ignore[arg-type]
        self.focused.emit()


PAUSE = 80
"""Milliseconds of silence after a key before photos are filtered."""

_WIDEST = 120 * theme.UNIT  # px: nobody types as much as a very wide window has room for


class SearchField(QWidget):
    """A line, chips of what was taken over from it, and a menu that makes chips.

    Enter searches by a noun among what was typed, within the other terms; words that are none it
    looks for in place of all that was there; dates, places and marks join the chips.

    Signals: ``typed(text)``, of chips and line together, while somebody types; ``filter_changed``
    with the text of the chips; ``words_wanted(text)``: look for these instead; ``word_chosen(noun,
    text)``: search by it among what the text leaves; ``everywhere_wanted()``: in all folders;
    ``picture_wanted()``; ``photos_wanted()`` by Enter or Down; ``left()`` by Esc, with nothing left
    to clear; ``entered()`` when the keyboard comes.
    """

    typed = Signal(str)
    filter_changed = Signal(str)
    words_wanted = Signal(str)
    word_chosen = Signal(str, str)
    everywhere_wanted = Signal()
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
        self._told = ""  # the filter that was told last
        self._kept = ""  # what Enter took last
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._build()
        self._connect()

    # What it shows and offers

    def filter(self) -> str:
        """Give the filter that chips and line are now."""
        return text_of(dict.fromkeys((*self.chips.terms(), *parse_typed(self.line.text()))))

    def show_filter(self, text: str, within: Term | None = None) -> None:
        """Show the filter of another page as chips, and the folder or album it looks in."""
        self._pause.stop()
        if text != self.filter():
            self.line.clear()
            self.chips.show_terms(parse(text))
        self.chips.show_within(within)
        self._told = text

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
        """No photo matches: of a word that Enter took and that is not known, name those that are
        like it."""
        word = text_of_words(self._kept)
        if word.replace(" ", "").isalpha() and not self._missing:
            self._say(no_match(word))

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

    def _enter(self) -> None:
        self._list.close()
        if not self._take():
            self.photos_wanted.emit()

    def _take(self) -> bool:
        """Search by a noun that was typed, else filter. True if a search begins."""
        text = self.line.text().strip()
        terms = parse_typed(text)
        whole = noun_meant(text)
        found = (whole, ()) if whole else noun_among(terms)
        if found and not self._missing and not self._is_named(found[0]):
            self._search(*found)
            return True
        self._kept = text
        self._say(of_minus(text))
        if words_of(text):
            self._replace(terms)
            self.words_wanted.emit(self._told)
        else:
            self._replace(parse(self.filter()))
            self.filter_changed.emit(self._told)
        return False

    def _is_named(self, noun: str) -> bool:
        """Whether a person calls something so, and pictures show no more than what is like it."""
        if is_exact(noun):
            return False
        names = (*self._counts.keywords, *self._counts.places, *dict(self._albums))
        folders = (folder.name for folder in self._counts.folders)
        own = {fold(part) for name in (*names, *folders) for part in name.split("|")}
        return bool({fold(noun), fold(noun_said(noun))} & own)

    def _replace(self, terms: tuple[Term, ...]) -> None:
        """Show these chips, and nothing that is typed."""
        self.chips.show_terms(terms)
        self.line.clear()
        self._pause.stop()
        self._told = self.filter()

    def _pick(self, picked: Completion) -> None:
        """A completion was clicked."""
        if picked.kind == CompletionKind.SUBJECT:
            self._search(noun_meant(picked.text) or picked.text)
        else:
            self.line.setText(picked.text)
            self._take()
            self.line.setFocus()

    def _search(self, noun: str, within: tuple[Term, ...] = ()) -> None:
        """Search by a noun; whatever the page was filtered by goes."""
        self._say("")
        self._replace(())
        self.word_chosen.emit(noun, text_of(within))

    def _add(self, term: Term) -> None:
        self.chips.show_terms(tuple(dict.fromkeys((*self.chips.terms(), term))))
        self._tell()

    def _remove(self, term: Term) -> None:
        if term is self.chips.within:
            self.everywhere_wanted.emit()
            return
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
        """Tell what there is to filter by now: for good unless something is being typed."""
        self._pause.stop()
        text = self.filter()
        if text != self._told:
            self._told = text
            (self.typed if self.line.text().strip() else self.filter_changed).emit(text)

    def _follow(self, link: str) -> None:
        if link == PICTURE:
            self.picture_wanted.emit()
        else:
            words = words_of(self._kept)  # no photo is named by them
            others = tuple(term for term in self.chips.terms() if term not in words)
            self._search(noun_meant(link) or link, others)

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
        action.triggered.connect(self._enter)
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
        line.returnPressed.connect(self._enter)
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
