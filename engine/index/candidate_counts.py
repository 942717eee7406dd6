"""How many candidates a HashIndex looks at, and how readouts of its recall make them more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engine.index.hash_state import HashSettings

PER_WANTED = 5  # candidates at least for each photo that is wanted
WIDER = 1.5  # growth of the candidates when recall is too low


@dataclass(frozen=True)
class CandidateCounts:
    """``factor``: by how much the candidates have grown; ``recall`` in [0, 1]: what the last
    readout found, None before any."""

    factor: float = 1.0
    recall: float | None = None

    def ranked(self, settings: HashSettings, k: int) -> int:
        """How many photos are ranked exactly for the k nearest, at least."""
        return int(self.factor * max(settings.shortlist, k + k // 5))

    def proposed(self, settings: HashSettings, count: int, rows: int) -> int:
        """How many of ``rows`` photos the codes propose for ``count`` to be scored well."""
        wanted = max(settings.candidates, settings.share * rows, PER_WANTED * count)
        return int(self.factor * wanted)

    def after(self, settings: HashSettings, found: float, count: int, rows: int) -> Self:
        """The counts after a readout that found so much of what ``proposed`` was asked for: they
        grow below ``recall_target``, as long as that has helped and there are more rows."""
        helped = self.factor == 1 or self.recall is None or found > self.recall
        room = self.proposed(settings, count, rows) < rows
        grows = found < settings.recall_target and helped and room
        return replace(self, factor=self.factor * (WIDER if grows else 1.0), recall=found)
