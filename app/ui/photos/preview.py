"""Show one photo large, zoomed and panned; a rectangle drawn on it is a query.
Below it is a strip of the list, or of photos taken around then. Nothing covers the photo."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QRubberBand, QWidget

from app.core.base.language import isolated, tr, tr_date
from app.core.photos.table import ids_of
from app.ui.canvas.geometry import FIT
from app.ui.canvas.photo_canvas import GROUND, PhotoCanvas, claims_key, zoom_steps
from app.ui.canvas.pictures import Pictures
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.photo_model import PhotoModel
from app.ui.photos.preview_bars import FilmStrip, PreviewFoot, PreviewHead
from app.ui.style import theme, words
from app.ui.style.appearance import dress_when_shown
from app.ui.style.building import column, dark_tool, row
from app.ui.style.tokens import DARK
from app.ui.system.input import BY_TAB

_SMALLEST = 24  # px; a shorter drag is taken for a slip, not a crop


class CropCanvas(PhotoCanvas):
    """A canvas on which a drag draws a rectangle or moves the photo.

    It draws if the whole photo is visible or ``draws`` is set. Signals: ``drawn(crop)``: left, top,
    width, height as shares of the photo's sides; ``double_clicked()``.
    """

    drawn = Signal(object)
    double_clicked = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.most = 2.0  # a small photo is enlarged as much
        self._corner: QPoint | None = None  # where a rectangle was begun
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, self)
        self._ringed = False

    def show_ring(self, shown: bool) -> None:
        """Show or hide the focus ring around the photo."""
        self._ringed = shown
        self.update()

    def show_photo(self, photo: int | None) -> None:
        """Show a photo, and discard a rectangle begun on another."""
        self._corner = None
        self._band.hide()
        super().show_photo(photo)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._ringed:
            theme.paint_focus(QPainter(self), self.rect(), self.palette())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        drawing = self.draws or self.shows_whole()
        if drawing and event.button() == Qt.MouseButton.LeftButton:
            self._corner = event.position().toPoint()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._corner is None:
            super().mouseMoveEvent(event)
        else:
            self._band.setGeometry(self._crop(self._corner, event))
            self._band.show()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._corner is None:
            super().mouseReleaseEvent(event)
            return
        crop, photo = self._crop(self._corner, event), self.photo_rect()
        self._corner = None
        self._band.hide()
        if min(crop.width(), crop.height()) >= _SMALLEST:
            self.drawn.emit(_shares(crop, photo))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        del event
        self.double_clicked.emit()

    def _crop(self, corner: QPoint, event: QMouseEvent) -> QRect:
        """Return the rectangle drawn so far, as far as it is on the photo and visible."""
        shown = self.photo_rect().intersected(self.rect())
        return QRect(corner, event.position().toPoint()).normalized().intersected(shown)


def _shares(crop: QRect, photo: QRect) -> tuple[float, float, float, float]:
    """Return a rectangle as shares of the photo's sides: left, top, width, height."""
    return (
        (crop.left() - photo.left()) / photo.width(),
        (crop.top() - photo.top()) / photo.height(),
        crop.width() / photo.width(),
        crop.height() / photo.height(),
    )


_STEPS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageUp: -10,
}
_AROUND = 41  # photos in the strip of those taken around the shown one
_WAY = 40  # px, the previous and next buttons


