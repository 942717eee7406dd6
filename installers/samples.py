"""Small photos of every format that is promised, and a copy, for the check of a package."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pillow_heif
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.hostile.dng import dng
from resources.gallery import draw

FORMATS = {"jpg": "JPEG", "png": "PNG", "webp": "WEBP", "avif": "AVIF", "tif": "TIFF", "gif": "GIF"}


def write_samples(folder: Path) -> None:
    """One photo a format, `copy.jpg` of the first, and `wanted.json` with their names."""
    folder.mkdir(parents=True)
    for number, (suffix, name) in enumerate(FORMATS.items()):
        picture = Image.fromarray(np.asarray(draw("city", "dusk", number)))
        picture.save(folder / f"a.{suffix}", name)
    with Image.open(folder / "a.jpg") as first:
        first.rotate(1).crop((5, 5, 350, 260)).save(folder / "copy.jpg")
    pillow_heif.register_heif_opener()
    Image.fromarray(np.asarray(draw("balloons", "dusk", 1))).save(folder / "a.heic", "HEIF")
    sensor = np.full((80, 120), 40_000, np.uint16)
    sensor[:, 60:] = 4_000
    (folder / "a.dng").write_bytes(dng(sensor))
    names = sorted(path.name for path in folder.iterdir())
    (folder / "wanted.json").write_text(json.dumps(names), encoding="utf-8")
