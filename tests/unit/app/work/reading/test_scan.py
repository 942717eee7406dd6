"""Work: its results come in the order of the tasks, and it goes ahead of a slow one so far."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.errors import StorageError
from app.work.processes.pool import Done, Failed, Pool, Task
from app.work.reading import scan
from app.work.reading.scan import ScanProgress, Work


class FakePool:
    """Finishes some of its tasks at each look, drawn at random; never the one named ``slow``."""

    def __init__(self, processes: int, seed: int) -> None:
        self.limit = processes
        self.slow: object = None
        self.bad: dict[object, Failed] = {}
        self.begun: list[object] = []
        self._tasks: list[Task] = []
        self._random = np.random.default_rng(seed)

    @property
    def outstanding(self) -> int:
        return len(self._tasks)

    def submit(self, task: Task) -> None:
        self.begun.append(task.key)
        self._tasks.append(task)

    def results(self, timeout: float) -> list[Done | Failed]:
        del timeout
        ready = [task for task in self._tasks if task.key != self.slow]
        count = min(len(ready), int(self._random.integers(1, 4)))
        chosen = [ready[n] for n in self._random.permutation(len(ready))[:count]]
        self._tasks = [task for task in self._tasks if task not in chosen]
        return [self.bad.get(task.key, Done(task.key, str(task.key))) for task in chosen]

    def cancel(self) -> None:
        self._tasks.clear()


def tasks(count: int) -> Iterator[Task]:
    return (Task(number, str, (number,), 1.0) for number in range(count))


def make_work(pool: FakePool) -> Work:
    return Work(cast(Pool, pool), ScanProgress(lambda _: None))


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hand over at every look."""
    monkeypatch.setattr(scan, "HAND_OVER_INTERVAL", 0.0)


@given(st.integers(1, 5), st.integers(0, 99), st.sets(st.integers(0, 29)))
def test_results_come_in_order_for_any_number_of_processes(
    processes: int, seed: int, bad: set[int]
) -> None:
    pool = FakePool(processes, seed)
    pool.bad = {key: Failed(key, "It is blank.") for key in bad}
    done: list[Done] = []
    failed: list[Failed] = []
    for _ in make_work(pool).run(tasks(30), done.extend, failed.extend):
        pass
    assert [result.key for result in done] == [key for key in range(30) if key not in bad]
    assert [result.key for result in failed] == sorted(bad)
    assert pool.begun == list(range(30))


def test_so_many_go_ahead_of_a_slow_one_and_come_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scan, "HELD_BACK", 10)
    pool = FakePool(2, seed=0)
    pool.slow = 3
    done: list[Done] = []
    steps = make_work(pool).run(tasks(40), done.extend, lambda _: None)
    for _ in range(30):
        next(steps)
    assert [result.key for result in done] == [0, 1, 2]
    assert pool.begun == list(range(13))
    pool.slow = None
    for _ in steps:
        pass
    assert [result.key for result in done] == list(range(40))


def test_what_is_stopped_keeps_a_whole_beginning() -> None:
    """So the next scan goes on with the same row as if it had not been stopped."""
    pool = FakePool(4, seed=1)
    pool.slow = 6
    done: list[Done] = []
    steps = make_work(pool).run(tasks(40), done.extend, lambda _: None)
    assert isinstance(steps, Generator)
    for _ in range(21):
        next(steps)
    steps.close()
    assert [result.key for result in done] == list(range(6))
    assert len(pool.begun) > 20
    assert pool.outstanding == 0


def test_a_full_disk_is_no_fault_of_the_photo() -> None:
    pool = FakePool(1, seed=0)
    pool.bad = {2: Failed(2, "There is no room.", full=True)}
    done: list[Done] = []
    failed: list[Failed] = []
    with pytest.raises(StorageError, match="no room"):
        for _ in make_work(pool).run(tasks(9), done.extend, failed.extend):
            pass
    assert [result.key for result in done] == list(range(len(done)))
    assert len(done) <= 2
    assert failed == []
