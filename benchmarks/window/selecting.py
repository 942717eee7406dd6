"""Measure selecting many photos: all, the inverse, every third, none."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from PySide6.QtWidgets import QApplication

from app.ui.photos.grid import PhotoGrid

ROUNDS = 5


def select(grid: PhotoGrid, rounds: int = ROUNDS) -> dict[str, Any]:
    """Return medians of milliseconds from the command to the painted grid.
    ``some`` is every third photo, which makes as many ranges as photos; adjacent photos cost as
    much as ``all``."""
    selection, photos = grid.selection, grid.photo_model.photos()
    every_third = set(photos[::3])
    ways: dict[str, Callable[[], object]] = {
        "all": selection.choose_all,
        "invert": selection.invert,
        "some": lambda: selection.choose(every_third),
        "none": selection.choose_none,
    }
    took: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(rounds):
        for name, way in ways.items():
            began = perf_counter()
            way()
            QApplication.processEvents()
            grid.viewport().grab()
            took[name].append((perf_counter() - began) * 1e3)
    return {"photos": len(photos)} | {name: round(median(each), 1) for name, each in took.items()}
