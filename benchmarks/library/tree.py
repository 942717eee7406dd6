"""Make a tree of small JPEG files, each with pixels and a date of its own.

A photo is a crop of one of some scenes, drawn by the seed: smooth colours, edges and texture,
turned or mirrored, lighter or darker, with noise. So files differ in bytes and size, photos of one
scene are alike, and a tree can be made again from its seed.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import datetime, timedelta
from multiprocessing import get_context
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

Picture = NDArray[np.uint8]

SCENES = 200
A_FOLDER = 1_000  # files per folder
SCENE = 320, 420  # pixels, height and width
CUTS = ((120, 160), (160, 120), (144, 192), (160, 160), (112, 200))
FIRST = datetime(2004, 1, 1, 9)
DATED = 36867, 34665  # DateTimeOriginal, and the EXIF directory that contains it


def make_tree(folder: Path, count: int, seed: int, processes: int = 2) -> Path:
    """Make ``count`` files in ``folder``, 1,000 per sub-folder; existing files are kept."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as executor:
        starts = range(0, count, A_FOLDER)
        jobs = [
            executor.submit(_make_folder, folder, start, min(count, start + A_FOLDER), seed)
            for start in starts
        ]
        for job in jobs:
            job.result()
    return folder


def photo(number: int, seed: int) -> bytes:
    """Return the file of one photo."""
    random = np.random.default_rng((seed, number))
    scene = _scene(int(random.integers(SCENES)), seed)
    height, width = CUTS[int(random.integers(len(CUTS)))]
    top, left = (int(random.integers(s - c)) for s, c in zip(SCENE, (height, width), strict=True))
    cut = scene[top : top + height, left : left + width].astype(np.int16)
    if random.random() < 0.5:
        cut = cut[:, ::-1]
    noise = random.integers(-6, 7, cut.shape, np.int16)
    pixels = np.clip(cut + int(random.integers(-25, 26)) + noise, 0, 255).astype(np.uint8)
    quality = int(random.integers(60, 93))
    _, jpeg = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, quality])
    taken = FIRST + timedelta(minutes=10 * number + int(random.integers(10)))
    return _dated(jpeg.tobytes(), taken)


def _make_folder(folder: Path, start: int, end: int, seed: int) -> None:
    inside = folder / f"{start // A_FOLDER:04}"
    inside.mkdir(parents=True, exist_ok=True)
    there = set(inside.iterdir())
    for number in range(start, end):
        file = inside / f"IMG_{number:07}.jpg"
        if file not in there:
            file.write_bytes(photo(number, seed))


_scenes: dict[tuple[int, int], Picture] = {}


def _scene(number: int, seed: int) -> Picture:
    """Return a scene, drawn once in each process."""
    if (number, seed) not in _scenes:
        _scenes[number, seed] = _draw(np.random.default_rng((seed, number, SCENES)))
    return _scenes[number, seed]


def _draw(random: np.random.Generator) -> Picture:
    height, width = SCENE
    colours = random.integers(0, 256, (int(random.integers(2, 7)), int(random.integers(2, 9)), 3))
    picture = cv2.resize(colours.astype(np.uint8), (width, height), interpolation=cv2.INTER_CUBIC)
    for corners, colour in _shapes(random):
        cv2.fillPoly(picture, [corners], colour)
    period, angle = random.uniform(3, 30), random.uniform(0, np.pi)
    y, x = np.mgrid[:height, :width]
    wave = np.sin((x * np.cos(angle) + y * np.sin(angle)) * 2 * np.pi / period)
    striped = picture + random.uniform(0, 40) * wave[..., None]
    return np.clip(striped, 0, 255).astype(np.uint8)


def _shapes(random: np.random.Generator) -> Iterator[tuple[NDArray[np.int32], tuple[int, ...]]]:
    for _ in range(int(random.integers(0, 12))):
        middle = random.integers((0, 0), SCENE[::-1])
        corners = middle + random.integers(-70, 71, (int(random.integers(3, 8)), 2))
        yield corners.astype(np.int32), tuple(random.integers(0, 256, 3).tolist())


def _dated(jpeg: bytes, taken: datetime) -> bytes:
    """Return ``jpeg`` with an EXIF block that gives its date."""
    exif = Image.Exif()
    exif.get_ifd(DATED[1])[DATED[0]] = f"{taken:%Y:%m:%d %H:%M:%S}"
    block = exif.tobytes()
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(block) + 2) + block + jpeg[2:]
