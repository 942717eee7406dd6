"""Provide the parts of the search field: menu of filters, chips, line, list of completions.

Chips show what limits a list; a click or key removes one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QIcon,
    QKeyEvent,
    QPainter,
    QPixmap,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QCompleter,
    QLineEdit,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QTreeView,
    QWidget,
)

from app.core.base.language import listed, number, tr, tr_later, tr_n
from app.core.base.photo_types import COLOURS, MAX_STARS, FactCounts
from app.core.base.search_types import QueryItem
from app.core.facts.completions import Completion, CompletionKind, local_values, months_of
from app.core.facts.facts import FACTS, filtered_facts
from app.core.facts.terms import FORMATS, SHAPES, Term, TermKind, named, parse
from app.ui.canvas.pictures import Pictures
from app.ui.facts.sentences import SHAPES as SHAPE_NAMES
from app.ui.facts.sentences import describe
from app.ui.photos.small_photos import icon_of
from app.ui.photos.tile import LABELS
from app.ui.style import theme, words
from app.ui.style.building import lines_without_header, page, row, scrolled

_LONGEST = 60  # most entries of a menu
_SPANS = (
    tr_later("today"),
    tr_later("yesterday"),
    tr_later("this week"),
    tr_later("last week"),
    tr_later("this month"),
    tr_later("last month"),
    tr_later("this day"),
)


class FilterMenu(QMenu):
    """The menu of filters. ``counts`` returns the values to choose from, with the number of photos
    of each. Signal: ``chosen(Term)``."""

    chosen = Signal(object)

    def __init__(self, counts: Callable[[], FactCounts], parent: QWidget) -> None:
        super().__init__(parent)
        self._counts = counts
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        menu, counts = self, self._counts()
        menu.clear()
        self._fill_dates(menu.addMenu(tr("Date")), counts)
        stars = menu.addMenu(tr("Stars"))
        for least in range(MAX_STARS, 0, -1):
            self._add(stars, Term(TermKind.STARS, f">={least}"))
        self._add(stars, Term(TermKind.STARS, "=0"))
        colours = menu.addMenu(tr("Colour label"))
        for colour in COLOURS:
            action = self._add(
                colours, Term(TermKind.COLOUR, colour), text=words.colour_label(colour)
            )
            action.setIcon(_dot(colour))
        self._fill_values(menu, tr("Keyword"), TermKind.KEYWORD, counts.keywords)
        self._fill_places(menu.addMenu(tr("Place")), counts)
        for fact in filtered_facts():
            self._fill_values(menu, tr(FACTS[fact].label), fact, local_values(fact, counts))
        menu.addSeparator()
        shapes = menu.addMenu(tr("Shape"))
        for shape in SHAPES:
            self._add(
                shapes, Term(TermKind.SHAPE, shape), text=words.capital(tr(SHAPE_NAMES[shape]))
            )
        formats = menu.addMenu(tr("Format"))
        for kind in sorted({*FORMATS.values()} & {*counts.formats}):
            self._add(formats, Term(TermKind.FORMAT, kind), counts.formats[kind])
        formats.menuAction().setVisible(bool(formats.actions()))
        self._add(menu, Term(TermKind.GPS, "with"), text=tr("With GPS"))
        self._add(menu, Term(TermKind.GPS, "no"), text=tr("No GPS"))

    def _fill_dates(self, menu: QMenu, counts: FactCounts) -> None:
        for phrase in _SPANS:
            (term,) = parse(phrase)
            self._add(menu, term, text=words.capital(tr(phrase)))
        menu.addSeparator()
        for year, count in sorted(counts.years.items(), reverse=True)[:_LONGEST]:
            months = menu.addMenu(_counted(str(year), count))
            self._add(months, Term(TermKind.DATE, str(year)), count)
            months.addSeparator()
            for term in months_of(year):
                self._add(months, term)

    def _fill_places(self, menu: QMenu, counts: FactCounts) -> None:
        """List countries, and in each its regions and towns."""
        countries = defaultdict[str, Counter[str]](Counter)
        for place, count in counts.places.items():
            names = place.split("|")
            countries[names[-1]].update(dict.fromkeys(names, count))
        for country in sorted(countries, key=str.casefold):
            within = countries[country]
            inner = menu.addMenu(_counted(words.printable(country), within[country]))
            known = {name for name, _ in within.most_common(_LONGEST)} - {country}
            for name in (country, *sorted(known, key=str.casefold)):
                if (term := named(TermKind.PLACE, name)) is not None:
                    self._add(inner, term, within[name], words.printable(name))
        menu.menuAction().setVisible(bool(countries))

    def _fill_values(self, menu: QMenu, title: str, kind: str, values: Mapping[str, int]) -> None:
        inner = menu.addMenu(title)
        inner.setStyleSheet("QMenu { menu-scrollable: 1; }")
        most = sorted(values, key=lambda value: -values[value])[:_LONGEST]
        for value in sorted(most, key=str.casefold):
            if (term := named(kind, value)) is not None and values[value]:
                self._add(inner, term, values[value], words.printable(value))
        inner.menuAction().setVisible(bool(inner.actions()))

    def _add(self, menu: QMenu, term: Term, count: int | None = None, text: str = "") -> QAction:
        shown = (text or describe(term)).replace("&", "&&")
        return menu.addAction(_counted(shown, count), partial(self.chosen.emit, term))


def _counted(text: str, count: int | None) -> str:
    return text if count is None else f"{text}\t{number(count)}"


def _dot(colour: str) -> QIcon:
    pixmap = QPixmap(32, 32)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LABELS[colour])
    painter.drawEllipse(QRectF(4, 4, 24, 24))
    painter.end()
    return QIcon(pixmap)


CROSS = "  \N{MULTIPLICATION SIGN}"
"""The end of each chip's text."""

