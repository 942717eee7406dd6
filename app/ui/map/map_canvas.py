"""Canvas of the map: shows it, zooms under the pointer, is dragged, lets photos be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QStyle, QToolTip, QWidget

from likewise.app.core.map.types import LibraryMap
from likewise.app.ui.map.cards import Card, choose_cards
from likewise.app.ui.map.lasso import Point, inside
from likewise.app.ui.map.map_layer import MapLayer
from likewise.app.ui.map.map_painting import CARD, NAME, MapPainting
from likewise.app.ui.map.mosaic import Mosaic, scattered
from likewise.app.ui.map.viewport import SIDES, Viewport
from likewise.app.ui.photos.pictures import Pictures
from likewise.app.ui.style.tokens import tokens_of

TRAVEL = 600  # ms that photos take to their new places
MARGIN = 24  # pixels around the whole map
LARGEST_AT_FIRST = 176  # pixels a cell, for a map of few photos
NOTCH = 120  # of a wheel, in eighths of a degree
PINCH = 0.18  # of a gesture's scale that is a step
STILL = 4  # pixels that a click may move
SOON = 40  # ms in which photos that were loaded are painted together
GAP = 22  # pixels between two cards

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_NEARER = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_FARTHER = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)


class MapCanvas(QWidget):
    """The map of the photos. It computes nothing but where things are.

    Signals: ``focused(photo)`` by a click or an arrow; ``chosen(photos, more)``: by the lasso,
    to be added to those that are chosen if ``more``; ``toggled(photo)``; ``opened(photo)`` by a
    double click; ``menu_wanted(global point)``; ``zoomed()``.
    """

    focused = Signal(object)
    chosen = Signal(object, bool)
    toggled = Signal(object)
    opened = Signal(object)
    menu_wanted = Signal(object)
    zoomed = Signal()

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lassoing = False  # a drag draws, as with Shift
        self._pictures = pictures
        self._map: LibraryMap | None = None
        self._mosaic: Mosaic | None = None
        self._painting: MapPainting | None = None
        self._layer = MapLayer(self._paint_part)
        self._view = Viewport(1, 1)
        self._fitted = True  # nobody moved it yet
        self._focus: int | None = None
        self._tiles = False
        self._cards: dict[float, list[Card]] = {}
        self._lit_photos: frozenset[int] | None = None
        self._chosen_photos: frozenset[int] = frozenset()
        self._signs: Mapping[int, int] = {}
        self._pressed: QPoint | None = None
        self._dragged = False
        self._drawn: list[Point] = []
        self._pointer: QPointF | None = None
        self._turned = 0.0
        self._pinched = 0.0
        self._travel = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._travel.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._travel.valueChanged.connect(self.update)
        self._travel.finished.connect(self._arrive)
        self._from: np.ndarray | None = None  # where photos come from, in pixels; NaN: from nowhere
        self._loaded: set[int] = set()
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._paint_loaded)
        pictures.loaded.connect(self._note_loaded)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Map of the library")
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    # What it shows

    def show_map(self, made: LibraryMap) -> None:
        """Show a map; photos that were shown before travel from where they were."""
        before, view = self._mosaic, self._view
        self._map, self._mosaic = made, Mosaic(made)
        self._painting = MapPainting(self._pictures, self._mosaic)
        self._cards.clear()
        if self._focus is not None and self._mosaic.number_of(self._focus) is None:
            self._focus = None
        if before is None or self._fitted:
            self.fit()
        else:
            self._stay_with(before, view)
        self._recolour()
        if before is not None:
            self._set_out(before, view)

    def light_up(self, photos: frozenset[int] | None) -> None:
        """Show these photos as they are, all others dimmed; None: all as they are."""
        if photos != self._lit_photos:
            self._lit_photos = photos
            self._recolour()

    def mark(self, photos: frozenset[int]) -> None:
        """Show which photos are chosen."""
        if photos != self._chosen_photos:
            self._chosen_photos = photos
            self._recolour()

    def set_signs(self, signs: Mapping[int, int]) -> None:
        """Show thumbs, +1 or -1 by photo."""
        self._signs = dict(signs)
        self._recolour()

    def focus_photo(self, photo: int) -> None:
        """Have the keyboard on a photo, in sight."""
        number = None if self._mosaic is None else self._mosaic.number_of(photo)
        if self._mosaic is None or number is None or photo == self._focus:
            return
        self._focus = photo
        x, y = self._view.to_pixels(*self._mosaic.place(number))
        edge = self._view.side
        if not (edge <= x <= self._view.width - edge and edge <= y <= self._view.height - edge):
            self._take_view(self._view.centred(*self._mosaic.place(number)))
        self._tell_focus(number)
        self.update()

    def focused_photo(self) -> int | None:
        """Give the photo that the keyboard is on."""
        return self._focus

    def lit(self) -> frozenset[int] | None:
        """Give the photos that are lit up; None: all are as they are."""
        return self._lit_photos

    def view(self) -> Viewport:
        """Give what is in sight."""
        return self._view

    # Zooming and moving

    def fit(self) -> None:
        """Show the whole map."""
        if self._mosaic is None:
            return
        ratio = self.devicePixelRatioF()
        margin, largest = round(MARGIN * ratio), LARGEST_AT_FIRST * ratio
        self._take_view(self._sized(self._view).around(self._mosaic.box(), margin, largest))
        self._fitted = True

    def zoom(self, steps: int, at: QPointF | None = None) -> None:
        """Zoom so many steps, around a point of the widget, the focused photo or the middle."""
        ratio = self.devicePixelRatioF()
        middle = QPointF(self.rect().center()) if at is None else at
        if at is None and self._focus is not None and self._mosaic is not None:
            number = self._mosaic.number_of(self._focus)
            place = self._view.to_pixels(*self._mosaic.place(number or 0))
            point = QPointF(*place) / ratio
            middle = point if QRectF(self.rect()).contains(point) else middle
        x, y = middle.x() * ratio, middle.y() * ratio
        least = self._least_side()
        view = self._view.zoomed(steps, x, y)
        if view.side < least:
            view = self._view.at_side(min(least, self._view.side), x, y)
        self._take_view(view)
        self._fitted = self._fitted and view.side <= least
        self.zoomed.emit()

    def pan(self, dx: int, dy: int) -> None:
        """Move the map by device pixels."""
        self._take_view(self._view.moved(dx, dy))
        self._fitted = False

    def _least_side(self) -> float:
        """The side of a cell at which the whole map is in sight."""
        if self._mosaic is None:
            return 1.0
        ratio = self.devicePixelRatioF()
        whole = self._view.around(
            self._mosaic.box(), round(MARGIN * ratio), LARGEST_AT_FIRST * ratio
        )
        return whole.side

    def _take_view(self, view: Viewport) -> None:
        if self._mosaic is not None:
            view = view.kept_in(self._mosaic.box())
        if view.side != self._view.side:
            self._layer.forget()
        self._view = view
        tiles = self._painting is not None and self._painting.shows_tiles(view)
        if tiles != self._tiles:
            self._tiles = tiles
            self._layer.forget()
        self.update()

    def _sized(self, view: Viewport) -> Viewport:
        size = self.size() * self.devicePixelRatioF()
        return view.resized(max(1, size.width()), max(1, size.height()))

    def _stay_with(self, before: Mosaic, view: Viewport) -> None:
        """Keep the photo in place that is focused, or nearest to the middle."""
        mosaic = self._mosaic
        if mosaic is None:
            return
        number = None if self._focus is None else before.number_of(self._focus)
        if number is None:
            x, y = view.to_cells(view.width / 2, view.height / 2)
            away = np.square(before.columns - x) + np.square(before.rows - y)
            number = int(away.argmin())
        now = mosaic.number_of(int(before.photos[number]))
        if now is None:
            return
        (x, y), (column, row) = view.to_pixels(*before.place(number)), mosaic.place(now)
        left, top = round(x - column * view.side), round(y - row * view.side)
        self._take_view(view.moved(left - view.left, top - view.top))

    # Travelling to a new map

    def _set_out(self, before: Mosaic, view: Viewport) -> None:
        system = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, self)
        mosaic = self._mosaic
        if mosaic is None or not system or not self.isVisible():
            return
        known = np.array([before.number_of(photo) or -1 for photo in mosaic.photos.tolist()])
        places = np.full((len(known), 2), np.nan)
        old = known[known >= 0]
        places[known >= 0, 0] = view.left + (before.columns[old] + 0.5) * view.side
        places[known >= 0, 1] = view.top + (before.rows[old] + 0.5) * view.side
        self._from = places
        self._travel.setDuration(TRAVEL)
        self._travel.start()

    def _arrive(self) -> None:
        self._from = None
        self.update()

    def _on_the_way(self, painter: QPainter) -> None:
        mosaic, start = self._mosaic, self._from
        if mosaic is None or start is None:
            return
        share, view = float(self._travel.currentValue()), self._view
        end = np.stack(
            [
                view.left + (mosaic.columns + 0.5) * view.side,
                view.top + (mosaic.rows + 0.5) * view.side,
            ],
            axis=1,
        )
        start = np.where(np.isnan(start), end, start)
        side = round(min(max(view.side, 2), 6 if len(end) > 20_000 else 12))
        places = start + (end - start) * share
        image = scattered(places, mosaic.moving(), view.width, view.height, side)
        image.setDevicePixelRatio(self.devicePixelRatioF())
        painter.drawImage(0, 0, image)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens_of(self.palette()).ground))
        if self._painting is None:
            return
        ratio = self.devicePixelRatioF()
        if self._painting.ratio != ratio or self._painting.palette != self.palette():
            self._recolour()
        if self._from is not None and self._travel.state() == QVariantAnimation.State.Running:
            self._on_the_way(painter)
            return
        layer = self._layer.at(self._view)
        layer.setDevicePixelRatio(ratio)
        painter.drawPixmap(0, 0, layer)
        layer.setDevicePixelRatio(1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_focus(painter, ratio)
        if not self._tiles:
            hot = self._card_at(self._pointer) if self._pointer is not None else None
            for card in self._cards_here():
                self._painting.paint_card(painter, card, self._card_point(card), hot=card is hot)
            self._paint_peek(painter, ratio, hot)
        self._paint_line(painter)

    def _paint_part(self, painter: QPainter, part: QRect, view: Viewport) -> None:
        if self._painting is not None:
            self._painting.paint(painter, part, view, tiles=self._tiles)

    def _paint_focus(self, painter: QPainter, ratio: float) -> None:
        if self._focus is None or self._mosaic is None or self._painting is None:
            return
        number = self._mosaic.number_of(self._focus)
        if number is None:
            return
        cell = self._painting.cell(number, self._view)
        frame = QRectF(cell.topLeft() / ratio, cell.size() / ratio)
        small = max(0.0, (10 - frame.width()) / 2)
        frame.adjust(-small, -small, small, small)
        tokens = tokens_of(self.palette())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tokens.ground), 4))
        painter.drawRoundedRect(frame, 3, 3)
        painter.setPen(QPen(QColor(tokens.accent), 2 if self.hasFocus() else 1))
        painter.drawRoundedRect(frame, 3, 3)

    def _paint_peek(self, painter: QPainter, ratio: float, hot: Card | None) -> None:
        if self._pointer is None or hot is not None or self._dragged or self._drawn:
            return
        number = self._number_at(self._pointer)
        if number is not None and self._painting is not None:
            self._painting.paint_peek(painter, number, self._pointer, QRectF(self.rect()))

    def _paint_line(self, painter: QPainter) -> None:
        if len(self._drawn) < 2:
            return
        line = QPolygonF([QPointF(*point) for point in self._drawn])
        accent = QColor(tokens_of(self.palette()).accent)
        painter.setPen(QPen(accent, 2, Qt.PenStyle.DashLine))
        accent.setAlpha(40)
        painter.setBrush(accent)
        painter.drawPolygon(line)

    def _recolour(self) -> None:
        painting, mosaic = self._painting, self._mosaic
        if painting is None or mosaic is None:
            return
        lit = self._lit_photos
        painting.palette, painting.ratio = self.palette(), self.devicePixelRatioF()
        painting.lit = None if lit is None else np.isin(mosaic.photos, list(lit))
        numbers = map(mosaic.number_of, self._chosen_photos)
        painting.chosen = frozenset(number for number in numbers if number is not None)
        painting.signs = self._signs
        painting.recolour()
        self._layer.ground = QColor(tokens_of(self.palette()).ground)
        self._layer.forget()
        self.update()

    def _note_loaded(self, photo: int) -> None:
        if self.isVisible():
            self._loaded.add(photo)
            if not self._soon.isActive():
                self._soon.start()

    def _paint_loaded(self) -> None:
        loaded, self._loaded = self._loaded, set()
        if self._tiles and self._mosaic is not None and self._painting is not None:
            for photo in loaded:
                number = self._mosaic.number_of(photo)
                if number is not None:
                    self._layer.repaint(self._painting.cell(number, self._view).toAlignedRect())
        self.update()

    # Cards

    def _cards_here(self) -> list[Card]:
        """Give the cards at this zoom whose place is in sight, or nearly."""
        if self._mosaic is None or self._map is None:
            return []
        side, ratio = self._view.side, self.devicePixelRatioF()
        if side not in self._cards:
            places = {}
            for photo in set(self._map.regions.photo.tolist()):
                number = self._mosaic.number_of(photo)
                if number is not None:
                    places[photo] = self._mosaic.place(number)
            self._cards[side] = choose_cards(
                self._map.regions, places, side / ratio, CARD, CARD + NAME, GAP
            )
        left, top, right, bottom = self._view.shown()
        off = CARD * ratio / side
        return [
            card
            for card in self._cards[side]
            if left - off <= card.x <= right + off and top - off <= card.y <= bottom + off
        ]

    def _card_point(self, card: Card) -> QPointF:
        return QPointF(*self._view.to_pixels(card.x, card.y)) / self.devicePixelRatioF()

    def _card_at(self, point: QPointF) -> Card | None:
        if self._tiles:
            return None
        for card in self._cards_here():
            away = self._card_point(card) - point
            if max(abs(away.x()), abs(away.y())) <= CARD / 2:
                return card
        return None

    def _number_at(self, point: QPointF) -> int | None:
        ratio = self.devicePixelRatioF()
        if self._mosaic is None:
            return None
        return self._mosaic.number_at(*self._view.to_cells(point.x() * ratio, point.y() * ratio))

    def _photo_at(self, point: QPointF) -> int | None:
        card, number = self._card_at(point), self._number_at(point)
        if card is not None:
            return card.photo
        return None if number is None or self._mosaic is None else int(self._mosaic.photos[number])

    def _approach(self, card: Card) -> None:
        """Show a region so that its card gives way to its parts or its photos."""
        if self._map is None:
            return
        ratio = self.devicePixelRatioF()
        spread = self._map.regions.spread[card.region] * 2 + 1
        x, y = card.x, card.y
        box = (x - spread[0], y - spread[1], x + spread[0], y + spread[1])
        view = self._view.around(box, round(MARGIN * ratio), 64 * ratio)
        nearer = SIDES[min(SIDES.index(self._view.side) + 1, len(SIDES) - 1)]
        self._take_view(self._view.at_side(max(view.side, nearer), 0, 0).centred(x, y))
        self._fitted = False
        self.zoomed.emit()

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
        self._pointer = event.position()
        if self._pressed is not None:
            self._drag_to(event.position().toPoint())
        else:
            card = self._card_at(self._pointer)
            on_card = card is not None or self._number_at(self._pointer) is not None
            shape = Qt.CursorShape.PointingHandCursor if on_card else Qt.CursorShape.OpenHandCursor
            self.setCursor(Qt.CursorShape.CrossCursor if self.lassoing else shape)
        if not self._tiles or self._drawn:
            self.update()

    def _drag_to(self, point: QPoint) -> None:
        if self._pressed is None:
            return
        moved = point - self._pressed
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
        self._pressed = None
        drawn, self._drawn = self._drawn, []
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        more = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if drawn and self._dragged:
            self.chosen.emit(self._within(drawn), more)
        elif not self._dragged:
            self._click(event.position(), more)
        self._dragged = False
        self.update()

    def _click(self, point: QPointF, more: bool) -> None:
        card = self._card_at(point)
        photo = self._photo_at(point)
        if card is not None and not more:
            self._approach(card)
        if photo is None:
            if not more:
                self.chosen.emit((), False)
        elif more:
            self.toggled.emit(photo)
        else:
            self._focus = photo
            self.focused.emit(photo)

    def _within(self, line: Sequence[Point]) -> tuple[int, ...]:
        mosaic, ratio = self._mosaic, self.devicePixelRatioF()
        if mosaic is None:
            return ()
        corners = [self._view.to_cells(x * ratio, y * ratio) for x, y in line]
        hit = inside(corners, mosaic.columns + 0.5, mosaic.rows + 0.5)
        return tuple(mosaic.photos[hit].tolist())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        number = self._number_at(event.position())
        if self._tiles and number is not None and self._mosaic is not None:
            self.opened.emit(int(self._mosaic.photos[number]))
        elif self._card_at(event.position()) is None:
            self.zoom(3, event.position())

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        self.update()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._turned += event.angleDelta().y() / NOTCH
        steps = int(self._turned)
        if steps:
            self._turned -= steps
            self.zoom(steps, event.position())
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        photo = self._photo_at(QPointF(event.pos()))
        if photo is not None and photo not in self._chosen_photos:
            self._focus = photo
            self.focused.emit(photo)
        if photo is not None:
            self.menu_wanted.emit(event.globalPos())

    # Keys, gestures, tooltips

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            dx, dy = _ARROWS[key]
            self.pan(-dx * self._view.width // 6, -dy * self._view.height // 6)
        elif key in _ARROWS:
            self._step(*_ARROWS[key])
        elif key in _NEARER or key in _FARTHER:
            self.zoom(1 if key in _NEARER else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_0):
            self.fit()
            self.zoomed.emit()
        else:
            super().keyPressEvent(event)

    def _step(self, dx: int, dy: int) -> None:
        mosaic = self._mosaic
        if mosaic is None or not len(mosaic.photos):
            return
        number = None if self._focus is None else mosaic.number_of(self._focus)
        if number is None:
            x, y = self._view.to_cells(self._view.width / 2, self._view.height / 2)
            number = int((np.square(mosaic.columns - x) + np.square(mosaic.rows - y)).argmin())
        else:
            number = mosaic.next_to(number, dx, dy)
        photo = int(mosaic.photos[number])
        self.focus_photo(photo)
        self.focused.emit(photo)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            key = Qt.Key(event.key())
            if key in _ARROWS or key in _NEARER or key in _FARTHER:
                event.accept()  # here they zoom; elsewhere they are the tiles' size
                return True
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self._pinch(event)
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            photo = self._photo_at(QPointF(event.pos()))
            info = None if photo is None else self._pictures.info(photo)
            QToolTip.showText(event.globalPos(), "" if info is None else info.path.name, self)
            return True
        return super().event(event)

    def _pinch(self, event: QNativeGestureEvent) -> None:
        self._pinched += event.value()
        steps = int(self._pinched / PINCH)
        if steps:
            self._pinched -= steps * PINCH
            self.zoom(steps, event.position())

    def _tell_focus(self, number: int) -> None:
        """Say what the keyboard is on, for the ear."""
        if self._mosaic is None:
            return
        info = self._pictures.info(int(self._mosaic.photos[number]))
        self.setAccessibleDescription("" if info is None else info.path.name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fitted = self._fitted
        self._take_view(self._sized(self._view))
        if fitted:
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()
        super().changeEvent(event)
