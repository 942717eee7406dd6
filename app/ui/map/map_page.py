"""Provide the page of the map: the canvas, also for fingers and screen readers, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QWidget

from app.core.base.language import tr, tr_later, tr_n
from app.core.base.photo_types import Changes
from app.core.base.work_types import Progress
from app.core.facts.local_words import local_kind
from app.core.map.regions import Cover, LibraryMap
from app.ui.canvas.pictures import Pictures
from app.ui.canvas.zooming import ZoomFingers
from app.ui.commands.registry import Actions
from app.ui.map.map_canvas import MapCanvas
from app.ui.map.mosaic import no_map
from app.ui.photos.context import Context
from app.ui.photos.explore_row import CoverButton
from app.ui.photos.pages import Title
from app.ui.photos.photo_model import PhotoModel
from app.ui.style import theme
from app.ui.style.building import action_tool, column, label, row, scrolled, segments, tool
from app.ui.style.spoken_parts import PaintedPart, SpokenParts
from app.work.bus.events import MapChanged, MapProgressed, TableChanged

COVER = 25 * theme.UNIT  # px, a cover with its gap at least
MOST = 60  # most photos in the accessible tree, those nearest to the middle


class SpokenMap(SpokenParts):
    """Makes the visible regions and photos accessible. ``model``: describes photos."""

    def __init__(self, canvas: MapCanvas, model: PhotoModel) -> None:
        super().__init__(canvas)
        self._canvas, self._model = canvas, model
        canvas.sight_changed.connect(self.update_soon)
        canvas.focused.connect(self._announce)
        model.dataChanged.connect(self.update_soon)

    def in_sight(self) -> Iterator[PaintedPart]:
        yield from self._regions()
        yield from self._photos()

    def _announce(self, photo: int) -> None:
        """Announce the photo that the focus moved to."""
        said = self._model.description(photo)
        self._canvas.setAccessibleDescription(said)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._canvas, said))

    def _regions(self) -> Iterator[PaintedPart]:
        for card, frame in self._canvas.cards_in_sight():
            name = local_kind(card.noun)
            said = tr_n(
                "Region “{name}”, {n} photo", "Region “{name}”, {n} photos", card.count, name=name
            )
            press, key = partial(self._canvas.noun_chosen.emit, card.noun), ("region", card.region)
            yield PaintedPart(key, said, frame.toAlignedRect(), press, tr("Search"))

    def _photos(self) -> Iterator[PaintedPart]:
        for photo, frame in self._canvas.photos_in_sight(MOST):
            said, press = self._model.description(photo), partial(self._canvas.choose, photo)
            rect = frame.toAlignedRect().adjusted(0, 0, 1, 1)  # a dot may be less than a pixel
            yield PaintedPart(photo, said, rect, press, tr("Press to select it"))


EMPTY = tr_later("The map lays photos that are alike next to each other.\nAdd a folder first.")
WAITING = tr_later("The map of your photos appears here as soon as they are read.")


class CoverWall(QScrollArea):
    """All covers of the library's kinds, in rows. Signal: ``chosen(noun)``."""

    chosen = Signal(str)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._buttons: list[CoverButton] = []
        inside = QWidget()
        self._rows = QGridLayout(inside)
        self._rows.setSpacing(2 * theme.UNIT)
        scrolled(inside, self)
        pictures.changed.connect(inside.update)

    def show_covers(self, covers: Sequence[Cover]) -> None:
        """Show these covers."""
        if [button.cover for button in self._buttons] == list(covers):
            return
        for button in self._buttons:
            button.deleteLater()
        self._buttons = [CoverButton(cover, self._pictures) for cover in covers]
        for button in self._buttons:
            button.clicked.connect(lambda _=False, noun=button.cover.name: self.chosen.emit(noun))
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        margin = theme.margin(self)
        self._rows.setContentsMargins(margin, theme.UNIT, margin, margin)
        across = max(1, (self.width() - 2 * margin) // COVER)
        for place, button in enumerate(self._buttons):
            self._rows.addWidget(button, place // across, place % across)
        for each in range(self._rows.rowCount() + 1):
            self._rows.setRowStretch(each, int(each * across >= len(self._buttons)))
        for each in range(max(across, self._rows.columnCount())):
            self._rows.setColumnStretch(each, int(each < across))


class MapPage(QWidget):
    """The map, with the photos and the selection of ``grid``, which is never shown; or all covers.
    So all commands on photos work here too."""

    def __init__(self, context: Context, search: Callable[[str], None]) -> None:
        """``search(noun)`` searches for what a noun means."""
        super().__init__()
        self._bus, self._browser, pictures = context.bus, context.browser, context.pictures
        self.grid = grid = self._browser.make_grid(tr("Photos of the map"))
        self.canvas = MapCanvas(pictures, grid)
        ZoomFingers(self.canvas, self.canvas.viewport())
        self.lasso = tool("lasso", tr("Select with the lasso (Shift and drag)"), checkable=True)
        self._progress: Progress | None = None
        self._map = no_map()
        self._words = label(step=1)
        self._tools = QFrame()
        self.covers = CoverWall(pictures)
        self._to_map, self._to_covers = QPushButton(tr("Map")), QPushButton(tr("Covers"))
        self.tools, self._switch = segments(self._to_covers, self._to_map)
        self._to_map.setChecked(True)
        grid.setParent(self)
        grid.hide()
        self._lay_out(context.actions)
        self._connect(search)
        self.spoken = SpokenMap(self.canvas, grid.photo_model)
        self._show_state()

    def _lay_out(self, actions: Actions) -> None:
        canvas = self.canvas
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._tools.setObjectName("mapTools")
        farther = action_tool("minus", actions["smaller"])
        nearer = action_tool("plus", actions["larger"])
        whole_map = tool("map", tr("The whole map (Home)"), canvas.fit)
        row(farther, nearer, whole_map, self.lasso, on=self._tools, margins=4, gap=2)
        foot, whole = row(None, self._tools), QGridLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        for part in (canvas, self.covers):
            whole.addWidget(part, 0, 0)
        whole.addLayout(column(None, self._words, None, foot, margins=2 * theme.UNIT), 0, 0)

    def _connect(self, search: Callable[[str], None]) -> None:
        canvas, bus = self.canvas, self._bus
        bus.listen(MapChanged, self._take_map)
        bus.listen(MapProgressed, self._show_progress)
        bus.listen(TableChanged, self._leave_out)
        self._browser.signs_changed.connect(canvas.set_signs)
        canvas.set_signs(self._browser.signs)
        canvas.noun_chosen.connect(search)
        self.covers.chosen.connect(search)
        canvas.drawn.connect(lambda: self.lasso.setChecked(False))
        self.lasso.toggled.connect(self._set_lasso)
        self._switch.buttonClicked.connect(self._show_state)

    # What it shows

    def title(self) -> Title:
        """Return the title above the map."""
        return Title(tr("Explore"), sentence=self._words.text() if self._has_map() else "")

    def _take_map(self, made: LibraryMap | None, covers: Sequence[Cover]) -> None:
        """Show a map; offer covers in its place, if there are any."""
        self.covers.show_covers(covers)
        self._to_covers.setEnabled(bool(covers))
        if not covers:
            self._to_map.setChecked(True)
        self.show_map(made)

    def show_map(self, made: LibraryMap | None) -> None:
        """Show a map; None: there is none yet."""
        self._map = made or no_map()
        if self._has_map():
            self.grid.show_photos(self._map.photos.tolist())
            self.canvas.show_map(self._map)
        self._show_state()

    def _leave_out(self, changes: Changes) -> None:
        """Show photos that were removed no longer; the library makes the map anew in idle time."""
        kept = ~np.isin(self._map.photos, changes.removed)
        if not kept.all():
            made = self._map
            here = made.photos[kept], made.cells[kept], made.colours[kept]
            self.show_map(LibraryMap(*here, made.regions))
        self._show_state()

    def selected(self) -> tuple[int, ...]:
        """Return the photos to work on: none where covers hide them."""
        return self.grid.selected() if self._to_map.isChecked() else ()

    def _show_progress(self, progress: Progress | None) -> None:
        """Show the progress of a new map; None: none is being made."""
        self._progress = progress
        self._show_state()

    def _show_state(self, *_: object) -> None:
        """Show the map or the covers, as is chosen, and how far a map is that is being made."""
        on_map, has_map, progress = self._to_map.isChecked(), self._has_map(), self._progress
        shown, hidden = (self.canvas, self.covers)[:: 1 if on_map else -1]
        shown.show()
        self.setFocusProxy(shown)
        if hidden.hasFocus():
            shown.setFocus()  # else Qt would focus the next control
        hidden.hide()
        self._words.setVisible(not has_map)
        self._tools.setVisible(on_map and has_map)
        waiting = "" if has_map else tr(WAITING if self._bus.photos.all() else EMPTY)
        self._words.setText(waiting if progress is None else self._progress_sentence(progress))
        self._browser.refresh_title()

    def _progress_sentence(self, progress: Progress) -> str:
        percent = round(100 * progress.done / max(1, progress.total))
        if self._has_map():
            return tr("Updating the map with your thumbs: {percent}%", percent=percent)
        return tr_n(
            "Making the map of {n} photo: {percent}%",
            "Making the map of {n} photos: {percent}%",
            len(self._bus.photos.all()),
            percent=percent,
        )

    def _has_map(self) -> bool:
        return len(self._map.photos) > 0

    def _set_lasso(self, on: bool) -> None:
        self.canvas.lassoing = on
        self.canvas.setFocus()
