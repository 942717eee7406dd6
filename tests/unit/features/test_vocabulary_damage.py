"""A vocabulary's file with torn bytes anywhere is refused, or means what was written."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from features.errors import VocabularyError
from features.vocabulary import Vocabularies, shipped


def test_torn_bytes_are_refused_in_one_way(tmp_path: Path) -> None:
    path = tmp_path / "words.npz"
    shipped().save(path)
    whole = path.read_bytes()
    random = np.random.default_rng(0)
    refused = 0
    for offset in random.integers(len(whole) - 16, size=60):
        torn = bytearray(whole)
        torn[offset : offset + 16] = random.bytes(16)
        path.write_bytes(torn)
        try:
            assert Vocabularies.load(path).id == shipped().id
        except VocabularyError:
            refused += 1
    assert refused > 50
