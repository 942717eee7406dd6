"""View of tiles in sections: headings that stay at the top while their photos are in the view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.core.photos.order import DatedSections, GroupBy
from app.ui.photos.headings import HEIGHT, paint_heading, sentence
from app.ui.photos.layout import Ints, TileForm
from app.ui.photos.photo_model import PhotoModel
from app.ui.photos.tile_view import TileView


class SectionedView(TileView):
    """A TileView whose tiles may be parted by headings."""

    _sections: DatedSections | None = None  # Qt asks for the layout while the view is made
    _group = GroupBy.NOTHING

    def __init__(self, model: PhotoModel, form: TileForm, parent: QWidget | None = None) -> None:
        super().__init__(model, replace(form, heading=HEIGHT), parent)

    def set_sections(
        self, sections: DatedSections | None, group: GroupBy = GroupBy.NOTHING
    ) -> None:
        """Part the tiles by headings; None: there are none. To be called before the photos change
        that they are of."""
        if sections != self._sections or group != self._group:
            self._sections, self._group = sections, group
            self._forget_layout()
            self.scheduleDelayedItemsLayout()

    def sections(self) -> DatedSections | None:
        """Give the sections, if there are any."""
        return self._sections

    def has_sections(self) -> bool:
        """Tell whether there are headings."""
        return self._sections is not None

    def heading_at(self, point: QPoint) -> int | None:
        """Give the section whose heading is at a point of the view."""
        if self._sections is None or not len(self.tiles()):
            return None
        tiles, y = self.tiles(), point.y() + self.verticalOffset()
        if point.y() < self.covered():
            pinned = self._pinned()
            return pinned + 1 if point.y() >= self._heading_top(pinned) + HEIGHT else pinned
        section = tiles.section_at(y)
        return section if section >= 0 and y < tiles.headings[section] + HEIGHT else None

    def rows_of(self, section: int) -> range:
        """Give the rows of the model that are in a section."""
        if self._sections is None:
            raise IndexError(section)
        found = self._sections[section]
        return range(found.first, found.first + found.count)

    def headings_in_sight(self) -> Iterator[tuple[int, QRect, str]]:
        """Give each heading in the view: its section, its rectangle in the viewport, what it
        says."""
        tiles, sections = self.tiles(), self._sections
        if sections is None or not len(tiles):
            return
        last = tiles.section_at(self.viewport().height() + self.verticalOffset())
        for number in range(self._pinned(), last + 1):
            rect = QRect(0, self._heading_top(number), self.viewport().width(), HEIGHT)
            if rect.intersects(self.viewport().rect()):
                yield number, rect, sentence(sections[number], self._group)

    def _pinned(self) -> int:
        """Give the section whose heading stays at the top of the view."""
        return max(0, self.tiles().section_at(self.verticalOffset()))

    def _heading_top(self, section: int) -> int:
        """Give where in the view a heading is; the pinned one makes way for the next."""
        headings, offset = self.tiles().headings, self.verticalOffset()
        top = int(headings[section]) - offset
        if section != self._pinned():
            return top
        follows = section + 1 < len(headings)
        return min(0, int(headings[section + 1]) - offset - HEIGHT) if follows else 0

    def covered(self) -> int:
        return HEIGHT if self.has_sections() and len(self.tiles()) else 0

    def _starts(self) -> Ints | None:
        sections = self._sections
        count = self.photo_model.rowCount()
        if sections is None or sections[-1].first + sections[-1].count != count:
            return None  # they are of photos that are not shown any more, or not yet
        return sections.firsts

    def _paint_above(self, painter: QPainter, area: QRect) -> None:
        tiles, sections = self.tiles(), self._sections
        if sections is None or not len(tiles):
            return
        top, last = self._pinned(), tiles.section_at(area.bottom() + self.verticalOffset())
        for number in range(last, top - 1, -1):
            rect = QRect(0, self._heading_top(number), self.viewport().width(), HEIGHT)
            if rect.intersects(area):
                paint_heading(painter, rect, sentence(sections[number], self._group), self)
