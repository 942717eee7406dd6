"""Show the stars of a photo, which can be clicked, and its colour label."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from app.core.base.language import tr
from app.core.base.photo_types import MOST_STARS
from app.ui.photos.tile import LABELS, star_path
from app.ui.style import theme, words

_STAR = 14  # px
_STEP = 18


class MarksStrip(QWidget):
    """The strip. Signal: ``starred(stars)``, 0 by a click on the last star that is set."""

    starred = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._stars, self._colour = 0, ""
        self.setFixedSize(self.sizeHint())
        self.setAccessibleName(tr("Stars"))
        self.setToolTip(tr("Click for stars; or press 1 to 5, and 0 for none"))

    def sizeHint(self) -> QSize:
        return QSize(MOST_STARS * _STEP + _STEP + theme.UNIT, 24)

    def show_marks(self, stars: int, colour: str) -> None:
        """Show this many stars, and the dot of a colour label if there is one."""
        self._stars, self._colour = stars, colour
        self.setAccessibleDescription(words.marks(stars, colour))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = self.palette().color(QPalette.ColorRole.WindowText)
        top = (self.height() - _STAR) / 2
        if self._colour:
            painter.setPen(QPen(theme.faint(self.palette(), 0.4), 1))
            painter.setBrush(LABELS[self._colour])
            dot = _left(MOST_STARS) + theme.UNIT // 2 + 1.5
            painter.drawEllipse(QRectF(dot, top + 1.5, _STAR - 3, _STAR - 3))
        for star in range(MOST_STARS):
            is_set = star < self._stars
            painter.setPen(
                Qt.PenStyle.NoPen if is_set else QPen(theme.faint(self.palette(), 0.35), 1)
            )
            painter.setBrush(text if is_set else Qt.BrushStyle.NoBrush)
            painter.drawPath(star_path(QRectF(_left(star), top, _STAR, _STAR)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        star = int((event.position().x() - _left(0)) // _STEP) + 1
        if 1 <= star <= MOST_STARS:
            self.starred.emit(0 if star == self._stars else star)


def _left(star: int) -> int:
    return star * _STEP
