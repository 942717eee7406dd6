"""Schema id: names, versions and dimensions of the modalities and the vocabulary, as one string."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from features.extractor import MODALITIES
from features.modality import Modality


def schema_id(vocabulary_id: str, networks: Iterable[Modality] = ()) -> str:
    """Hash of all names, versions and dimensions and of the vocabulary, 16 hexadecimal digits.

    ``networks``: the modalities that not every library has, in their fixed order: the subject, an
    image model. Vectors stored under another id must be extracted again.
    """
    modalities = (*MODALITIES.values(), *networks)
    parts = [f"{m.name} {m.version} {m.dimension}" for m in modalities]
    return hashlib.sha256("\n".join([*parts, vocabulary_id]).encode()).hexdigest()[:16]
