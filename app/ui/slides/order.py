"""Order of a slide show: as the photos stand or shuffled, round and round. Knows no Qt."""

from __future__ import annotations

import random
from collections.abc import Sequence


class SlideOrder:
    """Photos in a circle, one of which is current. A shuffled round holds each photo once, and
    never begins with the one that ended the round before."""

    def __init__(
        self, photos: Sequence[int], first: int, *, shuffled: bool = False, seed: int | None = None
    ) -> None:
        """``first`` is shown first, wherever it stands; it must be one of ``photos``."""
        self._photos = tuple(photos)
        self._random = random.Random(seed)
        self._round = list(self._photos)
        self._at = self._round.index(first)
        self.shuffled = False
        self.shuffle(shuffled)

    def current(self) -> int:
        """Give the photo of now."""
        return self._round[self._at]

    def position(self) -> tuple[int, int]:
        """Give which slide of its round this is, from 1, and how many there are."""
        return self._at + 1, len(self._round)

    def shuffle(self, shuffled: bool) -> None:
        """Go on in this order; the photo of now stays."""
        now, self.shuffled = self.current(), shuffled
        self._round = list(self._photos)
        if shuffled:
            self._random.shuffle(self._round)
            self._round.remove(now)
            self._round.insert(0, now)
        self._at = self._round.index(now)

    def upcoming(self) -> int:
        """Give the photo that comes next, as long as nothing else is chosen."""
        return self._round[(self._at + 1) % len(self._round)]

    def step(self, steps: int) -> int:
        """Go on (+) or back (-), over the ends; gives the photo of then."""
        last, over = self.current(), self._at + steps >= len(self._round)
        self._at = (self._at + steps) % len(self._round)
        if over and self.shuffled and len(self._round) > 1:
            first = self._round[0]
            self._random.shuffle(self._round)
            self._round.remove(first)  # it was said to come next
            self._round.insert(0, first)
            if first == last:
                self._round[0], self._round[1] = self._round[1], self._round[0]
        return self.current()
