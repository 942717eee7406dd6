"""Style sheet of the window's controls, made from the tokens; Fusion paints what it leaves out.

Sizes are logical pixels of the 8-pixel rhythm, fonts are the system's: nothing here sets a size of
type, so that a person who needs larger letters gets them.
"""

from __future__ import annotations

from dataclasses import asdict
from importlib.resources import files
from string import Template

from app.ui.style.tokens import Tokens, faded

_BUTTONS = """
QPushButton, QToolButton { icon-size: ${side16}px; }
QPushButton {
    background: $raised; color: $text; border: 1px solid $control; border-radius: 6px;
    padding: 5px 13px;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $pressed; }
QPushButton:checked { background: $selected; border-color: $accent; }
QPushButton:focus { border: 2px solid $accent; padding: 4px 12px; }
QPushButton:default, QPushButton[primary="true"] {
    background: $accent; color: $on_accent; border-color: $accent;
}
QPushButton:default:hover, QPushButton[primary="true"]:hover { border-color: $text; }
QPushButton:default:focus, QPushButton[primary="true"]:focus { border-color: $text; }
QPushButton[danger="true"] { color: $danger; }
QPushButton[tall="true"] { padding: 9px 17px; }
QPushButton[tall="true"]:focus { padding: 8px 16px; }
QPushButton:disabled { color: $faded; background: transparent; border-color: $border; }
QPushButton:flat { background: transparent; border-color: transparent; }
QPushButton::menu-indicator { image: url("$icons/chevron-down.svg");
    width: ${side12}px; right: 6px;
    subcontrol-position: right center; subcontrol-origin: padding; }

QToolButton {
    background: transparent; color: $text; border: 1px solid transparent; border-radius: 6px;
    padding: 4px;
}
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $pressed; }
QToolButton:checked { border-color: $control; }
QToolButton:focus { border: 2px solid $accent; padding: 3px; }
QToolButton:disabled { color: $faded; }
QToolButton[framed="true"] { background: $raised; border-color: $control; padding: 4px 10px; }
QToolButton[framed="true"]:hover { background: $hover; }
QToolButton[framed="true"]:checked { background: $selected; border-color: $accent; }
QToolButton[framed="true"]:focus { border: 2px solid $accent; padding: 3px 9px; }
QToolButton[negated="true"] { background: transparent; border-style: dashed; }
QToolButton#qt_toolbar_ext_button { padding: 0; }
QToolButton[compact="true"] { padding: 0 4px; margin: 0; }
QToolButton[compact="true"]:focus { padding: 0 3px; }
QToolButton[primary="true"] {
    background: $accent; color: $on_accent; border-color: $accent; padding: 4px 12px;
}
QToolButton[primary="true"]:focus, QToolButton[primary="true"]:hover { border-color: $text; }
QToolButton[popupMode="2"], QToolButton[popupMode="2"][framed="true"] { padding: 4px 20px; }
QToolButton[popupMode="2"]:focus, QToolButton[popupMode="2"][framed="true"]:focus {
    padding: 3px 19px;
}
QToolButton::menu-indicator { image: url("$icons/chevron-down.svg"); width: ${side12}px;
    subcontrol-position: right center; subcontrol-origin: padding; right: 4px; }
"""

