"""Which backups are kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.safety.backups import DAY, HOUR, kept

NOON = 400 * DAY + 12 * HOUR  # a full hour, day 400


def test_of_each_hour_the_first_and_the_newest_of_all() -> None:
    half_hours = [NOON - n * HOUR / 2 for n in range(5)]  # 12:00, 11:30, 11:00, 10:30, 10:00
    assert kept(half_hours) == [NOON, NOON - HOUR, NOON - 2 * HOUR]
    assert kept([NOON + 120, NOON + 60, NOON]) == [NOON + 120, NOON]


def test_what_was_made_on_purpose_stays_on_two_days() -> None:
    asked = NOON + 60
    assert kept([NOON + 120, asked, NOON], [asked]) == [NOON + 120, asked, NOON]
    assert asked in kept([asked + DAY, asked, NOON], [asked])
    assert asked in kept([asked + 30 * DAY, asked, NOON], [asked])  # nothing was made in between
    assert asked not in kept([asked + 2 * DAY, asked + DAY, asked, NOON], [asked])


def test_a_clock_that_was_ahead_makes_nothing_old() -> None:
    hours = [NOON - n * HOUR for n in range(24 * 400)]
    wrong = NOON + 700 * DAY
    kept_before = kept(hours)
    lost = {*kept_before} - {*kept([wrong, *hours])}
    assert len(lost) <= 4  # a slot of each width
    right, *others = kept([NOON + HOUR, *kept_before])
    assert kept([NOON + HOUR, wrong, *kept_before]) == [right, wrong, *others]


def test_after_a_day_one_a_day_is_left() -> None:
    hours = [NOON - n * HOUR for n in range(72)]
    days = [time for time in kept(hours) if time <= NOON - 24 * HOUR]
    assert days == [NOON - 36 * HOUR, NOON - 60 * HOUR, NOON - 71 * HOUR]  # midnights, the oldest


def test_years_take_few() -> None:
    hours = [NOON - n * HOUR for n in range(24 * 400)]
    assert len(kept(hours)) < 24 + 7 + 5 + 12


def test_nothing_of_nothing() -> None:
    assert kept([]) == []


@pytest.mark.slow
@given(st.lists(st.integers(0, 3_000), min_size=1, max_size=200), st.randoms())
def test_it_does_not_matter_how_often_they_are_thinned(hours: list[int], random) -> None:
    """Thinning after each new backup leaves what thinning once at the end would leave."""
    times = sorted({hour * HOUR / 2 for hour in hours})
    asked = {time for time in times if random.random() < 0.5}
    there: list[float] = []
    for time in times:
        there = [time, *there]
        if random.random() < 0.5:
            there = kept(there, asked & {*there})
    assert kept(there, asked & {*there}) == kept(times[::-1], asked)


@given(st.lists(st.integers(0, 3_000), min_size=1, max_size=200))
def test_whatever_the_clocks_said_the_newest_and_the_future_stay(hours: list[int]) -> None:
    times = [hour * HOUR / 2 for hour in hours]
    keep = kept(times)
    assert keep[0] == times[0]
    assert {time for time in times if time > times[0]} <= {*keep}
    assert sum(time <= times[0] for time in keep) <= 1 + 24 + 7 + 5 + 12
