"""Page of the map: the canvas, how far a new map is, and buttons for those who have no wheel."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QProgressBar, QWidget

from app.core.base.language import tr, tr_later, tr_n
from app.core.base.work_types import Progress
from app.core.facts.local_words import noun_said
from app.core.map.regions import LibraryMap
from app.ui.map.cards import Card
from app.ui.map.map_canvas import MapCanvas
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.pages import Title
from app.ui.photos.photo_model import PhotoModel
from app.ui.photos.pictures import Pictures
from app.ui.style import theme
from app.ui.style.building import column, label, row, tool
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
        for card, rect in self._canvas.cards_in_sight():
            name = noun_said(card.noun) or self._model.description(card.photo)
            said = tr_n(
                "Region “{name}”, {n} photo", "Region “{name}”, {n} photos", card.count, name=name
            )
            press = self._approach(card)
            yield PaintedPart(("region", card.region), said, rect, press, tr("Click to zoom in"))

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


EMPTY = tr_later("The map lays photos that are alike next to each other.\nAdd a folder first.")
WAITING = tr_later("The map of your photos appears here as soon as they are read.")


def making(photos: int, share: float) -> str:
    """While the first map is made."""
    return tr_n(
        "Making the map of {n} photo: {percent}%",
        "Making the map of {n} photos: {percent}%",
        photos,
        percent=round(100 * share),
    )


def following(share: float) -> str:
    """While another map is made, and the one before is shown."""
    return tr("The map follows your thumbs: {percent}%", percent=round(100 * share))


_KEY = re.compile(r"\s*[(（][^)）]*[)）]")  # that a tooltip names behind what it does


class MapPage(QWidget):
    """The map. Its photos and which are selected are those of ``grid``, which is never shown: so
    every command works on them as on those of a grid. Signal: ``changed()``: the title is another.
    """

    changed = Signal()

    def __init__(self, pictures: Pictures, grid: PhotoGrid) -> None:
        super().__init__()
        self.grid = grid
        self.canvas = MapCanvas(pictures, self)
        self.lasso = tool("lasso", tr("Select with the lasso (Shift and drag)"), checkable=True)
        self._photos = 0
        self._has_map = False
        self._map: LibraryMap | None = None
        self._words = label(step=1)
        self._bar = QProgressBar()
        self._bar.setFixedHeight(theme.UNIT)
        self._notice = QWidget(self)
        self._follows = QLabel(self)
        self._tools = QFrame(self)
        grid.setParent(self)
        grid.hide()
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.canvas)
        self.spoken = SpokenMap(self.canvas, grid.photo_model)
        self.show_progress(None)

    def title(self) -> Title:
        """Give what stands above the map."""
        return Title(tr("Explore"), self.grid.photo_model.rowCount() if self._has_map else None)

    def says(self) -> str:
        """Give what is said in place of the map, or of the new one that is made."""
        return (self._follows if self._has_map else self._words).text()

    def expect(self, photos: int) -> None:
        """Know how many photos there are, while there is no map of them."""
        self._photos = photos
        if not self._has_map:
            self._words.setText(tr(WAITING if photos else EMPTY))

    def show_map(self, made: LibraryMap | None) -> None:
        """Show a map; None: there is none yet."""
        self._map = made
        self._has_map = made is not None and len(made.photos) > 0
        if made is not None and self._has_map:
            self.grid.show_photos(made.photos.tolist())
            self.canvas.show_map(made)
        self._arrange()
        self.changed.emit()

    def drop(self, photos: frozenset[int]) -> None:
        """Show these photos no more: they left the library."""
        made = self._map
        if made is None or not photos.intersection(made.photos.tolist()):
            return
        stay = [photo not in photos for photo in made.photos.tolist()]
        self.show_map(
            replace(
                made, photos=made.photos[stay], cells=made.cells[stay], colours=made.colours[stay]
            )
        )

    def show_progress(self, progress: Progress | None) -> None:
        """Show how far a new map is; None: it is there, or none is made."""
        share = 0.0 if progress is None else progress.done / max(1, progress.total)
        self._follows.setVisible(progress is not None and self._has_map)
        self._bar.setVisible(progress is not None and not self._has_map)
        if progress is not None:
            self._bar.setValue(round(100 * share))
            self._follows.setText(following(share))
            if not self._has_map:
                self._words.setText(making(self._photos, share))
        self._arrange()

    def _connect(self) -> None:
        canvas, grid = self.canvas, self.grid
        canvas.focused.connect(self._select)
        canvas.toggled.connect(self._toggle)
        canvas.chosen.connect(self._choose)
        canvas.opened.connect(grid.preview_wanted)
        canvas.menu_wanted.connect(grid.menu_wanted)
        grid.selection.changed.connect(self._mark)
        grid.selectionModel().currentChanged.connect(self._follow)
        self.lasso.toggled.connect(self._set_lasso)

    def _select(self, photo: int) -> None:
        row = self.grid.photo_model.row_of(photo)
        if row is not None:
            self.grid.select_row(row)

    def _toggle(self, photo: int) -> None:
        row = self.grid.photo_model.row_of(photo)
        if row is not None:
            self.grid.selection.toggle(self.grid.photo_model.index(row))

    def _choose(self, photos: tuple[int, ...], more: bool) -> None:
        before = self.grid.selection.photos() if more else ()
        self.grid.selection.choose(tuple(dict.fromkeys((*before, *photos))))
        self.lasso.setChecked(False)

    def _mark(self) -> None:
        several = self.grid.selection.count() > 1
        self.canvas.mark(frozenset(self.grid.selection.photos()) if several else frozenset())

    def _follow(self) -> None:
        row = self.grid.currentIndex().row()
        photos = self.grid.photo_model.photos()
        if 0 <= row < len(photos):
            self.canvas.focus_photo(photos[row])

    def _set_lasso(self, on: bool) -> None:
        self.canvas.lassoing = on
        self.canvas.setFocus()

    def _lay_out(self) -> None:
        column(self.canvas, on=self)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(tr("Progress of the map"))
        column(self._words, self._bar, on=self._notice, margins=9)
        self._follows.setObjectName("mapFollows")
        self._tools.setObjectName("mapTools")
        canvas = self.canvas
        buttons = [
            tool("minus", tr("Zoom out (-)"), lambda: canvas.zoom(-1)),
            tool("plus", tr("Zoom in (+)"), lambda: canvas.zoom(1)),
            tool("map", tr("The whole map (Home)"), canvas.fit),
            self.lasso,
        ]
        for button in buttons:
            button.setAccessibleName(_KEY.sub("", button.toolTip()))
        row(*buttons, on=self._tools, margins=4, gap=2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Lay out what lies over the map."""
        self._notice.setVisible(not self._has_map)
        self._tools.setVisible(self._has_map)
        self.canvas.setVisible(True)
        wide = min(56 * theme.UNIT, max(1, self.width() - 4 * theme.UNIT))
        self._notice.setFixedWidth(wide)
        self._notice.adjustSize()
        self._notice.move(self.rect().center() - self._notice.rect().center())
        self._tools.adjustSize()
        self._follows.adjustSize()
        gap, right = 2 * theme.UNIT, self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        below = self.height() - self._tools.height() - gap
        end = self.width() - self._tools.width() - gap
        self._tools.move(gap if right else end, below)
        aside = self.width() - self._follows.width() - gap if right else gap
        self._follows.move(aside, self.height() - self._follows.height() - gap)
