"""Provide short functions to build rows and columns, labels, buttons and tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QBoxLayout,
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLayout,
    QMenu,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from app.ui.style import theme
from app.ui.style.labels import WrappedLabel
from app.ui.style.tokens import DARK, palette_of

Box = TypeVar("Box", bound=QBoxLayout)

Part = QWidget | QLayout | int | None | tuple[QWidget | QLayout, int | Qt.AlignmentFlag]
"""Part of a row or column: a number is a gap in px, None a stretch.
A widget or layout may have a stretch or an alignment."""

Margins = int | tuple[int, int, int, int]


def column(
    *parts: Part, on: QWidget | None = None, margins: Margins = 0, gap: int = theme.UNIT
) -> QVBoxLayout:
    """Return a column of these parts, as the layout of the widget ``on`` if given."""
    return _filled(QVBoxLayout() if on is None else QVBoxLayout(on), parts, margins, gap)


def row(
    *parts: Part, on: QWidget | None = None, margins: Margins = 0, gap: int = theme.UNIT
) -> QHBoxLayout:
    """Return a row of these parts, as the layout of the widget ``on`` if given."""
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
    """Return a widget with this layout."""
    made = QWidget()
    made.setLayout(layout)
    return made


class Inset(QWidget):
    """A widget with this layout between the margins of a page, narrower in a narrow window."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        self.setLayout(layout)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setContentsMargins(theme.margin(self), 0, theme.margin(self), 0)


def put_in_place(old: QWidget, new: QWidget) -> QWidget:
    """Replace a widget in its layout by another, and return that; the old one is deleted.
    The focus stays at its place among their buttons; where there are none, the parent has it."""
    parent = old.parentWidget()
    layout = None if parent is None else parent.layout()
    assert parent is not None
    assert layout is not None
    focus = old.window().focusWidget()
    focused = [at for at, each in enumerate(old.findChildren(QAbstractButton)) if each is focus]
    layout.replaceWidget(old, new)
    old.hide()
    old.deleteLater()
    if focused:
        buttons = new.findChildren(QAbstractButton)
        (buttons[min(focused[0], len(buttons) - 1)] if buttons else parent).setFocus()
    return new


def segments(*buttons: QAbstractButton) -> tuple[QFrame, QButtonGroup]:
    """Return a frame of buttons of which one is chosen, at first the first one, and their group."""
    made = QFrame()
    made.setObjectName("segments")
    group = QButtonGroup(made)
    for button in buttons:
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the photos
        group.addButton(button)
    buttons[0].setChecked(True)
    row(*buttons, on=made, margins=2, gap=0)
    made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return made, group


def label(text: str = "", step: int = 0, tone: str = "", *, strong: bool = False) -> WrappedLabel:
    """Return a label at a step of the type scale, in a ``tone``: "quiet" or "third"."""
    made = WrappedLabel(text)
    if step:
        made.setFont(theme.scaled_font(made, step))
    if strong:
        made.setFont(theme.strong(made.font()))
    if tone:
        made.setProperty(tone, True)
    return made


def on_ground(part: QWidget) -> None:
    """Give a part the colour of the page below the photos."""
    part.setBackgroundRole(QPalette.ColorRole.Base)
    part.setAutoFillBackground(True)


def hairline(*, upright: bool = False) -> QFrame:
    """Return a line of one pixel."""
    line = QFrame()
    line.setProperty("hairline", True)
    (line.setFixedWidth if upright else line.setFixedHeight)(1)
    return line


class Sign(QWidget):
    """An icon in the colour of secondary text, named by tool tip and for screen readers."""

    def __init__(self, icon: str, name: str) -> None:
        super().__init__()
        self._icon = icon
        self.setFixedSize(theme.icon_size(16))
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
    dark: bool = False,
    by_keys: bool = True,
    checkable: bool = False,
) -> QToolButton:
    """Return a button with an icon alone, named by its tool tip.
    ``dark``: for a dark ground; ``by_keys``: whether Tab focuses it."""
    button = QToolButton()
    button.setIcon(theme.icon(icon, palette=palette_of(DARK) if dark else button))
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


def menu_tool(icon: str, name: str, menu: QMenu) -> QToolButton:
    """Return a button with an icon alone that opens a menu."""
    button = tool(icon, name)
    button.setProperty("bare", True)  # without an arrow
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setMenu(menu)
    return button


dark_tool = partial(tool, dark=True)


