"""Executes the window's requests about stacks, on the library's thread."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import assert_never

from app.core.language import tr
from app.core.library.library import Library
from app.core.stacks.stacking import (
    Before,
    are_stacked,
    put_back,
    put_on_top,
    stack,
    stack_each,
    stacks_of,
    take_apart,
    take_out,
)
from app.core.stacks.stacks import Stacks
from app.work.bus import events
from app.work.bus.requests import stacks as ask
from app.work.bus.undo_history import UndoHistory


class StackService:
    """The stacks of an open library."""

    def __init__(self, library: Library, announce: Callable[[events.Event], None]) -> None:
        self._library = library
        self._announce = announce
        self._announced = Stacks()
        self._history = UndoHistory[Before](partial(put_back, library))

    def announce(self) -> None:
        """Tell of all stacks, if they are other ones than were told."""
        stacks = stacks_of(self._library)
        if stacks != self._announced:
            self._announced = stacks
            self._announce(events.StacksChanged(stacks))

    def photos_changed(self, photos: Collection[int]) -> None:
        """Tell of all stacks, if any of ``photos`` is in one: they may be there again, or away."""
        if are_stacked(self._library, photos):
            self.announce()

    def handle(self, request: ask.StackRequest) -> None:
        """Do what the window asks for; see `requests.stacks`."""
        library = self._library
        match request:
            case ask.StackPhotos(photos):
                self._note(stack(library, photos))
            case ask.StackEach(stacks):
                self._note(stack_each(library, stacks))
            case ask.TakeApart(photos):
                self._note(take_apart(library, photos))
            case ask.TakeOutOfStack(photos):
                self._note(take_out(library, photos))
            case ask.PutOnTop(photo):
                self._note(put_on_top(library, photo))
            case ask.UndoStacks():
                self._say_unless(
                    self._history.undo(), tr("Nothing was stacked that can be taken back.")
                )
            case ask.RedoStacks():
                self._say_unless(self._history.redo(), tr("Nothing was taken back."))
            case _:
                assert_never(request)
        self.announce()

    def _note(self, before: Before) -> None:
        if before:
            self._history.note(before)

    def _say_unless(self, done: bool, otherwise: str) -> None:
        if not done:
            self._announce(events.Message(otherwise))
