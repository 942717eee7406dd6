"""Display of the map: dots, tiles and cards at any zoom, and travelling to a new map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QToolTip, QWidget

from app.core.map.regions import LibraryMap
from app.ui.map.cards import Card, CardLayout, position_of
from app.ui.map.map_painting import CARD, NAME, MapLayer, MapPainting, card_frame
from app.ui.map.map_view import MARGIN, SIDES, DotTransition, MapView, Mosaic, Point, Viewport
from app.ui.photos.pictures import Pictures
from app.ui.style.tokens import tokens_of

SOON = 40  # ms in which photos that were loaded are painted together
GAP = 16  # pixels between two cards
NEAR = 56  # pixels a cell, from which there are none


class MapDisplay(MapView):
    """Shows a map of the photos; what a person does with it is for MapCanvas."""

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._map: LibraryMap | None = None
        self._painting: MapPainting | None = None
        self._layer = MapLayer(self._paint_part)
        self._tiles = False
        self._layout_of_cards: CardLayout | None = None
        self._chosen_photos: frozenset[int] = frozenset()
        self._signs: Mapping[int, int] = {}
        self._lit: frozenset[int] = frozenset()
        self._by_tab = False  # the keyboard came by Tab
        self._drawn: list[Point] = []  # the lasso, while it is drawn
        self._pointer: QPointF | None = None
        self._peeking = True  # the photo of a dot under the pointer is shown
        self._transition = DotTransition(self)
        self._transition.valueChanged.connect(self.update)
        self._transition.finished.connect(self.update)
        self._loaded: set[int] = set()
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._paint_loaded)
        pictures.loaded.connect(self._note_loaded)

    # What it shows

    def show_map(self, made: LibraryMap) -> None:
        """Show a map; photos that were shown before travel from where they were."""
        before, view = self._mosaic, self._view
        self._map, self._mosaic = made, Mosaic(made)
        self._painting = MapPainting(self._pictures, self._mosaic)
        if self._focus is not None and self._mosaic.number_of(self._focus) is None:
            self._focus = None
        if before is None or self._fitted:
            self.fit()
        else:
            self._stay_with(before, view)
        self._recolour()
        if before is not None:
            self._set_out(before, view, self._mosaic)

    def mark(self, photos: frozenset[int]) -> None:
        """Show which photos are chosen."""
        if photos != self._chosen_photos:
            self._chosen_photos = photos
            self._recolour()

    def set_signs(self, signs: Mapping[int, int]) -> None:
        """Show thumbs, +1 or -1 by photo."""
        self._signs = dict(signs)
        self._recolour()

    def light(self, photos: frozenset[int]) -> None:
        """Let these stand out, as the matches of a search; none: all look alike."""
        if photos != self._lit:
            self._lit = photos
            self._recolour()

    def focus_photo(self, photo: int) -> None:
        """Have the keyboard on a photo, in sight."""
        number = None if self._mosaic is None else self._mosaic.number_of(photo)
        if self._mosaic is None or number is None or photo == self._focus:
            return
        self._focus = photo
        x, y = self._view.to_pixels(*self._mosaic.position(number))
        edge = self._view.side
        if not (edge <= x <= self._view.width - edge and edge <= y <= self._view.height - edge):
            self._take_view(self._view.centred(*self._mosaic.position(number)))
        self.update()

    # What is in sight, for the ear

    def cards_in_sight(self) -> Iterator[tuple[Card, QRect]]:
        """Give each card with its position in the widget."""
        cards, ratio = self._cards(), self.devicePixelRatioF()
        if cards is None or self._map is None:
            return
        for card in cards.shown(self._view, ratio):
            position = position_of(card, self._view, ratio)
            frame = card_frame(position, named=bool(card.noun)).toAlignedRect()
            if frame.intersects(self.rect()):
                yield card, frame

    def photos_in_sight(self, most: int) -> Iterator[tuple[int, QRectF]]:
        """Give at most so many photos with their positions in the widget: those on cards, else
        those nearest to the one that the keyboard is on, or to the middle."""
        mosaic, ratio = self._mosaic, self.devicePixelRatioF()
        if mosaic is None or self._painting is None:
            return
        numbers = mosaic.numbers_in(self._view.shown())
        focus = None if self._focus is None else mosaic.number_of(self._focus)
        middle = self._view.to_cells(self._view.width / 2, self._view.height / 2)
        x, y = middle if focus is None else mosaic.position(focus)
        away = np.square(mosaic.columns[numbers] - x) + np.square(mosaic.rows[numbers] - y)
        for number in numbers[np.argsort(away, kind="stable")[:most]].tolist():
            cell = self._painting.cell(number, self._view)
            yield int(mosaic.photos[number]), QRectF(cell.topLeft() / ratio, cell.size() / ratio)

    def _take_view(self, view: Viewport) -> None:
        side = self._view.side
        super()._take_view(view)
        tiles = self._painting is not None and self._painting.shows_tiles(self._view)
        if self._view.side != side or tiles != self._tiles:
            self._tiles = tiles
            self._layer.forget()
        QToolTip.hideText()  # the pointer is on another photo now

    def _set_out(self, before: Mosaic, view: Viewport, now: Mosaic) -> None:
        """Let the dots travel to their new positions, unless the system asks for less motion."""
        motion = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, self)
        if motion and self.isVisible():
            self._transition.set_out(before, view, now)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens_of(self.palette()).ground))
        if self._painting is None or self._mosaic is None:
            return
        ratio = self.devicePixelRatioF()
        if self._painting.ratio != ratio or self._painting.palette != self.palette():
            self._recolour()
        if self._transition.is_under_way():
            image = self._transition.picture(self._mosaic, self._view)
            image.setDevicePixelRatio(ratio)
            painter.drawImage(0, 0, image)
            return
        layer = self._layer.at(self._view)
        layer.setDevicePixelRatio(ratio)
        painter.drawPixmap(0, 0, layer)
        layer.setDevicePixelRatio(1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        number = None if self._focus is None else self._mosaic.number_of(self._focus)
        if number is not None:
            cell = self._painting.cell(number, self._view)
            frame = QRectF(cell.topLeft() / ratio, cell.size() / ratio)
            self._painting.paint_focus(painter, frame, strong=self.hasFocus())
        if cards := self._cards():
            hot = self._card_at(self._pointer) if self._pointer is not None else None
            for card in cards.shown(self._view, ratio):
                position = position_of(card, self._view, ratio)
                self._painting.paint_card(painter, card, position, hot=card is hot)
            under = None if self._pointer is None else self._number_at(self._pointer)
            if self._pointer is not None and under is not None and hot is None and self._peeking:
                self._painting.paint_peek(painter, under, self._pointer, QRectF(self.rect()))
        if number is None and self._by_tab and self.hasFocus():  # an arrow leads to a photo
            whole = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            self._painting.paint_focus(painter, whole, strong=True)
        if len(self._drawn) > 1:
            self._painting.paint_line(painter, self._drawn)

    def _paint_part(self, painter: QPainter, part: QRect, view: Viewport) -> None:
        if self._painting is not None:
            self._painting.paint(painter, part, view, tiles=self._tiles)

    def _recolour(self) -> None:
        painting, mosaic = self._painting, self._mosaic
        if painting is None or mosaic is None:
            return
        painting.palette, painting.ratio = self.palette(), self.devicePixelRatioF()
        numbers = map(mosaic.number_of, self._chosen_photos)
        painting.chosen = frozenset(number for number in numbers if number is not None)
        painting.signs = self._signs
        lit = map(mosaic.number_of, self._lit)
        painting.lit = frozenset(number for number in lit if number is not None)
        painting.recolour()
        self._layer.ground = QColor(tokens_of(self.palette()).ground)
        self._layer.forget()
        self._layout_of_cards = None
        self.update()
        self.sight_changed.emit()

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

    # What is under the pointer

    def _cards(self) -> CardLayout | None:
        """Give the cards of the map; none where its photos are as large as to speak for
        themselves."""
        near = self._view.side >= NEAR * self.devicePixelRatioF()
        if near or self._mosaic is None or self._map is None:
            return None
        if self._layout_of_cards is None:
            size = CARD, CARD + NAME, GAP
            self._layout_of_cards = CardLayout(self._map, self._mosaic, size)
        return self._layout_of_cards

    def _card_at(self, point: QPointF) -> Card | None:
        cards, ratio = self._cards(), self.devicePixelRatioF()
        for card in () if cards is None else cards.shown(self._view, ratio):
            at = position_of(card, self._view, ratio)
            if card_frame(at, named=bool(card.noun)).contains(point):
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

    def approach(self, card: Card) -> None:
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

    def focusInEvent(self, event: QFocusEvent) -> None:
        tab = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
        self._by_tab = event.reason() in tab
        super().focusInEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._recolour()
        super().changeEvent(event)
