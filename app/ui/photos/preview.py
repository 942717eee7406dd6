"""Preview of one photo, large: zoomed and panned; a rectangle drawn on it is a query."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.core.language import tr
from app.core.types import MOST_STARS
from app.ui.canvas import geometry
from app.ui.canvas.geometry import FIT, View
from app.ui.canvas.photo_canvas import PhotoCanvas, Touch, claims_key, zoom_steps
from app.ui.canvas.photo_source import PhotoSource
from app.ui.photos.photo_model import PhotoModel
from app.ui.photos.tile import LABELS, star_path
from app.ui.style import theme, words
from app.ui.style.appearance import dress_when_shown
from app.ui.style.labels import ElidedLabel
from app.ui.style.tokens import DARK, palette_of

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


class PreviewBar(QWidget):
    """Buttons for the mouse; the keyboard has its keys, so none of them takes the focus.

    Signals: ``left()``, ``stepped(+1 | -1)``, ``thumbed(+1 | -1)``, ``search_wanted()``,
    ``real_size_wanted()``, ``drawing_chosen(bool)``: whether a drag draws a rectangle,
    ``slides_wanted()``.
    """

    left = Signal()
    stepped = Signal(int)
    thumbed = Signal(int)
    search_wanted = Signal()
    real_size_wanted = Signal()
    drawing_chosen = Signal(bool)
    slides_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFixedHeight(theme.bar_height(self))
        centre, middle = Qt.AlignmentFlag.AlignHCenter, Qt.TextElideMode.ElideMiddle
        self._caption = ElidedLabel(centre, middle, quiet=True)
        self.marks = MarksStrip()
        self._back = _button(tr("Back"), "")
        self._like = _button(tr("More like this"), "thumb-up")
        self._dislike = _button(tr("Less like this"), "thumb-down")
        self._search = _button(tr("Search from this photo"), "search")
        self._slides = _button(tr("Slide show"), "slides")
        self._draw = _button(tr("Search a part"), "region")
        self._draw.setText(tr("Search a part"))
        self._draw.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._draw.setToolTip(tr("Draw a rectangle to search with a part of the photo"))
        self._draw.setCheckable(True)
        self._real_size = _button(tr("Actual size, or the whole photo"), "real-size")
        self._steps = [
            _button(tr("Previous photo"), "previous"),
            _button(tr("Next photo"), "next"),
        ]
        self._position, self._zoom = QLabel(), QLabel()
        self._connect()
        self._spared = (self._real_size, self._slides, self._draw)  # they have keys, too
        self._least = self._lay_out()

    def _connect(self) -> None:
        self._back.clicked.connect(self.left)
        self._slides.clicked.connect(self.slides_wanted)
        self._search.clicked.connect(self.search_wanted)
        self._draw.toggled.connect(self.drawing_chosen)
        self._real_size.clicked.connect(self.real_size_wanted)
        for button, step in zip(self._steps, (-1, 1), strict=True):
            button.clicked.connect(lambda _=False, step=step: self.stepped.emit(step))
        self._like.clicked.connect(lambda: self.thumbed.emit(1))
        self._dislike.clicked.connect(lambda: self.thumbed.emit(-1))

    def _lay_out(self) -> int:
        """Give the width without which something would be cut, with the least that is shown."""
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * theme.UNIT, 0, 2 * theme.UNIT, 0)
        row.setSpacing(theme.UNIT // 2)
        for widget in (self._back, *self._steps, self._position):
            row.addWidget(widget)
        row.addWidget(self._caption, stretch=1)
        before = self._spared
        after = (self._like, self._dislike, self._search)
        for widget in (self._zoom, *before, self.marks, *after):
            row.addWidget(widget)
        buttons = (self._back, *self._steps, *before, *after)
        most = tr("{place} of {count}", place=100_000, count=100_000)
        texts = self._draw.sizeHint().width() - self._real_size.sizeHint().width()
        shown = sum(button.sizeHint().width() for button in buttons) - texts
        digits = self.fontMetrics().horizontalAdvance(most)
        return shown + digits + len(buttons) * row.spacing() + 4 * theme.UNIT

    def minimumSizeHint(self) -> QSize:
        """What is left where there is little room must have it; no bar may widen the window."""
        spared = sum(each.sizeHint().width() for each in self._spared)
        return QSize(self._least - min(spared, self._least // 2), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.width() >= self._least + 32 * theme.UNIT
        style = Qt.ToolButtonStyle
        self._draw.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if roomy else style.ToolButtonIconOnly
        )
        for widget in (self.marks, self._zoom):
            widget.setVisible(roomy)
        for each in self._spared:
            each.setVisible(self.width() >= self._least)

    def show_photo(self, caption: str, name: str, sign: int) -> None:
        """Name the photo, with the rest of its caption where there is room, and press the button of
        its thumb (+1, -1, or 0 for none)."""
        self._caption.say(caption, name)
        self._like.setChecked(sign > 0)
        self._dislike.setChecked(sign < 0)

    def show_position(self, row: int | None, count: int) -> None:
        """Say which photo of how many it is; nothing if it left the list."""
        position = "" if row is None else tr("{place} of {count}", place=row + 1, count=count)
        self._position.setText(position)
        self._steps[0].setEnabled(row is None or row > 0)
        self._steps[1].setEnabled(row is None or row + 1 < count)

    def tell_zoom(self, percent: float) -> None:
        """Say how large the photo is shown, 100 being real size."""
        self._zoom.setText(words.zoom(percent))

    def end_drawing(self) -> None:
        """Let a drag move the photo again where it is zoomed."""
        self._draw.setChecked(False)

    def set_thumbs(self, shown: bool) -> None:
        """Offer thumbs, or not: there is nothing to judge outside a search."""
        self._like.setVisible(shown)
        self._dislike.setVisible(shown)


def _button(name: str, icon: str) -> QToolButton:
    """A button of the dark bar."""
    button = QToolButton()
    button.setAutoRaise(bool(icon))
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setAccessibleName(name)
    if icon:
        button.setIcon(theme.icon(icon, palette=palette_of(DARK)))
        button.setIconSize(theme.icon_size(20))
        button.setToolTip(name)
        button.setCheckable(icon.startswith("thumb"))
    else:
        button.setText(name)
    return button


_SMALLEST = 24  # px; a shorter drag is a slip of the hand, not a crop


class CropCanvas(PhotoCanvas):
    """A drag draws a rectangle while the whole photo is in sight, else it moves the photo, except
    when ``draws`` is set.

    Signals: ``drawn(crop)``: its left, top, width, height as shares of the photo's sides;
    ``double_clicked()``.
    """

    drawn = Signal(object)
    double_clicked = Signal()

    def __init__(self, source: PhotoSource) -> None:
        super().__init__(source)
        self.draws = False
        self.touch = Touch(self, lambda: not self.shows_whole(), lambda: self.draws)
        self.touch.pinched.connect(self.zoom_at)
        self.touch.moved.connect(self.move_by)
        self._corner: QPoint | None = None
        self._crop = QRect()
        self._ringed = False

    def show_ring(self, shown: bool) -> None:
        """Show that the keyboard is on the photo, or show the photo alone."""
        self._ringed = shown
        self.update()

    def show_photo(self, photo: int | None) -> None:
        """Show a photo, without the rectangle that may have been begun on another."""
        self._corner, self._crop = None, QRect()
        super().show_photo(photo)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._crop.isEmpty():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            around = QPainterPath()
            around.addRect(QRectF(self.photo_rect()))
            around.addRect(QRectF(self._crop))
            painter.fillPath(around, QColor(0, 0, 0, 130))
            painter.setPen(QPen(QColor("white"), 1.5))
            painter.drawRect(self._crop)
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
            self._draw_to(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._corner is None:
            super().mouseReleaseEvent(event)
            return
        self._draw_to(event.position().toPoint())
        crop, photo = self._crop, self.photo_rect()
        self._corner, self._crop = None, QRect()
        self.update()
        if min(crop.width(), crop.height()) >= _SMALLEST:
            self.drawn.emit(_shares(crop, photo))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        del event
        self.double_clicked.emit()

    def _draw_to(self, point: QPoint) -> None:
        if self._corner is not None:
            shown = self.photo_rect().intersected(self.rect())
            self._crop = QRect(self._corner, point).normalized().intersected(shown)
            self.update()


def _shares(crop: QRect, photo: QRect) -> tuple[float, float, float, float]:
    """A rectangle as shares of the photo's sides: left, top, width, height."""
    return (
        (crop.left() - photo.left()) / photo.width(),
        (crop.top() - photo.top()) / photo.height(),
        crop.width() / photo.width(),
        crop.height() / photo.height(),
    )


_STAR = 14  # px
_STEP = 18


class MarksStrip(QWidget):
    """Signal: ``starred(stars)``, 0 by a click on the last star that is set."""

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
        """Show so many stars, and the dot of a colour label, or none."""
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
            painter.drawEllipse(QRectF(1.5, top + 1.5, _STAR - 3, _STAR - 3))
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
    return _STEP + theme.UNIT // 2 + star * _STEP
