"""The registry of modalities, and their entry points.

The networks of `subject` and of an image model are not included.
"""

from __future__ import annotations

from features import color, correlogram, edge, gabor, gist, lbp, phog, subject
from features.keypoints import VERSIONS, extract_keypoints
from features.modality import GlobalModality, Modality
from features.picture import Picture, seen
from features.plugins import discovered
from features.types import Image, Vector
from features.vocabulary import SIZES

__all__ = ["BUILT_IN", "FAULTS", "GLOBAL", "GLOBAL_MODALITIES", "MODALITIES", "OTHERS", "WORDS"]
__all__ += ["extract_global", "extract_keypoints"]

_OURS = (
    GlobalModality("color", 1, color.DIMENSION, color.color),
    GlobalModality("edge", 3, edge.DIMENSION, edge.edge),
    GlobalModality("gabor", 3, gabor.DIMENSION, gabor.gabor),
    GlobalModality("lbp", 2, lbp.DIMENSION, lbp.lbp),
    GlobalModality("gist", 3, gist.DIMENSION, gist.gist),
    GlobalModality("phog", 2, phog.DIMENSION, phog.phog),
    GlobalModality("correlogram", 2, correlogram.DIMENSION, correlogram.correlogram),
)
_WORDS = tuple(Modality(name, VERSIONS[kind], words) for name, (kind, words) in SIZES.items())
OTHERS, FAULTS = discovered({subject.NAME, *(m.name for m in (*_OURS, *_WORDS))})
"""OTHERS: the modalities of other packages; FAULTS: what is wrong with the rejected ones."""

GLOBAL_MODALITIES = (*_OURS, *OTHERS)

BUILT_IN: dict[str, Modality] = {m.name: m for m in (*_OURS, *_WORDS)}
"""The modalities of every library, in a fixed order: the global ones, then the visual words."""

MODALITIES: dict[str, Modality] = {m.name: m for m in (*GLOBAL_MODALITIES, *_WORDS)}
"""The same, with those of other packages between the two."""

GLOBAL: tuple[str, ...] = tuple(modality.name for modality in GLOBAL_MODALITIES)
"""The modalities that need no visual words."""

WORDS: tuple[str, ...] = tuple(modality.name for modality in _WORDS)
"""The visual words."""


def extract_global(image: Image | Picture) -> dict[str, Vector]:
    """Return the global modalities of ``image`` (uint8 (h, w, 3) RGB), float32 (d,) in [0, 1].

    To extract keypoints or networks as well, pass one `Picture` to all, so that it is shrunk once.
    """
    picture = seen(image)
    return {modality.name: modality.extract(picture) for modality in GLOBAL_MODALITIES}
