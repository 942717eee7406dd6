"""Make photos as large as those of cameras: small ones enlarged, with sensor noise, as JPEG.

They are blurred where a camera's are sharp, but have as many pixels and bytes, which determine the
decoding time.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np

from features.decode import decode

SIZES = {12: (4000, 3000), 24: (6000, 4000)}
"""Megapixels -> width and height."""

NOISE = 8.0
"""Standard deviation of the noise, in grey levels."""

QUALITY = 92


def made(paths: Sequence[Path], megapixels: int, folder: Path) -> list[Path]:
    """Write one JPEG of this size per photo into ``folder``, with about 0.3 bytes a pixel."""
    noise = cv2.randn(np.empty((500, 500, 3), np.int16), (0, 0, 0), (NOISE, NOISE, NOISE))
    width, height = SIZES[megapixels]
    tiled = np.tile(noise, (height // 500 + 1, width // 500 + 1, 1))[:height, :width]
    written = []
    for number, path in enumerate(paths):
        pixels = cv2.resize(decode(path), (width, height), interpolation=cv2.INTER_CUBIC)
        noisy = np.clip(pixels + tiled, 0, 255).astype(np.uint8)
        file = folder / f"{megapixels}-{number}.jpg"
        cv2.imwrite(str(file), noisy[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        written.append(file)
    return written
