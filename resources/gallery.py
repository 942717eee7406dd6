"""Draw the sample gallery on first use: about 200 small pictures in ten kinds.

Nothing copyrighted is shipped, and the same version always draws the same pictures. Each kind has a
folder, and comes in every mood (a hue, named in the file's name): so there are two ways to be
alike, and a person can teach either.
"""

from __future__ import annotations

import shutil
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image

from resources.scenes import HEIGHT, SCENES, WIDTH

VERSION = 1
NAME = "Sample gallery"
PER_KIND = 20
MOODS = {"ember": 0.01, "meadow": 0.28, "lagoon": 0.47, "dusk": 0.63, "orchid": 0.85}  # hues


def draw(kind: str, mood: str, number: int) -> Image.Image:
    """Return picture ``number`` of ``kind`` in ``mood``, 360 x 270 pixels or upright, RGB."""
    random = np.random.default_rng([VERSION, zlib.crc32(f"{kind} {mood}".encode()), number])
    picture = SCENES[kind](random, MOODS[mood] + random.normal(0, 0.012)).resize(
        (WIDTH // 2, HEIGHT // 2), Image.Resampling.LANCZOS
    )
    if random.uniform() < 0.2:  # some upright ones, as in any album
        side = HEIGHT // 2
        left = int(random.integers(0, WIDTH // 2 - side * 3 // 4))
        picture = picture.crop((left, 0, left + side * 3 // 4, side))
    return picture


def make(folder: Path, progress: Callable[[int, int], None] = lambda done, total: None) -> Path:
    """Draw ``folder``/gallery-VERSION/Sample gallery unless it exists; return its path.

    It is drawn under a temporary name and renamed at the end, so it is complete or missing. Raises
    OSError when the folder can't be written.
    """
    gallery = folder / f"gallery-{VERSION}" / NAME
    if gallery.is_dir():
        return gallery
    gallery.parent.mkdir(parents=True, exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(prefix=".unfinished-", dir=gallery.parent))
    try:
        names = [
            (kind, list(MOODS)[number % len(MOODS)], number // len(MOODS) + 1)
            for kind in SCENES
            for number in range(PER_KIND)
        ]
        for done, (kind, mood, number) in enumerate(names, start=1):
            (unfinished / kind).mkdir(exist_ok=True)
            path = unfinished / kind / f"{mood}-{kind}-{number}.jpg"
            draw(kind, mood, number).save(path, quality=90)
            progress(done, len(names))
        unfinished.chmod(0o755)
        unfinished.replace(gallery)
    except OSError:
        if not gallery.is_dir():  # another process may have finished it meanwhile
            raise
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return gallery
