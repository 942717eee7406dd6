"""Provide the page of settings that lists all keyboard shortcuts and changes them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QKeySequenceEdit, QLineEdit, QPushButton, QWidget

from app.core.base.language import tr, tr_later
from app.ui.commands.registry import Actions, Command, KeyMap, menu_title
from app.ui.style import theme
from app.ui.style.building import column, label, scrolled
from app.ui.style.controls import offer_clearing

_MOUSE = (
    (tr_later("Click a thumb again"), tr_later("Clear it")),
    (tr_later("Double click"), tr_later("View")),
    (tr_later("Ctrl + wheel"), tr_later("Thumbnail size")),
    (tr_later("Draw a rectangle on a large photo"), tr_later("Search with a part of a photo")),
    (tr_later("Drop a folder, or a picture"), tr_later("Add it, or search with it")),
    (tr_later("Drag a photo out"), tr_later("Give the file to another program")),
)


class KeysPage(QWidget):
    """One field per command; changes apply at once."""

    def __init__(self, keys: KeyMap, actions: Actions) -> None:
        super().__init__()
        self._keys, self._actions = keys, actions
        self._commands = actions.commands()
        self._fields: dict[str, QKeySequenceEdit] = {}
        self._note = label(tr("Click a field and press the keys that you want."), tone="quiet")
        page = QWidget()
        table = QGridLayout(page)
        table.setContentsMargins(0, 0, theme.UNIT, 0)
        table.setHorizontalSpacing(3 * theme.UNIT)
        table.setColumnStretch(0, 1)
        table.setColumnMinimumWidth(1, 24 * theme.UNIT)
        for menu in dict.fromkeys(command.menu for command in self._commands):
            table.addWidget(label(menu_title(menu), 1), table.rowCount(), 0, 1, 2)
            for command in self._commands:
                if command.menu == menu:
                    self._add_field(table, command)
        table.addWidget(label(tr("Mouse"), 1), table.rowCount(), 0, 1, 2)
        for how, what in _MOUSE:
            row = table.rowCount()
            table.addWidget(label(tr(what)), row, 0)
            table.addWidget(label(tr(how)), row, 1)
        reset = QPushButton(tr("Reset all keys"))
        reset.setAutoDefault(False)
        reset.clicked.connect(self._reset)
        parts = self._note, (scrolled(page), 1), (reset, Qt.AlignmentFlag.AlignLeading)
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
