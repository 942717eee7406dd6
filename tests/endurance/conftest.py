"""Tests that take hours, of which an ordinary run tries seconds: `--long` asks for all."""

from __future__ import annotations

import faulthandler
from dataclasses import dataclass

import pytest


@dataclass(frozen=True, slots=True)
class Long:
    """How much of a long test is wanted, and the seed of what is made by chance."""

    share: float
    seed: int

    @property
    def part(self) -> str:
        """Every so-manieth of many, as "0/10" for a tenth."""
        return f"0/{max(1, round(1 / self.share))}"


@pytest.fixture
def long(request: pytest.FixtureRequest) -> Long | None:
    """None without `--long`. The limit for one test does not hold for a long one."""
    option = request.config.getoption
    if not option("--long"):
        return None
    faulthandler.cancel_dump_traceback_later()
    return Long(option("--share"), option("--first-seed"))
