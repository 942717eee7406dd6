"""How many photos there are of each month: what a strip along the time is drawn of."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from likewise.app.core.photos.order import days_of
from likewise.app.core.photos.table import Ids, PhotoTable


@dataclass(frozen=True, slots=True)
class Months:
    """The months of photos in their order, rising or falling without a gap between. ``months``:
    datetime64[M] (m,), those that have photos; ``first``: the place of the first photo of each;
    ``counts``: how many each has."""

    months: NDArray[np.datetime64]
    first: NDArray[np.int64]
    counts: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.months)

    def at(self, place: int) -> int:
        """Give the month, by its number, of the photo at a place."""
        return max(0, int(np.searchsorted(self.first, place, side="right")) - 1)

    def shares(self) -> NDArray[np.float64]:
        """How far along the time each month begins, from 0 to 1 where the last one ends, (m + 1,):
        every month of the calendar is as long as the others."""
        since = np.abs(self.months.astype(np.int64) - self.months[0].astype(np.int64))
        span = since[-1] + 1
        return np.asarray(np.append(since, span) / span)


def months_of(photos: Ids, table: PhotoTable) -> Months | None:
    """The months of photos, int64 (n,), in this order; None if they do not follow the time, or are
    of one month alone. Those without a date, which come last or first, are left out."""
    days = days_of(table.dates(photos))
    dated = np.flatnonzero(~np.isnat(days))
    if not len(dated):
        return None
    months = days[dated].astype("datetime64[M]")
    steps = np.diff(months.astype(np.int64))
    if not (steps.any() and ((steps >= 0).all() or (steps <= 0).all())):
        return None
    begins = np.append(0, np.flatnonzero(steps) + 1)
    counts = np.diff(np.append(begins, len(dated)))
    return Months(months[begins], dated[begins], counts)
