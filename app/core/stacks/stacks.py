"""Stacks as they are shown: which photo stands for each, among the photos of a list."""

from __future__ import annotations

from collections import defaultdict
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
        among them. Behind it the others, if one of its photos is ``opened``."""
        there = set(photos) if self._of else set()
        tops = [next(filter(there.__contains__, self.of(photo)), photo) for photo in photos]
        return self._arranged(photos, tops, opened)

    def by_best(
        self, photos: Sequence[int], seen: Iterable[int] = (), opened: Collection[int] = ()
    ) -> list[int]:
        """``photos``, the best first, with each stack once: where the best of it is. One that
        holds a photo of ``seen``, which is shown elsewhere, is left out unless it is opened."""
        away = self._all_of(seen) - self._all_of(opened)
        shown = [photo for photo in photos if photo not in away]
        best: dict[tuple[int, ...], int] = {}
        for photo in shown:
            best.setdefault(self.of(photo), photo)
        return self._arranged(shown, [best[self.of(p)] if self.of(p) else p for p in shown], opened)

    def _arranged(
        self, photos: Sequence[int], stand_in: Sequence[int], opened: Collection[int]
    ) -> list[int]:
        """The photos that stand in for themselves, and behind each those of its opened stack."""
        whole = self._all_of(opened)
        rest: defaultdict[int, list[int]] = defaultdict(list)
        for photo, front in zip(photos, stand_in, strict=True):
            if photo != front and photo in whole:
                rest[front].append(photo)
        fronts = [p for p, front in zip(photos, stand_in, strict=True) if p == front]
        return [each for photo in fronts for each in (photo, *rest.get(photo, ()))]

    def _all_of(self, photos: Iterable[int]) -> set[int]:
        return {each for photo in photos for each in self.of(photo)}
