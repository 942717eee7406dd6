"""How many candidates a HashIndex considers, and how readouts of its recall increase them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engine.index.hash_state import HashSettings

PER_WANTED = 5  # least number of candidates per wanted photo
WIDER = 1.5  # growth factor of the candidates when recall is too low


@dataclass(frozen=True)
class CandidateCounts:
    """Growth ``factor`` of the candidates, and ``recall`` in [0, 1] of the last readout, if any."""

    factor: float = 1.0
    recall: float | None = None

    def ranked(self, settings: HashSettings, k: int) -> int:
        """Return the least number of photos to rank exactly for the k nearest."""
        return int(self.factor * max(settings.shortlist, k + k // 5))

    def proposed(self, settings: HashSettings, count: int, rows: int) -> int:
        """Return how many of ``rows`` photos the codes must propose to score ``count`` well."""
        wanted = max(settings.candidates, settings.share * rows, PER_WANTED * count)
        return int(self.factor * wanted)

    def after(self, settings: HashSettings, found: float, count: int, rows: int) -> Self:
        """Return the counts after recall ``found``: larger if it is too low and growth helps."""
        helped = self.factor == 1 or self.recall is None or found > self.recall
        room = self.proposed(settings, count, rows) < rows
        grows = found < settings.recall_target and helped and room
        return replace(self, factor=self.factor * (WIDER if grows else 1.0), recall=found)
