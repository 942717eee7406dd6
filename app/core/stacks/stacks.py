"""Stacks as they are shown: which photo stands for each, among the photos of a list."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence


class Stacks:
    """The stacks of a library at one moment, each from the top; no photo is in two."""

    def __init__(self, stacks: Iterable[Sequence[int]] = ()) -> None:
        self._of = {photo: tuple(stack) for stack in stacks for photo in stack}

    def __bool__(self) -> bool:
        return bool(self._of)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stacks) and self._of == other._of

    __hash__ = None  # type: ignore[assignment]

    def of(self, photo: int) -> tuple[int, ...]:
        """The stack that a photo is in, from the top; empty if it is in none."""
        return self._of.get(photo, ())

    def by_top(self, photos: Sequence[int], opened: Collection[int] = ()) -> list[int]:
        """``photos`` with each stack once: where its top is, or the next of it if that is not
        among them. Behind it the others from the top, if one of its photos is ``opened``."""
        if not self._of:  # as in most libraries, of up to a million photos
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
                found += pile if photo in whole else pile[:1]
        return found

    def by_best(
        self, photos: Iterable[int], seen: Iterable[int] = (), opened: Iterable[int] = ()
    ) -> list[list[int]]:
        """``photos``, the best first, in one list for each stack, or photo that is in none: in the
        order of their best. A stack that holds a photo of ``seen``, which is shown elsewhere, is
        left out unless one of its photos is ``opened``."""
        away = self._all_of(seen) - self._all_of(opened)
        piles: dict[tuple[int, ...], list[int]] = {}
        for photo in photos:
            if photo not in away:
                piles.setdefault(self.of(photo) or (photo,), []).append(photo)
        return list(piles.values())

    def _all_of(self, photos: Iterable[int]) -> set[int]:
        return {each for photo in photos for each in self.of(photo)}
