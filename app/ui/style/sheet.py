"""Make the style sheet of the window's controls from the tokens; Fusion paints the rest.

Sizes are logical pixels in 8-pixel units, fonts are the system's: no size of type is set here, so
that people who need larger letters get them.
"""

from __future__ import annotations

from dataclasses import asdict
from importlib.resources import files
from string import Template

from app.ui.style.tokens import Tokens, faded

_BUTTONS = """
QPushButton, QToolButton { icon-size: ${side16}px; }
QPushButton {
    background: $raised; color: $text; border: 1px solid $control; border-radius: 8px;
    padding: 6px 15px;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $pressed; }
QPushButton:checked { background: $selected; border-color: transparent; color: $link; }
QPushButton:focus { border: 2px solid $accent; padding: 5px 14px; }
QPushButton:default, QPushButton[primary="true"] {
    background: $accent; color: $on_accent; border-color: $accent;
}
QPushButton:default:hover, QPushButton[primary="true"]:hover { background: $aimed; }
QPushButton:default:focus, QPushButton[primary="true"]:focus { border-color: $text; }
QPushButton[tall="true"] { padding: 11px 17px; }
QPushButton[tall="true"]:focus { padding: 10px 16px; }
QPushButton[primary="true"] QLabel { color: $on_accent; border-color: $on_accent; }
QPushButton:disabled { color: $faded; background: transparent; border-color: $border; }
QPushButton:flat { background: transparent; border-color: transparent; color: $quiet; }
QPushButton:flat:hover { background: $hover; }
QPushButton:flat:focus { border-color: $accent; }
QPushButton[link="true"] {
    background: transparent; border-color: transparent; color: $link; padding: 2px 4px;
}
QPushButton[link="true"]:hover { background: $hover; }
QPushButton[link="true"]:focus { border-color: $accent; padding: 1px 3px; }
QPushButton::menu-indicator { image: url("$icons/chevron-down.svg");
    width: ${side12}px; right: 6px;
    subcontrol-position: right center; subcontrol-origin: padding; }

QToolButton {
    background: transparent; color: $text; border: 1px solid transparent; border-radius: 8px;
    padding: 5px;
}
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $pressed; }
QToolButton:checked { background: $selected; color: $link; }
QToolButton:focus { border: 2px solid $accent; padding: 4px; }
QToolButton:disabled { color: $faded; }
QToolButton[framed="true"] { background: $raised; border-color: $control; padding: 5px 11px; }
QToolButton[framed="true"]:hover { background: $hover; }
QToolButton[framed="true"]:checked { background: $selected; border-color: transparent; }
QToolButton[framed="true"]:focus { border: 2px solid $accent; padding: 4px 10px; }
QToolButton[pill="true"] {
    background: $text; color: $ground; border-radius: 17px; min-height: 22px; padding: 5px 16px;
}
QToolButton[pill="true"]:hover { background: $quiet; }
QToolButton[round="true"] { background: $raised; border-radius: 20px; }
QToolButton[round="true"]:hover { background: $pressed; }
QToolButton[chip="true"] {
    background: $selected; color: $text; border-radius: 6px; padding: 3px 7px;
}
QToolButton[chip="true"]:hover { background: $pressed; }
QToolButton[chip="true"]:focus { border: 2px solid $accent; padding: 2px 6px; }
QToolButton[chip="true"][pictured="true"] { padding-right: 0; }
QToolButton[chip="true"][negated="true"] {
    background: transparent; border: 1px dashed $third;
}
QToolButton[primary="true"] {
    background: $accent; color: $on_accent; border-color: $accent; padding: 5px 13px;
}
QToolButton[tall="true"] { padding: 8px 14px; }
QToolButton[tall="true"]:focus { padding: 7px 13px; }
QToolButton[primary="true"]:hover { background: $aimed; }
QToolButton[primary="true"]:focus { border-color: $text; }
QToolButton[popupMode="2"], QToolButton[popupMode="2"][framed="true"] { padding: 5px 20px; }
QToolButton[popupMode="2"]:focus, QToolButton[popupMode="2"][framed="true"]:focus {
    padding: 4px 19px;
}
QToolButton[popupMode="2"][bare="true"] { padding: 5px; }
QToolButton[popupMode="2"][bare="true"]:focus { padding: 4px; }
QToolButton[bare="true"]::menu-indicator { image: none; width: 0; }
QToolButton::menu-indicator { image: url("$icons/chevron-down.svg"); width: ${side12}px;
    subcontrol-position: right center; subcontrol-origin: padding; right: 4px; }
"""

