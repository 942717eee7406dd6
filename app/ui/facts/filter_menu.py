"""Provide the menu of filters: the dates, marks, cameras and places that photos have."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton

from app.core.base.language import number, tr, tr_later
from app.core.base.photo_types import COLOURS, MOST_STARS, FactCounts
from app.core.facts.completions import months_of, said_values
from app.core.facts.table import FACTS, filtered_facts
from app.core.facts.terms import FORMATS, SHAPES, Term, TermKind, named, parse
from app.ui.facts.sentences import SHAPES as SHAPE_NAMES
from app.ui.facts.sentences import describe
from app.ui.photos.tile import LABELS
from app.ui.style import theme, words

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


class FilterMenu(QToolButton):
    """A button that opens the menu. ``counts`` returns the values to choose from, with the number
    of photos of each. Signal: ``chosen(Term)``."""

    chosen = Signal(object)

    def __init__(self, counts: Callable[[], FactCounts]) -> None:
        super().__init__()
        self._counts = counts
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill)
        self.setMenu(self._menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setIcon(theme.icon("filter"))
        self.setIconSize(theme.icon_size(20))
        self.setProperty("bare", True)
        self.setAutoRaise(True)
        self.setAccessibleName(tr("Filter by date, marks, camera or place"))
        self.setToolTip(tr("Only photos of a date, with stars, of a camera…"))

    def _fill(self) -> None:
        menu, counts = self._menu, self._counts()
        menu.clear()
        self._fill_dates(menu.addMenu(tr("Date")), counts)
        stars = menu.addMenu(tr("Stars"))
        for least in range(MOST_STARS, 0, -1):
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
            self._fill_values(menu, tr(FACTS[fact].label), fact, said_values(fact, counts))
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
