"""Provide the headings between the rows of a grid: dates, or how well photos match.

The line of a search's results divides them into good matches, photos to check, and the rest. Until
the line is known one heading keeps the place, so that no photo moves when it is. A grid asks for
headings by number, because photos of some years are of thousands of days.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from math import exp, log
from typing import cast

import numpy as np
from PySide6.QtCore import QDate, QLocale, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QLabel, QSlider, QToolButton, QWidget

from app.core.base.language import listed, number, tr, tr_date, tr_n
from app.core.base.search_types import WORTH_A_CHECK, SearchView
from app.core.photos.order import Arranged, GroupBy
from app.core.photos.sorting_table import Ids, SortingTable
from app.ui.photos.layout import Ints
from app.ui.style import theme
from app.ui.style.building import row
from app.ui.style.tokens import tokens_of

HEIGHT = 6 * theme.UNIT  # px
TEXT = 5 * theme.UNIT  # px, height of the words, at the bottom of a heading
_SLIDER = 128  # px
_WITH_WORDS, _WITH_RESET = 450, 620  # px of the heading from which these are shown
_CALM = 400  # ms without another key on the slider, after which the line counts as moved


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading above a section. ``shown``: the number of its photos, None: no number; ``rule``:
    what separates it from the section before: "" nothing, "hairline", or "line", which can be
    moved; ``place``: of most of the photos."""

    name: str
    shown: int | None
    rule: str = ""
    place: str = ""

    @property
    def said(self) -> str:
        """All of it, in a sentence."""
        if self.shown is None:
            return self.name
        said = tr_n("{name} · {n} photo", "{name} · {n} photos", self.shown, name=self.name)
        return listed(filter(None, (said, self.place)))


@dataclass(frozen=True, slots=True, eq=False)
class Headings:
    """The headings of a grid's sections. ``firsts``: first row of each (s,), rising from 0.
    ``asked``: the rows to check, whose thumbs are always shown; ``even``: see `layout.py`."""

    firsts: Ints
    count: int  # of all rows
    heading: Callable[[int], Heading]
    asked: range = range(0)
    even: bool = True

    def rows(self, section: int) -> range:
        """Return the rows of a section."""
        first, end = np.append(self.firsts, self.count)[section : section + 2].tolist()
        return range(first, end)


def dated_headings(
    arranged: Arranged, group: GroupBy, table: SortingTable, count: Callable[[Ids], int]
) -> Headings | None:
    """Return headings with days, months or years, and the place of most photos; None without.
    ``count(photos)``: their number with those below them in stacks."""
    sections = arranged.sections
    if sections is None:
        return None

    def heading(section: int) -> Heading:
        of = sections[section]
        photos = arranged.photos[of.first : of.first + of.count]
        place = "" if of.date is None else table.place_of_most(photos)
        return Heading(name_of(of.date, group), count(photos), place=place)

    firsts = np.array([each.first for each in sections], np.int64)
    return Headings(firsts, len(arranged.photos), heading)


def line_headings(counts: tuple[int, int, int], *, album: bool) -> Headings:
    """Return headings of good matches, photos to check, and the rest, as far as there are some."""
    kinds = [kind for kind in range(3) if counts[kind]]
    good = tr("In this album") if album else tr("Good matches")
    only_rest = tr("Closest first") if kinds == [2] else tr("The rest")
    rest = tr("Not in this album") if album else only_rest
    names = good, tr("Check these"), rest

    def heading(section: int) -> Heading:
        kind = kinds[section]
        movable = kind == 1 or (kind == 2 and 1 not in kinds)
        rule = ("line" if movable else "hairline") if section else ""
        return Heading(names[kind], counts[kind], rule)

    begins = np.cumsum((0, *counts))
    asked = range(begins[1], begins[2])
    return Headings(begins[kinds], int(begins[3]), heading, asked, even=False)


def ranked_headings(count: int) -> Headings:
    """Return the only heading of ``count`` results without a line, which names the order."""
    only = Heading(tr("Best matches first"), None)
    return Headings(np.zeros(1, np.int64), count, lambda _: only)


@dataclass(frozen=True, slots=True)
class Line:
    """The line where the results of a search end: the probability ``at``.
    ``moved``: by a person; ``album``: they are an album's; ``chances``: of all results, falling."""

    at: float
    moved: bool
    album: bool
    chances: tuple[float, ...]

    @property
    def counts(self) -> tuple[int, int]:
        """Number of results that match, and of those beyond that are worth a check."""
        good = _count_from(self.chances, self.at)
        return good, _count_from(self.chances, self.at * WORTH_A_CHECK) - good


def line_of(view: SearchView) -> Line | None:
    """Return the line of a search's results; None if unknown."""
    if view.edge is None:
        return None
    chances = tuple(item.probability or 0.0 for item in view.results)
    of_album = view.edge.album is not None
    return Line(view.edge.line, view.edge.moved, of_album, chances)


def line_at(chances: Sequence[float], count_before: int) -> float:
    """Return a line, a probability, that about the first ``count_before`` results reach.
    It separates neither equally likely results nor those that people put in (probability 1)."""
    count_before = min(max(count_before, _count_from(chances, 1.0), 1), len(chances))
    if count_before == len(chances):
        return max(chances[-1] * 0.5, 1e-3)
    before, behind = chances[count_before - 1], chances[count_before]
    return max((before + behind) / 2, 1e-3)


