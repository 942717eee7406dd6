"""Show the map's tiles and cards at any zoom, and handle mouse, fingers and keys.
It can be dragged, zoomed and drawn on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import log

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from app.core.base.language import tr
from app.core.map.regions import LibraryMap
from app.ui.canvas.photo_canvas import claims_key, zoom_steps
from app.ui.canvas.pictures import Pictures
from app.ui.map.map_painting import CARD, NAME, MapLayer, MapPainting, card_frame, keep_inside
from app.ui.map.map_view import (
    SIDES,
    Card,
    Mosaic,
    Point,
    Viewport,
    choose_cards,
    no_map,
    positions_of,
)
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.photo_model import PHOTO
from app.ui.style.tokens import tokens_of
from app.ui.system.input import BY_TAB

MARGIN = 24  # px around the whole map
LARGEST_AT_FIRST = 176  # px per cell at most, for a map of few photos
NEAREST = 64  # px per cell at most, when a card is zoomed to
GAP = 16  # px between two cards
NEAR = 56  # px per cell, from which there are no cards
NOTCH = 1.25  # zoom per notch of the wheel
STILL = 4  # px that the mouse may move during a click
LOADING = 50  # ms between two paintings while pictures are loaded

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class MapCanvas(QWidget):
    """The map's widget. What is selected on it is selected in ``grid``, which is hidden.
    ``lassoing``: dragging draws the lasso, as with Shift.

    Signals: ``focused(photo)`` by a click or an arrow; ``noun_chosen(noun)`` by a click on a card;
    ``drawn()`` after the lasso; ``sight_changed()`` when the visible part changes.
    """

    focused = Signal(object)
    drawn = Signal()
    noun_chosen = Signal(str)
    sight_changed = Signal()

    def __init__(self, pictures: Pictures, grid: PhotoGrid) -> None:
        super().__init__()
        self._grid = grid
        self.lassoing = False
        self._map = no_map()
        self._mosaic = Mosaic(self._map)
        self._tiles = self._mosaic  # what is shown of it
        self._thinned: dict[int, Mosaic] = {}  # by scale
        self._painting = MapPainting(pictures, self._tiles)
        self._layer = MapLayer(self._painting.paint_tiles)
        self._view = Viewport(1, 1)
        self._fitted = True  # whether it still shows the whole map
        self._cards: dict[float, list[Card]] = {}  # of the whole map, by side of a cell
        self._focus: int | None = None  # the focused photo
        self._by_tab = False  # whether the focus came by Tab
        self._chosen: frozenset[int] = frozenset()
        self._drawn: list[Point] = []  # the lasso while it is drawn
        self._pointer: QPointF | None = None
        self._pressed: QPoint | None = None
        self._dragged = False
        self._left_over = 1.0  # of zoom, less than a step
        self._soon = QTimer(self, singleShot=True, interval=LOADING)
        self._soon.timeout.connect(self._paint_missing)
        pictures.changed.connect(self._paint_loaded)
        grid.selection.changed.connect(self._mark)
        grid.selectionModel().currentChanged.connect(self._focus_current)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Map of the library"))

    # What it shows

    def show_map(self, made: LibraryMap) -> None:
        """Show a map."""
        before = self._mosaic
        self._map, self._mosaic = made, Mosaic(made)
        self._thinned = {1: self._mosaic}
        self._thin()
        if self._fitted or not len(before.photos):
            self.fit()
        else:
            self._stay_with(before)
        self._recolour()

    def _mark(self) -> None:
        """Mark the selected photos, if there are several."""
        photos = frozenset(self._grid.selection.photos())
        photos = photos if len(photos) > 1 else frozenset()
        if photos != self._chosen:
            self._chosen = photos
            self._recolour()

    def _focus_current(self, current: QModelIndex) -> None:
        if current.isValid():
            self.focus_photo(current.data(PHOTO))

    def set_signs(self, signs: Mapping[int, int]) -> None:
        """Show thumbs, +1 or -1 by photo."""
        self._painting.signs = dict(signs)
        self._recolour()

    def focus_photo(self, photo: int) -> None:
        """Focus a photo, and bring it into view."""
        number = self._mosaic.number_of(photo)
        if number is None or photo == self._focus:
            return
        self._focus = photo
        x, y = self._view.to_pixels(*self._mosaic.position(number))
        edge = self._view.side
        if not (edge <= x <= self._view.width - edge and edge <= y <= self._view.height - edge):
            self._take_view(self._view.centred(*self._mosaic.position(number)))
        self.update()

    def choose(self, photo: int) -> None:
        """Focus a photo, and select it alone."""
        self.focus_photo(photo)
        self._select(photo)

    def _select(self, photo: int) -> None:
        """Focus a photo where it is, and select it alone."""
        self._focus = photo
        self._grid.select_row(self._grid.photo_model.row_of(photo) or 0)
        self.focused.emit(photo)

    def _select_several(self, photos: tuple[int, ...], *, more: bool) -> None:
        """Select photos; with ``more``, in addition to those selected."""
        before = self._grid.selection.photos() if more else ()
        self._grid.selection.choose({*before, *photos})

    # What is in sight

    def view(self) -> Viewport:
        """Return the current viewport."""
        return self._view

    def fit(self) -> None:
        """Show the whole map."""
        self._take_view(self._whole(self._sized()))
        self._fitted = True

    def zoom(self, steps: int, at: QPointF | None = None) -> None:
        """Zoom in (+) or out (-), around a point of the widget, the focused photo or the middle."""
        ratio = self.devicePixelRatioF()
        number = self._mosaic.number_of(self._focus)
        if at is None and number is not None:
            at = QPointF(*self._view.to_pixels(*self._mosaic.position(number))) / ratio
            at = at if QRectF(self.rect()).contains(at) else None
        x, y = self._view.width / 2, self._view.height / 2
        if at is not None:
            x, y = at.x() * ratio, at.y() * ratio
        least = self._whole(self._view).side
        view = self._view.zoomed(steps, x, y)
        if view.side < least:
            view = self._view.at_side(min(least, self._view.side), x, y)
        self._take_view(view)
        self._fitted = self._fitted and view.side <= least

    def zoom_by(self, factor: float, at: QPointF) -> None:
        """Zoom around a point of the widget to the nearest step; keep what is left of a factor."""
        wanted = self._view.side * self._left_over * factor
        there = min(SIDES, key=lambda each: abs(log(each / wanted)))
        self.zoom(SIDES.index(there) - SIDES.index(self._view.side), at)
        self._left_over = min(max(wanted / self._view.side, 0.8), 1.25)

    def pan(self, dx: int, dy: int) -> None:
        """Move the map by device pixels."""
        self._take_view(self._view.moved(dx, dy))
        self._fitted = False

    def approach(self, card: Card) -> None:
        """Zoom to a region until its parts or photos take the place of its card."""
        ratio = self.devicePixelRatioF()
        across, down = self._map.regions.spread[card.region] * 2 + 1
        box = (card.x - across, card.y - down, card.x + across, card.y + down)
        side = self._view.around(box, round(MARGIN * ratio), NEAREST * ratio).side
        nearer = SIDES[min(SIDES.index(self._view.side) + 1, len(SIDES) - 1)]
        self._take_view(self._view.at_side(max(side, nearer), 0, 0).centred(card.x, card.y))
        self._fitted = False

    def cards_in_sight(self) -> Iterator[tuple[Card, QRectF]]:
        """Yield each visible card and its rectangle in the widget; none if photos are large."""
        ratio = self.devicePixelRatioF()
        side = self._view.side / ratio
        if side >= NEAR:
            return
        if side not in self._cards:
            regions = self._map.regions
            positions = positions_of(regions, self._mosaic)
            self._cards[side] = choose_cards(regions, positions, side, CARD, CARD + NAME, GAP)
        left, top, right, bottom = self._view.shown()
        beyond = CARD / side  # cells
        sight = QRectF(QPointF(left, top), QPointF(right, bottom))
        sight.adjust(-beyond, -beyond, beyond, beyond)
        for card in self._cards[side]:
            if not sight.contains(card.x, card.y):
                continue  # making a frame for each of some hundred cards would take long
            at = QPointF(*self._view.to_pixels(card.x, card.y)) / ratio
            frame = card_frame(at, named=bool(card.noun))
            if self._fitted:  # else cards at the edge would be cut off
                keep_inside(frame, QRectF(self.rect()).adjusted(4, 4, -4, -4))
            if frame.intersects(QRectF(self.rect())):
                yield card, frame

    def photos_in_sight(self, most: int) -> Iterator[tuple[int, QRectF]]:
        """Yield at most ``most`` visible photos and their rectangles in the widget.
        Those nearest to the focused one, or to the middle, come first."""
        mosaic = self._tiles
        near = mosaic.numbers_near(mosaic.number_of(self._focus), self._tile_view().shown())
        for number in near[:most].tolist():
            yield int(mosaic.photos[number]), self._frame(number)

    def _tile_view(self) -> Viewport:
        """Return the viewport in tiles instead of cells."""
        return replace(self._view, side=self._view.side * self._tiles.scale)

    def _thin(self) -> None:
        """Show a tile for each photo or, where they would be too small, for each block of some."""
        scale = self._painting.scale(self._view)
        if scale not in self._thinned:
            self._thinned[scale] = Mosaic(self._map, scale, self._mosaic)
        if self._tiles is not self._thinned[scale]:
            self._tiles = self._painting.mosaic = self._thinned[scale]
            self._painting.chosen = self._tiles.numbers_of(self._chosen)
            self._painting.missing.clear()
            self._layer.forget()

    def _frame(self, number: int) -> QRectF:
        """Return the rectangle of a tile in the widget."""
        cell, ratio = self._painting.cell(number, self._tile_view()), self.devicePixelRatioF()
        return QRectF(cell.topLeft() / ratio, cell.size() / ratio)

    def _middle(self) -> Point:
        return self._view.to_cells(self._view.width / 2, self._view.height / 2)

    def _whole(self, view: Viewport) -> Viewport:
        ratio = self.devicePixelRatioF()
        margin, largest = round(MARGIN * ratio), LARGEST_AT_FIRST * ratio
        return view.around(self._mosaic.box(), margin, largest)

    def _sized(self) -> Viewport:
        size = self.size() * self.devicePixelRatioF()
        return self._view.resized(max(1, size.width()), max(1, size.height()))

    def _take_view(self, view: Viewport) -> None:
        self._view = view.kept_in(self._mosaic.box())
        self._thin()
        self.update()
        self.sight_changed.emit()

    def _stay_with(self, before: Mosaic) -> None:
        """Keep the focused photo in place, or the one nearest to the middle."""
        mosaic, view = self._mosaic, self._view
        number = before.number_of(self._focus)
        if number is None:
            number = before.nearest_to(*self._middle())
        now = mosaic.number_of(int(before.photos[number]))
        if now is not None:
            (x, y), (column, row) = before.position(number), mosaic.position(now)
            moved = round((x - column) * view.side), round((y - row) * view.side)
            self._take_view(view.moved(*moved))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_view(self._whole(self._sized()) if self._fitted else self._sized())

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, painting, ratio = QPainter(self), self._painting, self.devicePixelRatioF()
        if (painting.ratio, painting.tokens) != (ratio, tokens_of(self.palette())):
            self._recolour()
        corner, layer = self._layer.at(self._tile_view())
        place = QRectF(QPointF(corner) / ratio, layer.size().toSizeF() / ratio)
        painter.drawPixmap(place, layer, layer.rect())
        if painting.missing and not self._soon.isActive():
            self._soon.start()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        number = self._tiles.number_of(self._focus)
        if number is not None:
            painting.paint_focus(painter, self._frame(number), strong=self.hasFocus())
        hot = None if self._pointer is None else self._card_at(self._pointer)
        for card, frame in self.cards_in_sight():
            painting.paint_card(painter, card, frame, hot=card is hot)
        if number is None and self._by_tab and self.hasFocus():  # an arrow key focuses one
            painting.paint_focus(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), strong=True)
        painting.paint_line(painter, self._drawn)

    def _recolour(self) -> None:
        painting = self._painting
        painting.tokens, painting.ratio = tokens_of(self.palette()), self.devicePixelRatioF()
        painting.chosen = self._tiles.numbers_of(self._chosen)
        self._layer.ground = QColor(painting.tokens.ground)
        self._cards.clear()
        self._thin()
        self._layer.forget()
        painting.forget_cards()
        self.update()
        self.sight_changed.emit()

    def _paint_loaded(self, photo: int) -> None:
        number = self._tiles.number_of(photo)
        if number is not None:
            self._painting.missing.add(number)
            self._painting.forget_cards(photo)
            if not self._soon.isActive():
                self._soon.start()

    def _paint_missing(self) -> None:
        self._layer.paint_again(self._painting.missing, self._painting.cell)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_tab = event.reason() in BY_TAB
        super().focusInEvent(event)

    # What is under the pointer

    def _card_at(self, point: QPointF) -> Card | None:
        under = (card for card, frame in self.cards_in_sight() if frame.contains(point))
        return next(under, None)

    def _number_at(self, point: QPointF) -> int | None:
        at = point * self.devicePixelRatioF()
        return self._tiles.number_at(*self._tile_view().to_cells(at.x(), at.y()))

    def _photo_at(self, point: QPointF) -> int | None:
        card, number = self._card_at(point), self._number_at(point)
        if card is not None:
            return card.photo
        return None if number is None else int(self._tiles.photos[number])

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed, self._dragged = event.position().toPoint(), False
        if self.lassoing or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._drawn = [(event.position().x(), event.position().y())]
        else:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = point = event.position()
        if self._pressed is not None:
            self._drag_to(point.toPoint(), self._pressed)
        elif self.lassoing:
            self.setCursor(Qt.CursorShape.CrossCursor)
        else:
            shape = Qt.CursorShape
            free = self._photo_at(point) is None
            self.setCursor(shape.OpenHandCursor if free else shape.PointingHandCursor)
        self.update()

    def _drag_to(self, point: QPoint, pressed: QPoint) -> None:
        moved = point - pressed
        self._dragged = self._dragged or moved.manhattanLength() > STILL
        if self._drawn:
            self._drawn.append((point.x(), point.y()))
        elif self._dragged:
            ratio = self.devicePixelRatioF()
            self.pan(round(moved.x() * ratio), round(moved.y() * ratio))
            self._pressed = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        drawn, dragged = self._drawn, self._dragged
        self.let_go()
        more = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if drawn and dragged:
            ratio = self.devicePixelRatioF()
            corners = [self._view.to_cells(x * ratio, y * ratio) for x, y in drawn]
            self._select_several(self._mosaic.within(corners), more=more)
            self.drawn.emit()
        elif not dragged:
            self._click(event.position(), more)

    def let_go(self) -> None:
        """Discard a press of the mouse and its lasso, without a click."""
        self._pressed, self._dragged, self._drawn = None, False, []
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.update()

    def _click(self, point: QPointF, more: bool) -> None:
        card, photo = self._card_at(point), self._photo_at(point)
        if more:
            model = self._grid.photo_model
            if photo is not None and (row := model.row_of(photo)) is not None:
                self._grid.selection.toggle(model.index(row))
        elif card is not None and card.noun:
            self.noun_chosen.emit(card.noun)
        elif photo is None:
            self._grid.selection.choose_none()
        else:
            if card is not None:
                self.approach(card)
            self._select(photo)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        number = self._number_at(event.position())
        if self._card_at(event.position()) is None and number is not None:
            self._grid.preview_wanted.emit(int(self._tiles.photos[number]))

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        self.update()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom_by(NOTCH ** (event.angleDelta().y() / 120), event.position())
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        photo = self._photo_at(QPointF(event.pos()))
        if photo is not None and photo not in self._chosen:
            self._select(photo)
        if photo is not None:
            self._grid.menu_wanted.emit(event.globalPos())

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            dx, dy = _ARROWS[key]
            self.pan(-dx * self._view.width // 6, -dy * self._view.height // 6)
        elif key in _ARROWS:
            extending = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._step(*_ARROWS[key], extending=extending)
        elif zoom_steps(event):
            self.zoom(zoom_steps(event))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_0):
            self.fit()
        else:
            super().keyPressEvent(event)

    def _step(self, dx: int, dy: int, *, extending: bool) -> None:
        """Focus the nearest photo in a direction; ``extending``: and add it to those chosen."""
        mosaic, before = self._tiles, self._focus
        if not len(mosaic.photos):
            return
        number = mosaic.number_of(before)
        if number is None:
            x, y = self._middle()
            number = mosaic.nearest_to(x / mosaic.scale, y / mosaic.scale)
        else:
            number = mosaic.next_to(number, dx, dy)
        photo = int(mosaic.photos[number])
        if extending and before is not None:
            self.focus_photo(photo)
            self._select_several((before, photo), more=True)
        else:
            self.choose(photo)

    def event(self, event: QEvent) -> bool:
        if claims_key(event):
            event.accept()  # these keys zoom here; elsewhere they change the tiles' size
            return True
        return super().event(event)
