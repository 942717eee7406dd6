"""Back and forward through the searches of this session."""

from __future__ import annotations

from app.core.base.search_types import QueryItem, TrailStep

MOST = 100
"""Searches to go back to; limited, because each step may hold a pasted picture of .5 MB."""

LONGEST = 20
"""Most steps of a trail."""


class History:
    """The latest searches and a position among them; the search there may be the current one."""

    def __init__(self) -> None:
        self._searches: list[int] = []
        self._ways: dict[int, tuple[TrailStep, ...]] = {}  # trail to each search, including itself
        self._position = -1  # -1: there were no searches
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
        """Make ``search``, whose query is a result of ``onward``, current; drop those ahead."""
        before = () if onward is None else self._ways.get(onward, ())
        self._make_current((*before[-LONGEST:], TrailStep(search, query)))

    def _make_current(self, way: tuple[TrailStep, ...]) -> None:
        """Make the last search of ``way`` current."""
        search = way[-1].search
        passed = self._searches[: self._position + 1]
        self._searches = [*passed[1 - MOST :], search]
        ways = self._ways | {search: way}
        self._ways = {each: ways[each] for each in self._searches}
        self._position, self._shown = len(self._searches) - 1, True

    def back(self) -> None:
        """Return to the search before, or to the one that was left, if there is one."""
        if self._shown and self.can_go_back:
            self._position -= 1
        self._shown = bool(self._searches)

    def back_to(self, search: int) -> None:
        """Return to a search of a trail, even from another branch, if it is still known."""
        if search in self._searches:
            last = self._searches[::-1].index(search)
            self._position, self._shown = len(self._searches) - 1 - last, True
        elif way := self._way_through(search):
            self._make_current(way)

    def _way_through(self, search: int) -> tuple[TrailStep, ...]:
        """Return the trail up to a search that led on to another one; empty if none is known."""
        for way in reversed(self._ways.values()):
            passed = [step.search for step in way]
            if search in passed:
                return way[: passed.index(search) + 1]
        return ()

    def forward(self) -> None:
        """Go to the search that ``back`` left, if there is one."""
        if self.can_go_forward:
            self._position += 1
            self._shown = True

    def leave(self) -> None:
        """Show no search; ``back`` returns to it."""
        self._shown = False

    def forget(self) -> None:
        """Forget all searches."""
        self._searches.clear()
        self._ways.clear()
        self._position, self._shown = -1, False

    def trail(self, search: int) -> tuple[TrailStep, ...]:
        """Return the searches that led to ``search``, from result to result."""
        return self._ways.get(search, ())[:-1]
