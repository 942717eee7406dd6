"""Folders of small pictures, which are made and read in no time."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from zlib import crc32

import numpy as np
from PIL import Image


def save_kinds(folder: Path, kinds: Iterable[str], each: int) -> None:
    """A folder for each kind, whose pictures show the same blobs, each in its own light."""
    for kind in kinds:
        (folder / kind).mkdir(parents=True)
        blobs = np.random.default_rng(crc32(kind.encode())).integers(0, 256, (9, 12, 3))
        for number in range(each):
            light = np.random.default_rng(number).normal(0, 40, blobs.shape)
            seen = (blobs + light).clip(0, 255).astype(np.uint8)
            Image.fromarray(seen).resize((120, 90)).save(folder / kind / f"{number}.jpg")