def action_tool(
    icon: str, action: QAction, *, side: int = 20, dark: bool = False, by_keys: bool = True
) -> QToolButton:
    """Return a button with an icon alone for an action, named and checked as this is."""
    made = tool(icon, "", action.trigger, side=side, dark=dark, by_keys=by_keys)

    def follow() -> None:
        made.setCheckable(action.isCheckable())
        made.setToolTip(action.toolTip())
        made.setAccessibleName(action.text())
        made.setChecked(action.isChecked())

    action.changed.connect(follow)
    follow()
    return made


dark_button = partial(action_tool, dark=True)


class ThinBar(QProgressBar):
    """A line of two pixels that shows progress."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setTextVisible(False)
        self.setFixedHeight(2)
        self.setAccessibleName(name)


class Activity(QWidget):
    """Shows the progress of one activity; hidden while there is none."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.words = label(tone="third")
        self.bar = ThinBar(name)
        self._buttons = row(gap=0)
        half = theme.UNIT // 2
        column(row((self.words, 1), self._buttons, gap=half), self.bar, on=self, gap=half)
        self.hide()

    def offer(self, icon: str, name: str, act: Callable[[], object]) -> QToolButton:
        """Add a button beside the sentence."""
        button = tool(icon, name, act, side=16)
        self._buttons.addWidget(button)
        return button

    def tell(self, sentence: str, done: int, total: int) -> None:
        """Show the progress; 0 of 0: the total is not known."""
        self.words.setText(sentence)
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.show()


def below(button: QWidget) -> QPoint:
    """Return the point of the screen at which a button's menu opens."""
    return button.mapToGlobal(button.rect().bottomLeft())


def scrolled(content: QWidget, area: QScrollArea | None = None) -> QScrollArea:
    """Make a page scroll vertically, in ``area`` if given."""
    area = area or QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(content)
    for part in (content, area.viewport()):
        part.setAutoFillBackground(False)  # show the window's background
    return area


def table(columns: Sequence[str], name: str) -> QTableWidget:
    """Return a read-only table like lines of text, of which one can be selected.
    No grid, whole rows selected, the second column as wide as there is room."""
    made = QTableWidget(0, len(columns))
    made.setHorizontalHeaderLabels(list(columns))
    made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    made.setAccessibleName(name)
    made.verticalHeader().hide()
    made.verticalHeader().setDefaultSectionSize(3 * theme.UNIT)
    made.setShowGrid(False)
    made.setWordWrap(False)  # the tooltip has the whole text
    made.setTextElideMode(Qt.TextElideMode.ElideMiddle)
    made.setTabKeyNavigation(False)
    made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    header = made.horizontalHeader()
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading)
    header.setHighlightSections(False)
    return made


def lines_without_header(view: QTreeView) -> None:
    """Show a view's columns without titles; the first one takes the room that others leave."""
    view.setHeaderHidden(True)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    header = view.header()
    header.setMinimumSectionSize(0)
    header.setStretchLastSection(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)


def fill_table(made: QTableWidget, lines: Sequence[Sequence[str]]) -> None:
    """Show these lines."""
    made.blockSignals(True)  # one change, not one per cell
    made.setRowCount(len(lines))
    for number, line in enumerate(lines):
        for place, text in enumerate(line):
            item = QTableWidgetItem(text)
            item.setToolTip(text)
            made.setItem(number, place, item)
    made.blockSignals(False)


def ok_or_cancel(dialog: QDialog) -> tuple[QDialogButtonBox, QPushButton]:
    """Return a dialog's buttons *OK* and *Cancel*, and the first of them."""
    kinds = QDialogButtonBox.StandardButton
    box = QDialogButtonBox(kinds.Ok | kinds.Cancel)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box, box.button(kinds.Ok)


def acts_of(
    dialog: QDialog, *acts: tuple[str, Callable[[], object]]
) -> tuple[QDialogButtonBox, list[QPushButton]]:
    """Return a dialog's button box with a button per act and *Close*, and those of the acts."""
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    box.rejected.connect(dialog.reject)
    made = [box.addButton(text, QDialogButtonBox.ButtonRole.ResetRole) for text, _ in acts]
    for button, (_, act) in zip(made, acts, strict=True):
        button.clicked.connect(lambda _=False, act=act: act())
    for button in (*made, box.button(QDialogButtonBox.StandardButton.Close)):
        button.setAutoDefault(False)
    return box, made
