"""What would go into the bin of all groups: a strip of it, and a dialog that shows it all first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from app.core.base.language import tr, tr_n
from app.ui.files.sentences import BEGIN
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme
from app.ui.style.labels import WrappedLabel

_PICTURE = QSize(72, 48)  # px


class Strip(QWidget):
    """The first photos, as many as there is room for. Signal: ``wanted()``, to see all."""

    wanted = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._photos: Sequence[int] = ()
        self.setFixedHeight(_PICTURE.height())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("See all"))
        pictures.loaded.connect(lambda _: self.update())

    def show_photos(self, photos: Sequence[int]) -> None:
        """Show these."""
        self._photos = photos
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        step = _PICTURE.width() + theme.UNIT // 2
        ratio = self.devicePixelRatioF()
        for place, photo in enumerate(self._photos[: (self.width() + theme.UNIT // 2) // step]):
            left = place * step
            area = QRect(left, 0, _PICTURE.width(), _PICTURE.height())
            if self.isRightToLeft():
                area.moveRight(self.width() - left - 1)
            picture = self._pictures.of(photo, _PICTURE.width() * ratio)
            paint_rounded(painter, area, picture, self.palette())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        self.wanted.emit()


class BinAllDialog(QDialog):
    """Accepted if they are to go. ``grid`` becomes a part of it."""

    def __init__(self, grid: PhotoGrid, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Move to the bin"))
        self.grid = grid
        self.sentence = WrappedLabel()
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        self.go = buttons.button(kinds.Ok)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.sentence)
        column.addWidget(grid, 1)
        column.addWidget(buttons)
        self.resize(96 * theme.UNIT, 72 * theme.UNIT)

    def ask(self, photos: Sequence[int], files: int, sentence: str) -> None:
        """Show these photos, and ask whether their ``files`` are to go."""
        self.sentence.setText(sentence)
        self.go.setText(tr_n(*BEGIN["bin"], files))
        self.grid.show_others(photos)
        self.open()
