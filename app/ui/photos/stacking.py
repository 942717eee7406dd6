"""Provide the commands on stacks: make them, open them, take them apart."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from app.core.base.language import tr, tr_later, tr_n
from app.core.duplicates.stacks import Before, put_on_top, stack, take_apart, take_out
from app.core.library.library import Library
from app.ui.commands.registry import command, key_of
from app.ui.photos.context import Commands, Context
from app.work.bus.events import StacksChanged

Of = TypeVar("Of")  # a photo, or several


def _in_stack(doer: StackCommands) -> bool:
    return doer.first() is not None


def _below_the_top(doer: StackCommands) -> bool:
    """Return whether the photo is in a stack whose top is another one."""
    photo = doer.first()
    return photo is not None and doer.context.browser.stacks.of(photo)[0] != photo


_of_stack = partial(command, "Photo", 3, under="Stack", when=_in_stack)


class StackCommands(Commands):
    """Commands on the stacks of the selected photos."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._stacks = context.browser.stacks
        self._stacks.show_stacks(context.bus.latest(StacksChanged).stacks)
        context.bus.listen(StacksChanged, self._stacks.show_stacks)

    def _change(self, name: str, what: Callable[[Library, Of], Before], of: Of) -> None:
        shown = partial(self.context.show_photos, self.context.photos())
        self.context.do(name, lambda library: library.stacks.change(what, of), shown)

    @command(
        "Photo",
        3,
        "Stack",
        "Ctrl+G",
        under="Stack",
        many="Stack {n} photos",
        when=lambda self: self._stackable(),
    )
    def _stack(self) -> None:
        photos = self.context.photos()
        if len(photos) < 2:
            self.context.say(tr("Select two photos or more to stack them."))
            return
        self._change(tr("Stack {photos}", photos=self.context.called(photos)), stack, photos)
        self.context.done(
            tr_n(
                "Stacked {n} photo. {key} opens the stack.",
                "Stacked {n} photos. {key} opens the stack.",
                len(photos),
                key=key_of(self.context.window, "open_stack"),
            )
        )

    def _stackable(self) -> bool:
        """Return whether several photos are selected that are not one whole stack already."""
        photos = self.context.photos()
        return len(photos) > 1 and set(photos) != set(self._stacks.of(photos[0]))

    def first(self) -> int | None:
        """Return the first selected photo that is in a stack."""
        return next(filter(self._stacks.of, self.context.photos()), None)

    def _with_stack(self, act: Callable[[int], object]) -> None:
        """Call ``act`` with the first selected photo that is in a stack."""
        photo = self.first()
        if photo is None:
            self.context.say(tr("This photo is not in a stack."))
        else:
            act(photo)

    @_of_stack(tr_later("Open or close the stack"), "S")
    def open_stack(self) -> None:
        """Open the photo's stack in place, or close it."""
        self._with_stack(self._stacks.toggle)

    @_of_stack(tr_later("Put on top of its stack"), "Shift+S", when=_below_the_top)
    def top_of_stack(self) -> None:
        """Put the photo on top of its stack."""
        self._with_stack(lambda photo: self._change(tr("Top of the stack"), put_on_top, photo))

    @command(
        "Photo",
        3,
        "Take out of its stack",
        under="Stack",
        many="Take {n} photos out of their stacks",
        when=_in_stack,
    )
    def take_out_of_stack(self) -> None:
        """Take the selected photos out of their stacks."""
        self._with_stack(
            lambda _: self._change(tr("Take out of the stack"), take_out, self.context.photos())
        )

    @command(
        "Photo",
        3,
        "Unstack",
        "Ctrl+Shift+G",
        under="Stack",
        many="Unstack {n} photos",
        when=_in_stack,
    )
    def take_apart(self) -> None:
        """Dissolve the stack."""
        self._with_stack(lambda _: self._change(tr("Unstack"), take_apart, self.context.photos()))