_FIELDS = """
QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox {
    background: $raised; color: $text; border: 1px solid $control; border-radius: 6px;
    padding: 4px 7px; selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QAbstractSpinBox:focus {
    border: 2px solid $accent; padding: 3px 6px;
}
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
    background: $raised; color: $text; border: 1px solid $control; border-radius: 6px;
    padding: 4px 9px; combobox-popup: 0;
}
QComboBox:hover { background: $hover; }
QComboBox:focus { border: 2px solid $accent; padding: 3px 8px; }
QComboBox:disabled { color: $faded; border-color: $border; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url("$icons/chevron-down.svg");
    width: ${side12}px; height: ${side12}px; }
QComboBox QAbstractItemView, QListView[popup="true"] {
    background: $raised; color: $text; border: 1px solid $border; padding: 4px;
    selection-background-color: $selected; selection-color: $text; outline: none;
}
QComboBox QAbstractItemView::item, QListView[popup="true"]::item {
    min-height: 24px; padding: 2px 8px; border-radius: 4px;
}
QComboBox QAbstractItemView::item:selected, QListView[popup="true"]::item:selected {
    background: $selected; color: $text;
}

QCheckBox, QRadioButton { spacing: 8px; padding: 3px; border: 2px solid transparent;
    border-radius: 6px; }
QCheckBox:focus, QRadioButton:focus { border-color: $accent; }

QCheckBox::indicator:unchecked, QTreeView::indicator:unchecked, QTableView::indicator:unchecked,
QListView::indicator:unchecked {
    background: $raised; border: 1px solid $control; border-radius: 3px; width: 13px; height: 13px;
}
QSlider { min-height: 24px; border: 2px solid transparent; border-radius: 6px; }
QSlider:focus { border-color: $accent; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $pressed; }
QSlider::sub-page:horizontal { border-radius: 2px; background: $control; }
QSlider::handle:horizontal {
    width: 12px; margin: -5px 0; border-radius: 7px; background: $raised;
    border: 1px solid $control;
}
QSlider::handle:horizontal:hover { background: $hover; border-color: $accent; }

QProgressBar { background: $pressed; border: none; border-radius: 4px; color: $text;
    text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: 4px; }
"""

_CHROME = """
QMenuBar { background: $surface; color: $text; padding: 2px 6px; }
QMenuBar::item { padding: 5px 9px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: $hover; }
QMenuBar::item:pressed { background: $pressed; }
QMenu {
    background: $raised; color: $text; border: 1px solid $border; padding: 6px;
    menu-scrollable: 1;
}
QMenu::item { padding: 5px 28px 5px 12px; border-radius: 4px; border: 1px solid transparent; }
QMenu::item:selected { background: $selected; border-color: $accent; }
QMenu::item:disabled { color: $faded; }
QMenu::item:disabled:selected { background: transparent; border-color: $border; }
QMenu::icon { padding-left: 6px; }
QMenu::separator { height: 1px; background: $border; margin: 6px 8px; }
QToolTip {
    background: $raised; color: $text; border: 1px solid $control; padding: 5px 8px;
}
QFrame#strip { background: $raised; border: 1px solid $accent; border-radius: 8px; }
QToolButton[fold="true"] { text-align: left; padding-left: 0; }
QToolButton[fold="true"]:checked { background: transparent; border-color: transparent; }
QFrame#toast { background: $raised; border: 1px solid $control; border-radius: 8px; }
QLabel#mapFollows, QFrame#mapTools {
    background: $raised; border: 1px solid $border; border-radius: 6px;
}
QLabel#mapFollows { padding: 4px 8px; }
QStatusBar { background: $surface; color: $quiet; border-top: 1px solid $border; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: $quiet; }
QToolBar { background: transparent; border: none; spacing: 4px; }
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
QTableView::item { border: 1px solid transparent; padding: 0 4px; }
QTreeWidget::item { padding: 0 4px; }
QTableView::item:selected, QTreeView::item:selected { background: $selected; color: $text; }
QTableView::item:focus, QTreeView::item:focus { border: 1px solid $accent; }

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

QLabel[quiet="true"] { color: $quiet; }
QLabel[warning="true"] { color: $warning; }
"""


def sheet_of(tokens: Tokens, letters: float = 1.0) -> str:
    """Give the style sheet of a theme, for the application or for a part that is dark alone.
    ``letters``: how large the system's letters are, 1 being usual; pictures grow with them."""
    icons = str(files("resources").joinpath("icons")).replace("\\", "/")
    values = asdict(tokens) | {"faded": faded(tokens).name(), "icons": icons}
    values |= {f"side{side}": str(round(side * letters)) for side in (10, 12, 16)}
    return Template(_BUTTONS + _FIELDS + _CHROME).substitute(values)
