"""Sort and group photos under headings, and count those of each month or day for the time line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from app.core.photos.sorting_table import Ids, SortingTable

_DAY = 86_400  # seconds
_UNDATED = np.datetime64("NaT")


class SortBy(StrEnum):
    """The keys that photos can be sorted by."""

    GIVEN = "given"  # the list's own order: likeness, an album's order, the order of a scan
    DATE = "date"
    NAME = "name"
    FOLDER = "folder"
    SIZE = "size"
    STARS = "stars"


class GroupBy(StrEnum):
    """The spans of time that photos can be grouped by."""

    NOTHING = "nothing"
    DAY = "day"
    MONTH = "month"
    YEAR = "year"


_UNITS = {GroupBy.DAY: "D", GroupBy.MONTH: "M", GroupBy.YEAR: "Y"}


@dataclass(frozen=True, slots=True)
class PhotoOrder:
    """How photos are sorted and grouped by date; ties keep the given order.

    The newest group comes first, unless photos are sorted by ascending date.
    """

    by: SortBy = SortBy.GIVEN
    descending: bool = False
    group: GroupBy = GroupBy.NOTHING

    @property
    def follows_time(self) -> bool:
        """Whether photos are in the order of their dates, at the grain of the groups."""
        return self.by is SortBy.DATE or self.group is not GroupBy.NOTHING

    @property
    def newest_first(self) -> bool:
        """Whether the photo taken last comes first."""
        return self.by is SortBy.DATE and self.descending

    @classmethod
    def parse(cls, text: str) -> PhotoOrder:
        """Read what ``str`` wrote; the list's own order if that is invalid."""
        words = text.split()
        try:
            by, way, group = words
            return cls(SortBy(by), way == "descending", GroupBy(group))
        except ValueError:
            return cls()

    def __str__(self) -> str:
        way = "descending" if self.descending else "ascending"
        return f"{self.by} {way} {self.group}"


@dataclass(frozen=True, slots=True)
class DatedSection:
    """Photos under one heading. ``date``: its first day; None: their dates are not known."""

    first: int  # position of the first one
    count: int
    date: np.datetime64 | None


@dataclass(frozen=True, slots=True)
class Arranged:
    """Photos in order, and their sections; None: there are no headings."""

    photos: Ids
    sections: tuple[DatedSection, ...] | None = None


def arrange(photos: Ids, order: PhotoOrder, table: SortingTable) -> Arranged:
    """Sort and group photos, int64 (n,); undated ones come last where dates count, by file date."""
    if order == PhotoOrder():
        return Arranged(photos)
    keys = _sort_keys(photos, order.by, table)
    if order.descending:
        keys = [-key for key in keys]
    undated = table.dated_by_file(photos)
    if order.group is GroupBy.NOTHING:
        last = [undated.astype(np.int64)] if order.by is SortBy.DATE else []
        return Arranged(photos[_sorting([*keys, *last])])
    days = days_of(table.dates(photos))
    dates = np.where(undated, days[:1], days).astype(f"datetime64[{_UNITS[order.group]}]")
    dates[undated] = _UNDATED
    oldest_first = order.by is SortBy.DATE and not order.descending
    groups = dates.astype(np.int64) * (1 if oldest_first else -1)
    undated_last = np.where(np.isnat(dates), groups.max(initial=0) + 1, groups)
    sorting = _sorting([*keys, undated_last])
    dates, arranged = dates[sorting], photos[sorting]
    return Arranged(arranged, _sections(dates))


def days_of(seconds: NDArray[np.float64]) -> NDArray[np.datetime64]:
    """Return the days of moments on the camera's clock; NaT for NaN."""
    known = ~np.isnan(seconds)
    whole = np.floor(np.where(known, seconds, 0) / _DAY).astype(np.int64)
    return np.where(known, whole.astype("datetime64[D]"), _UNDATED)


def _sort_keys(photos: Ids, by: SortBy, table: SortingTable) -> list[NDArray[np.int64]]:
    """Return the keys to sort photos by, the most important last."""
    match by:
        case SortBy.DATE:
            dates = table.dates(photos)
            known = ~np.isnan(dates)
            thousandths = np.rint(np.where(known, dates, 0) * 1000).astype(np.int64)
            return [np.where(known, thousandths, thousandths.min(initial=0) - 1)]
        case SortBy.NAME:
            return [table.name_ranks(photos)]
        case SortBy.FOLDER:
            return [table.name_ranks(photos), table.folder_ranks(photos)]
        case SortBy.SIZE:
            return [table.sizes(photos)]
        case SortBy.STARS:
            return [table.stars(photos).astype(np.int64)]
        case _:
            return [np.arange(len(photos))]


def _sorting(keys: Sequence[NDArray[np.int64]]) -> NDArray[np.int64]:
    """Return the stable order by keys, the most important last, faster than `numpy.lexsort`."""
    sorting = np.argsort(keys[0], kind="stable")
    for key in keys[1:]:
        sorting = sorting[np.argsort(key[sorting], kind="stable")]
    return sorting


def _sections(dates: NDArray[np.datetime64]) -> tuple[DatedSection, ...] | None:
    if not len(dates):
        return None
    numbers = dates.astype(np.int64)  # NaT is the least, and equal to itself
    firsts = np.append(0, np.flatnonzero(np.diff(numbers)) + 1)
    counts = np.diff(np.append(firsts, len(dates)))
    return tuple(
        DatedSection(first, count, None if np.isnat(date) else date)
        for first, count, date in zip(
            firsts.tolist(), counts.tolist(), dates[firsts].astype("datetime64[D]"), strict=True
        )
    )


_A_YEAR = np.timedelta64(366, "D")


@dataclass(frozen=True, slots=True)
class Times:
    """The months of photos in order, or the days if all are within a year; ascending or descending.

    ``times``: datetime64[M] or [D] (m,), only those with photos; ``first``: the position of the
    first photo of each; ``counts``: the number of photos of each.
    """

    times: NDArray[np.datetime64]
    first: NDArray[np.int64]
    counts: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.times)

    @property
    def by_day(self) -> bool:
        """Whether ``times`` are days."""
        return self.times.dtype == np.dtype("datetime64[D]")

    def at(self, position: int) -> int:
        """Return the index of the month or day of the photo at a position."""
        return max(0, int(np.searchsorted(self.first, position, side="right")) - 1)

    def shares(self) -> NDArray[np.float64]:
        """Return where each starts on a scale of equal units from 0 to 1, and the end, (m + 1,)."""
        since = np.abs(self.times.astype(np.int64) - self.times[0].astype(np.int64))
        span = since[-1] + 1
        return np.asarray(np.append(since, span) / span)


def times_of(photos: Ids, table: SortingTable) -> Times | None:
    """Return the months or days of photos, int64 (n,), in this order, ignoring undated ones.

    None if the photos are not in order of time, or are of one day or month only.
    """
    days = days_of(table.dates(photos))
    days[table.dated_by_file(photos)] = np.datetime64("NaT")
    dated = np.flatnonzero(~np.isnat(days))
    if not len(dated):
        return None
    times = days[dated]
    if np.abs(times[-1] - times[0]) > _A_YEAR:
        times = times.astype("datetime64[M]")
    steps = np.diff(times.astype(np.int64))
    if not (steps.any() and ((steps >= 0).all() or (steps <= 0).all())):
        return None
    begins = np.append(0, np.flatnonzero(steps) + 1)
    counts = np.diff(np.append(begins, len(dated)))
    return Times(times[begins], dated[begins], counts)
