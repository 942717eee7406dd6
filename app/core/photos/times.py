"""How many photos there are of each month, or day: what a strip along the time is drawn of."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.core.photos.order import days_of, in_units
from app.core.photos.table import Ids, SortingTable

_A_YEAR = np.timedelta64(366, "D")


@dataclass(frozen=True, slots=True)
class Times:
    """The months of photos in their order, rising or falling, or the days where all are of a year.
    ``times``: datetime64[M] or [D] (m,), those that have photos; ``first``: the position of the
    first photo of each; ``counts``: how many each has."""

    times: NDArray[np.datetime64]
    first: NDArray[np.int64]
    counts: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.times)

    @property
    def by_day(self) -> bool:
        """Whether these are days."""
        return self.times.dtype == np.dtype("datetime64[D]")

    def at(self, position: int) -> int:
        """Give the month or day, by its number, of the photo at a position."""
        return max(0, int(np.searchsorted(self.first, position, side="right")) - 1)

    def shares(self) -> NDArray[np.float64]:
        """How far along the time each begins, from 0 to 1 where the last one ends, (m + 1,): all
        months of the calendar are as long as each other."""
        since = np.abs(self.times.astype(np.int64) - self.times[0].astype(np.int64))
        span = since[-1] + 1
        return np.asarray(np.append(since, span) / span)


def times_of(photos: Ids, table: SortingTable) -> Times | None:
    """The months or days of photos, int64 (n,), in this order; None if they do not follow the time,
    or are of one day alone. Those that don't tell theirs, which come last, are left out."""
    days = days_of(table.dates(photos))
    days[table.dated_by_file(photos)] = np.datetime64("NaT")
    dated = np.flatnonzero(~np.isnat(days))
    if not len(dated):
        return None
    times = days[dated]
    if np.abs(times[-1] - times[0]) > _A_YEAR:
        times = in_units(times, "M")
    steps = np.diff(times.astype(np.int64))
    if not (steps.any() and ((steps >= 0).all() or (steps <= 0).all())):
        return None
    begins = np.append(0, np.flatnonzero(steps) + 1)
    counts = np.diff(np.append(begins, len(dated)))
    return Times(times[begins], dated[begins], counts)
