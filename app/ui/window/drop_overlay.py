"""Show what a drop would do while something is dragged over the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMimeData, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from app.core.base.language import tr
from app.ui.style import theme
from app.ui.system import desktop


class DropOverlay(QWidget):
    """A sheet with a sentence over the ``centre`` of a window.
    Drops on the window are passed to ``take``, which returns whether it accepted them."""

    def __init__(self, window: QWidget, centre: QWidget, take: Callable[[QMimeData], bool]) -> None:
        super().__init__(window)
        self._centre = centre
        self._take = take
        self._words = ""
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFont(theme.scaled_font(self, 2))
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        match event.type():
            case QEvent.Type.DragEnter if isinstance(event, QDragEnterEvent):
                if event.source() is None and desktop.can_drop(event.mimeData()):
                    _answer(event)
                    self._invite(event.mimeData(), self._centre.geometry())
            case QEvent.Type.DragLeave:
                self.hide()
            case QEvent.Type.Drop if isinstance(event, QDropEvent):
                self.hide()
                if self._take(event.mimeData()):
                    _answer(event)
            case _:
                return False
        return True

    def _invite(self, data: QMimeData, over: QRect) -> None:
        """Cover a part of the window, and show what dropping this data would do."""
        self._words = (
            tr("Drop a folder to add it, or a picture to search with it")
            if data.hasUrls()
            else tr("Drop the picture to search with it")
        )
        self.setGeometry(over)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = self.palette().color(QPalette.ColorRole.Window)
        ground.setAlphaF(0.88)
        painter.fillRect(self.rect(), ground)
        margin = 3 * theme.UNIT
        frame = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
        painter.drawRoundedRect(frame, 12, 12)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(frame, wrapped, self._words)


def _answer(event: QDropEvent) -> None:
    """Accept a drop as a copy: after a move, the source of the drag would delete its files."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
