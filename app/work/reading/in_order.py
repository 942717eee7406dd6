"""Puts what tasks gave into the order of the tasks, though processes finish them in any order."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable

from app.work.processes.pool import Done, Failed


class InOrder:
    """Holds the results of later tasks back until all earlier tasks have theirs."""

    def __init__(self) -> None:
        self._keys: deque[Hashable] = deque()  # of the tasks whose results were not taken
        self._early: dict[Hashable, Done | Failed] = {}

    def __len__(self) -> int:
        """Tasks that were expected and not taken yet."""
        return len(self._keys)

    def expect(self, key: Hashable) -> None:
        """The next task has this key, which no other task that is waited for has."""
        self._keys.append(key)

    def take(self, finished: Iterable[Done | Failed]) -> list[Done | Failed]:
        """What can be handed over now that these have ``finished``."""
        self._early |= {result.key: result for result in finished}
        taken: list[Done | Failed] = []
        while self._keys and self._keys[0] in self._early:
            taken.append(self._early.pop(self._keys.popleft()))
        return taken