_FIELDS = """
QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox {
    background: $raised; color: $text; border: 1px solid $control; border-radius: 8px;
    padding: 6px 9px; selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QAbstractSpinBox:focus {
    border: 2px solid $accent; padding: 5px 8px;
}
QFrame#field { background: $raised; border: 1px solid $control; border-radius: 10px; }
QFrame#field[entered="true"] { border: 2px solid $accent; }
QLineEdit[bare="true"], QLineEdit[bare="true"]:focus { background: transparent; border: none;
    padding: 0 4px; }
QAbstractSpinBox { padding: 4px 24px; }
QAbstractSpinBox:focus { padding: 3px 23px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 22px; border: none;
    background: transparent; subcontrol-origin: border; }
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $hover; }
QAbstractSpinBox::up-arrow { image: url("$icons/chevron-up.svg");
    width: ${side10}px; height: ${side10}px; }
QAbstractSpinBox::down-arrow { image: url("$icons/chevron-down.svg");
    width: ${side10}px; height: ${side10}px; }
QLineEdit:disabled, QAbstractSpinBox:disabled { color: $faded; border-color: $border; }
QLineEdit:read-only { background: $surface; }

QComboBox {
    background: $raised; color: $text; border: 1px solid $control; border-radius: 8px;
    padding: 6px 11px; combobox-popup: 0;
}
QComboBox[frame="false"] { background: transparent; border-color: transparent; }
QComboBox:hover { background: $hover; }
QComboBox:focus { border: 2px solid $accent; padding: 5px 10px; }
QComboBox:disabled { color: $faded; border-color: $border; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url("$icons/chevron-down.svg");
    width: ${side12}px; height: ${side12}px; }
QComboBox QAbstractItemView, QTreeView[popup="true"] {
    background: $raised; color: $text; border: 1px solid $border; padding: 4px;
    selection-background-color: $selected; selection-color: $text; outline: none;
}
QComboBox QAbstractItemView::item, QTreeView[popup="true"]::item {
    min-height: 24px; padding: 2px 8px; border-radius: 4px;
}
QTreeView[popup="true"] { padding: 2px; }
QTreeView[popup="true"]::item:focus { border: none; }
QComboBox QAbstractItemView::item:selected, QTreeView[popup="true"]::item:selected {
    background: $selected; color: $text;
}

QCheckBox, QRadioButton { spacing: 8px; padding: 3px; border: 2px solid transparent;
    border-radius: 6px; }
QCheckBox:focus, QRadioButton:focus { border-color: $accent; }

QCheckBox::indicator:unchecked, QTreeView::indicator:unchecked, QTableView::indicator:unchecked,
QListView::indicator:unchecked {
    background: $raised; border: 1px solid $third; border-radius: 4px; width: 14px; height: 14px;
}
QCheckBox::indicator:checked, QTreeView::indicator:checked, QTableView::indicator:checked,
QListView::indicator:checked {
    background: $accent; border: 1px solid $accent; border-radius: 4px; width: 14px; height: 14px;
    image: url("$icons/ticked.svg");
}
QCheckBox::indicator:checked:disabled { background: $control; border-color: $control; }
QRadioButton::indicator:unchecked {
    background: $raised; border: 1px solid $third; border-radius: 8px; width: 14px; height: 14px;
}
QRadioButton::indicator:checked {
    background: $on_accent; border: 5px solid $accent; border-radius: 8px; width: 6px; height: 6px;
}
QSlider { min-height: 24px; border: 2px solid transparent; border-radius: 6px; }
QSlider:focus { border-color: $accent; }
QSlider::groove:horizontal { height: 2px; border-radius: 1px; background: $control; }
QSlider::handle:horizontal {
    width: 12px; margin: -6px 0; border-radius: 7px; background: $raised;
    border: 1px solid $third;
}
QSlider::handle:horizontal:hover { border-color: $accent; }
QSlider[line="true"]::sub-page:horizontal { border-radius: 1px; background: $accent; }
QSlider[line="true"]::handle:horizontal { background: $accent; border-color: $raised; }

QProgressBar { background: $border; border: none; border-radius: 1px; color: $text;
    text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: 1px; }
"""

