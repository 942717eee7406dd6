"""What a learner over several modalities learned, and how it did: values, without the learner.

Apart from the learners, so that whoever keeps them need not load scikit-learn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from engine.types import Mask


@dataclass(frozen=True)
class LearnerState:
    """All that one learner learned: read-only copies, safe to share between threads."""

    dimensions: tuple[tuple[str, int], ...]
    arrays: Mapping[str, NDArray[Any]]


@dataclass(frozen=True)
class Outcome:
    """How a metric did on t triplets, each judged just before it was learned (prequential).

    ``mistakes`` bool (t,): the combined distance put the dissimilar photo nearer.
    ``modality_mistakes`` bool (t, m): each modality's own distance did so.
    """

    mistakes: Mask
    modality_mistakes: Mask
