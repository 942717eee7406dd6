"""Classifies the outcome of each mutant: as expected, or a finding."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.core.vectors.tables import name_of
from app.work.processes.pool import Done, Failed
from features.extractor import MODALITIES
from features.scales import shipped_scales

LONGEST_REASON = 400
"""Characters that a sentence for the user may have."""

Vectors = Mapping[str, NDArray[np.float32]]


@dataclass(slots=True)
class Findings:
    """Tallies; whatever is in ``unsound`` must not happen."""

    decoded: int = 0
    extracted: int = 0
    refused: int = 0
    good: int = 0  # sound files among the mutants, with the vectors of a clean run
    reasons: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    deaths: list[str] = field(default_factory=list)
    overdue: list[str] = field(default_factory=list)
    unsound: list[str] = field(default_factory=list)

    def add(self, what: str, kind: str, result: Done | Failed) -> None:
        """Note the result of the mutant ``what`` that was spoiled by ``kind``."""
        self.kinds.update(kind.split("+"))
        if isinstance(result, Failed):
            self._add_failure(what, result.reason)
            return
        fault = result.value if isinstance(result.value, str) else _fault(result.value.vectors)
        self.decoded += 1
        self.extracted += not isinstance(result.value, str)
        if fault:
            self.unsound.append(f"{what}: {fault}")

    def add_good(self, name: str, clean: Vectors, result: Done | Failed) -> None:
        """Note the result of a sound file, whose vectors have to be those of ``clean``."""
        if isinstance(result, Failed):
            self.unsound.append(f"the sound {name}: {result.reason}")
        elif not _same(clean, result.value.vectors):
            self.unsound.append(f"the sound {name} got other vectors than in a clean run")
        else:
            self.good += 1

    def _add_failure(self, what: str, reason: str) -> None:
        self.refused += 1
        self.reasons[_shape(reason)] += 1
        if "crashed" in reason:
            self.deaths.append(f"{what}: {reason}")
        elif reason.startswith("Reading it took "):
            self.overdue.append(f"{what}: {reason}")
        if not _is_sentence(reason):
            self.unsound.append(f"{what}: {reason!r} is no sentence")

    def report(self) -> dict[str, Any]:
        """For printing and for JSON."""
        return {
            "decoded": self.decoded,
            "extracted": self.extracted,
            "refused": self.refused,
            "good": self.good,
            "worker_deaths": self.deaths,
            "overdue": self.overdue,
            "unsound": self.unsound,
            "reasons": dict(self.reasons.most_common()),
            "kinds": dict(self.kinds.most_common()),
        }


def _fault(vectors: Vectors) -> str:
    for modality in MODALITIES.values():
        name = name_of(modality.name, modality.version)
        if name not in vectors or vectors[name].shape != (modality.dimension,):
            return f"{name} is missing or of another shape"
        if not (np.isfinite(vectors[name]).all() and vectors[name].min() >= 0):
            return f"{name} is not finite or negative"
        if vectors[name].max() > np.float32(shipped_scales()[modality.name]):
            return f"{name} exceeds 1 before it is scaled"
    return ""


def _same(first: Vectors, second: Vectors) -> bool:
    return first.keys() == second.keys() and all(
        np.array_equal(first[name], second[name]) for name in first
    )


def _shape(reason: str) -> str:
    """The reason without names and numbers."""
    return re.sub(r"b?'[^']*'|\"[^\"]*\"", "'...'", re.sub(r"\d[\d,.]*\d|\d", "#", reason))


def _is_sentence(reason: str) -> bool:
    return reason.endswith(".") and reason.isprintable() and len(reason) <= LONGEST_REASON
