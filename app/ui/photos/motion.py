"""Move photos to their new places in a grid. Their order is final before the motion begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from app.ui.style.motion import Run, ease, wanted

_SLIDE, _FADE = 240, 200  # ms


class Motion:
    """Where photos are painted while they move in ``viewport``."""

    def __init__(self, viewport: QWidget) -> None:
        self._viewport = viewport
        self._run = Run(viewport, _SLIDE, self._set_share)
        self._share = 0.0  # of the time that has passed
        self._from: dict[int, QPoint] = {}  # distance of a photo's start from its place
        self._leaving: dict[int, QRect] = {}

    def wanted(self) -> bool:
        """Return whether the system allows motion and the grid is visible."""
        return wanted(self._viewport)

    def begin(
        self,
        before: Mapping[int, QRect],
        after: Mapping[int, QRect],
        is_listed: Callable[[int], bool],
    ) -> None:
        """Move photos from their old rectangles to the new ones; photos not listed fade out."""
        sight = self._viewport.rect()
        self._from = {
            photo: before[photo].topLeft() - rect.topLeft()
            for photo, rect in after.items()
            if photo in before and before[photo].topLeft() != rect.topLeft()
        }
        gone = {p: r for p, r in before.items() if p not in after and r.intersects(sight)}
        self._leaving = {photo: rect for photo, rect in gone.items() if not is_listed(photo)}
        if self.goes_on():
            self._run.begin()

    def stop(self) -> None:
        """Put all photos in their places."""
        if self.goes_on():
            self._run.stop()
            self._set_share(1.0)

    def goes_on(self) -> bool:
        """Return whether photos move."""
        return bool(self._from or self._leaving)

    def offset(self, photo: int) -> QPoint:
        """Return how far a photo is from its place now."""
        begun = self._from.get(photo)
        return QPoint() if begun is None else begun * (1 - ease(self._share))

    def leaving(self) -> Iterator[tuple[int, QRect, float]]:
        """Yield the photos that fade out, their rectangles, and their opacity."""
        left = max(0.0, 1 - self._share * _SLIDE / _FADE)
        return ((photo, rect, left) for photo, rect in self._leaving.items() if left)

    def _set_share(self, share: float) -> None:
        self._share = share
        if share >= 1:
            self._from, self._leaving = {}, {}
        self._viewport.update()
