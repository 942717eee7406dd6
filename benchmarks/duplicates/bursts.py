"""Make another frame of a burst from one photo: what changes between two shots.

The hand moves (shift, turn, zoom), so near things shift against far ones; people move visibly;
exposure and noise differ: sensor noise, stronger in bright areas, and smeared as by a camera's own
processing. The frame is saved as JPEG, as by a camera.
"""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from benchmarks.duplicates.changes import Random, opened

Pixels = NDArray[np.uint8]
SHIFT = 0.02  # of the longer side, maximum shift of the camera
TURN = 1.5  # degrees
ZOOM = 0.015
DEPTH = (0.002, 0.008)  # of the longer side, shift of near things against far ones
MOVED = (0.02, 0.08)  # of the longer side, shift of a moving object
THING = (0.08, 0.25)  # half axes of the moving object, of the shorter side
MARGIN = 0.04  # of the sides, cropped: it came from outside the photo
SEEN = 0.005  # share of the picture that must look different; less is not visible as another shot
SEEN_AT = 256  # pixels of the longer side at which it is compared,
SEEN_FROM = 20  # and grey levels from which a patch looks different
TRIES = 20


def by_hand(photo: Path, target: Path, random: Random) -> Path:
    """Write a JPEG of another hand-held frame of the burst."""
    image = _later(np.asarray(opened(photo), np.uint8), random)
    return _shot(_from_another_viewpoint(image, random), target, random)


def on_tripod(photo: Path, target: Path, random: Random) -> Path:
    """Write a JPEG of another frame by a camera that does not move."""
    return _shot(_later(np.asarray(opened(photo), np.uint8), random), target, random)


BURSTS = {"burst_by_hand": by_hand, "burst_on_tripod": on_tripod}
"""All kinds of frames, by name in the report."""


def _shot(image: Pixels, target: Path, random: Random) -> Path:
    path = target.with_suffix(".jpg")
    quality = int(random.integers(88, 96))
    Image.fromarray(_exposed(image, random)).save(path, quality=quality)
    return path


def _later(image: Pixels, random: Random) -> Pixels:
    """Move one to three parts of the scene; repeat until the change is visible."""
    moved = image
    for _ in range(TRIES):
        for _ in range(random.integers(1, 4)):
            moved = _somebody_moved(moved, random)
        if _share_seen(image, moved) >= SEEN:
            break
    return moved


def _share_seen(before: Pixels, after: Pixels) -> float:
    """Return the share of the picture that looks different."""
    share = SEEN_AT / max(before.shape)
    size = (round(before.shape[1] * share), round(before.shape[0] * share))
    first, second = (
        cv2.resize(cv2.cvtColor(image, cv2.COLOR_RGB2GRAY), size, interpolation=cv2.INTER_AREA)
        for image in (before, after)
    )
    return float((cv2.GaussianBlur(cv2.absdiff(first, second), (0, 0), 1) > SEEN_FROM).mean())


def _somebody_moved(image: Pixels, random: Random) -> Pixels:
    """Move a detailed, elliptic part; fill in what it covered from its surroundings."""
    height, width = image.shape[:2]
    x, y = _where_detail_is(image, random)
    axes = tuple(int(random.uniform(*THING) * min(height, width)) + 2 for _ in range(2))
    mask = np.zeros((height, width), np.uint8)
    cv2.ellipse(mask, (x, y), axes, random.uniform(0, 180), 0, 360, 255, -1)
    angle, far = random.uniform(0, 2 * np.pi), random.uniform(*MOVED) * max(height, width)
    move = cv2.getRotationMatrix2D((x, y), random.uniform(-6, 6), random.uniform(0.97, 1.03))
    move[:, 2] += far * np.cos(angle), far * np.sin(angle)
    moved = cv2.warpAffine(image, move, (width, height), flags=cv2.INTER_CUBIC)
    covered = cv2.GaussianBlur(cv2.warpAffine(mask, move, (width, height)), (0, 0), 1.5)
    share = (covered / 255.0)[..., None]
    behind = cv2.inpaint(image, mask, 3, cv2.INPAINT_TELEA)
    return np.asarray(share * moved + (1 - share) * behind, np.uint8)


def _where_detail_is(image: Pixels, random: Random) -> tuple[int, int]:
    """Return a pixel (x, y), likelier where there is more detail."""
    small = cv2.resize(cv2.cvtColor(image, cv2.COLOR_RGB2GRAY), (24, 24)).astype(np.float64)
    detail = np.hypot(cv2.Sobel(small, -1, 1, 0), cv2.Sobel(small, -1, 0, 1)) + 1e-6
    cell = random.choice(24 * 24, p=(detail / detail.sum()).ravel())
    row, column = divmod(int(cell), 24)
    height, width = image.shape[:2]
    return int((column + 0.5) / 24 * width), int((row + 0.5) / 24 * height)


def _from_another_viewpoint(image: Pixels, random: Random) -> Pixels:
    """Move the camera: one homography for all, and smooth shifts by depth."""
    height, width = image.shape[:2]
    longer = max(height, width)
    turn = cv2.getRotationMatrix2D(
        (width / 2, height / 2), random.uniform(-TURN, TURN), 1 + random.uniform(-ZOOM, ZOOM)
    )
    turn[:, 2] += random.uniform(-SHIFT, SHIFT, 2) * longer
    columns, rows = np.meshgrid(np.arange(width), np.arange(height))
    points = np.stack([columns, rows, np.ones_like(rows)], axis=-1) @ turn.T
    depth = cv2.resize(random.normal(size=(4, 5)), (width, height), interpolation=cv2.INTER_CUBIC)
    angle, far = random.uniform(0, 2 * np.pi), random.uniform(*DEPTH) * longer
    points += far * depth[..., None] * (np.cos(angle), np.sin(angle))
    x, y = points.astype(np.float32).transpose(2, 0, 1)
    seen = cv2.remap(image, x, y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)
    top, left = round(MARGIN * height), round(MARGIN * width)
    return np.asarray(seen[top : height - top, left : width - left], np.uint8)


def _exposed(image: Pixels, random: Random) -> Pixels:
    """Change the exposure, and add noise."""
    exposed = image * random.uniform(0.96, 1.04)
    grain = cv2.GaussianBlur(random.normal(0, 1, image.shape), (0, 0), 0.5) / 0.6
    deviation = random.uniform(0.5, 4) * np.sqrt(0.2 + exposed / 160)
    return np.asarray(np.clip(exposed + deviation * grain, 0, 255), np.uint8)
