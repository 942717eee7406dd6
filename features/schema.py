"""The schema id: names, versions and dimensions of the modalities, as one string."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from features.extractor import BUILT_IN
from features.modality import Modality


def schema_id(networks: Iterable[Modality] = ()) -> str:
    """Return a hash of all names, versions and dimensions, 16 hexadecimal digits.

    ``networks``: the modalities that not every library has, in their fixed order: those of other
    packages, the subject, an image model. Vectors stored under another id must be extracted again.
    The versions also cover the shipped visual words and scales.
    """
    modalities = (*BUILT_IN.values(), *networks)
    parts = [f"{m.name} {m.version} {m.dimension}" for m in modalities]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
