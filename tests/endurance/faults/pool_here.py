"""A pool without processes, so that what is done in them fails where it is counted."""

from __future__ import annotations

from collections import deque
from typing import Any

from app.work.processes.pool import Done, Failed, Pool, Task, result_of
from app.work.processes.pool_worker import answer


class PoolHere:
    """Stands in for `Pool`: each task is done in this process when its result is asked for."""

    memory_limit = 0
    run = Pool.run

    def __init__(self, limit: int, **_: Any) -> None:
        self.limit = limit
        self._tasks: deque[Task] = deque()

    @property
    def outstanding(self) -> int:
        """Tasks without a result."""
        return len(self._tasks)

    def submit(self, task: Task) -> None:
        """Queue a task."""
        self._tasks.append(task)

    def results(self, timeout: float) -> list[Done | Failed]:
        """Do the next task."""
        if not self._tasks:
            return []
        task = self._tasks.popleft()
        return [result_of(task, answer(task.function, task.arguments))]

    def cancel(self) -> None:
        """Forget what is queued."""
        self._tasks.clear()

    close = cancel
