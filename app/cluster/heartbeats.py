"""Workers without a heartbeat: the scheduler has long heard nothing of them."""

from __future__ import annotations

from collections.abc import Mapping

SILENT = 30.0
"""Seconds without a sign of life; Dask's workers give one every few seconds at most."""


class Heartbeats:
    """Attribute: ``silent``, the addresses of those workers."""

    def __init__(self) -> None:
        self.silent: frozenset[str] = frozenset()
        self._heard: dict[str, tuple[float, float]] = {}

    def note(self, last_seen: Mapping[str, float], now: float) -> None:
        """Take the scheduler's word for when it heard of each worker last, by its own clock, whose
        difference to ours is unknown; ``now`` in seconds by ours."""
        before = self._heard
        self._heard = {
            worker: before[worker] if before.get(worker, (None,))[0] == seen else (seen, now)
            for worker, seen in last_seen.items()
        }
        self.silent = frozenset(
            worker for worker, (_, since) in self._heard.items() if now - since > SILENT
        )
