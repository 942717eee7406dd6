"""Complete Qt's input: touch as mouse events (taps, presses, the menu), Enter on buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QInputDevice, QKeyEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

Kind = QEvent.Type


class Taps:
    """Distinguishes double taps, soon and near, from single ones."""

    def __init__(self) -> None:
        self._last: tuple[QPoint, int] | None = None  # point, and time in ms

    def kind(self, point: QPoint, time: int) -> Kind:
        """Return the press that a tap stands for: of a click or of a double click."""
        before, self._last = self._last, (point, time)
        hints = QApplication.styleHints()
        again = (
            before is not None
            and time - before[1] <= hints.mouseDoubleClickInterval()
            and (point - before[0]).manhattanLength() <= hints.touchDoubleTapDistance()
        )
        return Kind.MouseButtonDblClick if again else Kind.MouseButtonPress


def is_of_screen(event: QTouchEvent) -> bool:
    """Return whether fingers touch the screen; on a touchpad they move pointer and wheel."""
    return event.device().type() == QInputDevice.DeviceType.TouchScreen


def send_mouse(widget: QWidget, kind: Kind, point: QPoint, *, held: bool = False) -> None:
    """Send a mouse event of the left button to a widget; ``held``: a move with the button down."""
    moves, ends = kind == Kind.MouseMove, kind == Kind.MouseButtonRelease
    none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    event = QMouseEvent(
        kind,
        QPointF(point),
        QPointF(widget.mapToGlobal(point)),
        none if moves else left,
        none if ends or (moves and not held) else left,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)


def ask_for_menu(widget: QWidget, point: QPoint) -> None:
    """Ask a widget to show the menu for a point."""
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(widget, QContextMenuEvent(reason, point, widget.mapToGlobal(point)))


def press_by_enter(event: QKeyEvent) -> bool:
    """Press the focused button if ``event`` is Enter; otherwise do nothing and return False."""
    focus = QApplication.focusWidget()
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if not enter or event.isAutoRepeat() or not isinstance(focus, QAbstractButton):
        return False
    focus.click()
    return True
