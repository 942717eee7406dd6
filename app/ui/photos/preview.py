"""Show one photo large, zoomed and panned; a rectangle drawn on it is a query.
Below it is a strip of the list, or of photos taken around then. Nothing covers the photo."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QLayout, QPushButton, QRubberBand, QSizePolicy, QWidget

from app.core.base.language import isolated, tr, tr_date
from app.core.photos.sorting_table import ids_of
from app.ui.canvas.geometry import FIT
from app.ui.canvas.photo_canvas import GROUND, PhotoCanvas
from app.ui.canvas.pictures import Pictures
from app.ui.commands.registry import Actions
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.photo_model import PhotoModel
from app.ui.photos.small_photos import FilmStrip, MarksStrip
from app.ui.style import theme, words
from app.ui.style.appearance import dress_when_shown
from app.ui.style.building import below, column, dark_button, dark_tool, page, row, segments
from app.ui.style.labels import ElidedLabel, WordButton
from app.ui.style.tokens import DARK
from app.ui.system.input import ARROWS, BY_TAB

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
        self.let_go()
        super().show_photo(photo)

    def let_go(self) -> None:
        """End a drag, and discard its rectangle."""
        super().let_go()
        self._corner = None
        self._band.hide()

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
        self.let_go()
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


_PAGES = {Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}
_AROUND = 41  # photos in the strip of those taken around the shown one
_WAY = 40  # px, the previous and next buttons
_ROOMY, _MIDDLING = 900, 640  # px of width, below which bars hide parts


class Preview(QWidget):
    """Shows one photo of a ``grid``, which follows it, or one that was taken around it.
    ``canvas``: the photo; ``strip``: those beside it; ``marks``: its stars.

    Signals: ``judged(photo, sign)`` (0 clears), ``starred(photo, stars)``,
    ``crop_wanted(photo, crop)``, and ``left()`` on a double click or the button.
    """

    judged = Signal(object, int)
    starred = Signal(object, int)
    crop_wanted = Signal(object, object)
    left = Signal()

    def __init__(self, pictures: Pictures, grid: PhotoGrid, actions: Actions) -> None:
        super().__init__()
        self._pictures, self.grid = pictures, grid
        self._photo: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Photo"))
        self.canvas, self.strip = CropCanvas(pictures), FilmStrip(pictures)
        self._name = ElidedLabel(elide=Qt.TextElideMode.ElideMiddle)
        self._name.setFont(theme.scaled_font(self, 1))
        self._details, self._position, self.marks = ElidedLabel(quiet=True), QLabel(), MarksStrip()
        self._position.setProperty("quiet", True)
        self._ways = [
            dark_tool("previous", tr("Previous photo"), lambda: self._step(-1)),
            dark_tool("next", tr("Next photo"), lambda: self._step(1)),
        ]
        self._around = QPushButton(tr("Taken around it"))
        self._like = dark_tool("thumb-up", tr("Like"), lambda: self._thumb(1), checkable=True)
        self._dislike = dark_tool(
            "thumb-down", tr("Dislike"), lambda: self._thumb(-1), checkable=True
        )
        self._draw = dark_tool("region", tr("Search a part"), checkable=True)
        self._draw.setToolTip(tr("Draw a rectangle to search with a part of the photo"))
        dress_when_shown(self, DARK)  # like the ground of the photo, in the light theme too
        self._least: dict[QWidget, int] = {}  # px of width from which a part is shown
        self._top, foot = self._head(actions), self._foot(actions)
        column(self._top, (self._middle(), 1), foot, self.strip, on=self, gap=0)
        self._connect()

    # Its parts

    def _head(self, actions: Actions) -> QWidget:
        """Return the bar with the photo's name, facts and position in the list."""
        smaller = dark_button("minus", actions["smaller"])
        larger = dark_button("plus", actions["larger"])
        real_size = dark_button("real-size", actions["real_size"])
        more = dark_tool("more", tr("More"))
        more.clicked.connect(lambda: actions.open_for_photos(below(more)))
        self._least |= {smaller: _ROOMY, larger: _ROOMY, self.marks: _ROOMY, real_size: _MIDDLING}
        texts = row((self._name, 2), (self._details, 5), None, gap=3 * theme.UNIT // 2)
        first = dark_tool("previous", tr("Back"), self.left.emit), (texts, 1), self._position
        acts = dark_button("export", actions["export"]), dark_button("info", actions["facts_panel"])
        side = theme.UNIT, 0, theme.UNIT, 0
        zooms = smaller, real_size, larger
        return self._bar(row(*first, *zooms, self.marks, more, *acts, margins=side))

    def _middle(self) -> QLayout:
        """Return the photo between the ways to the previous and the next one."""
        for way in self._ways:
            way.setFixedSize(theme.icon_size(_WAY))
            way.setProperty("round", True)
        previous, following = ((way, Qt.AlignmentFlag.AlignVCenter) for way in self._ways)
        side = theme.UNIT, 0, theme.UNIT, 0
        return row(previous, (self.canvas, 1), following, margins=side)

    def _foot(self, actions: Actions) -> QWidget:
        """Return the bar with the choice of the strip and the acts on the photo."""
        in_list = QPushButton(tr("In this list"))
        kinds, _ = segments(in_list, self._around)
        self._least[kinds] = _MIDDLING
        search = WordButton()
        search.setText(tr("More like this"))
        search.setAccessibleName(search.text())
        search.setIcon(theme.icon("like-this", QPalette.ColorRole.Base, self))
        search.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        search.setProperty("pill", True)
        search.clicked.connect(actions["search"].trigger)
        start, middle = row(kinds, None), row(search, self._like, self._dislike)
        end = row(None, self._draw, dark_button("slides", actions["slide_show"]))
        side = 2 * theme.UNIT
        return self._bar(row((start, 1), middle, (end, 1), margins=(side, 0, side, 0)))

    def _bar(self, parts: QLayout) -> QWidget:
        """Return a bar that never widens the window."""
        made = page(parts)
        made.setFixedHeight(theme.bar_height(self) + theme.UNIT)
        made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for part, least in self._least.items():
            part.setVisible(self.width() >= least * theme.letters())

    def _connect(self) -> None:
        canvas = self.canvas
        self.marks.starred.connect(lambda stars: self.starred.emit(self._photo, stars))
        self._draw.toggled.connect(self._choose_drawing)
        self._around.toggled.connect(self._fill_strip)
        self.strip.picked.connect(self._go_to)
        self.strip.stepped.connect(self._step)
        canvas.double_clicked.connect(self.left)
        canvas.drawn.connect(self._search_crop)
        canvas.fingers.swiped.connect(self._step)
        self._pictures.changed.connect(self._show_loaded)

    # What it shows

    @property
    def _model(self) -> PhotoModel:
        return self.grid.photo_model

    def show_current(self, grid: PhotoGrid) -> None:
        """Show the current photo of a grid; arrow keys step to its neighbours."""
        self.grid = grid
        self._go_to(self._model.photos()[grid.currentIndex().row()])

    def _go_to(self, photo: int) -> None:
        """Show a photo of the list, or one of the strip that need not be in it."""
        if (row := self._model.row_of(photo)) is not None:
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
        info, lines, row = self._pictures.info(photo), model.lines(photo), model.row_of(photo)
        name = words.name_alone(info.path.stem) if info else lines[0]
        self._name.setText(name)
        self._name.setMaximumWidth(self._name.fontMetrics().horizontalAdvance(name) + theme.UNIT)
        self._details.setText(self._facts(photo))
        self._details.setVisible(bool(self._details.text()))  # else the name has its room
        self._top.setToolTip("\n".join(lines))
        count = model.rowCount()
        place = "" if row is None else tr("{place} of {count}", place=row + 1, count=count)
        self._position.setText(place)
        self.marks.show_marks(*((info.stars, info.colour) if info else (0, "")))
        self._like.setChecked(model.sign(photo) > 0)
        self._dislike.setChecked(model.sign(photo) < 0)
        self._fill_strip()

    def set_thumbs(self, shown: bool) -> None:
        """Show or hide thumbs: outside a search there is nothing to judge."""
        self._like.setVisible(shown)
        self._dislike.setVisible(shown)

    def _facts(self, photo: int) -> str:
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
        photo, photos = self._photo, self._model.photos()
        if photo is None or not self.isVisible():
            return
        times: list[float] = []
        at = self._model.row_of(photo)
        if self._around.isChecked():
            table = self._pictures.table
            photos = tuple(filter(self._pictures.info, table.around(photo, _AROUND)))
            times, at = table.dates(ids_of(photos)).tolist(), photos.index(photo)
        if at is None:  # the photo was judged and dropped, so the next one is in its row
            at = max(0, self.grid.currentIndex().row())
        self.strip.show_photos(photos, at, times)
        self._ways[0].setEnabled(at > 0)
        self._ways[1].setEnabled(at + 1 < len(photos) or photo not in photos[at:])

    def selected(self) -> tuple[int, ...]:
        """Return the shown photo, even after a new order has dropped it from the list."""
        return () if self._photo is None else (self._photo,)

    def _show_loaded(self, photo: int) -> None:
        if self.isVisible() and photo == self._photo:
            self.refresh()
            for following in self.strip.photos[self.strip.at + 1 : self.strip.at + 2]:
                self._pictures.full(following)  # in time for the next step

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

    def _choose_drawing(self, draws: bool) -> None:
        self.canvas.draws = draws

    def _search_crop(self, crop: object) -> None:
        self._draw.setChecked(False)  # so that a drag moves a zoomed photo again
        self.crop_wanted.emit(self._photo, crop)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.canvas.pan(*ARROWS[key])
        elif key in ARROWS:
            self._step(sum(ARROWS[key]))
        elif key in _PAGES:
            self._step(_PAGES[key])
        else:
            super().keyPressEvent(event)

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
