"""Estimate how much a JPEG was compressed from its header alone.

The quality on libjpeg's scale (1 to 100) is estimated by comparing the file's luminance
quantisation table with that of annex K of the JPEG standard, which is quality 50. Below 15, where
entries are clipped at 255, it is overestimated.
"""

from __future__ import annotations

import io

import numpy as np

from features.decode import DAMAGE, opened
from features.errors import DecodeError

_MEAN_AT_50 = 57.625
"""Mean of the 64 entries of annex K's table K.1."""


def jpeg_quality(data: bytes, name: str) -> float | None:
    """Return the quality, 1 to 100, of the JPEG ``name`` with content ``data``; None for others."""
    try:
        with opened(io.BytesIO(data), name) as picture:
            table = getattr(picture, "quantization", {}).get(0)
    except (DecodeError, *DAMAGE):
        return None
    if not table:
        return None
    scale = 100 * float(np.mean(table)) / _MEAN_AT_50  # libjpeg's percentage
    quality = (200 - scale) / 2 if scale < 100 else 5000 / scale
    return min(max(quality, 1.0), 100.0)
