"""The pace of a scan: as it was chosen, and gently on battery."""

from __future__ import annotations

import pytest

from app.core.base.work_types import Pace
from app.work.reading import pace
from app.work.reading.pace import PaceKeeper


class FakeScan:
    """Remembers its pace."""

    def __init__(self) -> None:
        self.speed = ""
        self.paused = False

    def set_speed(self, speed: str) -> None:
        self.speed = speed

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False


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
    return made


def test_it_goes_as_it_was_chosen(clock: Clock) -> None:
    scan, keeper = FakeScan(), PaceKeeper(lambda _: None, clock.power)
    keeper.apply(scan)
    assert (scan.speed, scan.paused) == ("fast", False)
    keeper.choose(Pace(gentle=True, paused=True))
    keeper.apply(scan)
    assert (scan.speed, scan.paused) == ("gentle", True)
    keeper.choose(Pace())
    keeper.apply(scan)
    assert (scan.speed, scan.paused) == ("fast", False)


def test_on_battery_it_goes_gently_and_says_so_once(clock: Clock) -> None:
    said: list[str] = []
    scan, keeper = FakeScan(), PaceKeeper(said.append, clock.power)
    keeper.apply(scan)
    clock.battery = True
    for _ in range(5):
        keeper.apply(scan)
    assert scan.speed == "fast"  # the battery is looked at now and then, not at each step
    assert clock.asked == 1
    clock.now += pace.POWER_EVERY
    keeper.apply(scan)
    keeper.apply(scan)
    assert scan.speed == "gentle"
    clock.battery = False
    clock.now += pace.POWER_EVERY
    keeper.apply(scan)
    assert scan.speed == "fast"
    assert said == ["On battery: reading gently, with one core.", "Reading with all cores again."]


def test_whoever_wants_it_fast_on_battery_gets_it_at_once(clock: Clock) -> None:
    clock.battery = True
    said: list[str] = []
    scan, keeper = FakeScan(), PaceKeeper(said.append, clock.power)
    keeper.apply(scan)
    assert scan.speed == "gentle"
    keeper.choose(Pace(spare_battery=False))
    keeper.apply(scan)
    assert scan.speed == "fast"


def test_who_reads_gently_anyway_is_not_told_of_the_battery(clock: Clock) -> None:
    clock.battery = True
    said: list[str] = []
    keeper = PaceKeeper(said.append, clock.power)
    keeper.choose(Pace(gentle=True))
    keeper.apply(FakeScan())
    assert said == []
