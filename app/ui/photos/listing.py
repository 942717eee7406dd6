"""Photos of a grid as they were given, and as they are sorted and grouped."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from app.core.photos.order import PhotoOrder, arrange
from app.core.photos.table import Ids, SortingTable, ids_of
from app.ui.photos.headings import DatedHeadings, Headings
from app.ui.photos.layout import Ints


class Listing:
    """Attributes: ``order``; ``given``, the photos before they are sorted; ``headings``, if any."""

    def __init__(self, table: SortingTable) -> None:
        self._table = table
        self.order = PhotoOrder()
        self.given: tuple[int, ...] = ()
        self._ids = ids_of(())  # of those given
        self.headings: Headings | None = None

    def arrange(
        self, photos: Sequence[int] | Ids, headings: Headings | None = None
    ) -> tuple[Sequence[int] | Ids, Ids]:
        """Give the photos in their order, and the same as an array. ``headings``: of the order that
        they are given in."""
        if isinstance(photos, np.ndarray):
            self.given, self._ids = tuple(photos.tolist()), photos
        elif photos is not self.given:
            self.given = tuple(photos)
            self._ids = ids_of(self.given)
        if self.order == PhotoOrder():
            self.headings = headings
            return self.given, self._ids
        arranged = arrange(self._ids, self.order, self._table)
        dated = arranged.sections
        self.headings = None if dated is None else DatedHeadings(dated, self.order.group)
        return arranged.photos, arranged.photos

    def firsts(self, count: int) -> Ints | None:
        """Give the first of each section; None without any, or where ``count`` photos are not all
        of them yet."""
        firsts = None if self.headings is None else self.headings.firsts
        return firsts if firsts is not None and len(firsts) and firsts[-1] < count else None

    def rows_of(self, section: int) -> range:
        """Give the rows that are in a section."""
        if self.headings is None:
            raise IndexError(section)
        first = int(self.headings.firsts[section])
        return range(first, first + self.headings.heading(section).count)

    def asked_rows(self) -> range:
        """Give the rows whose thumbs are shown by themselves."""
        if self.headings is None or self.order != PhotoOrder():
            return range(0)
        sections = range(len(self.headings.firsts))
        asks = (each for each in sections if self.headings.heading(each).asks)
        first = next(asks, None)
        return range(0) if first is None else self.rows_of(first)
