"""The pace of a scan: as it was chosen, and gently on battery."""

from __future__ import annotations

import pytest

from app.core.base.work_types import Pace
from app.work.reading import pace
from app.work.reading.pace import PaceKeeper


class Clock:
    """A battery, and a clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.battery = False
        self.asked = 0

    def monotonic(self) -> float:
        return self.now

    def power(self) -> bool:
        self.asked += 1
        return self.battery


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(pace, "time", made)
    monkeypatch.setattr(pace, "on_battery", made.power)
    return made


def test_it_goes_as_it_was_chosen(clock: Clock) -> None:
    keeper = PaceKeeper(lambda _: None)
    assert keeper.now() == (False, False)
    keeper.choose(Pace(gentle=True, paused=True))
    assert keeper.now() == (True, True)
    keeper.choose(Pace())
    assert keeper.now() == (False, False)


def test_on_battery_it_goes_gently_and_says_so_once(clock: Clock) -> None:
    said: list[str] = []
    keeper = PaceKeeper(said.append)
    keeper.now()
    clock.battery = True
    for _ in range(5):
        # the battery is looked at now and then, not at each step
        assert keeper.now() == (False, False)
    assert clock.asked == 1
    clock.now += pace.POWER_EVERY
    assert keeper.now() == (True, False)
    assert keeper.now() == (True, False)
    clock.battery = False
    clock.now += pace.POWER_EVERY
    assert keeper.now() == (False, False)
    assert said == ["On battery: reading gently, with one core.", "Reading with all cores again."]


def test_whoever_wants_it_fast_on_battery_gets_it_at_once(clock: Clock) -> None:
    clock.battery = True
    said: list[str] = []
    keeper = PaceKeeper(said.append)
    assert keeper.now() == (True, False)
    keeper.choose(Pace(spare_battery=False))
    assert keeper.now() == (False, False)


def test_who_reads_gently_anyway_is_not_told_of_the_battery(clock: Clock) -> None:
    clock.battery = True
    said: list[str] = []
    keeper = PaceKeeper(said.append)
    keeper.choose(Pace(gentle=True))
    keeper.now()
    assert said == []
