"""Undo and redo of gestures."""

from __future__ import annotations

from app.work.bus.marks import UNDOABLE, UndoHistory


class Number:
    """A value that is changed, and a history that puts it back."""

    def __init__(self) -> None:
        self.value = 0
        self.history = UndoHistory[int](self._put_back)

    def change(self, value: int) -> None:
        self.history.note(self.value)
        self.value = value

    def _put_back(self, before: int) -> int:
        now, self.value = self.value, before
        return now


def test_gestures_are_taken_back_and_made_again() -> None:
    number = Number()
    assert not number.history.undo()
    assert not number.history.redo()
    number.change(1)
    number.change(2)
    assert number.history.undo()
    assert number.value == 1
    assert number.history.undo()
    assert number.value == 0
    assert not number.history.undo()
    assert number.history.redo()
    assert number.history.redo()
    assert number.value == 2


def test_a_new_gesture_leaves_nothing_to_redo() -> None:
    number = Number()
    number.change(1)
    number.history.undo()
    number.change(5)
    assert not number.history.redo()
    assert number.value == 5


def test_only_the_last_gestures_are_kept() -> None:
    number = Number()
    for value in range(1, UNDOABLE + 3):
        number.change(value)
    while number.history.undo():
        pass
    assert number.value == 2
