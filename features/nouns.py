"""Ranks photos by a noun, by what the network's last layer says of their subject vectors.

Nouns are those of resources/nouns.txt: the 1,000 labels that the network was trained on, and what
WordNet calls them and their broader terms (`resources/make_nouns.py` derives it).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from likewise.features.subject import LENGTH, last_layer
from likewise.features.types import Matrix

FILE = Path(__file__).resolve().parent.parent / "resources" / "nouns.txt"

TEMPERATURE = 2.0
"""Divides the layer's scores: 1 is what it was trained with, more lets second guesses count."""

ROWS = 10_000
"""Photos that are looked at in one step: their scores are 40 MB."""


@cache
def known() -> Mapping[str, tuple[int, ...]]:
    """Noun, in lower case -> numbers of the labels that it means; in alphabetical order."""
    lines = FILE.read_text(encoding="ascii").splitlines()
    pairs = (line.split("\t") for line in lines)
    return {noun: tuple(map(int, numbers.split())) for noun, numbers in pairs}


def probabilities(vectors: Matrix, noun: str) -> NDArray[np.float32]:
    """How likely each photo shows what ``noun`` means, float32 (n,) in [0, 1].

    ``vectors``: of the modality `subject`, unscaled, (n, 1280). The sum of the softmax over the
    labels that the noun means. Raises KeyError for a noun that is not `known`, WeightsError.
    """
    labels = list(known()[noun])
    weight, bias = last_layer()
    parts = [np.zeros(0, np.float32)]
    for start in range(0, len(vectors), ROWS):
        scores = (LENGTH * vectors[start : start + ROWS] @ weight.T + bias) / TEMPERATURE
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        parts.append(likely[:, labels].sum(axis=1) / likely.sum(axis=1))
    return np.concatenate(parts)
