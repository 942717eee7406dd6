"""Measures frames while two photos are panned side by side, in the page of the window itself.

Two made-up photos are written as JPEGs, decoded as the program does, and shown side by side. The
mouse drags them along a wide curve, and each frame takes from one movement of the mouse until both
photos have been painted and the window was given what was painted: by the clock, and as the time
that this process computed, which other programs do not lengthen. Without a display the window is
painted off screen.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.core.types import PhotoInfo, PhotoState
from app.ui.canvas.geometry import View
from app.ui.canvas.photo_source import PhotoSource
from app.ui.compare.compare_page import ComparePage
from app.workers.full_resolution.loader import FullResolutionLoader

PATIENCE = 120.0  # seconds, for the photos to be decoded
VIEWS = {"real size": View(1.0, True), "1.7 times fit": View(1.7), "double": View(2.0, True)}
PHOTOS = (1, 2)


class NoThumbnails(QObject):
    """There are none here: the photos themselves are waited for."""

    loaded = Signal(object)
    failed = Signal(object)

    def of(self, photo: int, side: float) -> QPixmap | None:
        """None, for any photo."""
        del photo, side

    def failure(self, photo: int) -> str | None:
        """None, for any photo."""
        del photo


class Paints(QObject):
    """Counts how often a widget was painted."""

    def __init__(self, watched: QObject) -> None:
        super().__init__(watched)
        self.count = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802, Qt's own name
        self.count += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


class Run:
    """Two photos on the page that compares them."""

    def __init__(self, files: list[Path], size: tuple[int, int]) -> None:
        infos = {
            photo: PhotoInfo(photo, 1, file.parent, file.name, *size, 0.0, PhotoState.READY)
            for photo, file in zip(PHOTOS, files, strict=True)
        }
        self.application = QApplication.instance() or QApplication(["compare"])
        self.loader = FullResolutionLoader()
        self.source = PhotoSource(NoThumbnails(), infos.get, self.loader)
        self.page = ComparePage(self.source, infos.get)
        self.canvases = self.page.stage.canvases[: len(PHOTOS)]
        self.paints = [Paints(canvas) for canvas in self.canvases]
        self.page.compare(PHOTOS)

    def load(self, room: tuple[int, int]) -> float:
        """Show the page in this size; seconds until both photos are there in full."""
        began = time.perf_counter()
        self.page.resize(*room)
        self.page.show()
        self.until(lambda: all(self.source.full(photo) is not None for photo in PHOTOS))
        return time.perf_counter() - began

    def pan(self, view: View, frames: int) -> dict[str, Any]:
        """Frames while the mouse drags the left photo, and so both."""
        canvas = self.canvases[0]
        canvas.view_wanted.emit(view)
        self.application.processEvents()
        middle = canvas.rect().center()
        QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=middle)
        wall: list[float] = []
        cpu: list[float] = []
        for turn in np.linspace(0, 2 * np.pi, frames, endpoint=False):
            reach = min(canvas.width(), canvas.height()) / 3
            by = QPoint(round(reach * np.sin(2 * turn)), round(reach * np.sin(3 * turn)))
            before, shown = [each.count for each in self.paints], canvas.view()
            began, worked = time.perf_counter(), time.process_time()
            _drag_to(canvas, middle + by)
            if canvas.view() == shown:
                continue  # at the photo's edge
            self.until(lambda: self._painted_since(before))  # noqa: B023, it is called at once
            wall.append(1e3 * (time.perf_counter() - began))
            cpu.append(1e3 * (time.process_time() - worked))
        QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=middle)
        return {"frames": len(wall), "wall_ms": _figures(wall), "cpu_ms": _figures(cpu)}

    def _painted_since(self, before: list[int]) -> bool:
        return all(each.count > count for each, count in zip(self.paints, before, strict=True))

    def until(self, done: Callable[[], bool]) -> None:
        """Let the window work until ``done``. Raises TimeoutError."""
        end = time.monotonic() + PATIENCE
        while not done():
            self.application.processEvents()
            if time.monotonic() > end:
                raise TimeoutError("the photos do not appear")

    def close(self) -> None:
        """End the processes that decoded."""
        self.page.close()
        self.loader.close()


def main(arguments: list[str]) -> int:
    """Run and print; see --help."""
    options = _parser().parse_args(arguments)
    if not os.environ.get("DISPLAY"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_LOGGING_RULES"] = "default.warning=false"  # what this platform can't do
    cv2.setNumThreads(1)
    with tempfile.TemporaryDirectory() as folder:
        files = [
            _written(Path(folder) / f"{number}.jpg", _pair(options.photo), options.seed + number)
            for number in PHOTOS
        ]
        report = {"options": {key: value for key, value in vars(options).items() if key != "json"}}
        report |= _measured(files, options)
    print(json.dumps(report, indent=1))
    if options.json:
        Path(options.json).write_text(json.dumps(report, indent=1), encoding="utf-8")
    return 0


def _measured(files: list[Path], options: argparse.Namespace) -> dict[str, Any]:
    run = Run(files, _pair(options.photo))
    try:
        report: dict[str, Any] = {"pan": {}}
        for room in options.rooms:
            seconds = run.load(_pair(room))
            report.setdefault("load_s", seconds)  # of the first room: then they are there
            report["pan"][room] = {
                name: run.pan(view, options.frames) for name, view in VIEWS.items()
            }
        return report
    finally:
        run.close()


def _drag_to(widget: QWidget, point: QPoint) -> None:
    """Move the mouse with its button down; QTest's own movements wait for the window system."""
    there = QPointF(point)
    moved = QMouseEvent(
        QEvent.Type.MouseMove,
        there,
        QPointF(widget.mapToGlobal(point)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, moved)


def _figures(taken: list[float]) -> dict[str, float]:
    return {"median": float(np.median(taken)), "p95": float(np.percentile(taken, 95))}


def _written(file: Path, size: tuple[int, int], seed: int) -> Path:
    """A JPEG with edges and noise in every part."""
    random = np.random.default_rng(seed)
    width, height = size
    coarse = random.integers(0, 256, (height // 40 + 1, width // 40 + 1, 3), dtype=np.uint8)
    pixels = cv2.resize(coarse, size, interpolation=cv2.INTER_CUBIC)
    cv2.add(pixels, random.integers(0, 20, pixels.shape, dtype=np.uint8), dst=pixels)
    file.write_bytes(cv2.imencode(".jpg", pixels)[1].tobytes())
    return file


def _pair(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="compare", description=__doc__)
    add = parser.add_argument
    add("--photo", default="6000x4000", help="size of the photos in pixels")
    add("--rooms", nargs="+", default=["1280x800", "1920x1080", "3840x2160"], help="of the page")
    add("--frames", type=int, default=120)
    add("--seed", type=int, default=0)
    add("--json", default="")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
