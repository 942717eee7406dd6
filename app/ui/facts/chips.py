"""Show chips: what limits a list, each removed by a click or key."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
)

from app.core.base.language import tr
from app.core.base.search_types import QueryItem
from app.core.facts.terms import Term
from app.ui.facts.sentences import describe
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme
from app.ui.style.building import page, row, scrolled

_REMOVE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PICTURE = QSize(30, 20)  # px, in a chip
_CROSS = 12  # px
_HEIGHT = 28  # px, height of a chip


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit other than terms: likeness to a picture, an album or a folder.
    ``picture`` or ``icon`` are shown before the text; ``key`` identifies the limit."""

    text: str
    key: object
    picture: QueryItem | None = None
    icon: str = ""


class Chips(QScrollArea):
    """A row of limits, then terms, as wide as needed; in a narrow window it scrolls.

    Signals: ``removed(Term | Limit)``; ``left()`` when the field should get the focus.
    """

    removed = Signal(object)
    left = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._terms: tuple[Term, ...] = ()
        self._limits: tuple[Limit, ...] = ()
        self._chips: list[Chip] = []
        self._row = row(gap=theme.UNIT // 2)
        self._page = page(self._row)
        scrolled(self._page, self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.hide()

    def terms(self) -> tuple[Term, ...]:
        """Return the shown terms."""
        return self._terms

    def limits(self) -> tuple[Limit, ...]:
        """Return the shown limits."""
        return self._limits

    def show_terms(self, terms: tuple[Term, ...]) -> None:
        """Show these terms; without any chip, hide the row."""
        self._show(terms, self._limits)

    def show_limits(self, limits: tuple[Limit, ...]) -> None:
        """Show these limits before the terms."""
        self._show(self._terms, limits)

    def last(self) -> Term | Limit | None:
        """Return the term or limit of the last chip; None without one."""
        shown: tuple[Term | Limit, ...] = (*self._limits, *self._terms)
        return shown[-1] if shown else None

    def _show(self, terms: tuple[Term, ...], limits: tuple[Limit, ...]) -> None:
        if (terms, limits) == (self._terms, self._limits):
            return
        self._terms, self._limits = terms, limits
        for chip in self._chips:
            self._row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = [*map(self._chip, limits), *map(self._chip, terms)]
        for chip in self._chips:
            self._row.addWidget(chip)
            chip.show()  # else there is no room for it, if others were shown before
        self.setVisible(bool(self._chips))
        self.updateGeometry()

    def chips(self) -> list[Chip]:
        """Return the buttons, in order."""
        return list(self._chips)

    def sizeHint(self) -> QSize:
        """Return the size of all chips."""
        return self._page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return a small width, so that the window may be narrow."""
        return QSize(4 * theme.UNIT if self._chips else 0, self._page.sizeHint().height())

    def _chip(self, about: Term | Limit) -> Chip:
        chip = Chip(about, self._pictures)
        chip.clicked.connect(lambda: self._remove(about))
        chip.left.connect(self.left)
        return chip

    def _remove(self, about: Term | Limit) -> None:
        self.left.emit()
        self.removed.emit(about)


class Chip(QToolButton):
    """A small picture or icon, a text, and a cross; Delete and Backspace act like clicks.
    Signal: ``left()`` by Esc or Up."""

    left = Signal()

    def __init__(self, about: Term | Limit, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._picture = about.picture if isinstance(about, Limit) else None
        self._icon = about.icon if isinstance(about, Limit) else ""
        text = about.text if isinstance(about, Limit) else describe(about)
        negated = isinstance(about, Term) and about.negated
        self.setText(text.replace("&", "&&"))
        self._text = text
        self.setProperty("chip", True)
        self.setProperty("negated", negated)  # a dashed frame for what is left out
        self.setAccessibleName(tr("Filter: {text}", text=text))
        self.setAccessibleDescription(tr("Press to remove it"))
        self.setToolTip(tr("{text}. Click to remove it", text=text))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pictures.loaded.connect(self.update)

    def _before(self) -> int:
        """Return the width of the picture or icon, with the gap after it."""
        if self._picture is not None and not self._picture.word:
            return _PICTURE.width() + theme.UNIT
        return 16 + theme.UNIT if self._icon else theme.UNIT // 2

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        wide = self._before() + letters.horizontalAdvance(self._text) + _CROSS + 3 * theme.UNIT
        return QSize(wide, max(_HEIGHT, letters.height() + theme.UNIT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        palette, letters = self.palette(), self.fontMetrics()
        ink = palette.color(QPalette.ColorRole.ButtonText)
        at = theme.UNIT // 2
        if self._picture is not None and not self._picture.word:
            side = 1.2 * _PICTURE.width() * self.devicePixelRatioF()
            picture = self._pictures.of_query(self._picture, side)
            paint_rounded(painter, self._mirrored(at, _PICTURE), picture, palette, 4.0)
        elif self._icon:
            theme.paint_icon(painter, self._icon, self._mirrored(at, QSize(16, 16)), ink)
        at += self._before()
        words = QSize(letters.horizontalAdvance(self._text) + 1, self.height())
        painter.setPen(ink)
        painter.drawText(self._mirrored(at, words), Qt.AlignmentFlag.AlignVCenter, self._text)
        cross = self._mirrored(at + words.width() + theme.UNIT, QSize(_CROSS, _CROSS))
        theme.paint_icon(painter, "close", cross, theme.quiet(palette))

    def _mirrored(self, left: int, size: QSize) -> QRect:
        rect = QRect(QPoint(left, (self.height() - size.height()) // 2), size)
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _REMOVE:
            self.click()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Up):
            self.left.emit()
        else:
            super().keyPressEvent(event)
