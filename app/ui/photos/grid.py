"""Virtual grid of photos: a tile costs nothing until it is painted, so it may hold 100,000."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.ui.photos.arranged_view import ArrangedView
from app.ui.photos.drag_out import drag_out
from app.ui.photos.fingers import Fingers
from app.ui.photos.layout import TileForm
from app.ui.photos.photo_model import PHOTO, SIGN, PhotoModel
from app.ui.photos.pictures import Pictures
from app.ui.photos.tile import PAD, TileDelegate, TilePart, photo_area

SIDES = (96, 112, 128, 144, 168, 192, 224, 256, 320)  # px, of a square, before it is stretched
_FLATTER = 0.8  # height of a row of photos to the side of a square: about as many fit
_REST = 40  # ms on a thumb, after which it was not only crossed
_CALM = 50  # ms after scrolling began in which what comes next is not asked for anew
_EXTENDING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
_NOTCH = 120  # what Qt counts for one click of a wheel; a touchpad turns by less at a time


class PhotoGrid(ArrangedView):
    """Shows a PhotoModel; turns mouse and keys into signals about photos.

    Signals: ``judged(photo, sign)`` for a click on a thumb (0 clears), ``aimed(photo, sign)`` where
    one may follow because the pointer rests on a thumb, ``search_wanted(photo)``,
    ``preview_wanted(photo)``, ``pointer_left()``, ``scrolled()`` by hand, ``zoomed(steps)``,
    ``menu_wanted(global point)``.
    """

    judged = Signal(object, int)
    aimed = Signal(object, int)
    search_wanted = Signal(object)
    preview_wanted = Signal(object)
    pointer_left = Signal()
    scrolled = Signal()
    zoomed = Signal(int)
    menu_wanted = Signal(object)

    def __init__(
        self, model: PhotoModel, pictures: Pictures, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, TileForm(SIDES[0], pad=PAD), parent)
        self._side, self._square = SIDES[0], False
        self._delegate = TileDelegate(pictures, self)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._aim)
        self._ahead = QTimer(self, singleShot=True, interval=_CALM)
        self._ahead.timeout.connect(self._prefetch)
        self._down = True  # the way that was scrolled last
        self._on_part = False  # the mouse was last pressed on a thumb, not on the photo
        self._turned = 0  # by how much the wheel has turned towards the next size
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        fingers = Fingers(self, self)
        fingers.scrolled.connect(self.scrolled)
        fingers.zoomed.connect(self.zoomed)
        model.modelReset.connect(self._rest.start)  # another photo may be under the pointer
        pictures.loaded.connect(model.touch)
        pictures.failed.connect(model.touch)

    # What it shows

    def set_thumbs(self, shown: bool) -> None:
        """Offer thumbs on the tiles, or not: there is nothing to judge outside a search."""
        self._delegate.thumbs = shown
        self.viewport().update()

    def set_side(self, side: int) -> None:
        """Make the tiles about `side` pixels wide."""
        self._side = side
        self._take_form()

    def set_square(self, square: bool) -> None:
        """Show squares, or rows in which photos keep their shapes."""
        self._square = square
        self._take_form()

    def pointer_inside(self) -> bool:
        """Tell whether the mouse is over the photos."""
        return self._delegate.pointer is not None

    def tile_at(self, point: QPoint, /) -> QPoint | None:
        """The middle of the tile at a point; None if there is none, or the pointer is on it."""
        index, pointer = self.indexAt(point), self._delegate.pointer
        if not index.isValid() or (pointer is not None and self.indexAt(pointer) == index):
            return None
        return self.visualRect(index).center()

    def _take_form(self) -> None:
        size = self._side if self._square else round(_FLATTER * self._side)
        self.set_form(replace(self.form(), size=size - 2 * PAD, square=self._square))

    # Mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # Qt does not know of a press on a thumb: it would drag what was pressed before.
        if not (self._on_part and event.buttons() & Qt.MouseButton.LeftButton):
            super().mouseMoveEvent(event)
        self._point(event.position().toPoint())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point(None)
            self.pointer_left.emit()
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        section = self.heading_at(event.position().toPoint())
        if section is not None and event.button() == Qt.MouseButton.LeftButton:
            self.take_section(section, more=bool(event.modifiers() & _EXTENDING))
            return
        hit = self._hit(event.position().toPoint())
        self._on_part = hit is not None and event.button() == Qt.MouseButton.LeftButton
        if hit is None or not self._on_part:
            self.setDragEnabled(self._drags_from(event))
            super().mousePressEvent(event)
            return
        self._rest.stop()
        index, part = hit
        if part is TilePart.SEARCH:
            self.search_wanted.emit(index.data(PHOTO))
        elif part is TilePart.STACK:
            self.photo_model.stacks.toggle(index.data(PHOTO))
        else:
            self.judged.emit(index.data(PHOTO), _sign_after(index, part))

    def _drags_from(self, event: QMouseEvent) -> bool:
        """Tell whether a drag from here takes photos out; if not, it draws a rubber band.

        It does from a picture, and anywhere on a selected tile; with Ctrl or Shift it never does.
        """
        point = event.position().toPoint()
        index = self.indexAt(point)
        if event.modifiers() & _EXTENDING or not index.isValid():
            return False
        picture = photo_area(self.visualRect(index))
        return self.selectionModel().isSelected(index) or picture.contains(point)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the selected photos out. Qt would make an object of each and paint all in sight."""
        del actions  # what is dragged out is copied
        photos = self.selected()
        if photos:
            paths = self.photo_model.paths(photos)
            drag_out(self, photos, paths, self._delegate.picture(photos[0], self))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        index = self.indexAt(point)
        if self._hit(point) is not None:
            self.mousePressEvent(event)
        elif index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.preview_wanted.emit(index.data(PHOTO))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zoom(event.angleDelta().y())
            event.accept()
            return
        self.scrolled.emit()
        super().wheelEvent(event)
        self._point(event.position().toPoint())

    def _zoom(self, turned: int) -> None:
        """Ask for another size for each notch of the wheel, however many events it takes."""
        self._turned += turned
        steps = int(self._turned / _NOTCH)  # towards zero, unlike //
        self._turned -= steps * _NOTCH
        if steps:
            self.zoomed.emit(steps)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Letters are commands here, not a search for a name; QListView would jump about.
        if event.text().isprintable() and event.text() and event.key() != Qt.Key.Key_Space:
            event.ignore()
            return
        super().keyPressEvent(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._down = dy < 0
        if not self._ahead.isActive():
            self._ahead.start()

    def _prefetch(self) -> None:
        """Have the pictures loaded of the tiles that come next, the nearest first."""
        room, photos = self.viewport().height(), self.photo_model.photos()
        top = self.verticalOffset() + (room if self._down else -room)
        tiles, ratio = self.tiles(), self.devicePixelRatioF()
        coming = tiles.between(top, top + room)
        for row in coming if self._down else reversed(coming):
            _, _, wide, tall = tiles.box(row)
            self._delegate.prefetch(photos[row], QSize(wide, tall), ratio)

    def _hit(self, point: QPoint) -> tuple[QModelIndex, TilePart] | None:
        index = self.indexAt(point)
        if not index.isValid():
            return None
        part = self._delegate.part_at(index, self.visualRect(index), point, self)
        return None if part is None else (index, part)

    def _point(self, point: QPoint | None) -> None:
        """Follow the pointer; only the tiles that it leaves and enters are painted anew."""
        before, self._delegate.pointer = self._delegate.pointer, point
        for each in (before, point):
            if each is not None:
                self.update(self.indexAt(each))
        self._rest.start()

    def _aim(self) -> None:
        """The pointer has come to rest; on a thumb, a click is likely."""
        hit = None if self._delegate.pointer is None else self._hit(self._delegate.pointer)
        if hit is not None and hit[1] in (TilePart.LIKE, TilePart.DISLIKE):
            index, part = hit
            self.aimed.emit(index.data(PHOTO), _sign_after(index, part))


def _sign_after(index: QModelIndex, part: TilePart) -> int:
    """What a click on a thumb means: a second one on the same thumb takes it back."""
    return 0 if index.data(SIGN) == part.value else part.value
