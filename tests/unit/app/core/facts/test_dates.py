"""Dates as people type them, seen from a Sunday in November."""

from __future__ import annotations

import calendar
import math
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.facts.dates import seconds_of, span_named, text_of_days

TODAY = date(2026, 11, 22)


@pytest.mark.parametrize(
    ("phrase", "span"),
    [
        ("2024", "2024"),
        ("2024-06", "2024-06"),
        ("2024-06-15", "2024-06-15"),
        ("2024-06-01..2024-06-15", "2024-06-01..2024-06-15"),
        ("2024-06-15..2024-06-01", "2024-06-01..2024-06-15"),
        ("2024-01..2024-12", "2024"),
        ("2023..2024", "2023..2024"),
        ("2024-06..", "2024-06.."),
        ("..2024", "..2024"),
        ("june 2024", "2024-06"),
        ("sept 2024", "2024-09"),
        ("15 jun 2024", "2024-06-15"),
        ("summer 2024", "2024-06..2024-08"),
        ("winter 2024", "2023-12..2024-02"),
        ("since 2024", "2024.."),
        ("before june 2024", "..2024-05-31"),
        ("until 2024", "..2024-12-31"),
        ("today", "2026-11-22"),
        ("yesterday", "2026-11-21"),
        ("this week", "2026-11-16..2026-11-22"),
        ("last week", "2026-11-09..2026-11-15"),
        ("last weekend", "2026-11-14..2026-11-15"),
        ("this month", "2026-11"),
        ("last month", "2026-10"),
        ("last year", "2025"),
        ("last summer", "2026-06..2026-08"),
        ("last winter", "2025-12..2026-02"),
        ("this autumn", "2026-09..2026-11"),
        ("last autumn", "2025-09..2025-11"),
    ],
)
def test_spans(phrase: str, span: str) -> None:
    assert span_named(phrase, TODAY) == span
    assert span_named(span, TODAY) == span


NO_DAYS = (
    ",..,1024,2024-13,2024-02-30,2024-6,june,31 june 2024,last,since,last thing,2024..2023-13,"
    "99999,x..2024,since ever"
)


@pytest.mark.parametrize("phrase", NO_DAYS.split(","))
def test_what_names_no_days(phrase: str) -> None:
    assert span_named(phrase, TODAY) == ""


def test_last_month_of_a_january_is_december() -> None:
    assert span_named("last month", date(2026, 1, 31)) == "2025-12"
    assert span_named("last summer", date(2026, 7, 1)) == "2025-06..2025-08"


def test_seconds_by_hand() -> None:
    since, until = seconds_of("1970-01-02")
    assert (since, until) == (86_400.0, 172_800.0)
    assert seconds_of("..1970") == (-math.inf, 365 * 86_400.0)
    assert seconds_of("1970..") == (0.0, math.inf)


DAYS = st.dates(date(1800, 1, 1), date(9998, 12, 31))


@given(DAYS, DAYS, st.dates(date(1900, 1, 1), date(2100, 1, 1)))
def test_a_span_is_its_days_and_named_by_its_own_text(a: date, b: date, today: date) -> None:
    first, last = min(a, b), max(a, b)
    span = text_of_days(first, last)
    assert span_named(span, today) == span
    since, until = seconds_of(span)
    assert since == calendar.timegm(first.timetuple())
    assert until == calendar.timegm(last.timetuple()) + 86_400
