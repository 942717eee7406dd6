"""The terms of a filter as chips, each of which a click or a key removes."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QToolButton, QWidget

from app.core.facts.terms import Term
from app.core.language import tr
from app.ui.facts.sentences import describe
from app.ui.style import theme

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
