"""Show the map's tiles and cards at any zoom, and handle mouse, fingers and keys.

The scene's unit is a cell. Qt keeps the painted tiles and moves them when the map is dragged; a
tile's side is a whole number of device pixels, so that all are even.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import ceil
from time import perf_counter
from typing import cast

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QRegion,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from app.core.base.language import tr
from app.core.map.regions import LibraryMap
from app.ui.canvas.pictures import Pictures
from app.ui.canvas.zooming import ZOOM
from app.ui.map.cards import Card, choose_cards
from app.ui.map.map_painting import CardItem, TilePainter, paint_focus, paint_lasso
from app.ui.map.mosaic import Mosaic, no_map
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.photo_model import PHOTO
from app.ui.style.tokens import tokens_of
from app.ui.system.input import ARROWS, BY_TAB

MARGIN = 24  # px around the whole map
LARGEST_AT_FIRST = 176  # px per cell at most, for a map of few photos
LARGEST = 512  # px per cell at most
NEAR = 56  # px per cell, from which there are no cards
LEAST = 24  # px, side of a tile at least; where cells are smaller, a tile is for several
ACROSS = 80  # tiles of that size fit side by side; in a wider view they are larger
STILL = 4  # px that the mouse may move during a click
LOADING = 50  # ms between two paintings while pictures are loaded
AT_ONCE = 200  # tiles painted again then
PATIENCE, MOVING = 0.03, 0.006  # seconds in which small pictures are made for a frame; in a drag


class MapCanvas(QGraphicsView):
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
        self._pictures, self._grid = pictures, grid
        self.lassoing = False
        self._map = no_map()
        self._mosaic = self._tiles = Mosaic(self._map)  # all photos; what is shown of them
        self._thinned: dict[int, Mosaic] = {}  # by scale
        self._painting = TilePainter(pictures)
        self._wanted = 1.0  # px per cell, before tiles are made even
        self._fitted = True  # whether it still shows the whole map
        self._focus: int | None = None  # the focused photo
        self._by_tab = False  # whether the focus came by Tab
        self._chosen: frozenset[int] = frozenset()
        self._pressed: QPoint | None = None  # where the map is held
        self._dragged = False
        self._drawn: list[QPointF] = []  # the lasso while it is drawn
        self._soon = QTimer(self, singleShot=True, interval=LOADING)
        self._soon.timeout.connect(self.paint_missing)
        self._set_up()
        pictures.changed.connect(self._note_loaded)
        grid.selection.changed.connect(self._mark)
        grid.selectionModel().currentChanged.connect(self._focus_current)

    def _set_up(self) -> None:
        self.setScene(QGraphicsScene(self))
        self.setCacheMode(self.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(self.ViewportUpdateMode.FullViewportUpdate)
        self.setTransformationAnchor(self.ViewportAnchor.NoAnchor)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a map is not mirrored
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Map of the library"))

    # What it shows

    def show_map(self, made: LibraryMap) -> None:
        """Show a map."""
        before = self._mosaic
        self._map, self._mosaic = made, Mosaic(made)
        self._thinned = {1: self._mosaic}
        if self._fitted or not len(before.photos):
            self.fit()
        else:
            self._stay_with(before)

    def _mark(self) -> None:
        """Mark the selected photos, if there are several."""
        photos = self._grid.selection.photos()
        before, self._chosen = self._chosen, frozenset(photos if len(photos) > 1 else ())
        if before != self._chosen:
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
        tile = self._mosaic.tile_of(photo)
        if tile is not None and photo != self._focus:
            self._focus = photo
            if not self._part(self.rect()).contains(self._mosaic.rect(tile)):
                self._look(self._wanted, self._mosaic.middle(tile), QRectF(self.rect()).center())
            self.viewport().update()

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

    def side(self) -> float:
        """Return the side of a cell, in pixels."""
        return self.transform().m11()

    def fit(self) -> None:
        """Show the whole map."""
        side = self._side_for(self._mosaic.box.width(), self._mosaic.box.height(), LARGEST_AT_FIRST)
        self._look(side, self._mosaic.box.center(), QRectF(self.rect()).center(), fitted=True)

    def zoom(self, steps: int) -> None:
        """Zoom in (+) or out (-), around the focused photo if it is visible, or the middle."""
        tile, at = self._mosaic.tile_of(self._focus), QRectF(self.rect()).center()
        if tile is not None and self._part(self.rect()).contains(self._mosaic.middle(tile)):
            at = self.viewportTransform().map(self._mosaic.middle(tile))
        self.zoom_at(ZOOM**steps, at)

    def zoom_at(self, factor: float, at: QPointF) -> None:
        """Zoom around a point of the widget, until the whole map is shown."""
        box, wanted = self._mosaic.box, self._wanted * factor
        if wanted <= self._side_for(box.width(), box.height(), LARGEST_AT_FIRST):
            self.fit()
        else:
            self._look(min(wanted, LARGEST), self._on_map(at), at)

    def move_by(self, by: QPointF) -> QPoint:
        """Move the map by pixels, as many as are whole device pixels; return how far."""
        step = Fraction(self.devicePixelRatioF()).limit_denominator(4).denominator
        x, y = by.toPoint().toTuple()
        moved = QPoint(x - x % step, y - y % step)
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - moved.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - moved.y())
        return moved

    def _look(self, wanted: float, point: QPointF, at: QPointF, *, fitted: bool = False) -> None:
        """Show about so many pixels per cell, with a point of the map at a point of the widget.
        The middle of the widget stays on the map, so that nobody gets lost."""
        self._wanted = wanted
        least, ratio = max(LEAST, self.width() / ACROSS), self.devicePixelRatioF()
        scale = max(1, ceil(least / wanted))
        side = max(1, int(wanted * scale * ratio)) / ratio / scale
        if scale not in self._thinned:
            self._thinned[scale] = Mosaic(self._map, scale, self._mosaic)
        self._tiles = self._thinned[scale]
        across, down = self.width() / 2 / side, self.height() / 2 / side
        self.setTransform(QTransform.fromScale(side, side))
        self.setSceneRect(self._mosaic.box.adjusted(-across, -down, across, down))
        self.horizontalScrollBar().setValue(round(point.x() * side - at.x()))
        self.verticalScrollBar().setValue(round(point.y() * side - at.y()))
        self._fitted = fitted
        self._recolour()
        self._lay_cards()

    def _side_for(self, across: float, down: float, largest: float) -> float:
        """Return the side of a cell at which so many cells fit into the widget."""
        width, height = self.width() - 2 * MARGIN, self.height() - 2 * MARGIN
        return min(max(1, width) / across, max(1, height) / down, largest)

    def _on_map(self, point: QPointF) -> QPointF:
        """Return a point of the widget on the map."""
        return self.viewportTransform().inverted()[0].map(point)

    def _part(self, area: QRect) -> QRectF:
        """Return the part of the map in an area of the widget."""
        return self.viewportTransform().inverted()[0].mapRect(QRectF(area))

    def _on_widget(self, tile: int) -> QRectF:
        """Return the rectangle of a tile in the widget."""
        return self.viewportTransform().mapRect(self._tiles.rect(tile))

    def cards_in_sight(self) -> Iterator[tuple[Card, QRectF]]:
        """Yield each visible card and its rectangle in the widget; none if photos are large."""
        for item in self._items():
            frame = item.frame.translated(self.viewportTransform().map(item.pos()))
            if frame.intersects(QRectF(self.rect())):
                yield item.card, frame

    def _items(self) -> list[CardItem]:
        return [item for item in self.scene().items() if isinstance(item, CardItem)]

    def _lay_cards(self) -> None:
        """Lay out the cards for this zoom."""
        self.scene().clear()
        side, mosaic = self.side(), self._mosaic
        for card in choose_cards(self._map.regions, mosaic, side) if side < NEAR else ():
            colour = mosaic.colour_of(mosaic.tile_of(card.photo) or 0)
            item = CardItem(card, self._pictures, colour, self)
            self.scene().addItem(item)
            if self._fitted:  # else cards at the edge would be cut off
                item.setPos(self._on_map(self._kept_inside(item)))

    def _kept_inside(self, item: CardItem) -> QPointF:
        """Return where a card's photo is in the widget, moved so that the whole card is visible."""
        at, room = self.viewportTransform().map(item.pos()), self.rect().adjusted(4, 4, -4, -4)
        x = max(min(at.x(), room.right() - item.frame.right()), room.left() - item.frame.left())
        y = max(min(at.y(), room.bottom() - item.frame.bottom()), room.top() - item.frame.top())
        return QPointF(x, y)

    def photos_in_sight(self, most: int) -> Iterator[tuple[int, QRectF]]:
        """Yield at most ``most`` visible photos and their rectangles in the widget.
        Those nearest to the focused one, or to the middle, come first."""
        tiles, seen = self._tiles, self._part(self.rect())
        focused = tiles.tile_of(self._focus)
        near = seen.center() if focused is None else tiles.middle(focused)
        for tile in tiles.nearest_first(tiles.tiles_in(seen), near)[:most].tolist():
            yield int(tiles.photos[tile]), self._on_widget(tile)

    def _stay_with(self, before: Mosaic) -> None:
        """Keep the focused photo in place, or the one nearest to the middle."""
        tile = before.tile_of(self._focus)
        if tile is None:
            tile = before.nearest_to(self._on_map(QRectF(self.rect()).center()))
        now = self._mosaic.tile_of(int(before.photos[tile]))
        if now is None:
            self.fit()
        else:
            at = self.viewportTransform().map(before.middle(tile))
            self._look(self._wanted, self._mosaic.middle(now), at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        size = event.oldSize() if event.oldSize().isValid() else event.size()
        middle, fitted = self._part(QRect(QPoint(), size)).center(), self._fitted
        super().resizeEvent(event)
        if fitted:
            self.fit()
        else:
            self._look(self._wanted, middle, QRectF(self.rect()).center())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._fitted = False
        self.sight_changed.emit()

    # Painting

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the tiles that came into sight; Qt has kept the others."""
        del rect  # it is around several parts
        painting, tiles = self._painting, self._tiles
        painting.tokens, painting.ratio = tokens_of(self.palette()), self.devicePixelRatioF()
        painter.resetTransform()
        painter.setRenderHints(self.renderHints())
        part = painter.clipRegion()
        painter.fillRect(part.boundingRect(), painting.tokens.ground)
        whole = part == QRegion(self.viewport().rect())
        until = perf_counter() + (PATIENCE if whole else MOVING)
        areas = (self._part(area) for area in cast(Iterable[QRect], part))
        for tile in {tile for area in areas for tile in tiles.tiles_in(area).tolist()}:
            cell = self._on_widget(tile)
            painting.paint(painter, tiles, tile, cell, make=perf_counter() < until)
        if painting.missing and not self._soon.isActive():
            self._soon.start()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the ring around the focused photo, or the map, and the lasso."""
        del rect
        painter.resetTransform()
        tokens, tile = tokens_of(self.palette()), self._tiles.tile_of(self._focus)
        if tile is not None:
            paint_focus(painter, self._on_widget(tile), tokens, strong=self.hasFocus())
        elif self._by_tab and self.hasFocus():  # an arrow key focuses a photo
            paint_focus(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), tokens, strong=True)
        paint_lasso(painter, self._drawn, tokens)

    def _recolour(self) -> None:
        """Paint all tiles again."""
        self._painting.chosen = self._tiles.tiles_of(self._chosen)
        self._painting.missing.clear()
        self.resetCachedContent()
        self.viewport().update()
        self.sight_changed.emit()

    def _note_loaded(self, photo: int) -> None:
        """Paint a photo that was loaded, soon together with others."""
        tile = self._tiles.tile_of(photo)
        if tile is not None:
            self._painting.missing.add(tile)
            if not self._soon.isActive():
                self._soon.start()
            for item in self._items():
                if item.card.photo == photo:
                    item.update()

    def paint_missing(self) -> None:
        """Paint tiles again that were left out or loaded, some at once."""
        missing, layer = self._painting.missing, QGraphicsScene.SceneLayer.BackgroundLayer
        for tile in sorted(missing)[:AT_ONCE]:
            missing.remove(tile)
            self.invalidateScene(self._tiles.rect(tile), layer)
        if missing:
            self._soon.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._recolour()
            self._lay_cards()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_tab = event.reason() in BY_TAB
        super().focusInEvent(event)

    # Mouse

    def _card_at(self, point: QPointF) -> Card | None:
        item = self.itemAt(point.toPoint())
        return item.card if isinstance(item, CardItem) else None

    def _photo_at(self, point: QPointF) -> int | None:
        card, tile = self._card_at(point), self._tiles.tile_at(self._on_map(point))
        if card is not None:
            return card.photo
        return None if tile is None else int(self._tiles.photos[tile])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed, self._dragged = event.position().toPoint(), False
        if self.lassoing or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._drawn = [event.position()]
        else:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point, shape = event.position(), Qt.CursorShape
        if self._pressed is not None:
            self._drag_to(point, self._pressed)
        else:
            super().mouseMoveEvent(event)
            photo = self._photo_at(point)
            free = shape.OpenHandCursor if photo is None else shape.PointingHandCursor
            self.viewport().setCursor(shape.CrossCursor if self.lassoing else free)

    def _drag_to(self, point: QPointF, pressed: QPoint) -> None:
        moved = point.toPoint() - pressed
        self._dragged = self._dragged or moved.manhattanLength() > STILL
        if self._drawn:
            self._drawn.append(point)
            self.viewport().update()
        elif self._dragged:
            self._pressed = pressed + self.move_by(QPointF(moved))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        drawn, dragged = self._drawn, self._dragged
        more = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        self.let_go()
        if drawn and dragged:
            corners = [self._on_map(point).toTuple() for point in drawn]
            self._select_several(self._mosaic.within(corners), more=more)
            self.drawn.emit()
        elif not dragged:
            self._click(event.position(), more)

    def let_go(self) -> None:
        """Discard a press of the mouse and its lasso, without a click."""
        self._pressed, self._dragged, self._drawn = None, False, []
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        self.viewport().update()

    def _click(self, point: QPointF, more: bool) -> None:
        card, photo = self._card_at(point), self._photo_at(point)
        if more:
            model = self._grid.photo_model
            if photo is not None and (row := model.row_of(photo)) is not None:
                self._grid.selection.toggle(model.index(row))
        elif card is not None:
            self.noun_chosen.emit(card.noun)
        elif photo is None:
            self._grid.selection.choose_none()
        else:
            self._select(photo)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        photo = self._photo_at(event.position())
        if self._card_at(event.position()) is None and photo is not None:
            self._grid.preview_wanted.emit(photo)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        photo = self._photo_at(QPointF(event.pos()))
        if photo is not None and photo not in self._chosen:
            self._select(photo)
        event.setAccepted(photo is None)  # else the page shows the menu

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        if key in ARROWS and modifiers & Qt.KeyboardModifier.ControlModifier:
            dx, dy = ARROWS[key]
            self.move_by(QPointF(-dx * self.width(), -dy * self.height()) / 6)
        elif key in ARROWS:
            extending = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            self._step(*ARROWS[key], extending=extending)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_0):
            self.fit()
        else:
            event.ignore()  # for the window

    def _step(self, dx: int, dy: int, *, extending: bool) -> None:
        """Focus the nearest photo in a direction; ``extending``: and add it to those chosen."""
        tiles, before = self._tiles, self._focus
        if not len(tiles.photos):
            return
        tile = tiles.tile_of(before)
        if tile is None:
            tile = tiles.nearest_to(self._on_map(QRectF(self.rect()).center()))
        else:
            tile = tiles.next_to(tile, dx, dy)
        photo = int(tiles.photos[tile])
        if extending and before is not None:
            self.focus_photo(photo)
            self._select_several((before, photo), more=True)
        else:
            self.choose(photo)
