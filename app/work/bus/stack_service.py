"""Stacks photos, takes stacks apart, and tells of them; on the library's thread."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Concatenate, ParamSpec

from app.core.language import tr
from app.core.library.library import Library
from app.core.stacks import (
    Before,
    Stacks,
    are_stacked,
    put_back,
    stacks_of,
)
from app.work.bus import events
from app.work.bus.undo_history import UndoHistory

P = ParamSpec("P")


class OpenStacks:
    """The stacks of an open library."""

    def __init__(
        self,
        library: Library,
        announce: Callable[[events.Event], None],
        changed: Callable[[], None],
    ) -> None:
        """``changed``: called when photos were stacked or taken apart."""
        self._tell_changed = changed
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

    def _changed(self) -> None:
        self.announce()
        self._tell_changed()

    def photos_changed(self, photos: Collection[int]) -> None:
        """Tell of all stacks, if any of ``photos`` is in one: they may be there again, or away."""
        if are_stacked(self._library, photos):
            self.announce()

    def change(
        self,
        what: Callable[Concatenate[Library, P], Before],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> None:
        """Have a function of `stacking` change them, in one gesture that undo takes back whole."""
        if before := what(self._library, *arguments, **named):
            self._history.note(before)
        self._changed()

    def undo(self) -> None:
        """Take back what was stacked or taken apart last since the program started."""
        self._say_unless(self._history.undo(), tr("Nothing was stacked that can be taken back."))

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._say_unless(self._history.redo(), tr("Nothing was taken back."))

    def _say_unless(self, done: bool, otherwise: str) -> None:
        if not done:
            self._announce(events.Message(otherwise))
        self._changed()
