"""Keep the photos of a grid in their given order, and sort and group them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from app.core.photos.order import PhotoOrder, arrange
from app.core.photos.table import Ids, SortingTable, ids_of
from app.ui.photos.headings import Headings, dated_headings
from app.ui.photos.layout import Ints


class Listing:
    """Photos as they were ``given``, their ``order``, and the ``headings`` of it, if any."""

    def __init__(self, table: SortingTable) -> None:
        self._table = table
        self.order = PhotoOrder()
        self.given: tuple[int, ...] = ()
        self._ids = ids_of(())  # `given` as an array
        self.headings: Headings | None = None

    def arrange(
        self, photos: Sequence[int] | Ids, headings: Headings | None = None
    ) -> tuple[Sequence[int] | Ids, Ids]:
        """Return the sorted photos, also as an array. ``headings``: those of the given order."""
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
        self.headings = None if dated is None else dated_headings(dated, self.order.group)
        return arranged.photos, arranged.photos

    def firsts(self, count: int) -> Ints | None:
        """Return the first row of each section.
        None without sections, or if the last one begins at or beyond row ``count``."""
        firsts = None if self.headings is None else self.headings.firsts
        return firsts if firsts is not None and len(firsts) and firsts[-1] < count else None

    def rows_of(self, section: int) -> range:
        """Return the rows of a section."""
        if self.headings is None:
            raise IndexError(section)
        first = int(self.headings.firsts[section])
        return range(first, first + self.headings.heading(section).count)

    def asked_rows(self) -> range:
        """Return the rows of the first section to check, whose thumbs are always shown."""
        if self.headings is None or self.order != PhotoOrder():
            return range(0)
        sections = range(len(self.headings.firsts))
        asks = (each for each in sections if self.headings.heading(each).asks)
        first = next(asks, None)
        return range(0) if first is None else self.rows_of(first)
