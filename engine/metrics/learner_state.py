"""What a learner over several modalities has learned, and how it did, as plain values.

Separate from the learners, so that code that only stores them need not load these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from engine.types import Mask


@dataclass(frozen=True)
class LearnerState:
    """Everything one learner has learned: read-only copies, safe to share between threads."""

    dimensions: tuple[tuple[str, int], ...]
    arrays: Mapping[str, NDArray[Any]]


@dataclass(frozen=True)
class Outcome:
    """How a metric did on t triplets, each tested just before it was learned (prequential).

    ``mistakes`` bool (t,): the combined distance put the dissimilar photo nearer.
    ``modality_mistakes`` bool (t, m): the same for each modality's own distance.
    """

    mistakes: Mask
    modality_mistakes: Mask
