"""Merging shards at the end of a scan: told when it is done, given up when the scan is held."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.core.library.library import Library
from app.core.types import Changes
from app.work.reading import shards
from app.work.reading.shards import merge_shards

STEPS = 3


class StandIn:
    """A scan of a library whose shards are merged in STEPS."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.work = SimpleNamespace(paused=False, stopped=False)
        self.changes: list[Changes] = []
        self.on_changes = self.changes.append
        self.begun = 0

    def merge(self, *_: object) -> Iterator[None]:
        for _ in range(STEPS):
            self.begun += 1
            yield

    def run(self) -> Iterator[None]:
        scan: Any = self
        return merge_shards(scan)


@pytest.fixture
def scan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    with Library.open(tmp_path) as library:
        found = StandIn(library)
        monkeypatch.setattr(shards, "merged_shards", found.merge)
        yield found


def test_searches_hear_of_it_once_it_is_done(scan: StandIn) -> None:
    steps = scan.run()
    for _ in range(STEPS):
        next(steps)
        assert scan.changes == []
    assert list(steps) == []
    assert scan.changes == [Changes()]


def test_nothing_is_told_where_there_was_nothing_to_do(
    scan: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "merged_shards", lambda *_: iter(()))
    assert list(scan.run()) == []
    assert scan.changes == []


@pytest.mark.parametrize("how", ["paused", "stopped"])
def test_a_scan_that_is_held_gives_it_up(scan: StandIn, how: str) -> None:
    steps = scan.run()
    next(steps)
    setattr(scan.work, how, True)
    assert list(steps) == []
    assert scan.begun == 2
    assert scan.changes == []
