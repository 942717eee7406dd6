"""Starts the window in a process of its own, and tells how long it took to show what.

`python -m benchmarks.window.start LIBRARY` prints the seconds from $STARTED (on the clock) to the
first paint of the window, and from there until all photos in the view are painted, as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

PATIENCE = 120_000  # ms


def measure(library: Path, cache: Path, starts: int) -> dict[str, float]:
    """Medians of some starts, after one that makes the thumbnails."""
    found = [_start(library, cache) for _ in range(starts + 1)][1:]
    return {name: float(np.median([each[name] for each in found])) for name in found[0]}


def _start(library: Path, cache: Path) -> dict[str, float]:
    home = {"XDG_CACHE_HOME": str(cache), "XDG_CONFIG_HOME": str(cache / "settings")}
    command = [sys.executable, "-m", "benchmarks.window.start", str(library)]
    environment = os.environ | home | {"STARTED": str(time.time())}
    answer = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout
    found: dict[str, float] = json.loads(answer.splitlines()[-1])
    return found


def main(library: Path) -> int:
    """Be the process that starts."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    from likewise.app.main import make_application, wired

    class Watch(QObject):
        """Notes when the window was painted first, and when its photos were."""

        def __init__(self) -> None:
            super().__init__()
            self.shown = 0.0
            self.loaded = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint:
                self.shown = self.shown or time.time()
                if watched is not window:
                    QTimer.singleShot(0, self.look)
            return False

        def count(self) -> None:
            self.loaded += 1

        def look(self) -> None:
            grid = window.browser.library
            view, rows = grid.viewport().rect(), grid.photo_model.rowCount()
            index = grid.photo_model.index
            seen = [
                row for row in range(min(rows, 400)) if view.intersects(grid.visualRect(index(row)))
            ]
            if seen and self.loaded >= len(seen):
                application.quit()

    application = make_application()
    watch = Watch()
    with wired(library) as (_, thumbnails, window):
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
