"""Filter a list of photos by what is typed: the library, an album, groups of duplicates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from app.core.base.search_types import Scope
from app.core.photos.table import Ids
from app.work.bus.bus import Bus


class Narrowed:
    """The filter of a page that lists photos; each album on it has a filter of its own.
    ``limits()``: the scope without a filter; ``show_only(photos)``: only these; None: all."""

    def __init__(
        self, bus: Bus, limits: Callable[[], Scope], show_only: Callable[[Ids | None], object]
    ) -> None:
        self._bus = bus
        self.limits = limits
        self._show_only = show_only
        self._filters: dict[int | None, str] = {}  # by album
        self._typed: str | None = None  # so far; becomes the filter once it matches something
        self._waiting = False  # for the answer to what was typed
        self._then: Callable[[], object] | None = None  # once it has come

    @property
    def filter(self) -> str:
        """The filter, as text."""
        return self._filters.get(self.limits().album, "")

    def scope(self) -> Scope:
        """Return what the filter leaves of the list."""
        return replace(self.limits(), filter=self.filter)

    def narrow(self, text: str) -> None:
        """Show only photos that match a filter."""
        self._filters[self.limits().album] = text
        self._typed, self._waiting = None, True
        self.apply()

    def preview(self, text: str) -> None:
        """Show the photos that match the text typed so far, unless there are none.
        The text may be a word for a search, and more may be typed."""
        self._typed, self._waiting = text, True
        self._ask(replace(self.limits(), filter=text))

    def apply(self) -> None:
        """Show what matches the filter now."""
        scope = self.scope()
        if scope == Scope(album=scope.album):
            self._show(None)
        else:
            self._ask(scope)

    def when_answered(self, act: Callable[[], object]) -> None:
        """Call ``act`` once what was typed is answered."""
        if self._waiting:
            self._then = act
        else:
            act()

    def _ask(self, scope: Scope) -> None:
        self._bus.ask(lambda library: library.facts.within(scope), partial(self._take, scope))

    def _take(self, scope: Scope, photos: Ids) -> None:
        if self._typed is not None and scope == replace(self.limits(), filter=self._typed):
            if len(photos):
                self._filters[scope.album] = self._typed
            else:
                self._end_waiting()
            self._typed = None
        if scope == self.scope():  # else a person has typed on, or turned to another list
            self._show(photos)

    def _show(self, photos: Ids | None) -> None:
        self._show_only(photos)
        self._end_waiting()

    def _end_waiting(self) -> None:
        then, self._then, self._waiting = self._then, None, False
        if then is not None:
            then()
