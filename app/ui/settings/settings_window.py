"""Show the settings: a list of pages, each of cards with switches, choices and buttons.

Changes apply at once, and changes in the library are shown at once. A page of its own lists all
keyboard shortcuts and changes them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from app.core.base.language import tr
from app.ui.commands.registry import Actions, Command, KeyMap, menu_title
from app.ui.style import theme
from app.ui.style.building import Part, column, hairline, label, page, put_in_place, row, scrolled
from app.ui.style.labels import offer_clearing
from app.ui.style.tokens import tokens_of

SIZE = QSize(880, 624)
_LIST = 216  # px, width of the list of pages
_MARGIN = 32  # px, of a page


@dataclass(frozen=True)
class Choice:
    """A switch. ``do(on)`` changes it."""

    text: str
    on: bool
    do: Callable[[bool], object]
    hint: str = ""


@dataclass(frozen=True)
class OneOf:
    """A radio button, one of several. ``do()`` selects it."""

    text: str
    on: bool
    do: Callable[[], object]
    hint: str = ""


@dataclass(frozen=True)
class Way:
    """A button with the text ``button``, and what it does; without a text there is none."""

    text: str
    button: str
    do: Callable[[], object]
    hint: str = ""


Line = Choice | OneOf | Way


@dataclass(frozen=True)
class Card:
    """Lines in a frame, perhaps with a heading."""

    lines: Sequence[Line]
    heading: str = ""


class Switch(QAbstractButton):
    """A pill with a knob at one end or the other."""

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
        tokens, painter, on = tokens_of(self.palette()), QPainter(self), self.isChecked()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pill = QRectF(4, 4, 36, 20)
        painter.setPen(QPen(QColor(tokens.accent if on else tokens.third), 1))
        painter.setBrush(QColor(tokens.accent if on else tokens.raised))
        painter.drawRoundedRect(pill, 10, 10)
        at = pill.right() - 18 if on != self.isRightToLeft() else pill.left() + 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.on_accent if on else tokens.third))
        painter.drawEllipse(QRectF(at, pill.top() + 2, 16, 16))
        if self.hasFocus():
            painter.setPen(QPen(QColor(tokens.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pill.adjusted(-3, -3, 3, 3), 13, 13)


class _Option(QRadioButton):
    """A radio button that can be clicked anywhere on its line."""

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)


class SettingsWindow(QDialog):
    """Shows the page that is selected in the list. ``pages``: icon, name and widget of each."""

    def __init__(self, pages: Sequence[tuple[str, str, QWidget]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QListWidget()
        self._stack = QStackedWidget()
        self._pages = [each for *_, each in pages]
        self._stack.setObjectName("settings")
        self.list.setAccessibleName(tr("Pages of settings"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setIconSize(theme.icon_size(20))
        for icon, name, each in pages:
            item = QListWidgetItem(theme.icon(icon), name)
            item.setSizeHint(QSize(0, round(34 * theme.letters())))
            self.list.addItem(item)
            self._stack.addWidget(scrolled(each) if isinstance(each, CardsPage) else each)
        side, title = QFrame(), label(tr("Settings"), 2)
        side.setObjectName("sidebar")
        side.setFixedWidth(_LIST)
        title.setContentsMargins(8, 0, 0, 0)
        column(title, (self.list, 1), on=side, margins=(8, 20, 8, 8), gap=12)
        row(side, hairline(upright=True), (self._stack, 1), on=self, gap=0)
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.list.setCurrentRow(0)
        self.resize(SIZE.boundedTo(parent.screen().availableSize()))

    def show_page(self, number: int) -> None:
        """Show a page, by its position in the list."""
        self.list.setCurrentRow(number)

    def refresh(self, *_: object) -> None:
        """Show the current settings."""
        for each in self._pages:
            if isinstance(each, CardsPage):
                each.refresh()


class CardsPage(QWidget):
    """A page of cards under its name and a sentence. ``cards()`` returns those of now."""

    def __init__(self, name: str, hint: str, cards: Callable[[], Sequence[Card]]) -> None:
        super().__init__()
        self._name, self._hint, self._cards = name, hint, cards
        self._shown: object = None
        self._body = QWidget()
        column(self._body, on=self)
        self._buttons: list[QAbstractButton] = []  # of all lines
        self.refresh()

    def refresh(self) -> None:
        """Show the current settings; build the cards again only if they say something else."""
        cards = [card for card in self._cards() if card.lines]
        lines = [line for card in cards for line in card.lines]
        shown = [card.heading for card in cards], [(line.text, line.hint) for line in lines]
        if shown != self._shown:
            self._shown, self._buttons = shown, []
            self._body = put_in_place(self._body, self._page(cards))
        for button, line in zip(self._buttons, lines, strict=True):
            if not isinstance(line, Way):
                button.setChecked(line.on)

    def _page(self, cards: Sequence[Card]) -> QWidget:
        parts: list[Part] = [label(self._name, 2)]
        parts += [label(self._hint, tone="quiet")] * bool(self._hint)
        for card in cards:
            heading = [label(card.heading, strong=True)] * bool(card.heading)
            parts += [12, *heading, self._card(card.lines)]
        return page(column(*parts, None, margins=(_MARGIN, 20, _MARGIN, _MARGIN)))

    def _card(self, lines: Sequence[Line]) -> QWidget:
        frame = QFrame()
        frame.setObjectName("strip")
        group = QButtonGroup(frame)
        parts: list[Part] = []
        for line in lines:
            parts += [hairline(), self._line(line, group)]
        column(*parts[1:], on=frame, margins=(1, 0, 1, 0), gap=0)
        return frame

    def _line(self, line: Line, group: QButtonGroup) -> QHBoxLayout:
        hint = [label(line.hint, tone="quiet")] if line.hint else []
        # Radio buttons and switches have room around what is seen of them.
        left, right = 11 if isinstance(line, OneOf) else 16, 12 if isinstance(line, Choice) else 16
        margins = left, 10, right, 10
        button: QAbstractButton
        if isinstance(line, OneOf):
            button = _Option(line.text)
            group.addButton(button)
        elif isinstance(line, Choice):
            button = Switch(line.text)
            button.setAccessibleDescription(line.hint)
        else:
            button = QPushButton(line.button)
            button.setAccessibleName(f"{line.text}: {line.button}")
            button.setAutoDefault(False)
            if not line.button:
                button.hide()
        button.clicked.connect(lambda on: line.do(on) if isinstance(line, Choice) else line.do())
        self._buttons.append(button)
        if isinstance(line, OneOf):
            parts = (button, (hint[0], 1)) if hint else ((button, 1),)
            return row(*parts, margins=margins, gap=16)
        said = column(label(line.text), *hint, gap=2)
        return row((said, 1), button, margins=margins, gap=16)


class KeysPage(QWidget):
    """One field per command; changes apply at once."""

    def __init__(self, keys: KeyMap, actions: Actions) -> None:
        super().__init__()
        self._keys, self._actions = keys, actions
        self._commands = actions.commands()
        self._fields: dict[str, QKeySequenceEdit] = {}
        self._note = label(tr("Click a field and press the keys that you want."), tone="quiet")
        fields = QWidget()
        table = QGridLayout(fields)
        table.setContentsMargins(0, 0, theme.UNIT, 0)
        table.setHorizontalSpacing(3 * theme.UNIT)
        table.setColumnStretch(0, 1)
        table.setColumnMinimumWidth(1, 24 * theme.UNIT)
        for menu in dict.fromkeys(command.menu for command in self._commands):
            heading = label(menu_title(menu), 1)
            heading.setContentsMargins(0, theme.UNIT, 0, 0)
            table.addWidget(heading, table.rowCount(), 0, 1, 2)
            for command in self._commands:
                if command.menu == menu:
                    self._add_field(table, command)
        reset = QPushButton(tr("Reset all keys"))
        reset.setAutoDefault(False)
        reset.clicked.connect(self._reset)
        parts = self._note, (scrolled(fields), 1), (reset, Qt.AlignmentFlag.AlignLeading)
        column(label(tr("Keys"), 2), *parts, on=self, margins=(32, 20, 32, 16))

    def _add_field(self, table: QGridLayout, command: Command) -> None:
        field = self._fields[command.id] = QKeySequenceEdit()
        field.setMaximumSequenceLength(1)
        field.setAccessibleName(command.title)
        for line in field.findChildren(QLineEdit):  # the line in it has the focus
            line.setAccessibleName(command.title)
            offer_clearing(line)
        field.setKeySequence(self._first(command))
        for line in field.findChildren(QLineEdit):
            line.setPlaceholderText("")  # instead of "Press shortcut" a hundred times
        field.editingFinished.connect(lambda: self._set_key(command, field))
        row, said = table.rowCount(), label(command.title)
        said.setBuddy(field)
        table.addWidget(said, row, 0)
        table.addWidget(field, row, 1)

    def _set_key(self, command: Command, field: QKeySequenceEdit) -> None:
        wanted = field.keySequence()
        if wanted == self._first(command):
            return
        holder = self._keys.choose(command, wanted, self._commands)
        if holder is None:
            self._note.setText(tr("“{text}” has its new key.", text=command.title))
            self._actions.show_keys()
            return
        key = wanted.toString(wanted.SequenceFormat.NativeText)
        self._note.setText(
            tr("{key} already means “{text}”. Change that one first.", key=key, text=holder.title)
        )
        field.setKeySequence(self._first(command))

    def _reset(self) -> None:
        self._keys.reset()
        for command in self._commands:
            self._fields[command.id].setKeySequence(self._first(command))
        self._note.setText(tr("All keys are back to the defaults."))
        self._actions.show_keys()

    def _first(self, command: Command) -> QKeySequence:
        return next(iter(self._keys.of(command)), QKeySequence())
