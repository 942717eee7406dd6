"""Slide show: photos cross one after the other until a person does something else."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QVBoxLayout, QWidget

from app.core.language import tr
from app.ui.canvas.photo_canvas import PhotoCanvas
from app.ui.canvas.photo_source import PhotoSource
from app.ui.canvas.zoom_keys import zoom_steps
from app.ui.slides.order import SlideOrder
from app.ui.slides.slide_bar import SECONDS, SlideBar
from app.ui.style import theme
from app.ui.style.appearance import dress_when_shown
from app.ui.style.tokens import DARK

_IDLE = 2_500  # ms without the mouse, after which bar and pointer hide
_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class SlideShow(QWidget):
    """Space pauses, arrows step, + and - change the pace; a click or any other key ends it.

    ``seconds``: how long each photo stays; ``shuffled``: in random order.
    Signals: ``ended()``; ``chosen()``: pace or order is another.
    """

    ended = Signal()
    chosen = Signal()

    def __init__(self, source: PhotoSource) -> None:
        super().__init__()
        self._source = source
        self._order: SlideOrder | None = None
        self.seconds = SECONDS[2]
        self.shuffled = False
        self.setAccessibleName(tr("Slide show"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.canvas = PhotoCanvas(source, self)
        self.canvas.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.bar = SlideBar(self)
        dress_when_shown(self, DARK)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.canvas)
        self._turn = QTimer(self, singleShot=True)
        self._turn.timeout.connect(lambda: self._step(1))
        self._idle = QTimer(self, singleShot=True, interval=_IDLE)
        self._idle.timeout.connect(self._hide_bar)
        self._cross = QVariantAnimation(self)
        self._cross.setStartValue(0.0)
        self._cross.setEndValue(1.0)
        self._cross.valueChanged.connect(self._blend)
        self._cross.finished.connect(self._land)
        self._coming: int | None = None  # the photo that is crossing over
        self.setMouseTracking(True)
        self._connect()

    def begin(self, photos: Sequence[int], first: int) -> None:
        """Show these photos, from one of them on."""
        self._order = SlideOrder(photos, first, shuffled=self.shuffled)
        self._source.share(2)
        self.bar.pause.setChecked(False)
        self.bar.shuffle.setChecked(self.shuffled)
        self.bar.pace.setCurrentIndex(SECONDS.index(self.seconds))
        self._coming = None
        self.canvas.lay_over(None, 0)
        self.canvas.show_photo(first)
        self._tell()
        self._show_bar()

    def current(self) -> int | None:
        """Give the photo of now."""
        return None if self._order is None else self._order.current()

    def pause(self, paused: bool) -> None:
        """Stay at this photo, or go on."""
        self.bar.show_pause(paused)
        if paused:
            self._turn.stop()
        else:
            self._turn.start(1000 * self.seconds)

    def _connect(self) -> None:
        self.bar.paused.connect(self.pause)
        self.bar.stepped.connect(self._step)
        self.bar.ended.connect(self.ended)
        self.bar.shuffled.connect(self._shuffle)
        self.bar.seconds.connect(self._pace)

    def _step(self, steps: int) -> None:
        if self._order is None:
            return
        self._land()
        self._coming = self._order.step(steps)
        self.canvas.lay_over(self._coming, 0)
        system = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
        self._cross.setDuration(min(theme.MOTION, system))
        self._cross.start()
        self._tell()

    def _blend(self, opacity: float) -> None:
        if self._coming is not None:
            self.canvas.lay_over(self._coming, opacity)

    def _land(self) -> None:
        self._cross.stop()
        if self._coming is not None:
            self.canvas.show_photo(self._coming)
            self.canvas.lay_over(None, 0)
            self._coming = None

    def _tell(self) -> None:
        """Say where it is, have the next photo loaded in time, and wait for its turn."""
        if self._order is None:
            return
        self.bar.show_position(self._order.position())
        self._source.full(self._order.upcoming())
        self.pause(self.bar.pause.isChecked())

    def _shuffle(self, shuffled: bool) -> None:
        if self._order is not None and shuffled != self._order.shuffled:
            self.shuffled = shuffled
            self._order.shuffle(shuffled)
            self._tell()
            self.chosen.emit()

    def _pace(self, seconds: int) -> None:
        self.seconds = seconds
        self.bar.pace.setCurrentIndex(SECONDS.index(seconds))
        self._tell()
        self.chosen.emit()

    # Bar and pointer

    def _show_bar(self) -> None:
        self.unsetCursor()
        self.bar.show()
        self.bar.raise_()
        self._idle.start()

    def _hide_bar(self) -> None:
        if self.bar.underMouse() or self.bar.pace.view().isVisible():
            self._idle.start()
        else:
            self.bar.hide()
            self.setCursor(Qt.CursorShape.BlankCursor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        height = self.bar.height()
        self.bar.setGeometry(0, self.height() - height, self.width(), height)

    # Input

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # no key is a command here
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, step = Qt.Key(event.key()), _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self._step(step)
        elif key == Qt.Key.Key_Space:
            self.bar.pause.toggle()
            self._show_bar()
        elif zoom_steps(event):
            at = SECONDS.index(self.seconds) + zoom_steps(event)
            self._pace(SECONDS[max(0, min(at, len(SECONDS) - 1))])
            self._show_bar()
        elif key not in _MODIFIERS:
            self.ended.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._show_bar()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        del event
        self.ended.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._turn.stop()
        self._idle.stop()
        self._land()
        self.unsetCursor()
        self._source.release()
