"""Show messages: a sentence over the photos that answers what was just done, with a button for
more."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from app.core.base.language import tr
from app.ui.style import theme
from app.ui.style.building import row, tool
from app.ui.style.labels import WrappedLabel
from app.ui.style.motion import SLIDE, Run, ease

_MESSAGE, _WITH_BUTTON = 6_000, 10_000  # ms
_FAILURE = 20_000  # ms; what to do about it takes longer to read
_WIDEST = 72 * theme.UNIT  # px

Act = Callable[[], object]


class Toast(QFrame):
    """Shows one sentence at a time, at the centre of the lower edge of ``over``. It is above all
    that ``parent`` holds, and hides by itself, but not while the pointer or the keyboard is on it.
    """

    def __init__(self, over: QWidget, parent: QWidget | None = None) -> None:
        self._parent = parent or over
        super().__init__(self._parent)
        self._over = over
        self.setObjectName("toast")
        self.setAccessibleName(tr("Message"))
        self._sentence = WrappedLabel()
        self._button = QToolButton()
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(self._act)
        self._offered: Act | None = None
        close = tool("close", tr("Close"), self.hide, side=16, dark=True)
        close.setAutoRaise(False)
        close.setAccessibleName(tr("Close the message"))
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        margins = 2 * theme.UNIT, theme.UNIT, theme.UNIT, theme.UNIT
        row((self._sentence, 1), self._button, close, on=self, margins=margins)
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self._hide_if_unused)
        self._place = QPoint()
        self._slide = Run(self, SLIDE, self._slide_in)
        over.installEventFilter(self)
        self.hide()

    def sentence(self) -> str:
        """Return the sentence that is shown, or an empty one."""
        return self._sentence.text() if self.isVisibleTo(self._over) else ""

    def say(self, sentence: str) -> None:
        """Show a sentence for a moment."""
        self._show(sentence, _MESSAGE)

    def offer(self, sentence: str, text: str, act: Act) -> None:
        """Show what was done, with a button with this text that undoes or continues it."""
        self._show(sentence, _WITH_BUTTON, text, act)

    def complain(self, sentence: str) -> None:
        """Show what went wrong, and what to do."""
        self._show(sentence, _FAILURE)

    def withdraw(self, act: Act) -> None:
        """Hide the sentence that offers this, which would now do something else."""
        if self._offered == act:
            self.hide()

    def _show(self, sentence: str, time: int, text: str = "", act: Act | None = None) -> None:
        self._sentence.setText(sentence)
        self._offered = act
        self._button.setVisible(act is not None)
        self._button.setText(text)
        stands = self.isVisible()
        self._position()
        self.show()
        self.raise_()
        if not stands:
            self._slide.begin()
        self._time.start(time)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _act(self) -> None:
        self.hide()
        if self._offered is not None:
            self._offered()

    def _hide_if_unused(self) -> None:
        """Hide, unless a person is about to press the button."""
        if self.underMouse() or self._button.hasFocus():
            self._time.start(_MESSAGE // 4)
        else:
            self.hide()

    def _position(self) -> None:
        gap = 2 * theme.UNIT
        begin = self._over.mapTo(self._parent, QPoint())
        room = self._over.rect().translated(begin).adjusted(gap, gap, -gap, -gap)
        extra = self.sizeHint().width() - self._sentence.sizeHint().width()
        line = self._sentence.fontMetrics().horizontalAdvance(self._sentence.text())
        width = min(room.width(), _WIDEST, line + extra + theme.UNIT)
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        self.setGeometry(0, 0, width, height)
        self._place = QPoint(room.center().x() - width // 2, room.bottom() - height)
        self.move(self._place)

    def _slide_in(self, share: float) -> None:
        self.move(self._place.x(), self._place.y() + round((1 - ease(share)) * self.height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._position()
        return super().eventFilter(watched, event)