def _count_from(chances: Sequence[float], least: float) -> int:
    """Return how many of ``chances``, which fall, are at least ``least``."""
    return bisect_left(chances, True, key=lambda chance: chance < least)


def date_of(day: np.datetime64) -> QDate:
    """Return a day as a QDate."""
    return QDate(1970, 1, 1).addDays(int(day.astype("datetime64[D]").astype(np.int64)))


def name_of(day: np.datetime64 | None, group: GroupBy) -> str:
    """Return the name of a day, or of the month or year that begins with it."""
    if day is None:
        return tr("No date")
    when = cast(date, day.astype("datetime64[D]").item())
    if group is GroupBy.YEAR:
        return tr_date(when, "yyyy")
    if group is GroupBy.MONTH:
        return tr_date(when, "MMMM yyyy")
    return QLocale().toString(date_of(day), QLocale.FormatType.LongFormat)


def paint_heading(
    painter: QPainter, area: QRect, inside: QRect, heading: Heading, view: QWidget, *, stuck: bool
) -> None:
    """Paint a heading over what is below it, with its words ``inside``.
    ``stuck``: it stays at the top while its photos scroll under it."""
    tokens = tokens_of(view.palette())
    painter.fillRect(area, view.palette().color(QPalette.ColorRole.Base))
    inside, line = QRect(inside), heading.rule == "line"
    if stuck:
        painter.fillRect(area.left(), area.bottom(), area.width(), 1, QColor(tokens.border))
    elif heading.rule:
        rule = QRect(inside.left(), area.top() + theme.UNIT // 2, inside.width(), 1 + line)
        painter.fillRect(rule, QColor(tokens.accent if line else tokens.border))
    inside.setTop(area.bottom() + 1 - TEXT)
    count = "" if heading.shown is None else number(heading.shown)
    texts = (heading.name, 1, tokens.text), (count, 0, tokens.quiet)
    inside = paint_texts(painter, inside, view, *texts)
    if heading.place:
        end = int(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        place = theme.elided(painter.fontMetrics(), heading.place, inside.width())
        painter.drawText(inside, end, place)


def paint_texts(
    painter: QPainter, line: QRect, view: QWidget, *texts: tuple[str, int, str]
) -> QRect:
    """Paint texts one after the other from where a line begins; return the room behind them.
    Of each text also the step of the type scale and the colour."""
    painter.setLayoutDirection(view.layoutDirection())
    leading = int(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
    for text, step, colour in texts:
        painter.setFont(theme.scaled_font(view, step))
        painter.setPen(QColor(colour))
        letters = painter.fontMetrics()
        painter.drawText(line, leading, theme.elided(letters, text, line.width()))
        wide = letters.horizontalAdvance(text) + theme.UNIT
        line = (
            line.adjusted(0, 0, -wide, 0) if view.isRightToLeft() else line.adjusted(wide, 0, 0, 0)
        )
    return line


class LineSlider(QWidget):
    """A slider from *Stricter* to *Looser* that moves the line of the results.
    With *Reset to automatic* once a person has moved it.

    Signals: ``sought(probability)`` while it is dragged; ``moved(probability)``, None to reset.
    """

    sought = Signal(float)
    moved = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(-40, 40)  # tenths of the log odds, falling
        self._slider.setFixedWidth(_SLIDER)
        self._slider.setProperty("line", True)
        self._slider.setAccessibleName(tr("Stricter or looser"))
        self._slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._can_reset = False
        self._reset = QToolButton()
        self._reset.setText(tr("Reset to automatic"))
        self._reset.setAutoRaise(True)
        self._reset.clicked.connect(lambda: self.moved.emit(None))
        self._calm = QTimer(self, singleShot=True, interval=_CALM)
        self._calm.timeout.connect(self._settle)
        self._slider.valueChanged.connect(self._follow_slider)
        self._slider.sliderReleased.connect(self._settle)
        self._ends = strict, loose = QLabel(tr("Stricter")), QLabel(tr("Looser"))
        row(self._reset, strict, self._slider, loose, on=self, gap=3 * theme.UNIT // 2)
        self.hide()

    def show_line(self, line: Line | None) -> None:
        """Show where the line is; hide the slider if there is none."""
        self.setVisible(line is not None)
        if line is not None:
            self._can_reset = line.moved
            if not (self._slider.isSliderDown() or self._calm.isActive()):
                self._slider.blockSignals(True)
                self._slider.setValue(_notch_of(line.at))
                self._slider.blockSignals(False)

    def stand(self, end: QPoint, room: int, *, mirrored: bool) -> None:
        """Place the slider to end at this point of a heading, at most ``room`` px wide."""
        self._reset.setVisible(self._can_reset and room >= _WITH_RESET)
        for label in self._ends:
            label.setVisible(room >= _WITH_WORDS)
        size = self.sizeHint()
        left = end.x() if mirrored else end.x() - size.width()
        self.setGeometry(left, end.y() + (TEXT - size.height()) // 2, size.width(), size.height())

    def _follow_slider(self, notch: int) -> None:
        self.sought.emit(_chance_of(notch))
        if not self._slider.isSliderDown():
            self._calm.start()

    def _settle(self) -> None:
        self._calm.stop()
        self.moved.emit(_chance_of(self._slider.value()))


def _notch_of(chance: float) -> int:
    chance = min(max(chance, 1e-3), 1 - 1e-3)
    return round(-10 * log(chance / (1 - chance)))


def _chance_of(notch: int) -> float:
    return 1 / (1 + exp(notch / 10))
