"""Types of modalities: name, version, dimension, and the extraction from a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from features.picture import Picture
from features.types import Vector


@dataclass(frozen=True)
class Modality:
    """One kind of feature. Raise ``version`` when the same photo would get other entries."""

    name: str
    version: int
    dimension: int


@dataclass(frozen=True)
class GlobalModality(Modality):
    """A modality of the whole picture: ``extract`` returns float32 (dimension,) in [0, 1]."""

    extract: Callable[[Picture], Vector]
