"""Which backups to keep: many of today, one a day of this week, then one a week and one a month."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

HOUR = 3_600.0
DAY = 24 * HOUR
STEPS = ((HOUR, 24), (DAY, 7), (7 * DAY, 5), (30 * DAY, 12))
"""(width of a slot in seconds, slots): the oldest backup of each slot is kept, so that one which
was kept stays until it is too old for all slots; the newest is kept in any case, and for a day each
that somebody asked for, or that was made before something risky."""


def kept(times: Iterable[float], on_purpose: Iterable[float] = ()) -> list[float]:
    """The times of the backups to keep, newest first; those ``on_purpose`` are among ``times``.

    Slots are counted from the epoch and not from now, so it does not matter when, or how often,
    this is asked: what is dropped once would be dropped later too.

    ``times``: seconds since the epoch. The age is measured from the newest, since a clock may be
    wrong.
    """
    newest_first = sorted(set(times), reverse=True)
    if not newest_first:
        return []
    keep = {newest_first[0], *(time for time in on_purpose if newest_first[0] - time < DAY)}
    for width, slots in STEPS:
        keep |= set(_oldest_of_slots(newest_first, width, slots))
    return sorted(keep, reverse=True)


def _oldest_of_slots(newest_first: Sequence[float], width: float, slots: int) -> list[float]:
    last = newest_first[0] // width
    oldest = {time // width: time for time in newest_first if last - time // width < slots}
    return list(oldest.values())
