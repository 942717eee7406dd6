"""Script that draws noise, edges and textures and trains the fallback vocabulary on them.

`python -m resources.make_fallback_vocabulary` writes resources/vocabulary.npz again, the same
file each time on one machine. Nothing in it comes from anyone's photo.
"""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from features.keypoints import extract_keypoints
from features.vocabulary import Vocabularies

PICTURES = 300
SIDE = 384
FILE = Path(__file__).with_name("vocabulary.npz")

Canvas = NDArray[np.float32]


def stretched(field: NDArray[np.float64]) -> Canvas:
    """The field over its own range, in [0, 1]."""
    return np.asarray((field - field.min()) / np.ptp(field), np.float32)


def clouds(generator: np.random.Generator) -> Canvas:
    """Noise whose spectrum falls with frequency as in natural scenes, in [0, 1]."""
    frequency = np.hypot(np.fft.fftfreq(SIDE)[:, None], np.fft.rfftfreq(SIDE)[None, :])
    slope = generator.uniform(0.8, 1.6)
    noise = np.fft.rfft2(generator.standard_normal((SIDE, SIDE)))
    field = np.fft.irfft2(noise / np.maximum(frequency, 1 / SIDE) ** slope, s=(SIDE, SIDE))
    return stretched(field)


def waves(generator: np.random.Generator) -> Canvas:
    """A few gratings, some hard-edged, bent by noise: stripes, cloth, brick, water."""
    y, x = np.mgrid[:SIDE, :SIDE] / SIDE
    bend = generator.uniform(0, 0.4) * clouds(generator)
    total = np.zeros((SIDE, SIDE))
    for _ in range(generator.integers(1, 4)):
        angle, cycles = generator.uniform(0, np.pi), generator.uniform(4, 60)
        grating = np.sin(2 * np.pi * cycles * (x * np.cos(angle) + y * np.sin(angle) + bend))
        total += np.sign(grating) if generator.random() < 0.5 else grating
    return stretched(total)


def shapes(generator: np.random.Generator) -> Canvas:
    """Overlapping discs, boxes, polygons and strokes of random greys."""
    canvas = np.full((SIDE, SIDE), generator.random(), dtype=np.float32)
    for _ in range(generator.integers(20, 120)):
        center = generator.integers(0, SIDE, 2)
        size = int(generator.integers(4, 70))
        corners = (center + generator.integers(-size, size + 1, (5, 2))).astype(np.int32)
        grey = float(generator.random())
        match generator.integers(4):
            case 0:
                cv2.circle(canvas, center.tolist(), size, grey, -1, cv2.LINE_AA)
            case 1:
                cv2.rectangle(canvas, corners[0].tolist(), corners[1].tolist(), grey, -1)
            case 2:
                cv2.fillPoly(canvas, [corners], grey, cv2.LINE_AA)
            case _:
                cv2.polylines(canvas, [corners], False, grey, size // 12 + 1, cv2.LINE_AA)
    return canvas


def colored(canvas: Canvas, generator: np.random.Generator) -> NDArray[np.float32]:
    """``canvas`` between a dark and a light colour of one picture, float32 (h, w, 3) in [0, 1].

    Few things are vivid: the colours' distance from their grey is squared.
    """
    ends = generator.uniform((0, 0.4), (0.6, 1.0))[:, None]
    casts = generator.uniform(-1, 1, (2, 3)) * generator.random((2, 1)) ** 2
    dark, light = np.clip(ends + 0.5 * casts, 0, 1).astype(np.float32)
    picture: NDArray[np.float32] = dark + canvas[..., None] * (light - dark)
    return picture


def draw(generator: np.random.Generator) -> NDArray[np.uint8]:
    """One picture: two of the above in colour, mixed and made a little noisy; uint8 (h, w, 3)."""
    kinds = (clouds, waves, shapes, shapes)
    first, second = (
        colored(kinds[i](generator), generator) for i in generator.integers(len(kinds), size=2)
    )
    mask = cv2.GaussianBlur(shapes(generator), (0, 0), generator.uniform(1, 20))[..., None]
    mixed = first * mask + second * (1 - mask) + generator.normal(0, 0.01, first.shape)
    return np.rint(np.clip(mixed, 0, 1) * 255).astype(np.uint8)


def main() -> None:
    """Draw, extract, train, write."""
    generator = np.random.default_rng(0)
    samples = [extract_keypoints(draw(generator)) for _ in range(PICTURES)]
    Vocabularies.train(samples, seed=0).save(FILE)


if __name__ == "__main__":
    main()
