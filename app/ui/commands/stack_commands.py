"""Commands on stacks: make them, open them in place or on a page, take them apart, undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.core.language import tr, tr_later, tr_n
from app.core.library.library import Library
from app.core.stacks import Before, put_on_top, stack, take_apart, take_out
from app.ui.commands.keys import key_of
from app.ui.commands.targets import Targets
from app.ui.photos.browser import Browser
from app.ui.photos.pages import Page
from app.work.bus.bus import Bus
from app.work.bus.events import StacksChanged

P = ParamSpec("P")

_IN_NONE = tr_later("This photo is in no stack.")


class StackCommands(QObject):
    """Stacks the selected photos. ``grid``: the page of one stack. Signal: ``said(sentence)``."""

    said = Signal(str)

    def __init__(
        self,
        bus: Bus,
        browser: Browser,
        targets: Targets,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._bus = bus
        self._browser = browser
        self._stacks = browser.stacks
        self._targets = targets
        self._shown = 0  # a photo of the stack on the page
        self.grid = browser.make_grid(tr("Photos of the stack"))
        browser.add_page(Page(self.grid, "stack", self._title, self.grid.selected, self.grid))
        self._stacks.changed.connect(self._refresh)
        self._stacks.show_stacks(bus.latest(StacksChanged).stacks)
        bus.listen(StacksChanged, self._stacks.show_stacks)

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {
            "stack": self._stack,
            "open_stack": lambda: self._with_stack(self._stacks.toggle),
            "stack_page": self._show_page,
            "top_of_stack": lambda: self._with_stack(self._put_on_top),
            "take_out_of_stack": lambda: self._with_stack(self._take_out),
            "take_apart": lambda: self._with_stack(self._take_apart),
            "undo_stacks": self._undo,
            "redo_stacks": self._redo,
        }

    def _change(
        self,
        what: Callable[Concatenate[Library, P], Before],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        self._bus.ask(lambda library: library.stacks.change(what, *args, **kwargs))

    def _undo(self) -> None:
        self._bus.ask(lambda library: library.stacks.undo())

    def _redo(self) -> None:
        self._bus.ask(lambda library: library.stacks.redo())

    def _stack(self) -> None:
        photos = self._targets.photos()
        if len(photos) < 2:
            self.said.emit(tr("Select two photos or more to stack them."))
            return
        self._change(stack, photos)
        self.said.emit(
            tr_n(
                "Stacked {n} photo. {key} opens the stack.",
                "Stacked {n} photos. {key} opens the stack.",
                len(photos),
                key=key_of(self._window, "open_stack"),
            )
        )

    def _with_stack(self, act: Callable[[int], object]) -> None:
        """Do something with the first of the selected photos that is in a stack."""
        photo = next(filter(self._stacks.of, self._targets.photos()), None)
        if photo is None:
            self.said.emit(tr(_IN_NONE))
        else:
            act(photo)

    def _put_on_top(self, photo: int) -> None:
        self._change(put_on_top, photo)

    def _take_out(self, photo: int) -> None:
        del photo  # all that are selected
        self._change(take_out, self._targets.photos())

    def _take_apart(self, photo: int) -> None:
        del photo  # all that are selected
        self._change(take_apart, self._targets.photos())

    def _show_page(self) -> None:
        """Show the stack of a photo by itself; again: go back."""
        if self._browser.is_shown(self.grid):
            self._browser.go_back()
        else:
            self._with_stack(self._visit)

    def _visit(self, photo: int) -> None:
        self._shown = photo
        self.grid.show_others(self._stacks.of(photo))
        self._browser.visit(self.grid)
        self.grid.select_row(0)

    def _refresh(self) -> None:
        """Show the stack as it is now; one that was taken apart has no page any more."""
        stack = self._stacks.of(self._shown)
        self.grid.show_photos(stack)
        if not stack and self._browser.is_shown(self.grid):
            self._browser.go_back()

    def _title(self) -> str:
        return tr_n(
            "A stack of {n} photo, its top first",
            "A stack of {n} photos, its top first",
            len(self._stacks.of(self._shown)),
        )