_REMOVE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PICTURE = QSize(30, 20)  # px
_ICON = QSize(16, 16)  # px
_WIDEST = 28 * theme.UNIT  # px of a chip's text


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit other than terms: likeness to a picture, an album or a folder.
    ``picture`` or ``icon`` are shown before the text; ``key`` identifies the limit."""

    text: str
    key: object
    picture: QueryItem | None = None
    icon: str = ""

    @property
    def is_pictured(self) -> bool:
        return bool(self.icon) or (self.picture is not None and not self.picture.word)


class Chip(QToolButton):
    """A limit or term, with its picture or icon and a cross."""

    def __init__(self, about: Term | Limit, pictures: Pictures) -> None:
        super().__init__()
        self._about, self._pictures = about, pictures
        text = describe(about) if isinstance(about, Term) else about.text
        pictured = isinstance(about, Limit) and about.is_pictured
        room, middle = round(_WIDEST * theme.letters()), Qt.TextElideMode.ElideMiddle
        short = theme.elided(self.fontMetrics(), text, room, middle)
        self.setText(pictured * "\u2002" + short.replace("&", "&&") + CROSS)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setProperty("chip", True)
        self.setProperty("pictured", pictured)
        # A dashed frame for what is left out.
        self.setProperty("negated", isinstance(about, Term) and about.negated)
        self.setAccessibleName(tr("Filter: {text}", text=text))
        self.setAccessibleDescription(tr("Press to remove it"))
        self.setToolTip(tr("{text}. Click to remove it", text=text))
        if pictured:
            pictures.changed.connect(self._show_picture)
            self._show_picture()

    def _show_picture(self, *_: object) -> None:
        assert isinstance(self._about, Limit)
        if self._about.picture is None:
            self.setIcon(theme.icon(self._about.icon))
            self.setIconSize(_ICON)
        else:
            self.setIcon(icon_of(self._pictures, self._about.picture, _PICTURE, self))
            self.setIconSize(_PICTURE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _REMOVE:
            self.click()
        else:
            super().keyPressEvent(event)


class Chips(QScrollArea):
    """A row of limits, then terms, as wide as needed; in a narrow window it scrolls.

    Attributes: ``terms``, ``limits``, and ``chips``, their buttons, limits first.
    Signal: ``removed(Term | Limit)``.
    """

    removed = Signal(object)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self.terms: tuple[Term, ...] = ()
        self.limits: tuple[Limit, ...] = ()
        self.chips: list[Chip] = []
        self._row = row(gap=theme.UNIT // 2)
        self._page = page(self._row)
        scrolled(self._page, self)
        self.setAccessibleName(tr("Filters"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_terms(self, terms: tuple[Term, ...]) -> None:
        """Show these terms; without any chip, hide the row."""
        self._show(terms, self.limits)

    def show_limits(self, limits: tuple[Limit, ...]) -> None:
        """Show these limits before the terms."""
        self._show(self.terms, limits)

    def last(self) -> Term | Limit | None:
        """Return the term or limit of the last chip; None without one."""
        shown: tuple[Term | Limit, ...] = (*self.limits, *self.terms)
        return shown[-1] if shown else None

    def _show(self, terms: tuple[Term, ...], limits: tuple[Limit, ...]) -> None:
        if (terms, limits) == (self.terms, self.limits):
            return
        self.terms, self.limits = terms, limits
        for chip in self.chips:
            self._row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = [*map(self._chip, limits), *map(self._chip, terms)]
        self.setVisible(bool(self.chips))
        self.updateGeometry()

    def _chip(self, about: Term | Limit) -> Chip:
        chip = Chip(about, self._pictures)
        chip.clicked.connect(partial(self.removed.emit, about))
        self._row.addWidget(chip)
        chip.show()  # else there is no room for it, if others were shown before
        return chip

    def sizeHint(self) -> QSize:
        """Return the size of all chips."""
        return self._page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return a small width, so that the window may be narrow."""
        return QSize(4 * theme.UNIT if self.chips else 0, self._page.sizeHint().height())


class Line(QLineEdit):
    """A line that leaves Backspace to its parent where nothing is typed, and keeps Enter to itself:
    else an open list of completions writes its text into the line that was just emptied."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Backspace and not self.text():
            event.ignore()
            return
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
