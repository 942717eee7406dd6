"""Motion of photos to their new places in a grid. Their order is final before it begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QVariantAnimation
from PySide6.QtWidgets import QStyle, QWidget

SLIDE = 240  # ms
FADE = 200


class Motion:
    """Where photos are painted while they move within ``viewport``: ``places`` gives, by photo,
    the rectangles of those in sight and near it."""

    def __init__(self, viewport: QWidget) -> None:
        self._viewport = viewport
        self._run = QVariantAnimation(viewport)
        self._run.setStartValue(0.0)
        self._run.setEndValue(float(SLIDE))
        self._run.setDuration(SLIDE)
        self._run.valueChanged.connect(viewport.update)
        self._run.finished.connect(self.stop)
        self._slide = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._from: dict[int, QPoint] = {}  # how far from its place a photo began
        self._leaving: dict[int, QRect] = {}

    def wanted(self) -> bool:
        """Tell whether the system asks for motion, and somebody sees it."""
        hint = QStyle.StyleHint.SH_Widget_Animation_Duration
        return bool(self._viewport.style().styleHint(hint)) and self._viewport.isVisible()

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
        self._run.stop()
        if self._from or self._leaving:
            self._run.start()

    def stop(self) -> None:
        """Be where everything is."""
        if self._from or self._leaving:
            self._run.stop()
            self._from, self._leaving = {}, {}
            self._viewport.update()

    def goes_on(self) -> bool:
        """Tell whether photos move."""
        return bool(self._from or self._leaving)

    def offset(self, photo: int) -> QPoint:
        """Give how far from its place a photo is now."""
        begun = self._from.get(photo)
        if begun is None:
            return QPoint()
        return begun * (1 - self._slide.valueForProgress(min(1.0, self._now() / SLIDE)))

    def leaving(self) -> Iterator[tuple[int, QRect, float]]:
        """Give the photos that fade, where they were, and how much is still to be seen."""
        left = max(0.0, 1 - self._now() / FADE)
        return ((photo, rect, left) for photo, rect in self._leaving.items() if left)

    def _now(self) -> float:
        value = self._run.currentValue()
        return float(value) if value is not None else 0.0
