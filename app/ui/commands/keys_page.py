"""Page of the settings that lists all keyboard shortcuts and changes them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import tr, tr_later
from app.ui.commands.actions import Actions
from app.ui.commands.command import Command, menu_title
from app.ui.commands.keys import KeyMap
from app.ui.style import theme
from app.ui.style.controls import offer_clearing
from app.ui.style.labels import WrappedLabel

_MOUSE = (
    (tr_later("Click a thumb again"), tr_later("Clear it")),
    (tr_later("Double click"), tr_later("View")),
    (tr_later("Ctrl + wheel"), tr_later("Thumbnail size")),
    (tr_later("Draw a rectangle on a large photo"), tr_later("Search with a part of a photo")),
    (tr_later("Drop a folder, or a picture"), tr_later("Add it, or search with it")),
    (tr_later("Drag a photo out"), tr_later("Give the file to another program")),
)

_ROOM_FOR_KEYS = 24 * theme.UNIT  # px


class KeysPage(QWidget):
    """One field a command; what is typed holds at once."""

    def __init__(self, keys: KeyMap, actions: Actions) -> None:
        super().__init__()
        self._keys = keys
        self._actions = actions
        self._commands = actions.commands()
        self._fields: dict[str, QKeySequenceEdit] = {}
        self._note = WrappedLabel(tr("Click a field and press the keys that you want."))
        self._build()

    def _build(self) -> None:
        page = QWidget()
        table = QGridLayout(page)
        table.setHorizontalSpacing(3 * theme.UNIT)
        table.setColumnStretch(0, 1)
        table.setColumnMinimumWidth(1, _ROOM_FOR_KEYS)
        for menu in dict.fromkeys(command.menu for command in self._commands):
            self._add_title(table, menu_title(menu))
            for command in self._commands:
                if command.menu == menu:
                    self._add_field(table, command)
        self._add_title(table, tr("Mouse"))
        for how, what in _MOUSE:
            row = table.rowCount()
            for position, text in enumerate((what, how)):
                label = WrappedLabel(tr(text))
                table.addWidget(label, row, position)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(page)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFrameShape(QFrame.Shape.NoFrame)
        reset = QPushButton(tr("Reset all keys"))
        reset.setAutoDefault(False)
        reset.clicked.connect(self._reset)
        title = QLabel(tr("Keys"))
        title.setFont(theme.scaled_font(title, 2))
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 20, 32, 16)
        column.addWidget(title)
        column.addWidget(self._note)
        column.addWidget(area, 1)
        column.addWidget(reset, 0, Qt.AlignmentFlag.AlignLeading)

    def _add_title(self, table: QGridLayout, text: str) -> None:
        title = QLabel(text)
        title.setFont(theme.scaled_font(title, 1))
        table.addWidget(title, table.rowCount(), 0, 1, 2)

    def _add_field(self, table: QGridLayout, command: Command) -> None:
        field = QKeySequenceEdit()
        field.setMaximumSequenceLength(1)
        field.setAccessibleName(command.title)
        for line in field.findChildren(QLineEdit):  # which has the keyboard in it
            line.setAccessibleName(command.title)
            offer_clearing(line)
        field.setKeySequence(_first(self._keys, command))
        for line in field.findChildren(QLineEdit):
            line.setPlaceholderText("")  # "Press shortcut" in a hundred lines tells nothing
        field.editingFinished.connect(lambda: self._choose(command))
        row = table.rowCount()
        label = WrappedLabel(command.title)
        label.setBuddy(field)
        table.addWidget(label, row, 0)
        table.addWidget(field, row, 1)
        self._fields[command.id] = field

    def _choose(self, command: Command) -> None:
        field = self._fields[command.id]
        wanted = field.keySequence()
        if wanted == _first(self._keys, command):
            return
        holder = self._keys.choose(command, wanted, self._commands)
        if holder is not None:
            self._note.setText(
                tr(
                    "{key} already means “{text}”. Change that one first.",
                    key=wanted.toString(wanted.SequenceFormat.NativeText),
                    text=holder.title,
                )
            )
            field.setKeySequence(_first(self._keys, command))
        else:
            self._note.setText(tr("“{text}” has its new key.", text=command.title))
            self._actions.show_keys()

    def _reset(self) -> None:
        self._keys.reset()
        for command in self._commands:
            self._fields[command.id].setKeySequence(_first(self._keys, command))
        self._note.setText(tr("All keys are back to the defaults."))
        self._actions.show_keys()


def _first(keys: KeyMap, command: Command) -> QKeySequence:
    return next(iter(keys.of(command)), QKeySequence())
