"""Schema id: names, versions and dimensions of the modalities and the vocabulary, as one string."""

from __future__ import annotations

import hashlib

from likewise.features.extractor import MODALITIES
from likewise.features.modality import Modality


def schema_id(vocabulary_id: str, model: Modality | None = None) -> str:
    """Hash of all names, versions and dimensions and of the vocabulary, 16 hexadecimal digits.

    ``model``: the modality of the library's image model, if it has one. Vectors stored under
    another id must be extracted again.
    """
    modalities = [*MODALITIES.values(), *([model] if model else [])]
    parts = [f"{m.name} {m.version} {m.dimension}" for m in modalities]
    return hashlib.sha256("\n".join([*parts, vocabulary_id]).encode()).hexdigest()[:16]
