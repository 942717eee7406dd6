"""Preview of one photo, large: zoomed and panned; a rectangle drawn on it is a query."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.language import tr
from app.ui.canvas import geometry
from app.ui.canvas.geometry import FIT, View
from app.ui.canvas.photo_source import PhotoSource
from app.ui.canvas.zoom_keys import claims_key, zoom_steps
from app.ui.photos.crop_canvas import CropCanvas
from app.ui.photos.photo_model import PhotoModel
from app.ui.photos.preview_bar import PreviewBar
from app.ui.style import words
from app.ui.style.appearance import dress_when_shown
from app.ui.style.tokens import DARK

_STEPS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageUp: -10,
}
_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_ENLARGED = 2.0  # device pixels a photo pixel: small photos are shown so large at first, at most


class Preview(QWidget):
    """Shows one photo of a PhotoModel.

    Signals: ``moved(row)``, ``judged(photo, sign)`` (0 clears), ``starred(photo, stars)``,
    ``search_wanted(photo)``, ``crop_wanted(photo, crop)``, ``left()`` by double click or
    button.
    """

    moved = Signal(int)
    judged = Signal(object, int)
    starred = Signal(object, int)
    search_wanted = Signal(object)
    crop_wanted = Signal(object, object)
    left = Signal()

    def __init__(self, source: PhotoSource) -> None:
        super().__init__()
        self._source = source
        self._model: PhotoModel | None = None
        self._photo: int | None = None
        self._row = 0  # of the photo, or where it was before a new order took it out of the list
        self._untouched = True  # nobody zoomed or moved the photo
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Photo"))
        self.canvas = CropCanvas(source)
        self.canvas.setToolTip(tr("Draw a rectangle to search with a part of the photo"))
        self.bar = PreviewBar(self)
        self.setAutoFillBackground(True)
        dress_when_shown(self, DARK)  # as the ground of the photo, whatever the window wears
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.canvas, stretch=1)
        column.addWidget(self.bar)
        self._connect()

    def show_photo(self, model: PhotoModel, row: int) -> None:
        """Show the photo in this row, and its neighbours by arrow keys."""
        self._model = model
        self._row = max(0, min(row, model.rowCount() - 1))
        self._photo = model.photos()[self._row]
        self._source.share(2)  # with the one that comes next
        self.canvas.show_photo(self._photo)
        self._untouched = True
        self.moved.emit(self._row)
        self.refresh()

    def refresh(self) -> None:
        """Show what is known of the photo by now: its thumb, or why it can't be shown."""
        if self._model is None or self._photo is None:
            return
        self.setAccessibleDescription(self._model.description(self._photo))
        failure = self._source.failure(self._photo)
        info = self._source.info(self._photo)
        stars, colour = (info.stars, info.colour) if info else (0, "")
        told = words.marks(stars, colour)  # by the strip
        lines = [line for line in self._model.lines(self._photo) if line != told]
        caption = failure or " · ".join(lines)
        self.bar.marks.show_marks(stars, colour)
        sign = self._model.sign(self._photo)
        self.canvas.show_sign(sign)
        self.bar.show_photo(caption, lines[0] if lines and not failure else caption, sign)
        self.bar.show_position(self._model.row_of(self._photo), self._model.rowCount())
        self._show_view(self._first_view(self._photo) if self._untouched else self.canvas.view())

    def selected(self) -> tuple[int, ...]:
        """Give the shown photo. It stays when a new order takes it out of the list."""
        return () if self._photo is None else (self._photo,)

    def _connect(self) -> None:
        self.bar.left.connect(self.left)
        self.bar.thumbed.connect(self._thumb)
        self.bar.marks.starred.connect(lambda stars: self.starred.emit(self._photo, stars))
        self.bar.search_wanted.connect(lambda: self.search_wanted.emit(self._photo))
        self.bar.stepped.connect(self._step)
        self.bar.real_size_wanted.connect(self.canvas.toggle_real_size)
        self.bar.drawing_chosen.connect(self._choose_drawing)
        self.canvas.resized.connect(self.refresh)
        self.canvas.view_wanted.connect(self._take_view)
        self.canvas.double_clicked.connect(self.left)
        self.canvas.drawn.connect(self._search_crop)
        self.canvas.touch.swiped.connect(self._step)
        self._source.changed.connect(self._note)

    # Stepping and judging

    def _thumb(self, sign: int) -> None:
        # A second click on the same thumb takes it back.
        if self._model is not None and self._photo is not None:
            same = self._model.sign(self._photo) == sign
            self.judged.emit(self._photo, 0 if same else sign)

    def _step(self, step: int) -> None:
        model = self._model
        if model is None:
            return
        now = None if self._photo is None else model.row_of(self._photo)
        if now is not None:
            self.show_photo(model, now + step)
        elif model.rowCount():
            # The photo was judged and left; the one after it stands in its row now.
            self.show_photo(model, self._row + min(step, step - 1 if step > 0 else step))

    def _note(self, photo: int) -> None:
        if not self.isVisible() or photo != self._photo:
            return
        self.refresh()
        if self._model is not None and self._row + 1 < self._model.rowCount():
            self._source.full(self._model.photos()[self._row + 1])  # so that it is there in time

    # Views

    def _first_view(self, photo: int) -> View:
        """The whole photo, not enlarged too much if it is a small one."""
        frame = self.canvas.frame_of(photo)
        large = geometry.fit_scale(frame) * frame.ratio > _ENLARGED
        return View(_ENLARGED, real=True) if large else FIT

    def _take_view(self, view: View) -> None:
        self._untouched = False
        self._show_view(view)

    def _show_view(self, view: View) -> None:
        self.canvas.set_view(view)
        self.bar.tell_zoom(self.canvas.percent())

    def _choose_drawing(self, draws: bool) -> None:
        self.canvas.draws = draws

    def _search_crop(self, crop: object) -> None:
        self.bar.end_drawing()
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
        self.canvas.show_ring(event.reason() in _BY_TAB)  # nobody looks at a photo for its frame

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.canvas.show_ring(False)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._source.release()
