"""Show photos one after the other until a person does anything else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QToolButton, QWidget

from app.core.base.language import tr, tr_n
from app.ui.canvas.photo_canvas import PhotoCanvas
from app.ui.commands.registry import command
from app.ui.photos.context import Context
from app.ui.photos.pages import Page
from app.ui.style import theme
from app.ui.style.appearance import dress_when_shown
from app.ui.style.building import column, dark_tool, row
from app.ui.style.tokens import DARK, palette_of
from app.ui.system import window_state
from app.ui.system.input import ARROWS

SECONDS = (2, 3, 5, 8, 15, 30)
"""How long a photo may be shown."""
_USUAL = 2  # of SECONDS


class SlideBar(QWidget):
    """The bar of a slide show: ``pace``, the list of SECONDS, and buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setAutoFillBackground(True)
        self.setFixedHeight(theme.bar_height(self))
        self.pause = dark_tool("pause", tr("Pause"), by_keys=False, checkable=True)
        self.before = dark_tool("previous", tr("Previous photo"), by_keys=False)
        self.after = dark_tool("next", tr("Next photo"), by_keys=False)
        self.pace = QComboBox()
        self.pace.setAccessibleName(tr("How long each photo stays"))
        for seconds in SECONDS:
            self.pace.addItem(tr_n("{n} second", "{n} seconds", seconds), seconds)
        self.pace.setCurrentIndex(_USUAL)
        self.position, self.end = QLabel(), QToolButton()
        self.end.setText(tr("End"))
        self.end.setToolTip(tr("End the slide show (Esc)"))
        self.end.setProperty("framed", True)
        for widget in (self.pace, self.end):
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        first = self.pause, self.before, self.after, self.position
        side = 2 * theme.UNIT, 0, 2 * theme.UNIT, 0
        row(*first, None, self.pace, self.end, on=self, margins=side)

    def show_pause(self, paused: bool) -> None:
        """Set the button's icon and name to what it does next."""
        name = tr("Go on") if paused else tr("Pause")
        icon = "resume" if paused else "pause"
        self.pause.setIcon(theme.icon(icon, palette=palette_of(DARK)))
        self.pause.setToolTip(tr("{command} (Space)", command=name))
        self.pause.setAccessibleName(name)


IDLE = 2_500  # ms without the mouse after which bar and pointer are hidden
_PACES = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class SlideShow(QWidget):
    """Space pauses, arrows step, + and - change the pace; a click or any other key ends it."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context, self._browser = context, context.browser
        self._pictures = context.pictures
        self._photos: tuple[int, ...] = ()
        self._at = 0  # the position of the current one
        self.setAccessibleName(tr("Slide show"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.canvas = PhotoCanvas(self._pictures, self)
        self.canvas.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.bar = SlideBar(self)
        seconds = window_state.kept_number(context.settings, "slides/seconds", 0)
        if seconds in SECONDS:
            self.bar.pace.setCurrentIndex(SECONDS.index(seconds))
        dress_when_shown(self, DARK)
        column(self.canvas, on=self)
        self._turn = QTimer(self, singleShot=True)
        self._turn.timeout.connect(lambda: self._step(1))
        self._idle = QTimer(self, singleShot=True, interval=IDLE)
        self._idle.timeout.connect(self._hide_bar)
        self.setMouseTracking(True)
        self.bar.pause.toggled.connect(self.pause)
        self.bar.before.clicked.connect(lambda: self._step(-1))
        self.bar.after.clicked.connect(lambda: self._step(1))
        self.bar.end.clicked.connect(self._end)
        self.bar.pace.activated.connect(lambda _: self._keep_pace())
        self._browser.add_page(Page(self, "slides"))

    @command("View", 6, "Slide show", "F9", id="slide_show", icon="slides")
    def toggle(self) -> None:
        """Show the selected photos, or from a single one on the whole list; again: end."""
        if self._browser.is_shown(self):
            self._end()
            return
        targets, around = self._browser.targets(), self._browser.neighbours()
        self._photos = targets if len(targets) > 1 else around
        if not self._photos:
            self.context.say(tr("Go to the photos first: there are none to show here."))
            return
        self._at = around.index(targets[0]) if len(targets) == 1 and targets[0] in around else 0
        self._pictures.share(2)
        self.bar.pause.setChecked(False)
        self._show_current()
        self._show_bar()
        self._browser.visit(self)

    def _end(self) -> None:
        if self._browser.is_shown(self):
            self._browser.go_back()

    def current(self) -> int | None:
        """Return the current photo."""
        return self._photos[self._at] if self._photos else None

    def pause(self, paused: bool) -> None:
        """Stay at the current photo, or continue."""
        self.bar.show_pause(paused)
        if paused:
            self._turn.stop()
        else:
            self._turn.start(1000 * self.bar.pace.currentData())

    def _step(self, steps: int) -> None:
        self._at = (self._at + steps) % len(self._photos)
        self._show_current()

    def _show_current(self) -> None:
        """Show the current photo, load the next one, and start the timer unless paused."""
        self.canvas.show_photo(self.current())
        place, count = self._at + 1, len(self._photos)
        self.bar.position.setText(tr("{place} of {count}", place=place, count=count))
        self._pictures.full(self._photos[place % count])
        self.pause(self.bar.pause.isChecked())

    def _keep_pace(self) -> None:
        """Go on at the pace that was chosen, also the next time."""
        self.pause(self.bar.pause.isChecked())
        self.context.settings.setValue("slides/seconds", self.bar.pace.currentData())

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
            event.accept()  # all keys are handled here
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._step(sum(ARROWS[key]))
        elif key == Qt.Key.Key_Space:
            self.bar.pause.toggle()
            self._show_bar()
        elif key in _PACES:
            at = self.bar.pace.currentIndex() + _PACES[key]
            self.bar.pace.setCurrentIndex(max(0, min(at, len(SECONDS) - 1)))
            self._keep_pace()
            self._show_bar()
        elif key not in _MODIFIERS:
            self._end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._show_bar()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        del event
        self._end()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._turn.stop()
        self._idle.stop()
        self.unsetCursor()
        self._pictures.release()
