"""Back and forward through the searches made since the program was started."""

from __future__ import annotations

from typing import NamedTuple

from likewise.app.core.types import QueryItem, TrailStep


class _Way(NamedTuple):
    """The way to a search. It shares all but its end with the way that it goes on from: whole ways,
    one for each search, would grow with the square of their number."""

    step: TrailStep
    before: _Way | None


class History:
    """A list of searches and a position in it; the search there may be the current one."""

    def __init__(self) -> None:
        self._searches: list[int] = []
        self._ways: dict[int, _Way] = {}  # to each, from result to result
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
        before = None if onward is None else self._ways.get(onward)
        self._ways[search] = _Way(TrailStep(search, query), before)
        self._go_on_to(search)

    def _go_on_to(self, search: int) -> None:
        del self._searches[self._position + 1 :]
        self._searches.append(search)
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
        elif search in self._ways:
            self._go_on_to(search)

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
        steps: list[TrailStep] = []
        way = self._ways.get(search)
        while way is not None and (way := way.before) is not None:
            steps.append(way.step)
        return tuple(reversed(steps))
