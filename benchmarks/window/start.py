"""Start the window in a new process, and measure how long it takes to show photos.

`python -m benchmarks.window.start LIBRARY` prints the seconds from $STARTED (by the clock) to the
first paint of the window, and from there until all photos in the view are painted, as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

if TYPE_CHECKING:
    from app.ui.window.main_window import MainWindow

PATIENCE = 120_000  # ms


def measure(library: Path, cache: Path, starts: int) -> dict[str, float]:
    """Return the medians of some starts, after one that makes the thumbnails."""
    found = [_start(library, cache) for _ in range(starts + 1)][1:]
    return {name: float(np.median([each[name] for each in found])) for name in found[0]}


def _start(library: Path, cache: Path) -> dict[str, float]:
    home = {"XDG_CACHE_HOME": str(cache), "XDG_CONFIG_HOME": str(cache / "settings")}
    command = [sys.executable, "-m", "benchmarks.window.start", str(library)]
    environment = os.environ | home | {"STARTED": str(time.time())}
    answer = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout
    found: dict[str, float] = json.loads(answer.splitlines()[-1])
    return found


class Watch(QObject):
    """Notes the first paint of the window; ends the program when all photos in view are painted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.shown = 0.0
        self._loaded = 0
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint:
            self.shown = self.shown or time.time()
            if watched is not self._window:
                QTimer.singleShot(0, self.look)
        return False

    def count(self) -> None:
        """Count one more loaded thumbnail."""
        self._loaded += 1

    def look(self) -> None:
        """End the program if all photos in view have thumbnails."""
        grid = self._window.browser.library
        view, rows = grid.viewport().rect(), grid.photo_model.rowCount()
        index = grid.photo_model.index
        seen = [
            row for row in range(min(rows, 400)) if view.intersects(grid.visualRect(index(row)))
        ]
        if seen and self._loaded >= len(seen):
            QCoreApplication.quit()


def main(library: Path) -> int:
    """Run as the process that starts."""
    from app.start import make_application, wired

    application = make_application()
    with wired(library) as (_, thumbnails, window):
        watch = Watch(window)
        thumbnails.loaded.connect(watch.count)
        window.installEventFilter(watch)
        window.browser.library.viewport().installEventFilter(watch)
        window.show()
        QTimer.singleShot(PATIENCE, application.quit)
        application.exec()
        done = time.time()
    started = float(os.environ["STARTED"])
    answer = {"first_window_s": watch.shown - started, "first_photos_s": done - watch.shown}
    print(json.dumps(answer))
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
