"""Which backups to keep: many of today, one a day of this week, then one a week and one a month."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

HOUR = 3_600.0
DAY = 24 * HOUR
STEPS = ((HOUR, 24), (DAY, 7), (7 * DAY, 5), (30 * DAY, 12))
"""(width of a slot in seconds, slots): of the last slots in which there are backups the oldest is
kept, so that one which was kept stays until it is too old for all; the newest is kept, too."""

DAYS_ON_PURPOSE = 2
"""For so many days all are kept that somebody asked for, or were made before something risky."""


def kept(newest_first: Sequence[float], on_purpose: Iterable[float] = ()) -> list[float]:
    """The times of the backups to keep, in their order; those ``on_purpose`` are among the others.

    ``newest_first``: seconds since the epoch, in the order in which the backups were made, which is
    not theirs where a clock was wrong. What is later than the newest is from the future and stays.
    A slot counts by what is in it and not by how long ago it was, so a clock that was ahead takes
    one slot of each width and makes no other backup old. Nor does it matter when, or how often,
    this is asked: what is dropped once would be dropped later too.
    """
    past = [time for time in newest_first if time <= newest_first[0]]
    keep = {*past[:1], *(time for time in newest_first if time > past[0])}
    days = {time // DAY for time in _oldest_of_slots(past, DAY, DAYS_ON_PURPOSE)}
    keep |= {time for time in on_purpose if time // DAY in days}
    for width, slots in STEPS:
        keep |= {*_oldest_of_slots(past, width, slots)}
    return [time for time in dict.fromkeys(newest_first) if time in keep]


def _oldest_of_slots(newest_first: Sequence[float], width: float, slots: int) -> list[float]:
    oldest = {time // width: time for time in newest_first}
    return list(oldest.values())[:slots]
