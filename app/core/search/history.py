"""Back and forward through the searches made since the program was started."""

from __future__ import annotations

from app.core.base.search_types import QueryItem, TrailStep

MOST = 100
"""Searches that can be gone back to. A step may hold a picture that was pasted, .5 MB, so a window
that stays open for months must forget; what is older is among the earlier searches."""

LONGEST = 20
"""Steps of a trail."""


class History:
    """The latest searches and a position among them; the search there may be the current one."""

    def __init__(self) -> None:
        self._searches: list[int] = []
        self._ways: dict[int, tuple[TrailStep, ...]] = {}  # to each and with it, result by result
        self._position = -1  # -1: no search was made
        self._shown = False  # whether the search at that position is current

    @property
    def current(self) -> int | None:
        """The current search; None if there is none."""
        return self._searches[self._position] if self._shown else None

    @property
    def can_go_back(self) -> bool:
        """Whether a search was made before this one."""
        return self._position > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether ``back`` can be undone."""
        return self._position + 1 < len(self._searches)

    def visit(self, search: int, query: tuple[QueryItem, ...], onward: int | None = None) -> None:
        """Make ``search`` current; what could be gone forward to is forgotten. ``onward``: the
        search of which its ``query`` is a result."""
        before = () if onward is None else self._ways.get(onward, ())
        self._go_on((*before[-LONGEST:], TrailStep(search, query)))

    def _go_on(self, way: tuple[TrailStep, ...]) -> None:
        """Make the last search of ``way`` current."""
        search = way[-1].search
        passed = self._searches[: self._position + 1]
        self._searches = [*passed[1 - MOST :], search]
        ways = self._ways | {search: way}
        self._ways = {each: ways[each] for each in self._searches}
        self._position, self._shown = len(self._searches) - 1, True

    def back(self) -> None:
        """Return to the search before, or to the one that was left; nothing if there is none."""
        if self._shown and self.can_go_back:
            self._position -= 1
        self._shown = bool(self._searches)

    def back_to(self, search: int) -> None:
        """Return to a search of a trail, also where it was gone another way from it since; nothing
        if it is not known any more."""
        if search in self._searches:
            last = self._searches[::-1].index(search)
            self._position, self._shown = len(self._searches) - 1 - last, True
        elif way := self._way_through(search):
            self._go_on(way)

    def _way_through(self, search: int) -> tuple[TrailStep, ...]:
        """The way to a search that led on to another one; empty if none is known."""
        for way in reversed(self._ways.values()):
            passed = [step.search for step in way]
            if search in passed:
                return way[: passed.index(search) + 1]
        return ()

    def forward(self) -> None:
        """Go on to the search that ``back`` left; nothing if there is none."""
        if self.can_go_forward:
            self._position += 1
            self._shown = True

    def leave(self) -> None:
        """Have no current search; ``back`` returns to it."""
        self._shown = False

    def forget(self) -> None:
        """Know of no search."""
        self._searches.clear()
        self._ways.clear()
        self._position, self._shown = -1, False

    def trail(self, search: int) -> tuple[TrailStep, ...]:
        """The searches that led to ``search``, from result to result."""
        return self._ways.get(search, ())[:-1]
