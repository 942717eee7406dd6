"""Makes one part of the pictures: `parts.py tasks|walk|language HOME`; see __main__.py."""

from __future__ import annotations

import sys
from pathlib import Path

import tasks
from stage import read, stage
from walk import walk

from likewise.app.main import make_application
from likewise.app.workers.bridge.requests import searches as ask

IMAGES = Path(__file__).parent.parent / "guide/pictures"


def main(part: str, home: Path) -> None:
    """Open the window on a library of this part's own."""
    make_application()
    pictures = home / "Pictures"
    with stage(home / part, IMAGES) as shown:
        if part == "tasks":
            tasks.first(shown, pictures)
            for task in (tasks.search, tasks.find, tasks.fill_albums, tasks.compare, tasks.tidy):
                task(shown)
            for task in (tasks.act, tasks.mark, tasks.look_over, tasks.keep):
                task(shown)
            tasks.watch(shown, pictures)
        elif part == "walk":
            walk(shown, pictures, home)
        else:
            read(shown, pictures)
            shown.ask(ask.StartSearch.from_photos(*shown.photos("Kingfisher")))
            for title in ("Toucan", "Heron"):
                shown.ask(ask.Judge(shown.photos(title), 1))
            shown.take("language")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
