"""What stored vectors mean, in one comparable string."""

from __future__ import annotations

import hashlib

from features.extractor import MODALITIES


def schema_id(vocabulary_id: str) -> str:
    """Hash of all names, versions and dimensions and of the vocabulary, 16 hexadecimal digits.

    Vectors stored under another id must be extracted again.
    """
    parts = [f"{m.name} {m.version} {m.dimension}" for m in MODALITIES.values()]
    return hashlib.sha256("\n".join([*parts, vocabulary_id]).encode()).hexdigest()[:16]
