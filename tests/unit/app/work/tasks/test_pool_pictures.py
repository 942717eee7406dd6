"""Comparing pictures in processes of their own, some of which end."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.work.processes.pool import Done, Failed, Pool, PoolError, Task
from app.work.tasks import comparing
from app.work.tasks.comparing import BATCH, MAX_MISSED, PoolPictures

BAD = Path("bad.jpg")
GONE = Path("gone.jpg")


class Processes:
    """A pool that does each task when its result is asked for; those with BAD end their process."""

    def __init__(self, *_: object, **__: object) -> None:
        self._tasks: deque[Task] = deque()
        self.began = 0

    run = Pool.run

    @property
    def outstanding(self) -> int:
        return len(self._tasks)

    def submit(self, task: Task) -> None:
        self._tasks.append(task)

    def results(self, timeout: float) -> list[Done | Failed]:
        del timeout
        self.began += 1
        task = self._tasks.popleft()
        (pairs,) = task.arguments
        if any(BAD in pair for pair in pairs):
            return [Failed(task.key, "Reading it ended its process.")]
        return [Done(task.key, [None if GONE in pair else str(pair[0]) for pair in pairs])]

    def cancel(self) -> None:
        self._tasks.clear()

    def close(self) -> None:
        pass


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> PoolPictures:
    monkeypatch.setattr(comparing, "Pool", Processes)
    return PoolPictures(2)


def pairs(count: int, *bad: int) -> list[tuple[Path, Path]]:
    return [(BAD if n in bad else Path(f"{n}.jpg"), Path("other.jpg")) for n in range(count)]


def compared(pictures: PoolPictures, wanted: Sequence[tuple[Path, Path]]) -> dict[int, Any]:
    found = [each for step in pictures.compare(wanted) for each in step]
    assert len(found) == len({number for number, _ in found})
    return dict(found)


def test_a_pair_that_ends_its_process_costs_no_other_pair(pictures: PoolPictures) -> None:
    count = 2 * BATCH + 3
    found = compared(pictures, pairs(count, 5, count - 1))
    assert [number for number, agreement in found.items() if agreement is None] == [5, count - 1]
    assert sorted(found) == list(range(count))
    assert pictures.missed == 2


def test_nothing_is_missed_where_no_process_ends(pictures: PoolPictures) -> None:
    assert all(compared(pictures, pairs(BATCH)).values())
    assert pictures.missed == 0


def test_pairs_of_photos_that_cannot_be_read_are_missed(pictures: PoolPictures) -> None:
    many = [(GONE, Path("other.jpg"))] * (2 * MAX_MISSED) + pairs(3)
    found = compared(pictures, many)
    assert [number for number, agreement in found.items() if agreement] == [40, 41, 42]
    assert pictures.missed == 2 * MAX_MISSED  # and comparing itself is not at fault


def test_comparing_that_fails_always_ends_with_the_way_out(pictures: PoolPictures) -> None:
    many = pairs(1_000, *range(1_000))
    with pytest.raises(PoolError, match="keep crashing"):
        compared(pictures, many)
    assert pictures.missed == MAX_MISSED


def end(pairs: object) -> None:
    del pairs
    os._exit(9)


@pytest.mark.slow  # starts processes
def test_a_real_process_that_ends_is_noticed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(comparing, "compare_pictures", end)
    with closing(PoolPictures(1)) as pictures:
        assert compared(pictures, pairs(1)) == {0: None}
        assert pictures.missed == 1
    assert "was not compared" in caplog.text
