"""Make parts of a painted widget accessible, as widgets that only a screen reader meets.

A grid paints its headings, a map its photos: neither is a widget. Over each visible one lies a
`SpokenPart`, which paints nothing, is transparent to the mouse and never focused, but has a
rectangle, a name and a role in the accessible tree, and perhaps an action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

_CALM = 200  # ms without a change before the accessible tree is updated


@dataclass(frozen=True, slots=True)
class PaintedPart:
    """A part painted in a rectangle of a widget. ``key`` identifies it.
    ``press``: the effect of a click; None for a heading."""

    key: object
    name: str
    rect: QRect
    press: Callable[[], None] | None = None
    description: str = ""


class SpokenPart(QAbstractButton):
    """A part: a button, or without an action a heading, which screen readers can jump to."""

    def __init__(self, parent: QWidget, part: PaintedPart) -> None:
        super().__init__(parent)
        self.part = part
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clicked.connect(lambda: self.part.press and self.part.press())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the widget below has painted the part."""


class SpokenParts(QObject):
    """The parts of one widget, kept between calls of `show`.
    So a screen reader's cursor stays on its part. Subclasses say which ones are in sight."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._soon = QTimer(self, singleShot=True, interval=_CALM)
        self._soon.timeout.connect(self.tell)
        self._parts: dict[object, SpokenPart] = {}
        _know_headings()

    def in_sight(self) -> Iterable[PaintedPart]:
        """Return the visible parts."""
        return ()

    def tell(self) -> None:
        """Put the visible parts into the accessible tree."""
        self.show([*self.in_sight()])

    def update_soon(self, *_: object) -> None:
        """Do so soon, while a screen reader is active."""
        if QAccessible.isActive():
            self._soon.start()

    def show(self, parts: Sequence[PaintedPart]) -> None:
        """Put these parts, in this order and no others, into the accessible tree."""
        wanted = {part.key: part for part in parts}
        for key in self._parts.keys() - wanted.keys():
            gone = self._parts.pop(key)
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        for key, part in wanted.items():
            widget = self._parts.get(key) or SpokenPart(self._over, part)
            self._parts[key], widget.part = widget, part
            if widget.accessibleName() != part.name:
                widget.setAccessibleName(part.name)
            if widget.accessibleDescription() != part.description:
                widget.setAccessibleDescription(part.description)
            widget.setGeometry(part.rect)
            widget.show()

    def names(self) -> list[str]:
        """Return the names of the parts, in order."""
        return [widget.accessibleName() for widget in self._parts.values()]


@cache
def _know_headings() -> None:
    """Have Qt ask `_heading` for the interfaces of widgets, once."""
    QAccessible.installFactory(_heading)


def _heading(name: str, made: QObject) -> QAccessibleInterface | None:
    """Return an interface with the heading role, which no Qt widget has. ``name``: the class."""
    del name
    if isinstance(made, SpokenPart) and made.part.press is None:
        return QAccessibleWidget(made, QAccessible.Role.Heading)
    return None
