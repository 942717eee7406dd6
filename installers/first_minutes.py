"""The first minutes of a person with the installed program: from a folder of photos to an album."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections import Counter
from pathlib import Path

from PIL import ImageGrab
from roots import chrooted
from screen import SCREEN, screen, wait_for, xdotool
from use import HOME, LIBRARY, computing, keep_album, opened, rows, tell

MANY = 3_000
"""Photos of a first evening."""
THUMBS = 5
_PHOTOS = (330, 200, 1200, 800), 20_000
"""Left, top, right and bottom, in pixels, of where photos are on the screen, and how many colours
are there if they are; a window without has some hundred."""
_SEARCH = (1030, 100, 1270, 250), 2_000
"""The same of the photo that is searched with, where words stand as long as there is none."""


def first_minutes(root: Path, program: str, photos: Path) -> None:
    """A new library of many photos: seconds and actions to photos, a ranked list, an album.

    Photos of one kind lie in one folder of ``photos``; the first of them is searched for, and the
    first results are thumbed up.
    """
    number = _copied(photos, root / HOME / "Many")
    library = root / HOME / "fresh" / LIBRARY
    variables = {"XDG_DATA_HOME": f"/{HOME}/fresh"}
    with screen(root):
        began = time.monotonic()

        with opened(root, program, f"/{HOME}/Many", **variables) as (name, process):

            def note(actions: int, what: str) -> None:
                passed, read = time.monotonic() - began, rows(library, "rows")
                told = f"{passed:.1f} s ({computing(process.pid):.1f} of computing)"
                tell(what, f"{told}, {actions} actions, {read} of {number} photos read")

            note(1, "window")
            wait_for("photos on the screen", _photos_are_seen)
            note(1, "first photos seen")
            wait_for("a search", lambda: rows(library, "searches"), name, "Home", "Return")
            wait_for("its photos", lambda: _search_is_seen() and _photos_are_seen())
            note(3, "first ranked list")
            xdotool("key", "Right")
            for given in range(THUMBS):
                wait_for("a thumb", lambda given=given: rows(library, "events") > given, name, "p")
            note(3 + THUMBS, f"{THUMBS} thumbs up")
            keep_album(library, name)
            wait_for("its photos", lambda: rows(library, "album_found"))
            note(6 + THUMBS, "first album")
            wait_for("the end of reading", lambda: rows(library, "rows") == number)
            note(6 + THUMBS, "all read")
    asked = ("env", f"XDG_DATA_HOME=/{HOME}/fresh", program, "album", "show", "a", "--json")
    held = json.loads(chrooted(root, "person")(*asked))
    tell("the album holds", Counter(Path(photo["path"]).parent.name for photo in held))


def _copied(photos: Path, folder: Path) -> int:
    """Lay the photos where a person has theirs; how many there are."""
    found = sorted(photos.rglob("*.jpg"))[:MANY]
    for path in found:
        target = folder / path.relative_to(photos)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    subprocess.run(["chown", "-R", "--reference", folder.parent, folder], check=True)
    return len(found)


def _photos_are_seen() -> bool:
    return _is_colourful(*_PHOTOS)


def _search_is_seen() -> bool:
    return _is_colourful(*_SEARCH)


def _is_colourful(place: tuple[int, int, int, int], colours: int) -> bool:
    """Whether there are photos on this part of the screen, by its colours."""
    return ImageGrab.grab(place, xdisplay=SCREEN).getcolors(colours) is None
