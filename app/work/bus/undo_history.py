"""Undo and redo of gestures: keeps what each changed, as long as the library is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

UNDOABLE = 50
"""Gestures that can be taken back."""

Before = TypeVar("Before")


class UndoHistory(Generic[Before]):
    """What was there before each of the last gestures.

    ``put_back(before)`` makes things what they were, and returns what they were until then.
    """

    def __init__(self, put_back: Callable[[Before], Before]) -> None:
        self._put_back = put_back
        self._done: list[Before] = []
        self._undone: list[Before] = []

    def note(self, before: Before) -> None:
        """Keep what was there before a gesture; what was taken back can't be redone any more."""
        self._done.append(before)
        del self._done[:-UNDOABLE]
        self._undone.clear()

    def undo(self) -> bool:
        """Take back the last gesture; False if there is none."""
        return self._swap(self._done, self._undone)

    def redo(self) -> bool:
        """Make the gesture again that was taken back last; False if there is none."""
        return self._swap(self._undone, self._done)

    def _swap(self, last: list[Before], other: list[Before]) -> bool:
        if not last:
            return False
        other.append(self._put_back(last.pop()))
        return True
