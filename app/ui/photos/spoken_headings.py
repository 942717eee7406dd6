"""Headings of grids for screen readers: days and months, and where an album ends."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QAccessible

from app.ui.photos.browser import Browser
from app.ui.photos.edge_line import EdgeLine
from app.ui.photos.grid import PhotoGrid
from app.ui.style.spoken_parts import PaintedPart, SpokenParts

_CALM = 200  # ms after photos moved in which they may move on


class SpokenHeadings(QObject):
    """Lays a widget over each heading in sight once a screen reader is there.

    They are children of the browser: what a list has but its items is not in its tree.
    """

    def __init__(self, browser: Browser, line: EdgeLine) -> None:
        super().__init__(browser)
        self.parts = SpokenParts(browser)
        self._browser = browser
        self._line = line
        self._followed: set[PhotoGrid] = set()
        self._soon = QTimer(self, singleShot=True, interval=_CALM)
        self._soon.timeout.connect(self.tell)
        browser.turned.connect(self._follow)
        line.changed.connect(self._wait)
        self._follow()

    def tell(self) -> None:
        """Have the headings in sight in the tree."""
        grid = self._browser.grid()
        self.parts.show([] if grid is None or not grid.isVisible() else list(self._parts(grid)))

    def _parts(self, grid: PhotoGrid) -> Iterator[PaintedPart]:
        for key, rect, said in grid.headings_in_sight():
            yield PaintedPart(("heading", key), said, self._in_browser(grid, rect))
        if grid is self._browser.results and self._line.isVisible():
            for line, rect, said in self._line.spoken():
                yield PaintedPart(("line", line), said, self._in_browser(grid, rect))

    def _in_browser(self, grid: PhotoGrid, rect: QRect) -> QRect:
        return QRect(grid.viewport().mapTo(self._browser, rect.topLeft()), rect.size())

    def _follow(self) -> None:
        grid = self._browser.grid()
        if grid is not None and grid not in self._followed:
            self._followed.add(grid)
            grid.arranged.connect(self._wait)
            grid.verticalScrollBar().valueChanged.connect(self._wait)
        self._wait()

    def _wait(self, *_: object) -> None:
        if QAccessible.isActive():
            self._soon.start()
