"""Types of modalities: name, version, dimension, and how a picture becomes a vector."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from features.picture import Picture
from features.types import Vector


@dataclass(frozen=True)
class Modality:
    """One kind of feature. ``version`` rises whenever the same photo would get other entries."""

    name: str
    version: int
    dimension: int


@dataclass(frozen=True)
class GlobalModality(Modality):
    """A modality of the whole picture: ``extract`` gives float32 (dimension,) in [0, 1]."""

    extract: Callable[[Picture], Vector]


@dataclass(frozen=True)
class WordModality(Modality):
    """A histogram of visual words over the local descriptors ``keypoints`` ("sift" or "surf")."""

    keypoints: str
