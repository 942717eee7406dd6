"""Runs in isolated processes: opens photos, whatever they are by now, compares or measures them.

Pixels never leave the process; features of the last photos are kept, as pairs share their photos.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np

from app.core.base.errors import is_out_of_memory
from app.core.duplicates.compared_tables import Quality
from features.alignment import PictureFeatures, features_of
from features.compression import jpeg_quality
from features.decode import decode, decode_bytes, read
from features.errors import DecodeError
from features.same_picture import Agreement, compare
from features.sharpness import sharpness

KEPT = 256
"""Looks, of about 0.3 MB each."""

LARGEST = 4096
"""Pixels of the longer side at which sharpness is measured."""


def prepare() -> None:
    """Called once in each process: one thread, as there is a process for each core."""
    cv2.setNumThreads(1)


def compare_pictures(pairs: Sequence[tuple[Path, Path]]) -> list[Agreement | None]:
    """How well the pictures of each pair of files agree; None where one can't be read.

    Raises DecodeError where memory ran out, as another time may be better.
    """
    agreements: list[Agreement | None] = []
    for first, second in pairs:
        a, b = _features(first), _features(second)
        agreements.append(None if a is None or b is None else compare(a, b))
    return agreements


@lru_cache(maxsize=KEPT)
def _features(path: Path) -> PictureFeatures | None:
    try:
        return features_of(decode(path))
    except DecodeError as error:
        if is_out_of_memory(error):
            raise
        return None


def measure_picture(path: Path) -> Quality:
    """How good a file shows its picture. Raises DecodeError."""
    data = read(path)
    image = decode_bytes(data, path.name, LARGEST)
    grey = np.asarray(cv2.cvtColor(image, cv2.COLOR_RGB2GRAY), np.uint8)
    return Quality(jpeg_quality(data, path.name), sharpness(grey))
