"""Measure frames while the library is scrolled: steadily, page by page, and in jumps."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

STEP = 40  # px a frame, for a person who looks while scrolling
REST = 8  # ms between two frames, in which thumbnails arrive


@dataclass
class Frames:
    """Milliseconds from one painted frame to the next without the pause between them.
    They are by the clock, and processor time of the window's thread, which other programs don't
    affect."""

    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)


class Paints(QObject):
    """Counts how often a widget was painted."""

    def __init__(self, watched: QObject) -> None:
        super().__init__()
        self.count = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802, Qt's own name
        self.count += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


class Painted:
    """Notes when a view was first painted with new content: ``at`` by the clock, ``cpu`` by then.
    ``shown`` returns the current content; work after the paint is not measured."""

    def __init__(self, view: QAbstractScrollArea, shown: Callable[[], object]) -> None:
        self.shown: object = None
        self.at, self.cpu = 0.0, 0.0
        paint = view.paintEvent

        def painted(event: QPaintEvent) -> None:
            paint(event)
            if shown() is not self.shown:
                self.shown, self.at, self.cpu = shown(), time.perf_counter(), time.process_time()

        view.paintEvent = painted  # type: ignore[method-assign]


def scroll(view: QAbstractScrollArea, seed: int) -> dict[str, Frames]:
    """Return the frames of each way to scroll."""
    bar = view.verticalScrollBar()
    random = np.random.default_rng(seed)
    middle = bar.maximum() // 2
    ways: dict[str, Iterator[int]] = {
        "steady": (middle + STEP * number for number in range(200)),
        "back": (middle + STEP * (200 - number) for number in range(200)),
        "pages": (middle + bar.pageStep() * number for number in range(60)),
        "jumps": (int(position) for position in random.integers(0, max(1, bar.maximum()), 60)),
    }
    return {name: _frames(view, bar.setValue, positions) for name, positions in ways.items()}


def _frames(
    view: QAbstractScrollArea, go_to: Callable[[int], None], positions: Iterator[int]
) -> Frames:
    painted, frames = Paints(view.viewport()), Frames()
    for position in positions:
        position = min(position, view.verticalScrollBar().maximum())
        if view.verticalScrollBar().value() == position:
            continue  # nothing would be painted
        # Work that arrives in the pause is part of the frame too; sleeping in it takes no processor
        # time.
        cpu = time.thread_time()
        rest(REST)
        wall = time.perf_counter()
        before = painted.count
        go_to(position)
        while painted.count == before:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        frames.wall.append((time.perf_counter() - wall) * 1e3)
        frames.cpu.append((time.thread_time() - cpu) * 1e3)
    return frames


def rest(milliseconds: int) -> None:
    """Let the window work for a while, asleep in between.
    QTest.qWait would keep Python's lock, and the library thread, which does its idle work then,
    would hardly progress."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop, loop.quit)  # without the loop PySide keeps the call
    loop.exec()
