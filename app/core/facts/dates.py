"""Parse dates as people type them ("2024-06", "last summer", "since May 2023") into spans of days.

A span is stored as text: an ISO 8601 year, month or day, or two of these joined by "..", of which
one may be missing. Relative dates are converted when they are typed, so the stored text means the
same next year. Seasons are northern ones of three whole months.
"""

from __future__ import annotations

import calendar
import math
import re
from datetime import date, timedelta

_PART = r"\d{4}(?:-\d{2}(?:-\d{2})?)?"
_SPAN = re.compile(rf"({_PART})?\.\.({_PART})?")
_NAMES = "january february march april may june july august september october november december"
MONTHS = {
    short: number
    for number, name in enumerate(_NAMES.split(" "), 1)
    for short in (name, name[:3], name[:4])
}
SEASONS = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}
_MONTH_YEAR = re.compile(r"([a-z]+) (\d{4})")
_DAY_MONTH_YEAR = re.compile(r"(\d{1,2})\.? ([a-z]+) (\d{4})")
_BOUNDED = re.compile(r"(since|from|before|until) (.+)")
_OTHERS = "today yesterday this last week weekend month year since from before until"
WORDS = frozenset([*MONTHS, *SEASONS, *_OTHERS.split(" ")])
"""Words that can be part of a date."""

EARLIEST = date(1800, 1, 1)
"""The beginning of photography; a smaller number is no year."""

Days = tuple[date, date]
"""The first day, and the last one."""


def span_named(phrase: str, today: date) -> str:
    """Return the span that a lower-case phrase names; empty if it names none."""
    if bounded := _BOUNDED.fullmatch(phrase):
        return _bounded(bounded[1], _days_named(bounded[2], today))
    if ".." in phrase:
        return _between(phrase)
    days = _days_named(phrase, today)
    return "" if days is None else text_of_days(*days)


def seconds_of(span: str) -> tuple[float, float]:
    """Return the span in local seconds since 1970, infinite if open. Raises ValueError."""
    first, last = (_days(part) if part else None for part in _sides(span))
    return (
        -math.inf if first is None else float(calendar.timegm(first[0].timetuple())),
        math.inf if last is None else calendar.timegm(last[1].timetuple()) + 86_400.0,
    )


def text_of_days(first: date, last: date) -> str:
    """Return the shortest text of the span from the first day to the last one."""
    if first == last:
        return first.isoformat()
    if (first.month, first.day, last.month, last.day) == (1, 1, 12, 31):
        return _joined(f"{first.year:04}", f"{last.year:04}")
    if first.day == 1 and last.day == _length(last.year, last.month):
        return _joined(f"{first.year:04}-{first.month:02}", f"{last.year:04}-{last.month:02}")
    return f"{first.isoformat()}..{last.isoformat()}"


def _joined(first: str, last: str) -> str:
    return first if first == last else f"{first}..{last}"


def _sides(span: str) -> tuple[str, str]:
    first, two, last = span.partition("..")
    return (first, last) if two else (span, span)


def _between(phrase: str) -> str:
    found = _SPAN.fullmatch(phrase)
    if found is None or not any(found.groups()):
        return ""
    try:
        first, last = (_days(part) if part else None for part in found.groups())
    except ValueError:
        return ""
    if first and last:
        if first[0] > last[0]:
            first, last = last, first
        return text_of_days(first[0], max(first[1], last[1]))
    return phrase


def _bounded(word: str, days: Days | None) -> str:
    if days is None:
        return ""
    first, last = days
    if word in ("since", "from"):
        return f"{text_of_days(first, last).partition('..')[0]}.."
    end = last if word == "until" else first - timedelta(days=1)
    return f"..{end.isoformat()}"


def _days_named(phrase: str, today: date) -> Days | None:
    """Return the days of a phrase without an open side."""
    try:
        if re.fullmatch(_PART, phrase):
            return _days(phrase)
        if found := _DAY_MONTH_YEAR.fullmatch(phrase):
            return _days(f"{found[3]}-{MONTHS[found[2]]:02}-{int(found[1]):02}")
        if (found := _MONTH_YEAR.fullmatch(phrase)) and found[1] in SEASONS:
            return _season(SEASONS[found[1]], _year(found[2]))
        if found:
            return _days(f"{found[2]}-{MONTHS[found[1]]:02}")
        return _relative(phrase, today)
    except (ValueError, KeyError, OverflowError):
        return None


def _days(part: str) -> Days:
    """Return the days of "2024", "2024-06" or "2024-06-15". Raises ValueError."""
    year, month, day = (*(int(number) for number in part.split("-")), 0, 0)[:3]
    _year(part[:4])
    if day:
        return date(year, month, day), date(year, month, day)
    if month:
        return date(year, month, 1), date(year, month, _length(year, month))
    return date(year, 1, 1), date(year, 12, 31)


def _year(text: str) -> int:
    if not EARLIEST.year <= int(text):
        raise ValueError(text)
    return int(text)


def _length(year: int, month: int) -> int:
    return calendar.monthrange(year, month)[1]


def _season(month: int, year: int) -> Days:
    """Return the season that starts with this month; winter is of the year in which it ends."""
    start = date(year - 1 if month == 12 else year, month, 1)
    end = date(year, 2 if month == 12 else month + 2, 1)
    return start, end.replace(day=_length(end.year, end.month))


def _relative(phrase: str, today: date) -> Days | None:
    day = timedelta(days=1)
    if phrase in ("today", "yesterday"):
        when = today if phrase == "today" else today - day
        return when, when
    season, _, of_year = phrase.partition(" ")
    if season in SEASONS and of_year in ("this year", "last year"):
        return _season(SEASONS[season], today.year - (of_year == "last year"))
    which, _, unit = phrase.partition(" ")
    if which not in ("this", "last") or not unit:
        return None
    back = which == "last"
    monday = today - today.weekday() * day - (7 * day if back else 0 * day)
    first = today.replace(day=1)
    month = (first - day).replace(day=1) if back else first
    match unit:
        case "week":
            return monday, monday + 6 * day
        case "weekend":
            return monday + 5 * day, monday + 6 * day
        case "month":
            return month, month.replace(day=_length(month.year, month.month))
        case "year":
            return _days(str(today.year - back))
    if unit not in SEASONS:
        return None
    years = range(today.year + 1, today.year - 2, -1)
    seasons = [_season(SEASONS[unit], year) for year in years]
    if back:
        return next(season for season in seasons if season[1] < today)
    return next(season for season in seasons if season[0] <= today)
