"""Makes one part of the pictures: `parts.py read|tasks|walk|film|language HOME IMAGES [TASK ...]`.

__main__.py has this done in a process each. Of the tasks some may be named, also after `read`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import tasks
from film import film
from stage import stage
from walk import walk

from app.start import make_application


def main(part: str, home: Path, images: Path, *chosen: str) -> None:
    """Open the window on the library: empty for the first part, for the others a copy as it was
    read."""
    make_application()
    with stage(home / part, images) as shown:
        if part == "read":
            tasks.first(shown, home / "Pictures")
        shown.until_read()
        if part == "walk":
            walk(shown, home)
        elif part == "film":
            film(shown, images)
        elif part == "language":
            shown.start("Kingfisher")
            for title in ("Toucan", "Heron"):
                shown.judge(title, 1)
            shown.take("language")
        for task in tasks.TASKS:
            if task.__name__ in chosen or (part == "tasks" and not chosen):
                task(shown)


if __name__ == "__main__":
    _, part, home, images, *chosen = sys.argv
    main(part, Path(home), Path(images), *chosen)
