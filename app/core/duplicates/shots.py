"""Shots told apart by their dates, and copies without a date given to the shot they are of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from features.same_picture import Agreement

Pair = tuple[int, int]
"""Positions in a list of photos."""


class Dated(Protocol):
    """What a photo's EXIF tells. ``taken``: in seconds on the camera's clock, None if not told."""

    @property
    def taken(self) -> float | None: ...
    @property
    def camera(self) -> str: ...


def are_different_shots(a: Dated, b: Dated) -> bool:
    """Whether one camera took them at different times, by its own clock. A fraction of a second
    counts where both tell one: programs that save a photo anew may drop it."""
    if a.taken is None or b.taken is None or a.camera != b.camera:
        return False
    if a.taken // 1 != b.taken // 1:
        return True
    return a.taken != b.taken and a.taken % 1 > 0 and b.taken % 1 > 0


def of_one_shot(photos: Sequence[Dated], copies: Mapping[Pair, Agreement]) -> list[Pair]:
    """The pairs of ``copies`` that are of one shot, as far as dates tell.

    A photo that lost its date may look like the copy of two shots of a burst: it is of the one that
    it agrees with best, and so are its own copies.
    """
    best_first = sorted(copies, key=lambda pair: (copies[pair].disagreeing, -copies[pair].low))
    shots = {position: photo for position, photo in enumerate(photos) if photo.taken is not None}
    dated = set(shots)
    for a, b in best_first:
        if a in dated and b not in dated:
            shots.setdefault(b, photos[a])
        elif b in dated and a not in dated:
            shots.setdefault(a, photos[b])
    return [
        (a, b)
        for a, b in copies
        if a not in shots or b not in shots or not are_different_shots(shots[a], shots[b])
    ]
