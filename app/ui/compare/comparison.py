"""Keep which photos of a comparison are shown, pinned and focused. Without Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace

MOST = 6
"""Most photos shown at a time."""
_FEW = 3
"""Most shown photos beside which there is memory to load one more."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The state of a comparison of ``photos``, each once, of which ``room`` are shown at a time.

    The ``pinned`` one, if any, is always shown and first; then the others from ``first`` on, in
    order. ``focus``: which of the shown photos the keys work on.
    """

    photos: tuple[int, ...]
    room: int
    pinned: int | None = None
    first: int = 0
    focus: int = 0

    @property
    def others(self) -> tuple[int, ...]:
        """Return all photos except the pinned one."""
        return tuple(photo for photo in self.photos if photo != self.pinned)

    @property
    def places(self) -> int:
        """Return how many of the others are shown at a time."""
        return self.room - (self.pinned is not None)

    @property
    def shown(self) -> tuple[int, ...]:
        """Return the shown photos in order, the pinned one first."""
        pinned = () if self.pinned is None else (self.pinned,)
        return pinned + self.others[self.first : self.first + self.places]

    @property
    def focused(self) -> int:
        """Return the photo that the keys work on."""
        return self.shown[self.focus]

    def stepped(self, steps: int) -> Comparison:
        """Return the state that shows the others so many photos further on (+) or back (-)."""
        return _within_bounds(replace(self, first=self.first + steps))

    def to_be_loaded(self) -> int | None:
        """Return the photo that one more step shows, if there is memory to load it in advance."""
        following = self.stepped(1).shown
        return following[-1] if len(self.shown) <= _FEW and following != self.shown else None

    def focused_on(self, photo: int) -> Comparison:
        """Return the state with this shown photo focused."""
        return replace(self, focus=self.shown.index(photo))

    def focused_next(self, steps: int) -> Comparison:
        """Return the state with the next photo focused; the first follows the last."""
        return replace(self, focus=(self.focus + steps) % len(self.shown))

    def toggled_pin(self, photo: int) -> Comparison:
        """Return the state with a photo pinned or unpinned.
        If pinned, it stays while the others are stepped through, one at a time; if unpinned, as
        many as there is room for are shown again."""
        if photo == self.pinned:
            loose = replace(self, pinned=None, room=min(MOST, len(self.photos)))
            at = loose.others.index(photo)
            first = max(min(self.first, at), at - loose.room + 1)
            return _within_bounds(replace(loose, first=first)).focused_on(photo)
        pinned = replace(self, pinned=photo, room=2)
        neighbour = self.photos.index(photo)  # the photo after it now has its position
        return _within_bounds(replace(pinned, first=neighbour, focus=1))

    def without(self, photo: int) -> Comparison:
        """Return the state without a photo; another one is left."""
        photos = tuple(each for each in self.photos if each != photo)
        pinned = None if photo == self.pinned else self.pinned
        left = replace(self, photos=photos, pinned=pinned)
        if pinned != self.pinned:
            left = replace(left, room=min(MOST, len(photos)))
        return _within_bounds(left)


def begin(photos: tuple[int, ...], pinned: int | None = None) -> Comparison:
    """Return a comparison of as many photos as have room, or of others with a pinned one."""
    each = tuple(dict.fromkeys(photos))
    if pinned is None or len(each) < 2:
        return Comparison(each, room=max(2, min(MOST, len(each))))
    return Comparison(each, 1).toggled_pin(pinned)


def _within_bounds(comparison: Comparison) -> Comparison:
    """Return the state with its numbers within bounds."""
    room = max(2, min(comparison.room, len(comparison.photos)))
    positions = room - (comparison.pinned is not None)
    first = max(0, min(comparison.first, len(comparison.others) - positions))
    held = replace(comparison, room=room, first=first)
    return replace(held, focus=min(held.focus, len(held.shown) - 1))
