"""Stacks of photos that lie on each other, as they cross threads: lists show the top of each."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from app.core.base.search_types import ResultItem


class Stacks:
    """The stacks, each from the top, sharing no photo; ``below``: the lower photos of pairs."""

    def __init__(self, stacks: Iterable[Sequence[int]] = (), below: Iterable[int] = ()) -> None:
        self._of = {photo: tuple(stack) for stack in stacks for photo in stack}
        self._below = frozenset(below)

    def __bool__(self) -> bool:
        return bool(self._of)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stacks) and (self._of, self._below) == (other._of, other._below)

    __hash__ = None  # type: ignore[assignment]

    def of(self, photo: int) -> tuple[int, ...]:
        """Return the stack that a photo is in, from the top; empty if it is in none."""
        return self._of.get(photo, ())

    def shots(self, photo: int) -> tuple[int, ...]:
        """Return its stack with each pair once; a single photo means that the stack is a pair."""
        return tuple(each for each in self.of(photo) if each not in self._below)

    def is_below(self, photo: int) -> bool:
        """Return whether the other photo of its pair is shown for it."""
        return photo in self._below

    def side_by_side(self, photo: int) -> tuple[int, ...]:
        """Return the photos that are shown side by side when its stack is opened."""
        shots = self.shots(photo)
        return shots if len(shots) > 1 else self.of(photo)

    def by_top(self, photos: Sequence[int], opened: Collection[int] = ()) -> list[int]:
        """Return ``photos`` with each stack once, at the place of its highest photo among them.

        If one of its photos is ``opened``, the others follow, from the top.
        """
        if not self._of:  # as in most libraries
            return list(photos)
        there = set(photos)
        whole = self._all_of(opened)
        found = []
        for photo in photos:
            stack = self._of.get(photo)
            if stack is None:
                found.append(photo)
                continue
            pile = [each for each in stack if each in there]
            if photo == pile[0]:
                apart = self.side_by_side(photo) if photo in whole else ()
                found += [photo, *(each for each in pile[1:] if each in apart)]
        return found

    def by_best(
        self, photos: Iterable[int], seen: Iterable[int] = (), opened: Iterable[int] = ()
    ) -> list[list[int]]:
        """Group ``photos``, the best first, by stack, in the order of the best of each.

        A stack that holds a photo of ``seen``, which is shown elsewhere, is left out unless one of
        its photos is ``opened``.
        """
        away = self._all_of(seen) - self._all_of(opened)
        piles: dict[tuple[int, ...], list[int]] = {}
        for photo in photos:
            if photo not in away:
                piles.setdefault(self.of(photo) or (photo,), []).append(photo)
        return list(piles.values())

    def _all_of(self, photos: Iterable[int]) -> set[int]:
        return {each for photo in photos for each in self.of(photo)}


def stacked_results(
    results: Iterable[ResultItem],
    stacks: Stacks,
    *,
    seen: Collection[int] = (),
    opened: Collection[int] = (),
    anywhere: bool = True,
) -> tuple[ResultItem, ...]:
    """Return ``results``, best first, with each stack at the place of its best photo.

    Its top is shown there, even if it is no result itself; if a search does not look ``anywhere``,
    the highest photo among the results. A stack with a photo of ``seen``, which is shown elsewhere,
    is left out, unless one of its photos is ``opened``; the other results of an opened stack follow
    its top.
    """
    items = {item.photo: item for item in results}
    shown: list[ResultItem] = []
    for pile in stacks.by_best(items, seen, opened):
        first = items[pile[0]]
        may_stand = (each for each in stacks.of(first.photo) if anywhere or each in items)
        top = next((each for each in may_stand if each not in seen), first.photo)
        first = first if top == first.photo else replace(first, photo=top, found=first.photo)
        shown.append(first)
        if not set(opened).isdisjoint(stacks.of(first.photo)):
            apart = stacks.side_by_side(first.photo)
            shown += [items[photo] for photo in pile if photo != first.photo and photo in apart]
    return tuple(shown)
