"""Search photos by words for colours and light, using their entries of the modality `color`.

The share of a photo that has a named colour is a linear function of its histogram and moments,
which `resources/make_colours.py` fits to the pixels of many photos (resources/colours.npz).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from features.color import BINS

FILE = Path(__file__).resolve().parent.parent / "resources" / "colours.npz"

COLOURS = (
    "black", "white", "grey", "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown",
)  # fmt: skip
LIGHT = {"dark": (0.35, 0.15), "bright": (0.55, 0.75), "black and white": (0.03, 0.01)}
"""Mean lightness, or deviation of the colours, where a word starts to apply, and applies fully."""

FULL = 0.3
"""Share of a colour in a photo from which the photo fully counts as that colour."""

_BINS = BINS[0] * BINS[1] * BINS[2]

Entries = NDArray[np.float32]


def is_colour(word: str) -> bool:
    """Return whether ``word`` is a colour, or describes how light a photo is."""
    return word in COLOURS or word in LIGHT


def likely_colour(entries: Entries, word: str) -> NDArray[np.float32]:
    """Return how much photos are of a colour, 0 to 1, from unscaled `color` entries (n, 81)."""
    if word in COLOURS:
        share = terms(entries) @ _weights()[:, COLOURS.index(word)]
        return np.asarray(np.clip(share / FULL, 0, 1), np.float32)
    first, full = LIGHT[word]
    moments = 2 * entries[:, _BINS:]  # mean, double deviation, third moment of L, a, b
    value = moments[:, 4:6].sum(axis=1) / 2 if word == "black and white" else moments[:, 0]
    return np.asarray(np.clip((value - first) / (full - first), 0, 1), np.float32)


def terms(entries: Entries) -> NDArray[np.float64]:
    """Return shares of the histogram, moments, their squares and 1, float64 (n, 91)."""
    histogram, moments = np.square(entries[:, :_BINS]), entries[:, _BINS:]
    one = np.ones((len(entries), 1))
    return np.concatenate([histogram, moments, np.square(moments), one], axis=1, dtype=np.float64)


@cache
def _weights() -> NDArray[np.float64]:
    with np.load(FILE, allow_pickle=False) as kept:
        return np.asarray(kept["weights"], np.float64)
