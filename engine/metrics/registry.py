"""Every metric learner by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from engine.errors import InputError, SchemaError
from engine.metrics import persistence
from engine.metrics.base import MultiModalLearner, Snapshot
from engine.metrics.lomdml import LOMDML


@dataclass(frozen=True)
class LearnerSpec:
    """What a learner is made by and what it can do."""

    factory: Callable[..., Any]
    kind: Literal["online", "batch"]
    learns_from: Literal["triplets", "pairs", "labels"]
    multi_modal: bool
    paper: str

    @property
    def can_learn_from_thumbs(self) -> bool:
        """Whether a profile may use it: it learns online, from what thumbs say."""
        return self.kind == "online"


LEARNERS: dict[str, LearnerSpec] = {
    "LOMDML": LearnerSpec(LOMDML, "online", "triplets", True, "Wu et al. 2016, Algorithm 2"),
}


def create(name: str, dimensions: Mapping[str, int], **settings: Any) -> MultiModalLearner:
    """An untrained learner over ``dimensions`` (modality -> d_k) that can learn from thumbs.

    Raises InputError for an unknown name, and for settings that the learner does not know.
    """
    spec = LEARNERS.get(name)
    if spec is None or not spec.can_learn_from_thumbs:
        known = [key for key, value in LEARNERS.items() if value.can_learn_from_thumbs]
        raise InputError(f"There is no learner {name!r} for thumbs; there are {', '.join(known)}.")
    try:
        learner: MultiModalLearner = spec.factory(dimensions, **settings)
    except TypeError as error:
        raise InputError(f"{name} does not take these settings: {error}") from error
    return learner


def load(path: Path) -> MultiModalLearner:
    """The learner that ``save`` wrote to ``path``, bit for bit. Raises SchemaError."""
    header, arrays = persistence.read(path)
    if header.learner not in LEARNERS:
        raise SchemaError(f"{path} holds a learner {header.learner!r}, which this version lacks.")
    learner = create(header.learner, header.dimensions, **header.settings)
    learner.restore(Snapshot(header.learner, tuple(header.dimensions.items()), arrays))
    return learner