class Preview(QWidget):
    """Shows one photo of a ``grid``, which follows it, or one that was taken around it.

    Signals: ``judged(photo, sign)`` (0 clears), ``starred(photo, stars)``,
    ``crop_wanted(photo, crop)``, and ``left()`` on a double click or the button.
    """

    judged = Signal(object, int)
    starred = Signal(object, int)
    crop_wanted = Signal(object, object)
    left = Signal()

    def __init__(self, pictures: Pictures, grid: PhotoGrid) -> None:
        super().__init__()
        self._pictures, self.grid = pictures, grid
        self._photo: int | None = None
        self._row = 0  # of the photo; once a new order has dropped it, its last row
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Photo"))
        self.canvas = CropCanvas(pictures)
        self.canvas.setToolTip(tr("Draw a rectangle to search with a part of the photo"))
        self.head, self.foot = PreviewHead(self), PreviewFoot(self)
        self.strip = FilmStrip(pictures, self)
        self._ways = [
            dark_tool("previous", tr("Previous photo"), lambda: self._step(-1)),
            dark_tool("next", tr("Next photo"), lambda: self._step(1)),
        ]
        dress_when_shown(self, DARK)  # like the ground of the photo, in the light theme too
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        for way in self._ways:
            way.setFixedSize(theme.icon_size(_WAY))
            way.setProperty("round", True)
        previous, following = ((way, Qt.AlignmentFlag.AlignVCenter) for way in self._ways)
        side = theme.UNIT, 0, theme.UNIT, 0
        middle = row(previous, (self.canvas, 1), following, margins=side)
        column(self.head, (middle, 1), self.foot, self.strip, on=self, gap=0)

    @property
    def _model(self) -> PhotoModel:
        return self.grid.photo_model

    def show_current(self, grid: PhotoGrid) -> None:
        """Show the current photo of a grid; arrow keys step to its neighbours."""
        self.grid = grid
        self._go_to(self._model.photos()[grid.currentIndex().row()])

    def _go_to(self, photo: int) -> None:
        """Show a photo of the list, or one of the strip that need not be in it."""
        row = self._model.row_of(photo)
        if row is not None:
            self._row = row
            self.grid.select_row(row)
        self._photo = photo
        self._pictures.share(2)  # one decoded photo for this one, one for the next
        self.canvas.set_view(FIT)
        self.canvas.show_photo(photo)
        self.refresh()

    def refresh(self) -> None:
        """Show the current facts of the photo: name, marks, thumb."""
        model, photo = self._model, self._photo
        if photo is None:
            return
        self.setAccessibleDescription(model.description(photo))
        info, lines = self._pictures.info(photo), model.lines(photo)
        name = words.name_alone(info.path.stem) if info else lines[0]
        row, count = model.row_of(photo), model.rowCount()
        self.head.show_photo(name, self._details(photo), row, count)
        self.head.setToolTip("\n".join(lines))
        self.head.marks.show_marks(*((info.stars, info.colour) if info else (0, "")))
        self.foot.show_sign(model.sign(photo))
        self._fill_strip()

    def _details(self, photo: int) -> str:
        """Return when, where and with which camera a photo was taken."""
        info = self._pictures.info(photo)
        if info is None:
            return ""
        when = None if info.taken is None else datetime.fromtimestamp(info.taken, UTC)
        taken = "" if when is None else tr_date(when, "d MMM yyyy, HH:mm")
        place = self._pictures.table.place_of_most(ids_of((photo,)))
        said = filter(None, (taken, place, words.printable(info.camera)))
        return " · ".join(map(isolated, said))

    def _fill_strip(self) -> None:
        model, photo = self._model, self._photo
        if photo is None or not self.isVisible():
            return
        photos: Sequence[int] = model.photos()
        times: list[float] = []
        at = model.row_of(photo)
        if self.foot.around.isChecked():
            table = self._pictures.table
            photos = [each for each in table.around(photo, _AROUND) if self._pictures.info(each)]
            times, at = table.dates(ids_of(photos)).tolist(), photos.index(photo)
        if at is None:  # the photo was judged and dropped, so the next one is in its row
            at = max(0, min(self._row, len(photos) - 1))
        self.strip.show_photos(photos, at, times)
        self._ways[0].setEnabled(at > 0)
        self._ways[1].setEnabled(at + 1 < len(photos) or photo not in photos[at:])

    def selected(self) -> tuple[int, ...]:
        """Return the shown photo, even after a new order has dropped it from the list."""
        return () if self._photo is None else (self._photo,)

    def _connect(self) -> None:
        head, foot, canvas = self.head, self.foot, self.canvas
        head.back.clicked.connect(self.left)
        head.marks.starred.connect(lambda stars: self.starred.emit(self._photo, stars))
        head.smaller.clicked.connect(lambda: canvas.zoom_by_key(-1))
        head.larger.clicked.connect(lambda: canvas.zoom_by_key(1))
        head.real_size.clicked.connect(canvas.toggle_real_size)
        foot.like.clicked.connect(lambda: self._thumb(1))
        foot.dislike.clicked.connect(lambda: self._thumb(-1))
        foot.draw.toggled.connect(self._choose_drawing)
        foot.around.toggled.connect(self._fill_strip)
        self.strip.picked.connect(self._go_to)
        self.strip.stepped.connect(self._step)
        canvas.view_wanted.connect(canvas.set_view)
        canvas.double_clicked.connect(self.left)
        canvas.drawn.connect(self._search_crop)
        canvas.fingers.swiped.connect(self._step)
        self._pictures.changed.connect(self._show_loaded)

    # Stepping and judging

    def _thumb(self, sign: int) -> None:
        # A second click on the same thumb clears it.
        if self._photo is not None:
            same = self._model.sign(self._photo) == sign
            self.judged.emit(self._photo, 0 if same else sign)

    def _step(self, step: int) -> None:
        self._fill_strip()  # the order may be new
        photos, at = self.strip.photos, self.strip.at
        if photos:
            at -= step > 0 and photos[at] != self._photo  # dropped: the next one is in its row
            self._go_to(photos[max(0, min(at + step, len(photos) - 1))])

    def _show_loaded(self, photo: int) -> None:
        if not self.isVisible() or photo != self._photo:
            return
        self.refresh()
        if self._row + 1 < self._model.rowCount():
            self._pictures.full(self._model.photos()[self._row + 1])  # in time for the next step

    def _choose_drawing(self, draws: bool) -> None:
        self.canvas.draws = draws

    def _search_crop(self, crop: object) -> None:
        self.foot.draw.setChecked(False)  # so that a drag moves a zoomed photo again
        self.crop_wanted.emit(self._photo, crop)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if zoom_steps(event):
            self.canvas.zoom_by_key(zoom_steps(event))
        elif step is None:
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            across = Qt.Key(event.key()) in (Qt.Key.Key_Left, Qt.Key.Key_Right)
            self.canvas.pan_by_key(step if across else 0, 0 if across else step)
        else:
            self._step(step)

    def event(self, event: QEvent) -> bool:
        if claims_key(event):
            event.accept()
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.canvas.show_ring(event.reason() in BY_TAB)  # a ring distracts from the photo

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.canvas.show_ring(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), GROUND)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill_strip()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pictures.release()
