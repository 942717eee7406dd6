"""A person at the real window, in a process of its own.

`python -m tests.endurance.soak.at_the_window LIBRARY PHOTOS SEED SECONDS` prints a line of JSON for
each act that must be kept, before it is asked and when the window shows it, for what the process
takes at rest, and for whatever went wrong.
"""

from __future__ import annotations

import faulthandler
import sys
import threading
import time
from pathlib import Path

from app.work.bus.events import Failed
from tests.endurance.soak.memory import at_rest

AT_REST = 30.0  # seconds between two reports at rest
CACHE = 16 << 20  # bytes of each cache of pictures: they are full soon, and hide no leak
SLOW = 20.0  # seconds that closing may take before it is told where it is


def main(library: Path, photos: Path, seed: int, seconds: float) -> int:
    """Be that person for so long, then close the window.

    The window is imported here: processes that are spawned import this module again.
    """
    from app.start import make_application, wired
    from app.ui.canvas import pictures
    from app.work.pictures import thumbnail_loader as loader
    from tests.endurance.soak.person import Person, note_warnings, tell

    end = time.monotonic() + seconds  # starting and reading the first photos are part of it
    pictures.BUDGET = loader.BUDGET = CACHE
    note_warnings()
    sys.excepthook = lambda kind, error, _: tell(wrong=f"{kind.__name__}: {error}")
    threading.excepthook = lambda args: tell(wrong=f"{args.exc_type.__name__}: {args.exc_value}")
    application = make_application()
    with wired(library) as (bus, _, window):
        window.show()
        bus.listen(Failed, lambda: tell(wrong="damaged"))
        if photos.is_dir():  # else it is unplugged, and known from an earlier run
            bus.ask(lambda library: library.scan.add_root(photos))
        person = Person(window, bus, seed)
        person.wait_for_photos(end)
        next_rest = time.monotonic()
        while time.monotonic() < end:
            person.act()
            if time.monotonic() >= next_rest:
                person.rest()
                tell(rested=at_rest())
                next_rest = time.monotonic() + AT_REST
        faulthandler.dump_traceback_later(SLOW, repeat=True)  # what it waits for
    application.processEvents()
    tell(left=[t.name for t in threading.enumerate() if not t.daemon][1:])
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