_CHROME = """
QMenuBar { background: transparent; color: $quiet; padding: 2px 10px; spacing: 0; }
QMenuBar::item { padding: 5px 6px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: $hover; color: $text; }
QMenuBar::item:pressed { background: $pressed; color: $text; }
QMenu {
    background: $raised; color: $text; border: 1px solid $border; padding: 6px;
    menu-scrollable: 1;
}
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 6px; border: 1px solid transparent; }
QMenu::item:selected { background: $selected; }
QMenu::item:disabled { color: $faded; }
QMenu::item:disabled:selected { background: transparent; border-color: $border; }
QMenu::icon { padding-left: 6px; }
QMenu::separator { height: 1px; background: $border; margin: 6px 8px; }
QToolTip {
    background: $raised; color: $text; border: 1px solid $border; padding: 2px 3px;
}
QFrame#segments { background: $hover; border: none; border-radius: 8px; }
QFrame#segments QPushButton { background: transparent; border: 1px solid transparent; color: $quiet;
    padding: 4px 13px; border-radius: 7px; margin: 1px; }
QFrame#segments QPushButton:checked { background: $raised; border-color: $control; color: $text; }
QFrame#segments QPushButton:focus { border: 2px solid $accent; padding: 3px 12px; }
QFrame#sidebar { background: $surface; border: none; }
QFrame#sidebar QListWidget { background: transparent; outline: 0; }
QFrame#sidebar QListWidget::item { padding: 0 8px; border-radius: 8px; border: none; }
QFrame#sidebar QListWidget::item:hover { background: $hover; }
QFrame#sidebar QListWidget::item:selected { background: $selected; color: $text; }
QFrame#sidebar QTreeView { background: transparent; padding: 0 6px; outline: 0;
    show-decoration-selected: 0; }
QFrame#sidebar QTreeView::item { padding: 0 6px 0 2px; border: none; }
QFrame#sidebar QTreeView::item:first { padding-right: 0; }
QFrame#sidebar QTreeView::item:selected { background: transparent; }
QStackedWidget#settings { background: $ground; }
QFrame#inspector QScrollArea, QFrame#inspector QScrollArea > QWidget > QWidget {
    background: transparent; }
QFrame[hairline="true"] { background: $border; border: none; }
QFrame#zone { background: $surface; border: 2px dashed $control; border-radius: 14px; }
QFrame#strip { background: $raised; border: 1px solid $border; border-radius: 12px; }
QFrame#strip[apart="true"] { margin-bottom: 12px; }
QFrame#palette { background: $raised; border: 1px solid $border; border-radius: 14px; }
QFrame#palette QLineEdit { border: none; background: transparent; }
QFrame#palette QListView { background: transparent; outline: 0; padding: 0 8px; }
QLabel#key { border: 1px solid $control; border-radius: 6px; padding: 1px 7px; }
QLabel#drop { border: 2px solid $accent; border-radius: 12px; }
QFrame#toast { background: $message; border: none; border-radius: 8px; }
QFrame#toast QLabel { color: $on_message; }
QFrame#toast QToolButton { color: $message_link; border: none; padding: 4px 8px; }
QFrame#toast QToolButton:hover, QFrame#toast QToolButton:pressed { background: transparent;
    color: $on_message; }
QFrame#toast QToolButton:focus { border: 2px solid $message_link; padding: 2px 6px; }
QFrame#mapTools {
    background: $raised; border: 1px solid $border; border-radius: 8px;
}
QSplitter::handle { background: $border; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }

QHeaderView { background: $surface; border: none; }
QHeaderView::section {
    background: $surface; color: $quiet; border: none; border-bottom: 1px solid $border;
    padding: 6px 8px;
}
QTableView, QTreeView, QListView {
    selection-background-color: $selected; selection-color: $text;
}
QTableView { outline: none; }
QTableView::item { border: 1px solid transparent; padding: 0 4px; }
QTreeWidget::item { padding: 0 4px; }
QTableView::item:selected, QTreeView::item:selected { background: $selected; color: $text; }
QTreeView::item:focus { border: 1px solid $accent; }

QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $control; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { margin: 2px; border-radius: 4px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QLabel { color: $text; }
QLabel[quiet="true"] { color: $quiet; }
QLabel[third="true"] { color: $third; }
QLabel[link="true"] { color: $link; }
"""


def sheet_of(tokens: Tokens, letters: float = 1.0) -> str:
    """Return the style sheet of a theme, for the application or for a part that is dark alone.
    ``letters``: size of the system's letters, 1 being usual; indicators grow with them."""
    icons = str(files("resources").joinpath("icons")).replace("\\", "/")
    values = asdict(tokens) | {"faded": faded(tokens).name(), "icons": icons}
    values |= {f"side{side}": str(round(side * letters)) for side in (10, 12, 16)}
    return Template(_BUTTONS + _FIELDS + _CHROME).substitute(values)
