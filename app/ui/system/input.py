"""Complete Qt's input: touch as mouse events (taps, presses, the menu), Enter on buttons."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import (
    QContextMenuEvent,
    QEventPoint,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

NOTCH = 120
"""The angle of one notch of a wheel in Qt."""
Kind = QEvent.Type
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Steps to the right and down."""
BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Fingers(QObject):
    """Follows fingers on the screen over a widget; subclasses say what they do.

    On a touchpad fingers move pointer and wheel, but pinch here. ``begun``: where a finger that may
    still tap came down; ``stays``: a timer that runs until that is a long press.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.widget = widget
        self.begun: QPointF | None = None
        self._two = False  # whether a second finger came
        self._pair: tuple[QPointF, QPointF] | None = None  # where the two were last
        self._tapped: tuple[QPoint, int] | None = None  # last, and its time in ms
        self.stays = QTimer(self, singleShot=True)
        self.stays.setInterval(QApplication.styleHints().mousePressAndHoldInterval())
        self.stays.timeout.connect(self._stay)
        widget.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.pinch(1 + event.value(), event.position(), QPointF())
            return True
        if not isinstance(event, QTouchEvent) or not self.follows(event):
            return super().eventFilter(watched, event)
        points, time = event.points(), event.timestamp()
        if event.type() == Kind.TouchBegin:
            self.begun, self._two, self._pair = points[0].position(), False, None
            if len(points) > 1:
                self._pair = points[0].position(), points[1].position()
            self.stays.start()
            self.begin(points[0].position(), time)
        elif event.type() != Kind.TouchUpdate:
            self._end(points, time, ended=event.type() == Kind.TouchEnd)
        elif len(points) > 1:
            self._pinch(points[0].position(), points[1].position(), time)
        elif not self._two:  # else one of two fingers was lifted first
            self.move(points[0], time)
        event.accept()
        return True

    def _pinch(self, one: QPointF, other: QPointF, time: int) -> None:
        before, self._pair = self._pair, (one, other)
        if not self._two:
            self._two = True
            self.no_tap()
            self.lift(one, time, ended=False)
        if before is not None:
            middle, by = _middle(*before), _middle(one, other) - _middle(*before)
            self.pinch(_apart(one, other) / _apart(*before), middle, by)

    def _end(self, points: Sequence[QEventPoint], time: int, *, ended: bool) -> None:
        at = points[0].position() if points else QPointF()  # a cancelled touch has none
        if not self._two:
            self.lift(at, time, ended=ended)
        begun = self.begun
        self.no_tap()
        if begun is not None and ended:
            self.tap(begun.toPoint(), self.press_of(begun.toPoint(), time))

    def press_of(self, point: QPoint, time: int) -> Kind:
        """Return the press that a tap stands for; the second of two, soon and near, is double."""
        before, self._tapped = self._tapped, (point, time)
        hints = QApplication.styleHints()
        again = (
            before is not None
            and time - before[1] <= hints.mouseDoubleClickInterval()
            and (point - before[0]).manhattanLength() <= hints.touchDoubleTapDistance()
        )
        return Kind.MouseButtonDblClick if again else Kind.MouseButtonPress

    def _stay(self) -> None:
        if self.begun is not None:
            self.hold(self.begun.toPoint())

    def no_tap(self) -> None:
        """Make of the finger no tap and no long press."""
        self.begun = None
        self.stays.stop()

    # What fingers do

    def follows(self, event: QTouchEvent) -> bool:
        """Return whether fingers are followed; else Qt makes mouse events of them."""
        return event.device().type() == QInputDevice.DeviceType.TouchScreen

    def begin(self, at: QPointF, time: int) -> None:
        """Begin with one finger."""

    def move(self, finger: QEventPoint, time: int) -> None:
        """Move the only finger."""

    def pinch(self, factor: float, at: QPointF, by: QPointF) -> None:
        """Move two fingers apart by a factor around a point, and along by so many px."""

    def lift(self, at: QPointF, time: int, *, ended: bool) -> None:
        """Lift the only finger; not ``ended``: a second one came, or the system took the touch."""

    def tap(self, point: QPoint, kind: Kind) -> None:
        """Click, by a press of this kind."""
        for each in (kind, Kind.MouseButtonRelease):
            send_mouse(self.widget, each, point)

    def hold(self, point: QPoint) -> None:
        """Ask for the menu, by a finger that stays in place for a while."""
        self.no_tap()
        ask_for_menu(self.widget, point)


def _apart(one: QPointF, other: QPointF) -> float:
    return max(1.0, hypot(*(one - other).toTuple()))


def _middle(one: QPointF, other: QPointF) -> QPointF:
    return (one + other) / 2


class Notches:
    """Counts the notches of a wheel; a touchpad turns by small parts of one."""

    def __init__(self) -> None:
        self._turned = 0  # angle towards the next notch

    def turned(self, event: QWheelEvent) -> int:
        """Return by how many whole notches the wheel has turned now, up (+) or down (-)."""
        self._turned += event.angleDelta().y() or event.angleDelta().x()
        steps = int(self._turned / NOTCH)  # towards zero, unlike //
        self._turned -= steps * NOTCH
        return steps


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


def claims(event: QEvent, *keys: Qt.Key) -> bool:
    """Accept the question whether a key is for a widget, not a shortcut, if it is one of these.
    Return whether that was the event."""
    asked = event.type() == Kind.ShortcutOverride
    if asked and isinstance(event, QKeyEvent) and event.key() in keys:
        event.accept()
        return True
    return False


def press_by_enter(event: QKeyEvent) -> bool:
    """Press the focused button if ``event`` is Enter; otherwise do nothing and return False."""
    focus = QApplication.focusWidget()
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if not enter or event.isAutoRepeat() or not isinstance(focus, QAbstractButton):
        return False
    focus.click()
    return True
