"""A person at the real window, in a process of its own.

`python -m benchmarks.soak.at_the_window LIBRARY PHOTOS SEED SECONDS` prints a line of JSON for each
act that must be kept, before it is asked and when the window shows it, for what the process takes
from time to time, and for whatever went wrong.
"""

from __future__ import annotations

import faulthandler
import os
import re
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

from benchmarks.memory.run import resident

REPORT = 5.0  # seconds between two reports of what the process takes
CACHE = (
    16 << 20
)  # bytes of each cache of pictures, so that they are full soon and no leak hides behind
SLOW = 20.0  # seconds that closing may take before it is told where it is


def main(library: Path, photos: Path, seed: int, seconds: float) -> int:
    """Be that person for so long, then close the window.

    The window is imported here: processes that are spawned import this module again.
    """
    from benchmarks.soak.person import Person, note_warnings, tell
    from likewise.app.main import make_application, wired
    from likewise.app.ui.photos import pictures
    from likewise.app.workers.bridge.requests.scans import AddRoot
    from likewise.app.workers.thumbnails import loader

    end = time.monotonic() + seconds  # starting and reading the first photos are part of it
    pictures.BUDGET = loader.BUDGET = CACHE
    note_warnings()
    sys.excepthook = lambda kind, error, _: tell(wrong=f"{kind.__name__}: {error}")
    threading.excepthook = lambda args: tell(wrong=f"{args.exc_type.__name__}: {args.exc_value}")
    application = make_application()
    with wired(library) as (service, _, window):
        window.show()
        service.damaged.connect(lambda: tell(wrong="damaged"))
        service.request(AddRoot(photos))
        person = Person(window, service, seed)
        person.wait_for_photos(end)
        next_report = time.monotonic()
        while time.monotonic() < end:
            person.act()
            if time.monotonic() >= next_report:
                next_report = time.monotonic() + REPORT
                tell(**_taken())
        faulthandler.dump_traceback_later(SLOW, repeat=True)  # what it waits for
    application.processEvents()
    tell(left=[t.name for t in threading.enumerate() if not t.daemon][1:])
    return 0


def _taken() -> dict[str, Any]:
    kinds = Counter(map(_kind, Path("/proc/self/fd").iterdir()))
    return {
        "at": time.monotonic(),
        "mb": resident(os.getpid()),
        "handles": kinds.total(),
        "threads": len(list(Path("/proc/self/task").iterdir())),
        "kinds": kinds,
    }


def _kind(handle: Path) -> str:
    """What a handle is open on: the file's name without its numbers, or a kind of the system."""
    try:
        target = str(handle.readlink())
    except OSError:  # closed meanwhile
        return "closed"
    name = target.rpartition("/")[2] if target.startswith("/") else target.partition(":[")[0]
    return re.sub(r"\d+", "#", name)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
