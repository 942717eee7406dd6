"""Motion of photos to their new places in a grid. Their order is final before it begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from app.ui.style.motion import Run, ease, wanted

_SLIDE, _FADE = 240, 200  # ms


class Motion:
    """Where photos are painted while they move within ``viewport``: ``places`` gives, by photo,
    the rectangles of those in sight and near it."""

    def __init__(self, viewport: QWidget) -> None:
        self._viewport = viewport
        self._run = Run(viewport, _SLIDE, self._show)
        self._share = 0.0  # of the time
        self._from: dict[int, QPoint] = {}  # how far from its place a photo began
        self._leaving: dict[int, QRect] = {}

    def wanted(self) -> bool:
        """Tell whether the system asks for motion, and somebody sees it."""
        return wanted(self._viewport)

    def begin(
        self,
        before: Mapping[int, QRect],
        after: Mapping[int, QRect],
        is_listed: Callable[[int], bool],
    ) -> None:
        """Let photos move from where they were to where they are; those that are listed no more
        fade where they were."""
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
        """Be where everything is."""
        if self.goes_on():
            self._run.stop()
            self._show(1.0)

    def goes_on(self) -> bool:
        """Tell whether photos move."""
        return bool(self._from or self._leaving)

    def offset(self, photo: int) -> QPoint:
        """Give how far from its place a photo is now."""
        begun = self._from.get(photo)
        return QPoint() if begun is None else begun * (1 - ease(self._share))

    def leaving(self) -> Iterator[tuple[int, QRect, float]]:
        """Give the photos that fade, where they were, and how much is still to be seen."""
        left = max(0.0, 1 - self._share * _SLIDE / _FADE)
        return ((photo, rect, left) for photo, rect in self._leaving.items() if left)

    def _show(self, share: float) -> None:
        self._share = share
        if share >= 1:
            self._from, self._leaving = {}, {}
        self._viewport.update()
