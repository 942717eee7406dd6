"""Mutants by number: the same seed and number give the same file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from tests.endurance.hostile.formats import OF_FORMAT
from tests.endurance.hostile.mutations import ANY

SPECIFIC = 0.3
"""Share of the mutants that are spoiled in a way of their format."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A spoiled file: which one was spoiled, how, and what it is now."""

    original: str
    kind: str
    content: bytes


def mutant(seed: int, number: int, files: Mapping[str, bytes]) -> Mutant:
    """One of ``files``, spoiled once in a way of its format or up to three times in any way."""
    random = np.random.default_rng([seed, number])
    name = str(random.choice(list(files)))
    specific = OF_FORMAT[name.rpartition(".")[2]]
    if random.random() < SPECIFIC:
        chosen = [specific[random.integers(len(specific))]]
    else:
        chosen = [ANY[i] for i in random.integers(0, len(ANY), random.integers(1, 4))]
    content = files[name]
    for mutation in chosen:
        content = mutation(content, random)
    return Mutant(name, "+".join(mutation.__name__ for mutation in chosen), content)
