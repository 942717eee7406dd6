"""Measure the real window: from a click on a thumb to the painted grid, filters, frames, the start.

A library of synthetic photos is written to the disk as the program writes one, and opened in the
real window. A simulated person searches from random photos and clicks the thumbs of results with
the mouse: up if a photo shows the same as the query, down if not. In half of the searches the
pointer was elsewhere before; in the other half it rests on the thumb for a moment, as a hand does
before it clicks, while the order is computed ahead. A wait ends when the grid with the new order
has been painted. Without a display the window is painted off screen. Selecting, frames while
scrolling and while the map is dragged are measured as well.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEventLoop, QPoint, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.base.search_types import SearchView
from app.core.base.work_types import IndexState, Progress
from app.ui.photos.tile import TilePart, button_rects
from app.ui.system.running_instance import collected_here
from app.ui.window.main_window import MainWindow
from app.work.bus.bus import Bus
from app.work.bus.events import Failed, IndexChanged, ProgressChanged
from app.work.pictures.thumbnail_loader import ThumbnailLoader
from benchmarks.harness import asked, figures, parser, started_anew, tell
from benchmarks.map.frames import map_frames
from benchmarks.search.stored import write
from benchmarks.window.frames import Painted, Paints, rest, scroll
from benchmarks.window.selecting import select
from benchmarks.window.start import measure

READY, ANSWER = 600.0, 10.0
"""Seconds for the library to open and prepare, and for each answer; then it counts as missing."""


@dataclass
class Waits:
    """Milliseconds from an action to the painted grid; cpu: of the whole process."""

    painted: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)


class Run:
    """A person who uses the window."""

    def __init__(self, folder: Path, library: Path, labels: NDArray[np.int64]) -> None:
        self.application = QApplication.instance() or QApplication(["window"])
        self.bus = Bus()
        self.thumbnails = ThumbnailLoader(folder / "cache")
        settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
        self.window = MainWindow(self.bus, self.thumbnails, settings)
        self.labels = labels
        self.index = IndexState()
        self.bus.listen(IndexChanged, self._note)
        self.scan = Progress("looking")
        self.bus.listen(ProgressChanged, self._progressed)
        self.failure = ""
        self.bus.listen(Failed, self._failed)
        orders = self.window.browser.orders
        self.painted = Painted(self.window.browser.results, lambda: orders.shown)
        self.window.show()
        self.window.activateWindow()  # keys are pressed; without a window manager nothing else does
        self.alarm = QTimer(interval=1000)  # so that waits can end
        self.alarm.start()
        self.bus.open(library)

    def _note(self, state: IndexState) -> None:
        self.index = state

    def _progressed(self, progress: Progress) -> None:
        self.scan = progress

    def _failed(self, sentence: str) -> None:
        self.failure = sentence  # raised by `until`: Qt would only print it

    def until(self, done: Callable[[], bool], what: str, seconds: float = ANSWER) -> None:
        """Let the window work until ``done``; raise TimeoutError if ``what`` does not come."""
        end = time.monotonic() + seconds
        while not done():
            # Asleep until something happens: a busy loop would take Python's lock from the worker.
            self.application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            if self.failure or time.monotonic() > end:
                raise TimeoutError(f"{what}: {self.failure or f'nothing in {seconds:g} s'}")

    def prepared(self) -> bool:
        """Return whether the scan has ended and all photos are prepared for searching."""
        if self.scan.phase != "idle":
            return False
        return self.index.total == len(self.labels) and self.index.rows == self.index.total

    def search(self, row: int, waits: Waits) -> int:
        """Search from a photo of the library; return its label."""
        library = self.window.browser.library
        self.window.browser.to_library()
        library.select_row(row)
        photo = library.selected()[0]
        rest(1)
        self._wait(lambda: QTest.keyClick(library, Qt.Key.Key_Return), waits, "a search")
        return self._label(photo)

    def thumb(self, label: int, waits: Waits, like: bool, aim: int = 0) -> None:
        """Click a thumb of the first visible result that deserves it, or of the first at all.
        ``aim``: milliseconds that the pointer rests on it before; 0: it was elsewhere."""
        results = self.window.browser.results
        photos, signs = results.photo_model.photos(), self.window.browser.signs
        ranks = [rank for rank in self._in_sight() if photos[rank] not in signs]
        if not ranks:
            raise TimeoutError("a thumb: no photo without one is in sight")
        rank = next((i for i in ranks if (self._label(photos[i]) == label) == like), ranks[0])
        part = TilePart.LIKE if self._label(photos[rank]) == label else TilePart.DISLIKE
        cell = results.visualRect(results.photo_model.index(rank))
        point = button_rects(cell, with_thumbs=True)[part].center()
        if aim:
            # Qt reports no move to the pointer's current position.
            QTest.mouseMove(results.viewport(), point + QPoint(2, 2))
            QTest.mouseMove(results.viewport(), point)
            rest(aim)
        button = Qt.MouseButton.LeftButton
        self._wait(
            lambda: QTest.mouseClick(results.viewport(), button, pos=point), waits, "a thumb"
        )

    def _in_sight(self) -> list[int]:
        """Return the ranks of the results that are completely visible."""
        results = self.window.browser.results
        room = results.viewport().rect().adjusted(0, results.covered(), 0, 0)
        index = results.photo_model.index
        return [rank for rank in results.seen() if room.contains(results.visualRect(index(rank)))]

    def filter(self, text: str, waits: list[float]) -> None:
        """Filter the library by ``text``, without the pause after a key."""
        grid = self.window.browser.library
        painted, before = Paints(grid.viewport()), grid.photo_model.photos()
        began = time.perf_counter()
        self.window.library.narrow(text)
        self.until(lambda: grid.photo_model.photos() != before and painted.count > 0, "a letter")
        waits.append((time.perf_counter() - began) * 1e3)

    def _wait(self, act: Callable[[], object], waits: Waits, what: str) -> None:
        before = self.painted.shown
        wall, cpu = time.perf_counter(), time.process_time()
        act()
        self.until(lambda: self.painted.shown is not before, what)
        waits.painted.append((self.painted.at - wall) * 1e3)
        waits.cpu.append((self.painted.cpu - cpu) * 1e3)
        view = self.bus.shown_search()
        assert isinstance(view, SearchView)
        # A thumbed photo keeps its place in the window; the others are in the new order.
        shown = set(self.window.browser.results.photo_model.photos())
        assert shown.issuperset(item.photo for item in view.results)

    def _label(self, photo: int) -> int:
        return int(self.labels[photo - 1])

    def close(self) -> None:
        self.window.close()
        self.bus.close()
        self.thumbnails.close()


def main(arguments: list[str]) -> int:
    """Run and print; see --help."""
    options = _parser().parse_args(arguments)
    if (code := started_anew("window", arguments)) is not None:
        return code
    with tempfile.TemporaryDirectory() as name:
        folder = Path(options.folder or name)
        labels = _library(folder, options)
        report = _sit(folder, labels, options)
        if options.starts:
            report |= measure(folder / "library", folder / "cache", options.starts)
    tell(report, options.json)
    return 0


def _library(folder: Path, options: argparse.Namespace) -> NDArray[np.int64]:
    """Write the library into ``folder`` unless it exists; return the labels of its photos."""
    labels = folder / "labels.npy"
    if not labels.exists():
        made = write(folder / "library", folder / "photos", options.n, options.seed)
        np.save(labels, made)
    return np.asarray(np.load(labels), np.int64)


@collected_here()  # as the program does
def _sit(folder: Path, labels: NDArray[np.int64], options: argparse.Namespace) -> dict[str, Any]:
    run = Run(folder, folder / "library", labels)
    try:
        began = time.perf_counter()
        run.until(run.prepared, "the prepared library", READY)
        ready = time.perf_counter() - began
        searches, clicks, aimed, filters = Waits(), Waits(), Waits(), list[float]()
        missing: list[str] = []
        with _noting(missing):
            for text in ("1", "12", "1", "") * 2:
                run.filter(text, filters)
                rest(options.pause)
        selected = select(run.window.browser.library)
        frames = scroll(run.window.browser.library, options.seed)
        random = np.random.default_rng(options.seed)
        for waits, aim in ((clicks, 0), (aimed, options.aim))[: 2 if options.aim else 1]:
            for _ in range(options.searches):
                with _noting(missing):
                    label = run.search(int(random.integers(len(labels))), searches)
                    for click in range(options.clicks):
                        rest(options.pause)  # a person looks, and idle time begins
                        run.thumb(label, waits, click % 2 == 0, aim)
        return {
            "options": asked(options),
            "ready_s": ready,
            "index": asdict(run.index),
            "missing": missing,
            "search_ms": _figures(searches),
            "click_ms": _figures(clicks),
            "aimed_click_ms": _figures(aimed),
            "filter_ms": figures(filters) if filters else None,
            "select_ms": selected,
            "frame_ms": figures([each for way in frames.values() for each in way.wall]),
            "map_frame_ms": figures(_of_all(map_frames(len(labels), options.seed))),
            "frame_cpu_ms": {name: figures(way.cpu) for name, way in frames.items() if way.cpu},
        }
    finally:
        run.close()


@contextmanager
def _noting(missing: list[str]) -> Iterator[None]:
    """Add to ``missing`` what did not come; the rest of the block is not measured."""
    try:
        yield
    except TimeoutError as error:
        missing.append(str(error))


def _parser() -> argparse.ArgumentParser:
    made = parser("window", __doc__)
    add = made.add_argument
    add("--n", type=int, default=100_000, help="photos")
    add("--searches", type=int, default=5)
    add("--clicks", type=int, default=20, help="thumbs in each search")
    add("--pause", type=int, default=200, help="milliseconds between clicks")
    add("--aim", type=int, default=150, help="milliseconds on a thumb before each aimed click")
    add("--starts", type=int, default=3, help="starts of the program; 0: none")
    add("--folder", default="", help="where to keep the library for the next run")
    return made


def _figures(waits: Waits) -> dict[str, dict[str, float]]:
    """Return the median and the 95th percentile; nothing of what was not measured."""
    return {
        name: {"median": float(np.median(each)), "p95": float(np.percentile(each, 95))}
        for name, each in asdict(waits).items()
        if each
    }


def _of_all(frames: Mapping[str, list[float]]) -> list[float]:
    """Return the frames of all zooms while the map is dragged."""
    return [each for name, zoom in frames.items() if name != "zoomed" for each in zoom]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
