"""Choose the backups to keep: many of today, one a day of this week, then one a week or month."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

HOUR = 3_600.0
DAY = 24 * HOUR
STEPS = ((HOUR, 24), (DAY, 7), (7 * DAY, 5), (30 * DAY, 12))
"""(width of a slot in seconds, number of slots): the oldest backup in each of the last slots that
have any is kept, so that a kept one stays until it is too old for all. The newest is kept, too."""

DAYS_ON_PURPOSE = 2
"""For so many days, all backups that a person asked for, or made before a risk, are kept."""


def kept(newest_first: Sequence[float], on_purpose: Iterable[float] = ()) -> list[float]:
    """Return the times of the backups to keep, in order; those ``on_purpose`` are among the others.

    ``newest_first``: seconds since the epoch, in the order in which the backups were made, which is
    not that of times if a clock was wrong. A time later than that of the newest is from the future
    and is kept. Slots are counted by those that hold backups, not by their age, so a clock that was
    ahead takes one slot of each width and makes no other backup old. It doesn't matter when, or how
    often, this is called: what is dropped once would be dropped later too.
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
