"""Tasks for the pool's processes that only decode a file and return findings."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from features.decode import probe_and_decode, read

SIDE = 500


def decoded(path: Path) -> str:
    """Decode as indexing does; tells what is wrong with the outcome, if anything."""
    header, image = probe_and_decode(read(path), path.name, SIDE)
    if image.dtype != np.uint8 or image.ndim != 3 or image.shape[2] != 3:
        return f"{image.dtype} {image.shape} is no picture"
    if not 1 <= min(image.shape[:2]) <= max(image.shape[:2]) <= SIDE:
        return f"{image.shape} does not fit {SIDE}"
    return "" if header.width * header.height else "no size"
