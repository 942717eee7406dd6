"""Makes one part of the pictures: `parts.py read|tasks|walk|film|language HOME` (__main__.py)."""

from __future__ import annotations

import sys
from pathlib import Path

import tasks
from film import film
from stage import stage
from walk import walk

from likewise.app.main import make_application
from likewise.app.workers.bridge.requests import searches as ask

IMAGES = Path(__file__).parent.parent / "guide/pictures"


def main(part: str, home: Path) -> None:
    """Open the window on the library: empty for the first part, for the others a copy as it was
    read."""
    make_application()
    pictures = home / "Pictures"
    with stage(home / part, IMAGES) as shown:
        shown.until(lambda: part == "read" or shown.service.photos())
        if part == "read":
            tasks.first(shown, pictures)
        elif part == "tasks":
            for task in tasks.TASKS:
                task(shown)
            tasks.watch(shown, pictures)
        elif part == "walk":
            walk(shown, home)
        elif part == "film":
            film(shown, IMAGES)
        else:
            shown.ask(ask.StartSearch.from_photos(*shown.photos("Kingfisher")))
            for title in ("Toucan", "Heron"):
                shown.ask(ask.Judge(shown.search(), shown.photos(title), 1))
            shown.take("language")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
