"""The sample gallery: about 200 small pictures in ten kinds, drawn by code on first use.

Nothing copyrighted is shipped, and the same version draws the same pictures. One folder a kind, so
that the kinds serve as labels where precision is measured.
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
PER_KIND = 20


def draw(kind: str, number: int) -> Image.Image:
    """Picture ``number`` of ``kind``, 360 x 270 pixels or upright, RGB."""
    random = np.random.default_rng([VERSION, zlib.crc32(kind.encode()), number])
    picture = SCENES[kind](random).resize((WIDTH // 2, HEIGHT // 2), Image.Resampling.LANCZOS)
    if random.uniform() < 0.2:  # some upright ones, as in any album
        side = HEIGHT // 2
        left = int(random.integers(0, WIDTH // 2 - side * 3 // 4))
        picture = picture.crop((left, 0, left + side * 3 // 4, side))
    return picture


def make(folder: Path, progress: Callable[[int, int], None] = lambda done, total: None) -> Path:
    """Draw the gallery into ``folder``/sample-gallery-VERSION unless it is there; return its path.

    It is drawn under a temporary name and renamed when complete: it is there whole or not at all.
    Raises OSError when the folder can't be written.
    """
    gallery = folder / f"sample-gallery-{VERSION}"
    if gallery.is_dir():
        return gallery
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(prefix=".sample-gallery-", dir=folder))
    try:
        total = len(SCENES) * PER_KIND
        for index in range(total):
            kind = list(SCENES)[index // PER_KIND]
            (unfinished / kind).mkdir(exist_ok=True)
            number = index % PER_KIND
            draw(kind, number).save(unfinished / kind / f"{kind}-{number + 1:02}.jpg", quality=90)
            progress(index + 1, total)
        unfinished.chmod(0o755)
        unfinished.replace(gallery)
    except OSError:
        if not gallery.is_dir():  # another start may have finished it meanwhile
            raise
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return gallery
