"""Implement the modalities in the straightforward way, for comparison with the fast one.

Full-size decoding, whole spectra in double precision, textbook loops over neighbours, SIFT and SURF
at the interest points of the whole picture. Same names, dimensions and final mappings.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cv2
import mahotas.features.surf
import numpy as np
from numpy.typing import NDArray
from PIL import Image as Pillow
from PIL import ImageOps
from skimage.feature import local_binary_pattern

from features import color, correlogram, edge, gabor, gist, phog
from features.filterbank import mirrored
from features.picture import Picture

Entries = dict[str, NDArray[np.float32]]
Keypoints = dict[str, NDArray[Any]]


def extract(path: Path) -> tuple[Entries, Keypoints]:
    """Return all global modalities and keypoints of one photo."""
    with Pillow.open(path) as stored:
        upright = ImageOps.exif_transpose(stored).convert("RGB")
    scale = min(1.0, 500 / max(upright.size))
    size = (max(1, round(upright.width * scale)), max(1, round(upright.height * scale)))
    image = np.asarray(upright.resize(size, Pillow.Resampling.BOX))
    picture = Picture(image)
    entries = {
        "color": color.color(picture),
        "edge": edge.edge(picture),
        "gabor": _gabor(picture.square),
        "lbp": _lbp(picture.grey),
        "gist": _gist(picture.square),
        "phog": phog.phog(picture),
        "correlogram": _correlogram(picture.hsv),
    }
    return entries, _keypoints(cv2.cvtColor(image, cv2.COLOR_RGB2GRAY))


def _magnitudes(
    image: NDArray[np.float32], frequency: float, radial: float, tangential: float
) -> NDArray[np.float64]:
    """Return the responses to all 8 orientations, float64 (8, n, n), by full inverse transforms."""
    number = len(image)
    v, u = np.meshgrid(np.fft.fftfreq(number), np.fft.fftfreq(number), indexing="ij")
    spectrum = np.fft.fft2(image.astype(np.float64))
    responses = []
    for angle in np.pi * np.arange(8) / 8:
        along = u * np.cos(angle) + v * np.sin(angle) - frequency
        across = v * np.cos(angle) - u * np.sin(angle)
        weights = np.exp(-0.5 * ((along / radial) ** 2 + (across / tangential) ** 2))
        weights[0, 0] = 0
        responses.append(np.abs(np.fft.ifft2(spectrum * weights)))
    return np.stack(responses)


def _gabor(square: NDArray[np.float32]) -> NDArray[np.float32]:
    shapes = zip(*gabor.filter_shapes(), strict=True)
    entries = np.stack([gabor.statistics(_magnitudes(square, *shape)) for shape in shapes])
    both = (entries + entries[:, mirrored(8)]) / 2
    return both.astype(np.float32).ravel()


def _gist(square: NDArray[np.float32]) -> NDArray[np.float32]:
    small = cv2.resize(square, (gist.SIDE, gist.SIDE), interpolation=cv2.INTER_AREA)
    normalised = gist.contrast_normalised(np.asarray(small, np.float32))
    shapes = zip(*gist.filter_shapes(), strict=True)
    cells = np.stack([gist.cell_means(_magnitudes(normalised, *shape)) for shape in shapes])
    both = (cells + cells[:, mirrored(8), :, ::-1]) / 2
    return np.sqrt(np.clip(both, 0, 1)).ravel().astype(np.float32)


def _lbp(grey: NDArray[np.uint8]) -> NDArray[np.float32]:
    codes = local_binary_pattern(grey, 8, 1, "nri_uniform").astype(int)
    counts = np.bincount(codes.ravel(), minlength=59)
    return (counts / counts.sum()).astype(np.float32) ** 0.25


def _correlogram(hsv: NDArray[np.uint8]) -> NDArray[np.float32]:
    colors = correlogram.quantised(hsv).astype(int)
    height, width = colors.shape
    shares = []
    for distance in correlogram.DISTANCES:
        same, near = np.zeros(64), np.zeros(64)
        for down in range(-distance, distance + 1):
            for right in range(-distance, distance + 1):
                if max(abs(down), abs(right)) != distance:
                    continue
                rows = slice(max(0, -down), height - max(0, down))
                columns = slice(max(0, -right), width - max(0, right))
                here = colors[rows, columns]
                there = np.roll(colors, (-down, -right), (0, 1))[rows, columns]
                near += np.bincount(here.ravel(), minlength=64)
                same += np.bincount(here[here == there], minlength=64)
        shares.append(same / np.maximum(near, 1))
    return np.sqrt(np.concatenate(shares)).astype(np.float32)


def _keypoints(grey: Any) -> Keypoints:
    _, found = cv2.SIFT.create().detectAndCompute(grey, None)
    sift = np.empty((0, 128)) if found is None else found
    surf = mahotas.features.surf.surf(grey, descriptor_only=True).reshape(-1, 64)
    finite = surf[np.isfinite(surf).all(axis=1)]
    return {"sift": sift.astype(np.uint8), "surf": finite.astype(np.float16)}
