"""The map for screen readers: its regions and the photos in sight, as parts one can press."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QRect, QRectF, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from app.core.language import tr, tr_n
from app.ui.map.cards import Card
from app.ui.map.map_canvas import MapCanvas
from app.ui.photos.photo_model import PhotoModel
from app.ui.style.spoken_parts import PaintedPart, SpokenParts

MOST = 60  # photos in sight that are told of, those nearest to the middle
_CALM = 200  # ms after the map moved in which it may move on


class SpokenMap(QObject):
    """Follows a canvas once a screen reader is there. ``model``: says what a photo is."""

    def __init__(self, canvas: MapCanvas, model: PhotoModel) -> None:
        super().__init__(canvas)
        self.parts = SpokenParts(canvas)
        self._canvas = canvas
        self._model = model
        self._soon = QTimer(self, singleShot=True, interval=_CALM)
        self._soon.timeout.connect(self.tell)
        canvas.sight_changed.connect(self._wait)
        canvas.focused.connect(self._announce)
        model.dataChanged.connect(self._wait)

    def tell(self) -> None:
        """Have what is in sight in the tree."""
        self.parts.show([*self._regions(), *self._photos()])

    def _wait(self) -> None:
        if QAccessible.isActive():
            self._soon.start()

    def _announce(self, photo: int) -> None:
        """Say what the keyboard came to."""
        said = self._model.description(photo)
        self._canvas.setAccessibleDescription(said)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._canvas, said))

    def _regions(self) -> Iterator[PaintedPart]:
        for card, count, rect in self._canvas.cards_in_sight():
            if card.region is None:
                continue  # a photo that was found, told of below
            name = card.name or self._model.description(card.photo)
            said = tr_n(
                "Region “{name}”, {n} photo", "Region “{name}”, {n} photos", count, name=name
            )
            press = self._approach(card)
            yield PaintedPart(
                ("region", card.region), said, rect, press, tr("Press to see it near")
            )

    def _photos(self) -> Iterator[PaintedPart]:
        for photo, rect in self._canvas.photos_in_sight(MOST):
            said = self._model.description(photo)
            yield PaintedPart(
                photo, said, _rounded(rect), self._choose(photo), tr("Press to select it")
            )

    def _approach(self, card: Card) -> Callable[[], None]:
        return lambda: self._canvas.approach(card)

    def _choose(self, photo: int) -> Callable[[], None]:
        return lambda: self._canvas.choose(photo)


def _rounded(rect: QRectF) -> QRect:
    """A dot may be smaller than a pixel."""
    return rect.toAlignedRect().adjusted(0, 0, 1, 1)
