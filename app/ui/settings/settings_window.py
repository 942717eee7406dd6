"""Window of settings: a list of pages, each of cards with switches, choices and buttons.

What is changed holds at once; what the library says meanwhile is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import tr
from app.ui.style import theme
from app.ui.style.labels import WrappedLabel
from app.ui.style.tokens import Tokens, tokens_of

SIZE = QSize(880, 624)
_LIST = 216  # px, of the pages
_MARGIN = 32  # px, of a page


@dataclass(frozen=True)
class Choice:
    """On or off: a switch. ``is_on`` tells it, ``set`` is called with what a person wants."""

    text: str
    is_on: Callable[[], bool]
    set: Callable[[bool], object]
    hint: str = ""


@dataclass(frozen=True)
class OneOf:
    """One of several: a radio button. ``choose`` takes it."""

    text: str
    is_on: Callable[[], bool]
    choose: Callable[[], object]
    hint: str = ""


@dataclass(frozen=True)
class Way:
    """Something to do: a button that says ``button``."""

    text: str
    button: str
    go: Callable[[], object]
    hint: str = ""


Line = Choice | OneOf | Way


@dataclass(frozen=True)
class Card:
    """Lines in one frame, under a heading if there is one. ``lines`` gives those of the moment."""

    lines: Callable[[], list[Line]]
    heading: str = ""


@dataclass(frozen=True)
class SettingsPage:
    """A page of the window: cards, or a widget that ``content`` makes."""

    name: str
    hint: str = ""
    cards: tuple[Card, ...] = ()
    content: Callable[[], QWidget] | None = field(default=None)


class Switch(QAbstractButton):
    """A pill with a knob, at one end or the other."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(44, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        tokens = tokens_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pill = QRectF(4, 4, 36, 20)
        on = self.isChecked()
        painter.setPen(QPen(QColor(tokens.accent if on else tokens.third), 1))
        painter.setBrush(QColor(tokens.accent if on else tokens.raised))
        painter.drawRoundedRect(pill, 10, 10)
        right = on != (self.layoutDirection() == Qt.LayoutDirection.RightToLeft)
        knob = QRectF(pill.right() - 18 if right else pill.left() + 2, pill.top() + 2, 16, 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.on_accent if on else tokens.third))
        painter.drawEllipse(knob)
        if self.hasFocus():
            painter.setPen(QPen(QColor(tokens.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pill.adjusted(-3, -3, 3, 3), 13, 13)


class SettingsWindow(QDialog):
    """Shows one page at a time, the one chosen in the list."""

    def __init__(self, pages: list[SettingsPage], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pages = pages
        self.list = QListWidget()
        self._stack = QStackedWidget()
        self._filled: list[_Page] = []
        self._dressed: Tokens | None = None  # in these colours
        self._build()
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.list.setCurrentRow(0)
        self._dress()
        self.resize(SIZE)

    def show_page(self, number: int) -> None:
        """Turn to a page, by its place in the list."""
        self.list.setCurrentRow(number)

    def refresh(self, *_: object) -> None:
        """Show what holds now."""
        for page in self._filled:
            page.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _dress(self) -> None:
        """Take the colours of the moment: the look may be changed on a page."""
        tokens = tokens_of(self.palette())
        if tokens is self._dressed:  # else the sheet would change the palette again
            return
        self._dressed = tokens
        self.list.setStyleSheet(
            "QListWidget { background: transparent; outline: 0; }"
            " QListWidget::item { padding: 0 8px; border-radius: 8px; border: none; }"
            f" QListWidget::item:hover {{ background: {tokens.hover}; }}"
            f" QListWidget::item:selected {{ background: {tokens.selected};"
            f" color: {tokens.text}; }}"
        )
        ground = self._stack.palette()
        ground.setColor(ground.ColorRole.Window, QColor(tokens.ground))
        self._stack.setPalette(ground)

    def _build(self) -> None:
        self._stack.setAutoFillBackground(True)
        side = _Side()
        side.setFixedWidth(_LIST)
        title = QLabel(tr("Settings"))
        title.setFont(theme.scaled_font(title, 2))
        self.list.setAccessibleName(tr("Pages of settings"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        column = QVBoxLayout(side)
        column.setContentsMargins(8, 20, 8, 8)
        column.setSpacing(12)
        title.setContentsMargins(8, 0, 0, 0)
        column.addWidget(title)
        column.addWidget(self.list, 1)
        for page in self._pages:
            item = QListWidgetItem(page.name)
            item.setSizeHint(QSize(0, round(34 * theme.letters())))
            self.list.addItem(item)
            self._stack.addWidget(self._page(page))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(side)
        row.addWidget(self._stack, 1)

    def _page(self, page: SettingsPage) -> QWidget:
        if page.content is not None:
            return page.content()
        filled = _Page(page)
        self._filled.append(filled)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(filled)
        return area


class _Page(QWidget):
    """The cards of a page."""

    def __init__(self, page: SettingsPage) -> None:
        super().__init__()
        self._page = page
        self._shown: list[object] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(_MARGIN, 20, _MARGIN, _MARGIN)
        self._column.setSpacing(8)
        self._signs: list[tuple[QAbstractButton, Callable[[], bool]]] = []
        self._groups: list[QButtonGroup] = []
        self.refresh()

    def refresh(self) -> None:
        """Show what holds now; made anew only if there are other lines."""
        cards = [card.lines() for card in self._page.cards]
        lines = [[(type(line), line.text, line.hint) for line in card] for card in cards]
        if lines != self._shown:
            self._shown = list(lines)
            self._fill(cards)
        for button, is_on in self._signs:
            button.setChecked(is_on())

    def _fill(self, cards: list[list[Line]]) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self._signs, self._groups = [], []
        title = QLabel(self._page.name)
        title.setFont(theme.scaled_font(title, 2))
        self._column.addWidget(title)
        if self._page.hint:
            self._column.addWidget(_quiet(self._page.hint))
        for card, lines in zip(self._page.cards, cards, strict=True):
            if not lines:
                continue
            self._column.addSpacing(12)
            if card.heading:
                heading = QLabel(card.heading)
                font = heading.font()
                font.setWeight(font.Weight.DemiBold)
                heading.setFont(font)
                self._column.addWidget(heading)
            self._column.addWidget(self._card(lines))
        self._column.addStretch()

    def _card(self, lines: list[Line]) -> QWidget:
        frame = _Frame()
        column = QVBoxLayout(frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        group = QButtonGroup(frame)
        self._groups.append(group)
        for number, line in enumerate(lines):
            if number:
                column.addWidget(_Rule())
            column.addLayout(self._line(line, group))
        return frame

    def _line(self, line: Line, group: QButtonGroup) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(16, 10, 16, 10)
        row.setSpacing(16)
        if isinstance(line, OneOf):
            radio = QRadioButton(line.text)
            group.addButton(radio)
            radio.clicked.connect(lambda _: line.choose())
            self._signs.append((radio, line.is_on))
            row.addWidget(radio)
            if line.hint:
                row.addWidget(_quiet(line.hint), 1)
            else:
                row.addStretch()
            return row
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(WrappedLabel(line.text))
        if line.hint:
            words.addWidget(_quiet(line.hint))
        row.addLayout(words, 1)
        if isinstance(line, Choice):
            switch = Switch(line.text)
            switch.setAccessibleDescription(line.hint)
            switch.clicked.connect(lambda on: line.set(on))
            self._signs.append((switch, line.is_on))
            row.addWidget(switch)
        else:
            button = QPushButton(line.button)
            button.setAccessibleName(f"{line.text}: {line.button}")  # not shown
            button.setAutoDefault(False)
            button.clicked.connect(lambda _: line.go())
            row.addWidget(button)
        return row


class _Side(QWidget):
    """The ground of the list of pages."""

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        tokens, painter = tokens_of(self.palette()), QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens.surface))
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        edge = 0 if mirrored else self.width() - 1
        painter.fillRect(edge, 0, 1, self.height(), QColor(tokens.border))


class _Frame(QWidget):
    """The ground of a card."""

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        tokens, painter = tokens_of(self.palette()), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.border), 1))
        painter.setBrush(QColor(tokens.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)


class _Rule(QWidget):
    """A hairline between two lines of a card."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        QPainter(self).fillRect(self.rect(), QColor(tokens_of(self.palette()).border))


def _quiet(text: str) -> WrappedLabel:
    label = WrappedLabel(text)
    label.setProperty("quiet", True)
    return label
