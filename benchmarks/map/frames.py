"""Measure frames of the map while it is dragged: far, nearer, and one tile a photo."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication

from app.core.base.photo_types import PhotoInfo, PhotoState
from app.core.map.regions import LibraryMap, MapRegions
from app.ui.canvas.pictures import Pictures
from app.ui.map.map_canvas import MapCanvas
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.photo_model import ListedStacks, PhotoModel
from engine.map.cells import cell_size, to_cells
from engine.map.regions import find_regions

STEP = (17, 9)  # pixels a frame, for a person who looks while dragging
FRAMES = 60  # at each zoom
SIZE = (1_600, 1_000)


class PlainThumbnails(QObject):
    """Gives the same picture for every photo at once: loading is measured elsewhere."""

    loaded = Signal(object)
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._picture = QPixmap(128, 96)
        self._picture.fill(QColor("teal"))

    def request(self, *_: object) -> QPixmap:
        return self._picture

    def holds(self, photo: int, side: int) -> bool:
        del photo, side
        return True

    def failure(self, photo: int) -> None:
        del photo


def made_up_map(count: int, seed: int) -> LibraryMap:
    """Return a map of ``count`` synthetic photos, in islands of some hundred."""
    random = np.random.default_rng(seed)
    islands = max(1, count // 300)
    middles = random.uniform(-1, 1, (islands, 2)) * np.sqrt(islands) * 30
    points = middles[random.integers(0, islands, count)] + random.normal(0, 6, (count, 2))
    cells = to_cells(points / cell_size(points))
    x = points.astype(np.float32)
    found = find_regions(cells.astype(np.float64), x, seed)
    names = tuple("island" if large else "" for large in found.count > 200)
    photos = np.arange(count)
    regions = MapRegions(
        found.parent, found.count, found.middle, found.spread, photos[found.shown], names
    )
    return LibraryMap(photos, cells, random.integers(0, 256, (count, 3)).astype(np.uint8), regions)


def map_frames(count: int, seed: int = 0) -> dict[str, list[float]]:
    """Return milliseconds of each painted frame by zoom, painted without a graphics card.
    The first frame after each zoom is under "zoomed"."""
    app = QApplication.instance() or QApplication(["map"])
    info = PhotoInfo(0, 0, Path(), "photo.jpg", 128, 96, 0.0, PhotoState.READY)
    pictures = Pictures(PlainThumbnails(), lambda _: info)
    canvas = MapCanvas(pictures, PhotoGrid(PhotoModel(pictures, ListedStacks()), "Map"))
    canvas.resize(*SIZE)
    canvas.show()
    canvas.show_map(made_up_map(count, seed))
    app.processEvents()
    found: dict[str, list[float]] = {"zoomed": []}
    for name, steps in (("far", 2), ("nearer", 4), ("near", 5), ("tiles", 6)):
        canvas.zoom(steps)
        found["zoomed"].append(_frame(canvas))
        found[name] = []
        for number in range(FRAMES):
            way = 1 if number < FRAMES // 2 else -1
            canvas.move_by(QPointF(way * STEP[0], way * STEP[1]))
            found[name].append(_frame(canvas))
    canvas.close()
    return found


def _frame(canvas: MapCanvas) -> float:
    began = time.perf_counter()
    canvas.viewport().repaint()
    return (time.perf_counter() - began) * 1e3
