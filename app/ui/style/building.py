"""Short ways to build what widgets are made of: rows and columns, words, buttons, tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.style import theme
from app.ui.style.labels import WrappedLabel

Box = TypeVar("Box", bound=QBoxLayout)
Table = TypeVar("Table", bound=QTableView)

Part = QWidget | QLayout | int | None | tuple[QWidget | QLayout, int | Qt.AlignmentFlag]
"""What stands in a row or column: a number is a gap in pixels, None takes the room that is left; a
part may have a stretch or an alignment."""

Margins = int | tuple[int, int, int, int]


def column(
    *parts: Part, on: QWidget | None = None, margins: Margins = 0, gap: int = theme.UNIT
) -> QVBoxLayout:
    """Lay these out one below the other, ``on`` a widget if it is to have them."""
    return _filled(QVBoxLayout() if on is None else QVBoxLayout(on), parts, margins, gap)


def row(
    *parts: Part, on: QWidget | None = None, margins: Margins = 0, gap: int = theme.UNIT
) -> QHBoxLayout:
    """Lay these out side by side, ``on`` a widget if it is to have them."""
    return _filled(QHBoxLayout() if on is None else QHBoxLayout(on), parts, margins, gap)


def _filled(box: Box, parts: Sequence[Part], margins: Margins, gap: int) -> Box:
    box.setContentsMargins(*(4 * (margins,) if isinstance(margins, int) else margins))
    box.setSpacing(gap)
    for part in parts:
        each, how = part if isinstance(part, tuple) else (part, 0)
        if each is None:
            box.addStretch()
        elif isinstance(each, int):
            box.addSpacing(each)
        elif isinstance(each, QLayout):
            box.addLayout(each, 0 if isinstance(how, Qt.AlignmentFlag) else how)
        elif isinstance(how, Qt.AlignmentFlag):
            box.addWidget(each, 0, how)
        else:
            box.addWidget(each, how)
    return box


def page(layout: QLayout) -> QWidget:
    """Give a widget with this layout."""
    made = QWidget()
    made.setLayout(layout)
    return made


def put_in_place(old: QWidget, new: QWidget) -> QWidget:
    """Let a widget stand where another stood, which goes; gives the new one."""
    parent = old.parentWidget()
    layout = None if parent is None else parent.layout()
    assert layout is not None
    layout.replaceWidget(old, new)
    old.hide()
    old.deleteLater()
    return new


def label(text: str = "", step: int = 0, tone: str = "", *, strong: bool = False) -> WrappedLabel:
    """Give words at a step of the type scale, in a ``tone``: "quiet" or "third"."""
    made = WrappedLabel(text)
    if step:
        made.setFont(theme.scaled_font(made, step))
    if strong:
        font = made.font()
        font.setWeight(font.Weight.DemiBold)
        made.setFont(font)
    if tone:
        made.setProperty(tone, True)
    return made


def hairline(*, upright: bool = False) -> QFrame:
    """Give a line of one pixel."""
    line = QFrame()
    line.setProperty("hairline", True)
    (line.setFixedWidth if upright else line.setFixedHeight)(1)
    return line


class Sign(QLabel):
    """An icon in the colour of secondary words, which says its name to pointer and ear."""

    def __init__(self, icon: str, name: str, side: int = 16) -> None:
        super().__init__()
        self._icon = icon
        self.setFixedSize(side, side)
        self.setToolTip(name)
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme.paint_icon(QPainter(self), self._icon, self.rect(), theme.quiet(self.palette()))


def tool(
    icon: str,
    name: str,
    act: Callable[[], object] | None = None,
    *,
    side: int = 20,
    palette: QPalette | None = None,
    by_keys: bool = True,
    checkable: bool = False,
) -> QToolButton:
    """Give a button of an icon alone, whose tooltip says its name. ``palette``: where it is not its
    own; ``by_keys``: Tab leads to it."""
    button = QToolButton()
    button.setIcon(theme.icon(icon, palette=palette or button))
    button.setIconSize(theme.icon_size(side))
    button.setAutoRaise(True)
    button.setToolTip(name)
    button.setAccessibleName(name)
    button.setCheckable(checkable)
    if not by_keys:
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if act is not None:
        button.clicked.connect(lambda: act())
    return button


def scrolled(content: QWidget, area: QScrollArea | None = None) -> QScrollArea:
    """Let a page be scrolled up and down, in ``area`` if there is one."""
    area = area or QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(content)
    for part in (content, area.viewport()):
        part.setAutoFillBackground(False)  # the ground is that of the window
    return area


def table(columns: Sequence[str], name: str) -> QTableWidget:
    """Give a table to read, of which one row is chosen."""
    made = QTableWidget(0, len(columns))
    made.setHorizontalHeaderLabels(list(columns))
    made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    return to_read(made, name)


def to_read(made: Table, name: str) -> Table:
    """Let a table look like lines of text: no grid, whole rows, the second column as wide as there
    is room."""
    made.setAccessibleName(name)
    made.verticalHeader().hide()
    made.verticalHeader().setDefaultSectionSize(3 * theme.UNIT)
    made.setShowGrid(False)
    made.setWordWrap(False)  # the tooltip has what is cut
    made.setTextElideMode(Qt.TextElideMode.ElideMiddle)
    made.setTabKeyNavigation(False)
    made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    header = made.horizontalHeader()
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading)
    header.setHighlightSections(False)
    return made


def fill_table(made: QTableWidget, lines: Sequence[Sequence[str]]) -> None:
    """Show these lines."""
    made.blockSignals(True)  # one change, not one a cell
    made.setRowCount(len(lines))
    for number, line in enumerate(lines):
        for place, text in enumerate(line):
            item = QTableWidgetItem(text)
            item.setToolTip(text)
            made.setItem(number, place, item)
    made.blockSignals(False)


def acts_of(
    dialog: QDialog, *acts: tuple[str, Callable[[], object]]
) -> tuple[QDialogButtonBox, list[QPushButton]]:
    """Give the last line of a dialog: a button for each act, and at the other end one that closes;
    and the buttons of the acts."""
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    box.rejected.connect(dialog.reject)
    made = [box.addButton(text, QDialogButtonBox.ButtonRole.ResetRole) for text, _ in acts]
    for button, (_, act) in zip(made, acts, strict=True):
        button.clicked.connect(lambda _=False, act=act: act())
    for button in (*made, box.button(QDialogButtonBox.StandardButton.Close)):
        button.setAutoDefault(False)
    return box, made
